//! Which games there are, and facts about them.

use super::{ayoayo, hoyito, o_an_quan, san_yao};
use crate::ring::MAX_RING;
use std::fmt;
use std::str::FromStr;

/// Facts about a game as data: for the pages and for those who check.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// The name used in English texts.
    pub name: &'static str,
    /// The name in its own language.
    pub native: &'static str,
    /// That language, as a BCP 47 tag.
    pub language: &'static str,
    /// Where it comes from.
    pub origin: &'static str,
    /// Where its rules are told.
    pub sources: &'static [&'static str],
    /// What this project decided where the sources are silent, each with its clause.
    pub decisions: &'static [&'static str],
}

/// A game, or one of its rulesets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameId {
    /// `san-yao`
    SanYao,
    /// `ayoayo`
    Ayoayo,
    /// `hoyito-ii`, two rows of six
    HoyitoII,
    /// `hoyito-ii-2x12`, two rows of twelve
    HoyitoII2x12,
    /// `o-an-quan`
    OAnQuan,
    /// `o-an-quan-vi`, the Vietnamese ruleset
    OAnQuanVi,
}

/// No game has this id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let text = crate::notation::quoted(&self.0);
        write!(f, "there is no game {text}; the games are ")?;
        let ids: Vec<_> = GameId::ALL.iter().map(|game| game.id()).collect();
        f.write_str(&ids.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        let found = Self::ALL.into_iter().find(|game| game.id() == text);
        found.ok_or_else(|| UnknownGame(text.to_string()))
    }
}

impl GameId {
    /// All games.
    pub const ALL: [Self; 6] = [
        Self::SanYao,
        Self::Ayoayo,
        Self::HoyitoII,
        Self::HoyitoII2x12,
        Self::OAnQuan,
        Self::OAnQuanVi,
    ];

    /// The id used in notation, files and addresses.
    pub const fn id(self) -> &'static str {
        match self {
            Self::SanYao => "san-yao",
            Self::Ayoayo => "ayoayo",
            Self::HoyitoII => "hoyito-ii",
            Self::HoyitoII2x12 => "hoyito-ii-2x12",
            Self::OAnQuan => "o-an-quan",
            Self::OAnQuanVi => "o-an-quan-vi",
        }
    }

    /// Facts, sources and decisions.
    pub const fn facts(self) -> Facts {
        match self {
            Self::SanYao => san_yao::FACTS,
            Self::Ayoayo => ayoayo::FACTS,
            Self::HoyitoII => hoyito::FACTS,
            Self::HoyitoII2x12 => Facts {
                name: "Hoyito II, 2×12",
                ..hoyito::FACTS
            },
            Self::OAnQuan => o_an_quan::FACTS,
            Self::OAnQuanVi => o_an_quan::FACTS_VIETNAMESE,
        }
    }

    /// Pits on the ring, Mandarin squares included.
    pub const fn ring(self) -> usize {
        match self {
            Self::SanYao => 10,
            Self::HoyitoII2x12 => 24,
            Self::Ayoayo | Self::HoyitoII | Self::OAnQuan | Self::OAnQuanVi => 12,
        }
    }

    /// Pits in a row.
    pub const fn row(self) -> usize {
        match self {
            Self::SanYao | Self::OAnQuan | Self::OAnQuanVi => 5,
            Self::Ayoayo | Self::HoyitoII => 6,
            Self::HoyitoII2x12 => 12,
        }
    }

    /// Whether the board has Mandarin squares and moves go either way.
    pub const fn has_mandarins(self) -> bool {
        self.ring() > 2 * self.row()
    }

    /// Points in a whole game; in Sàn Yáo in a round.
    pub const fn total(self) -> u32 {
        match self {
            Self::SanYao => 50,
            Self::Ayoayo | Self::HoyitoII => 48,
            Self::HoyitoII2x12 => 96,
            Self::OAnQuan | Self::OAnQuanVi => 70,
        }
    }

    /// What lies in each pit at the start, in sowing order; only the first [`GameId::ring`] count.
    pub const fn start(self) -> [u8; MAX_RING] {
        let mut pits = [0; MAX_RING];
        let mut i = 0;
        while i < self.ring() {
            pits[i] = match self {
                Self::SanYao => san_yao::STONES,
                Self::Ayoayo => ayoayo::SEEDS,
                Self::HoyitoII | Self::HoyitoII2x12 => hoyito::SEEDS,
                Self::OAnQuan | Self::OAnQuanVi => o_an_quan::START[i],
            };
            i += 1;
        }
        pits
    }
}

/// Runs `$body` with `$rules` bound to the rules of `$game`; `$pebbles` are the pebbles in a game of
/// Ô Ăn Quan. The one place where an id becomes a type.
macro_rules! with_rules {
    ($game:expr, $pebbles:expr, $rules:ident => $body:expr) => {{
        use $crate::games::{GameId, ayoayo, hoyito, o_an_quan, san_yao};
        match $game {
            GameId::SanYao => {
                let $rules = san_yao::SanYao;
                $body
            }
            GameId::Ayoayo => {
                let $rules = ayoayo::Ayoayo;
                $body
            }
            GameId::HoyitoII => {
                let $rules = hoyito::Hoyito::<12>;
                $body
            }
            GameId::HoyitoII2x12 => {
                let $rules = hoyito::Hoyito::<24>;
                $body
            }
            GameId::OAnQuan | GameId::OAnQuanVi => {
                let vietnamese = $game == GameId::OAnQuanVi;
                let $rules = o_an_quan::OAnQuan {
                    vietnamese,
                    pebbles: $pebbles,
                };
                $body
            }
        }
    }};
}
pub(crate) use with_rules;
