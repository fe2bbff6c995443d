//! Searching in slices, and what searches may use.

use super::given::{given, property};
use super::{Game, JsAnalysed, JsGameId, JsLearnt, JsLimits, JsProgress, error, give};
use crate::record::MAX_LEVEL;
use crate::search::book::Book;
use crate::search::{self, Limits, Resources, Tables, analysis};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// Nodes of the top level's search in a page, where a clock may stop it earlier.
const PAGE_NODES: u64 = 4_000_000;

/// Seeds on the boards whose values a page works out: 5.4 MB, in a few seconds.
const PAGE_SEEDS: u32 = 12;

/// What is worked out about a game while nobody waits, for searches to use.
#[wasm_bindgen]
pub struct Knowledge {
    tables: Option<Tables>,
}

/// How far it has come.
#[derive(Serialize)]
struct Learnt {
    done: bool,
    seeds: u32,
    bytes: u32,
}

#[wasm_bindgen]
impl Knowledge {
    /// Nothing is known yet.
    #[wasm_bindgen(constructor)]
    pub fn new(id: JsGameId) -> Result<Knowledge, JsError> {
        let game = given(id, "the game's id").text()?.parse().map_err(error)?;
        Ok(Self {
            tables: Tables::new(game),
        })
    }

    /// Looks at about so many boards more and tells how far it has come. A search that has begun keeps to
    /// what was known then.
    pub fn step(&mut self, boards: u32) -> Result<JsLearnt, JsError> {
        let mut learnt = Learnt {
            done: true,
            seeds: 0,
            bytes: 0,
        };
        if let Some(tables) = &mut self.tables {
            learnt.done = tables.build(PAGE_SEEDS, boards.max(1).into());
            for layer in tables.layers() {
                learnt.seeds = layer.seeds;
                learnt.bytes += 2 * layer.boards as u32;
            }
        }
        give(&learnt)
    }

    /// An analysis that uses what is known, and the game's opening book, if it is given.
    pub fn analyse(&self, game: &Game, book: Option<Vec<u8>>) -> Result<Analysis, JsError> {
        let book = opened(book)?;
        let resources = Resources {
            book: book.as_ref(),
            ..self.resources()
        };
        let analysis = analysis::Analysis::new(&game.record, resources).map_err(error)?;
        Ok(Analysis { analysis })
    }

    /// A search that uses what is known; but the levels below the highest know no more than people do.
    pub fn search(
        &self,
        game: &Game,
        limits: JsLimits,
        book: Option<Vec<u8>>,
    ) -> Result<Search, JsError> {
        Search::with(game, limits, book, self.resources())
    }

    fn resources(&self) -> Resources<'_> {
        Resources {
            tables: self.tables.as_ref(),
            ..Resources::default()
        }
    }
}

/// An opening book, if one is given.
fn opened(file: Option<Vec<u8>>) -> Result<Option<Book>, JsError> {
    let damaged = || error("the opening book is damaged");
    file.map(|file| Book::read(&file).ok_or_else(damaged))
        .transpose()
}

/// What each legal move is worth, found out a slice at a time.
#[wasm_bindgen]
pub struct Analysis {
    analysis: analysis::Analysis,
}

#[wasm_bindgen]
impl Analysis {
    /// Searches about so many more nodes and tells how far it has come.
    pub fn step(&mut self, nodes: u32) -> Result<JsAnalysed, JsError> {
        give(&self.analysis.step(nodes.max(1).into()))
    }
}

/// A search for the best move, carried on a slice at a time.
#[wasm_bindgen]
pub struct Search {
    search: search::Search,
}

#[wasm_bindgen]
impl Search {
    /// A search at a level, or with limits of its own. The highest level, and a search with limits, use the
    /// game's opening book, if it is given.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &Game, limits: JsLimits, book: Option<Vec<u8>>) -> Result<Search, JsError> {
        Self::with(game, limits, book, Resources::default())
    }

    fn with(
        game: &Game,
        limits: JsLimits,
        book: Option<Vec<u8>>,
        resources: Resources,
    ) -> Result<Search, JsError> {
        let book = opened(book)?;
        let resources = Resources {
            book: book.as_ref(),
            ..resources
        };
        let limits: JsValue = limits.into();
        let option = |what| property(&limits, what);
        let record = &game.record;
        let search = match (option("level"), option("depth"), option("nodes")) {
            (Some(level), None, None) => match level.number(1, MAX_LEVEL.into())? as u8 {
                MAX_LEVEL => {
                    let limits = Limits {
                        nodes: PAGE_NODES,
                        ..Limits::default()
                    };
                    search::Search::new(record, limits, resources)
                }
                level => search::Search::at_level(record, level),
            },
            (None, None, None) => return Err(error("give a search a level, a depth or nodes")),
            (None, depth, nodes) => {
                let mut limits = Limits::default();
                if let Some(depth) = depth {
                    limits.depth = depth.number(1, u8::MAX.into())? as u8;
                }
                if let Some(nodes) = nodes {
                    limits.nodes = nodes.number(1, u32::MAX)?.into();
                }
                search::Search::new(record, limits, resources)
            }
            _ => return Err(error("give a search a level or limits, not both")),
        };
        Ok(Self {
            search: search.map_err(error)?,
        })
    }

    /// Searches at most so many more nodes and tells how far it has come.
    pub fn step(&mut self, nodes: u32) -> Result<JsProgress, JsError> {
        give(&self.search.step(nodes.max(1).into()))
    }
}
