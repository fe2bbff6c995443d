//! Playing: a move from start to end, and what ends or goes on after it.

use super::{BySide, Format, Illegal, Move, Outcome, Position, Side, Sons};
use crate::games::{GameId, Next, Reason, Rules, san_yao, with_rules};
use crate::ring::{Watched, Who};
use crate::trace::{Event, Loan, Recorder, Sink};

impl Position {
    /// Plays a move.
    ///
    /// # Errors
    /// When the move is illegal; the position is unchanged.
    ///
    /// ```
    /// use hollows::{GameId, Position};
    /// let mut position = Position::start(GameId::OAnQuan);
    /// position.play(GameId::OAnQuan.parse_move("Cr")?)?;
    /// assert_eq!(position.to_string(), "Q1/6,6,0,6,6/6,6,0,0,6/Q1 6:0 N");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, m: Move) -> Result<(), Illegal> {
        self.play_watched(m, &mut |_| ())
    }

    /// Plays a move and reports what happens, in order.
    ///
    /// # Errors
    /// When the move is illegal; the position is unchanged and nothing is reported.
    pub fn play_watched(&mut self, m: Move, sink: Sink) -> Result<(), Illegal> {
        if let Some(why) = self.why_not(m) {
            let text = self.game.move_text(m);
            return Err(Illegal { text, why });
        }
        with_rules!(self.game, self.pebbles(), rules => self.play_by(rules, m, sink));
        Ok(())
    }

    /// Ends the game, or the round, by C-3; `last` made the last move.
    pub(crate) fn end_by_repetition(&mut self, last: Side, sink: Sink) {
        with_rules!(self.game, self.pebbles(), rules => self.repeat_by(rules, sink));
        self.finish(Reason::Repetition, last, sink);
    }

    fn repeat_by<const N: usize, R: Rules<N>>(&mut self, _: R, sink: Sink) {
        if R::REPETITION_PAYS_OWNERS {
            let mut board = self.board();
            let mut recorder = Recorder {
                side: self.turn,
                position: self,
                sink,
            };
            crate::games::leftovers_to_owners::<N, R, _>(&mut board, &mut Watched(&mut recorder));
            self.put(&board, self.turn);
        }
    }

    /// Plays a legal move.
    fn play_by<const N: usize, R: Rules<N>>(&mut self, rules: R, m: Move, sink: Sink) {
        let mover = self.turn;
        let mut board = self.board();
        let pit = mover.ring_index(self.game, m.pit);
        let mut recorder = Recorder {
            side: mover,
            position: self,
            sink,
        };
        let Ok(next) = rules.play(&mut board, pit, m.back, &mut Watched(&mut recorder)) else {
            unreachable!("the move was found legal");
        };
        let (who, mut ended) = match next {
            Next::Again => (Who::Mover, None),
            Next::Opponent => (Who::Other, None),
            Next::Over(reason, who) => (who, Some(reason)),
        };
        self.turn = if who == Who::Mover {
            mover
        } else {
            mover.opponent()
        };
        // After an ending the board is still the mover's.
        let seen_by = if ended.is_some() { mover } else { self.turn };
        if ended.is_none() && !rules.has_move(&board) {
            let mut recorder = Recorder {
                side: seen_by,
                position: self,
                sink,
            };
            // `who` is the next player to the mover, and just so the mover to the next player.
            ended = Some(rules.stuck(&mut board, who, &mut Watched(&mut recorder)));
        }
        self.put(&board, seen_by);
        if let Some(reason) = ended {
            self.finish(reason, mover, sink);
        }
    }

    /// Ends the game; in Sàn Yáo the round, after which the next may start.
    fn finish(&mut self, reason: Reason, last: Side, sink: Sink) {
        let mut reason = reason;
        if self.game == GameId::SanYao {
            let totals = BySide {
                south: self.stores.south.seeds,
                north: self.stores.north.seeds,
            };
            sink(Event::RoundEnd { reason, totals });
            if self.format == Format::Match {
                match san_yao::after_round([totals.south, totals.north]) {
                    san_yao::AfterRound::MatchOver => reason = Reason::Match,
                    _ if self.round >= san_yao::MAX_ROUNDS => reason = Reason::Rounds,
                    san_yao::AfterRound::NextRound {
                        stronger,
                        sons,
                        lent,
                    } => {
                        let stronger = stronger.map(|index| Side::BOTH[index]);
                        return self.start_round(stronger, sons, lent, last, sink);
                    }
                }
            }
        }
        let result = self.ended(reason);
        self.over = Some(result);
        sink(Event::Over { result });
    }

    /// The outcome if the game ends here.
    pub(crate) fn ended(&self, reason: Reason) -> Outcome {
        let scores = BySide {
            south: self.score(Side::South),
            north: self.score(Side::North),
        };
        Outcome::of(scores, reason)
    }

    /// SY-7, SY-8, SY-11: sets up the next round.
    fn start_round(&mut self, stronger: Option<Side>, sons: u8, lent: u8, last: Side, sink: Sink) {
        self.pits = self.game.start();
        self.stores = BySide::default();
        self.round += 1;
        self.turn = stronger.unwrap_or(last.opponent());
        self.sons = stronger
            .filter(|_| sons > 0)
            .map(|owner| Sons { owner, count: sons });
        let lent = stronger.filter(|_| lent > 0).map(|owner| {
            let pit = owner.opponent().ring_index(self.game, usize::from(sons));
            Loan {
                pit: self.game.pit_name(pit),
                stones: lent,
            }
        });
        sink(Event::RoundStart {
            round: self.round,
            turn: self.turn,
            sons: self.son_names(),
            sons_owner: self.sons.map(|sons| sons.owner),
            lent,
        });
    }
}
