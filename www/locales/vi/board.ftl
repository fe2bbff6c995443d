## Counted things

amount =
    { $kind ->
        [stone] { $n } viên đá
        [pebble] { $n } dân
       *[seed] { $n } hạt
    }
mandarin-stones = { $stones } quan
both = { $amount } và { $mandarins }

## Players and places

player =
    { $who ->
        [you] Bạn
        [computer] Máy
        [south] Nam
       *[north] Bắc
    }
mandarin-square =
    { $end ->
        [west] ô quan phía tây
       *[east] ô quan phía đông
    }
place = ô { $pit }
pit =
    { $whose ->
        [you] Ô { $pit }, của bạn, { $amount }
        [computer] Ô { $pit }, của máy, { $amount }
        [south] Ô { $pit }, của bên Nam, { $amount }
       *[north] Ô { $pit }, của bên Bắc, { $amount }
    }
pit-playable = { $label }, đi được
square-label =
    { $end ->
        [west] Ô quan phía tây, { $amount }
       *[east] Ô quan phía đông, { $amount }
    }
way =
    { $way ->
        [r] Rải ô { $pit } ngược chiều kim đồng hồ
       *[l] Rải ô { $pit } theo chiều kim đồng hồ
    }

## Whose turn

loading = Đang bày bàn …
turn =
    { $who ->
        [you] Đến lượt bạn
        [computer] Máy đang nghĩ …
        [south] Đến lượt bên Nam
       *[north] Đến lượt bên Bắc
    }
sowing =
    { $who ->
        [you] Bạn đang rải …
        [computer] Máy đang rải …
        [south] Bên Nam đang rải …
       *[north] Bên Bắc đang rải …
    }
looking = Đang xem lại
winner =
    { $who ->
        [you] Bạn thắng
        [computer] Máy thắng
        [south] Bên Nam thắng
       *[north] Bên Bắc thắng
    }
drawn = Hòa
done-undo = Đã đi lại.
done-redo = Đã đi tiếp.
round = Hiệp { $round }
round-totals = Hiệp trước: { $you } – { $other }
round-sons =
    { $who ->
        [you] Con trai của bạn: { $pits }
        [computer] Con trai của máy: { $pits }
        [south] Con trai của bên Nam: { $pits }
       *[north] Con trai của bên Bắc: { $pits }
    }
round-lent = { $stones } trong 5 viên đá ở ô { $pit } là đá cho mượn
debt =
    { $who ->
        [you] Bạn nợ { $amount }
        [computer] Máy nợ { $amount }
        [south] Bên Nam nợ { $amount }
       *[north] Bên Bắc nợ { $amount }
    }

## A hint

hint-searching = Đang tìm nước hay nhất …

## What went wrong

no-game = Chưa chọn trò chơi nào. Thuộc tính “game” là một trong { $games }.
unknown-game = Không có trò chơi “{ $game }”. Thuộc tính “game” là một trong { $games }.
bad-attribute = Thuộc tính “{ $name }” không thể là “{ $value }”; nó là một trong { $allowed }.
bad-number = “{ $name }” không thể là “{ $value }”; nó là một số nguyên từ { $lowest } đến { $highest }.
bad-position = Không thể chơi thế cờ này: { $message }
engine-failed = Không tải được trò chơi: { $message }
thinking-failed = Máy không thể đi tiếp: { $message }
