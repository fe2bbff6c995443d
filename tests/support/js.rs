//! Reads and makes JavaScript values.

use js_sys::{JSON, Reflect};
use wasm_bindgen::{JsCast, JsError, JsValue};

/// A JavaScript value from JSON.
pub fn js<T: JsCast>(json: &str) -> T {
    JSON::parse(json).expect(json).unchecked_into()
}

/// A JavaScript value as JSON.
pub fn json(value: impl Into<JsValue>) -> String {
    let value = value.into();
    match value.is_undefined() {
        true => "undefined".to_string(),
        false => JSON::stringify(&value).unwrap().into(),
    }
}

/// What must succeed.
pub fn ok<T>(result: Result<T, JsError>) -> T {
    result.unwrap_or_else(|error| panic!("{}", message(error)))
}

/// The message of what must be a JavaScript `Error`.
fn message(error: JsError) -> String {
    let error: JsValue = error.into();
    let error: js_sys::Error = error.dyn_into().expect("an Error");
    error.message().into()
}

/// The message of what must fail.
pub fn refused<T>(result: Result<T, JsError>) -> String {
    message(result.err().expect("an error"))
}

/// A property, by keys joined by dots.
pub fn get(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |value, key| {
        Reflect::get(&value, &key.into()).unwrap()
    })
}
