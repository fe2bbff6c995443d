//! What each legal move is worth, told while it is found out.

use super::book::{Answer, Book, may_rely};
use super::deepen::Deepener;
use super::node::{Child, Play, Step};
use super::probe::{Knowledge, Prober, Root};
use super::{Engine, GameOver, Limits, Resources, absolute, earlier, may_prove, texts};
use crate::games::{GameId, with_rules};
use crate::position::Side;
use crate::record::{QUIET_MOVES, Record};
use crate::ring::Who;
use serde::Serialize;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

/// A legal move and what is known about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoveValue {
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// Net points for the player to move, from this move on; in Sàn Yáo of this round.
    pub value: i16,
    /// The value is proved.
    pub exact: bool,
    /// The move itself and what is expected after it.
    pub pv: Vec<String>,
}

/// How far an analysis has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Analysed {
    /// Nothing more will come.
    pub done: bool,
    /// Plies looked ahead after each move at least, the move itself included.
    pub depth: u8,
    /// Positions visited.
    pub nodes: u64,
    /// The legal moves in sowing order.
    pub moves: Vec<MoveValue>,
}

/// A look at every legal move of a position, carried on a slice at a time: a ply deeper for one move after the other.
/// However it is sliced, it finds the same.
///
/// ```
/// use hollows::{GameId, Position, Record, search::{Resources, analysis::Analysis}};
/// let game = Record::new(Position::parse(GameId::SanYao, "0,0,7,0,0/0,0,0,0,1 0:0 S")?);
/// let mut analysis = Analysis::new(&game, Resources::default())?;
/// let found = analysis.step(10_000);
/// assert!(found.done && found.moves[0].exact);
/// assert_eq!((found.moves[0].text.as_str(), found.moves[0].value), ("E", 6));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Analysis {
    game: GameId,
    turn: Side,
    options: Vec<OptionAhead>,
    /// The move being looked at.
    at: usize,
    nodes: u64,
}

/// A move, and the search of what it leads to.
struct OptionAhead {
    step: Step,
    net: i16,
    /// Who moves next.
    mover: Who,
    /// Nothing where all is known, and where the move leads to what has occurred before.
    ahead: Option<Deepener>,
    /// All is known: the game is over with it, or a book has told.
    known: bool,
}

impl OptionAhead {
    /// Takes the move's value from a book: as the best move here, or by the answer to it.
    fn look_up(&mut self, book: &Book, best: Option<Answer>) {
        let best = best.filter(|best| best.step == self.step);
        let value = best.map(|best| best.value.into()).or_else(|| {
            let answer = book.at(self.ahead.as_ref()?.key().low)?;
            Some(self.worth(answer.value.into()))
        });
        if let Some(value) = value {
            (self.net, self.ahead, self.known) = (value, None, true);
        }
    }

    /// What the move is worth when that is what comes after it is worth to whoever moves next.
    fn worth(&self, later: i16) -> i16 {
        match self.mover {
            Who::Mover => self.net + later,
            Who::Other => self.net - later,
        }
    }
}

impl Analysis {
    /// An analysis of a game as it stands.
    ///
    /// # Errors
    /// When the game is over.
    pub fn new(record: &Record, resources: Resources) -> Result<Self, GameOver> {
        if record.outcome().is_some() {
            return Err(GameOver);
        }
        let position = record.position();
        let (mut options, fresh) = with_rules!(position.game(), position.pebbles(), rules => {
            options(Arc::new(rules), record, resources)
        });
        if let Some(book) = resources
            .book
            .filter(|_| fresh && may_rely(record.quiet_moves() + 1))
        {
            let best = book.find(position);
            for option in &mut options {
                option.look_up(book, best);
            }
        }
        if let Some(ahead) = &mut options[0].ahead {
            ahead.resume();
        }
        Ok(Self {
            game: position.game(),
            turn: position.turn(),
            options,
            at: 0,
            nodes: 0,
        })
    }

    /// Searches about so many more nodes.
    pub fn step(&mut self, nodes: u64) -> Analysed {
        let target = self.nodes.saturating_add(nodes);
        while self.nodes < target && !self.is_done() {
            if let Some(ahead) = &mut self.options[self.at].ahead {
                let depth = ahead.depth();
                self.nodes += ahead.spend(target - self.nodes);
                // Its turn is over when it has come a ply deeper.
                if !ahead.is_done() && ahead.depth() == depth {
                    continue;
                }
            }
            self.turn_to_next();
        }
        self.found()
    }

    fn is_done(&self) -> bool {
        let mut searches = self
            .options
            .iter()
            .filter_map(|option| option.ahead.as_ref());
        searches.all(Deepener::is_done)
    }

    fn turn_to_next(&mut self) {
        self.at = (self.at + 1) % self.options.len();
        if let Some(ahead) = &mut self.options[self.at].ahead {
            ahead.resume();
        }
    }

    fn found(&self) -> Analysed {
        let depths = self.options.iter().filter_map(|option| {
            let line = option.ahead.as_ref()?.line();
            (!line.exact).then_some(line.depth + 1)
        });
        let deepest = self
            .options
            .iter()
            .filter_map(|option| option.ahead.as_ref().map(|ahead| ahead.line().depth + 1));
        Analysed {
            done: self.is_done(),
            depth: depths.min().or(deepest.max()).unwrap_or(1),
            nodes: self.nodes,
            moves: self
                .options
                .iter()
                .map(|option| self.value_of(option))
                .collect(),
        }
    }

    fn value_of(&self, option: &OptionAhead) -> MoveValue {
        let line = option.ahead.as_ref().map(Engine::line);
        let later = line.as_ref().map_or(0, |line| line.value);
        let text = self
            .game
            .move_text(absolute(self.game, self.turn, option.step));
        let next = match option.mover {
            Who::Mover => self.turn,
            Who::Other => self.turn.opponent(),
        };
        let mut pv = vec![text.clone()];
        if let Some(line) = &line {
            pv.extend(texts(self.game, next, &line.steps));
        }
        MoveValue {
            text,
            value: option.worth(later),
            exact: option.known || line.is_some_and(|line| line.exact),
            pv,
        }
    }
}

/// The legal moves, all searched with one table, and whether no position has occurred twice.
fn options<const N: usize>(
    rules: Arc<dyn Play<N>>,
    record: &Record,
    resources: Resources,
) -> (Vec<OptionAhead>, bool) {
    let position = record.position();
    let board = position.board();
    let mut history = earlier(&*rules, record, &board);
    history.push(board);
    let twice = (1..history.len()).any(|i| history[..i].contains(&history[i]));
    let mut children = Vec::new();
    rules.expand(&board, &mut children);
    let knowledge = Knowledge {
        history: history.clone(),
        fresh: !twice,
        endgame: resources.endgame(record.game()),
    };
    let prober = Prober::new(rules.clone(), &board, knowledge, resources.table_bytes);
    let prober = Rc::new(RefCell::new(prober));
    let limits = Limits {
        depth: u8::try_from(QUIET_MOVES - record.quiet_moves() - 1).unwrap_or(u8::MAX),
        ..Limits::default()
    };
    let option = |child: &Child<N>| {
        let mut option = OptionAhead {
            step: child.step,
            net: child.net,
            mover: child.mover.unwrap_or(Who::Other),
            ahead: None,
            known: child.mover.is_none(),
        };
        let mut replies = Vec::new();
        rules.expand(&child.board, &mut replies);
        if !option.known && replies.is_empty() {
            option.net -= rules.stuck_value(&child.board);
            option.known = true;
        } else if !option.known && limits.depth > 0 && !history.contains(&child.board) {
            let root = Root {
                prober: prober.clone(),
                board: child.board,
            };
            option.ahead = Some(Deepener::new(Box::new(root), limits, may_prove(position)));
        }
        option
    };
    (children.iter().map(option).collect(), !twice)
}
