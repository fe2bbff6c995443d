# The page of what is known about the games: tables of figures that were proved, counted or measured. The figures themselves
# are not in this file. "South" begins every game; "North" is the other player.

known-title = What is known about these games – Hollows
known-description = What the four games’ starts are worth, how long games and sowings last, who wins, and how each figure can be found again.
known-heading = What is known about these games
known-lead = Each figure on this page was found by the engine of this site, and comes out again with the command beside it. What is called proved is proved for the rules as they stand here; it rests on ends of games, on bounds by the points left, and on endgame tables, never on a search that was cut off. How many positions a proof visits differs a little from one run to the next.

# Column headings, used by several tables
known-game = Game
known-value = Value
known-nodes = Positions visited
known-position = Position
known-players = Players
known-players-random = at random
known-players-4 = level 4
known-random = random
known-yes = yes
known-no = no

known-starts = What the starts are worth
known-starts-about = What the player who begins gains on the other by the end, with best play on both sides. Where two numbers stand, it is proved to lie between them.
known-open = open
known-best = Best first move
known-line-length = Moves in the line
# Heading of a list of games; each opens to show the command, the value of each first move and a line of play.
known-behind = Behind these values
known-each-move = The value of each first move:
known-line = A line of best play:

known-match = A match of Sàn Yáo
known-match-about = What the player who begins a round can force, by the number of sons she owns. A match is won by whoever wins all the hollows.
known-sons = Sons
known-total = Stones she ends with
known-forces = Can force the match

known-balance = Balanced starts
known-balance-about = Other starts, in which both rows hold the same and a few seeds lie in other pits than usual. With best play neither player gains anything; in Sàn Yáo in the first round. Choose one to play from it. In Hoyito II and Ô Ăn Quan none is known; there, positions are shown after some moves made at random, from which the game ends in a draw.
known-moved = Seeds moved in each row
known-ply = Moves already made

known-winners = Who wins
known-winners-about = Shares of 1000 games of equal players, from the usual start. The advantage of the first player is the share of games South wins less the share North wins, in hundredths; the margin is South’s points less North’s, on average.
known-south-wins = South wins
known-north-wins = North wins
known-draws = Draws
known-advantage = First player’s advantage
known-margin = Margin

known-lengths = How long games and sowings are
known-lengths-about = The same games. A lap is the sowing of one handful, and a relay all the laps of a move. An endless sowing would never come to its end; it is not allowed, and the last column is its share of all the moves there would otherwise have been. In Sàn Yáo a game is a whole match.
known-game-length = Moves in a game
known-longest-game = Longest game
known-choices = Legal moves
known-laps = Laps in a move
known-longest-relay = Longest relay
known-captures = Moves that capture
known-endless = Endless sowings

known-levels = How strong the computer’s levels are
known-levels-about = What share of the points each level scores against the one below it, a draw being half a point, from openings of four random moves and with sides changed.

known-tables = The ends of games
known-tables-about = All boards of two rows of six with few seeds. A board is settled where two bounds on its value meet; on the others play goes round for ever, and nobody gains by leaving the circle. The last columns are the shares of boards on which the player to move gains, neither gains, and she loses.
known-seeds = Seeds
known-boards = Boards
known-settled = Settled
known-circular = Going round
known-sweeps = Sweeps
known-gains = Gains
known-even = Even
known-loses = Loses

known-perft = How many ways there are to play
known-perft-about = The ways to play so many moves from the start, for whoever writes these rules anew and wants to compare. A game that ends sooner counts as one.
