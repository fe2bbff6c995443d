//! What JavaScript gives, read and checked.

use super::error;
use crate::notation::quoted;
use crate::position::{Format, Side};
use crate::record::{MAX_LEVEL, Player};
use wasm_bindgen::prelude::*;

/// Reads words and numbers that JavaScript gives; serde's way would double the module.
pub struct Given<'a> {
    value: JsValue,
    what: &'a str,
}

impl Given<'_> {
    /// A string.
    pub fn text(&self) -> Result<String, JsError> {
        let text = self.value.as_string();
        text.ok_or_else(|| error(format!("{} is not a string", self.what)))
    }

    /// A whole number from `least` to `most`.
    pub fn number(&self, least: u32, most: u32) -> Result<u32, JsError> {
        let number = self.value.as_f64().filter(|number| number.fract() == 0.0);
        let number =
            number.filter(|&number| f64::from(least) <= number && number <= f64::from(most));
        let refused = || {
            error(format!(
                "{} is not a whole number from {least} to {most}",
                self.what
            ))
        };
        Ok(number.ok_or_else(refused)? as u32)
    }

    /// `south` or `north`.
    pub fn side(&self) -> Result<Side, JsError> {
        let text = self.text()?;
        let side = Side::BOTH.into_iter().find(|side| side.word() == text);
        side.ok_or_else(|| {
            error(format!(
                "{} is {}, not south or north",
                self.what,
                quoted(&text)
            ))
        })
    }

    /// `human` or a level.
    pub fn player(&self) -> Result<Player, JsError> {
        match self.value.as_string().as_deref() {
            Some("human") => Ok(Player::Human),
            Some(other) => Err(error(format!(
                "{} is {}, not human or a level",
                self.what,
                quoted(other)
            ))),
            None => Ok(Player::Level(self.number(1, MAX_LEVEL.into())? as u8)),
        }
    }

    /// `match` or `single`.
    pub fn format(&self) -> Result<Format, JsError> {
        match self.text()?.as_str() {
            "match" => Ok(Format::Match),
            "single" => Ok(Format::Single),
            other => Err(error(format!(
                "{} is {}, not match or single",
                self.what,
                quoted(other)
            ))),
        }
    }
}

/// A value, and what it is called in errors.
pub fn given(value: impl Into<JsValue>, what: &str) -> Given<'_> {
    Given {
        value: value.into(),
        what,
    }
}

/// A property of an object; nothing if it is undefined or the object is not one.
pub fn property<'a>(object: &JsValue, what: &'a str) -> Option<Given<'a>> {
    let value = js_sys::Reflect::get(object, &what.into()).ok()?;
    (!value.is_undefined()).then_some(Given { value, what })
}
