## What a move did

sowed =
    { $who ->
        [you] Bạn rải { $amount } từ ô { $pit }
        [computer] Máy rải { $amount } từ ô { $pit }
        [south] Bên Nam rải { $amount } từ ô { $pit }
       *[north] Bên Bắc rải { $amount } từ ô { $pit }
    }{ $way ->
        [r] { " " }ngược chiều kim đồng hồ
        [l] { " " }theo chiều kim đồng hồ
       *[none] { "" }
    }{ $laps ->
        [1] { "" }
       *[other] { " " }trong { $laps } lần rải
    }{ $took ->
        [yes] { " " }và ăn được { $goods }.
       *[no] .
    }
again =
    { $who ->
        [you] Bạn được đi nữa.
        [computer] Máy được đi nữa.
        [south] Bên Nam được đi nữa.
       *[north] Bên Bắc được đi nữa.
    }
passes =
    { $who ->
        [you] Bạn không có gì để đi và bỏ lượt.
        [computer] Máy không có gì để đi và bỏ lượt.
        [south] Bên Nam không có gì để đi và bỏ lượt.
       *[north] Bên Bắc không có gì để đi và bỏ lượt.
    }
refills =
    { $who ->
        [you] Các ô của bạn đã trống: bạn đặt vào mỗi ô một dân
        [computer] Các ô của máy đã trống: máy đặt vào mỗi ô một dân
        [south] Các ô của bên Nam đã trống: mỗi ô được đặt một dân
       *[north] Các ô của bên Bắc đã trống: mỗi ô được đặt một dân
    }{ $borrowed ->
        [0] .
       *[other] , trong đó { $borrowed } dân là đi vay.
    }
left-over =
    { $who ->
        [you] Trên bàn còn { $goods }: của bạn.
        [computer] Trên bàn còn { $goods }: của máy.
        [south] Trên bàn còn { $goods }: của bên Nam.
       *[north] Trên bàn còn { $goods }: của bên Bắc.
    }

## Sàn Yáo’s rounds

round-over =
    { $who ->
        [you] Hết hiệp, { $reason }: { $ahead } – { $behind } nghiêng về bạn.
        [computer] Hết hiệp, { $reason }: { $ahead } – { $behind } nghiêng về máy.
        [south] Hết hiệp, { $reason }: { $ahead } – { $behind } nghiêng về bên Nam.
        [north] Hết hiệp, { $reason }: { $ahead } – { $behind } nghiêng về bên Bắc.
       *[nobody] Hết hiệp, { $reason }: { $ahead } – { $behind }, không ai dẫn trước.
    }
round-starts =
    { $who ->
        [you] Hiệp { $round } bắt đầu với 5 viên đá trong mỗi ô; bạn đi trước.
        [computer] Hiệp { $round } bắt đầu với 5 viên đá trong mỗi ô; máy đi trước.
        [south] Hiệp { $round } bắt đầu với 5 viên đá trong mỗi ô; bên Nam đi trước.
       *[north] Hiệp { $round } bắt đầu với 5 viên đá trong mỗi ô; bên Bắc đi trước.
    }
wins-sons =
    { $who ->
        [you] Từ giờ bạn có thêm
        [computer] Từ giờ máy có thêm
        [south] Từ giờ bên Nam có thêm
       *[north] Từ giờ bên Bắc có thêm
    }{ $count ->
        [1] { " " }ô { $pits } bên kia bàn: một con trai (<i lang="zh-Latn">érzi</i>).
       *[other] { " " }các ô { $pits } bên kia bàn: những con trai (<i lang="zh-Latn">érzi</i>).
    }
lends = { $stones } viên đá của người thắng được cho mượn để lấp đầy ô { $pit }.

## How it ended

wins =
    { $who ->
        [you] Bạn thắng { $ahead } – { $behind }: { $reason }.
        [computer] Máy thắng { $ahead } – { $behind }: { $reason }.
        [south] Bên Nam thắng { $ahead } – { $behind }: { $reason }.
       *[north] Bên Bắc thắng { $ahead } – { $behind }: { $reason }.
    }
draw = Hòa { $ahead } – { $behind }: { $reason }.
resigned =
    { $who ->
        [you] Bạn đã xin thua.
        [computer] Máy đã xin thua.
        [south] Bên Nam đã xin thua.
       *[north] Bên Bắc đã xin thua.
    }
ended-cleared =
    { $kind ->
        [stone] trên bàn còn nhiều nhất một viên đá
       *[other] bàn đã sạch
    }
ended-cannot-feed = không thể đưa hạt cho người có hàng trống
ended-quan-taken = cả hai ô quan đều trống
ended-no-pebbles = không đủ dân để rải vào năm ô trống
ended-endless = mọi nước rải còn lại đều sẽ kéo dài mãi mãi
ended-repetition = thế cờ lặp lại lần thứ ba, hoặc đã 200 nước không ai ăn được gì
ended-rounds = đã chơi đủ một trăm hiệp
ended-match = người thua không còn lấp đầy nổi một ô bằng 5 viên đá

## Why not

refused-empty = Không có gì trong { $place }.
refused-not-yours =
    { $who ->
        [south] Bên Nam không đi được { $place }: đó không phải ô của bên Nam.
        [north] Bên Bắc không đi được { $place }: đó không phải ô của bên Bắc.
       *[you] Bạn không đi được { $place }: đó không phải ô của bạn.
    }
refused-endless = Không được: rải từ { $place } sẽ kéo dài mãi mãi.
refused-must-feed = Không được: hàng bên kia đang trống, mà đi { $place } thì không đưa được hạt nào sang.
refused-over = Ván chơi đã kết thúc.
refused-thinking = Máy đang nghĩ.
refused-looking = { looking }.

## Before a move is made

aim =
    Ô { $pit }{ $way ->
        [r] { " " }ngược chiều kim đồng hồ
        [l] { " " }theo chiều kim đồng hồ
       *[none] { "" }
    }: { $amount }, { $laps } lần rải, dừng ở { $end }{ $captured ->
        [0] { "" }
       *[other] , ăn { $captured }
    }{ $again ->
        [yes] , được đi nữa.
       *[no] .
    }

## A hint

hint =
    Hay nhất: ô { $pit }{ $way ->
        [r] { " " }ngược chiều kim đồng hồ
        [l] { " " }theo chiều kim đồng hồ
       *[none] { "" }
    }. { $scope ->
        [round] Trong phần còn lại của hiệp,
       *[game] Từ đây trở đi,
    } { $ahead ->
        [nobody] không bên nào được nhiều hơn bên nào
        [mover]
            { $who ->
                [south] bên Nam được nhiều hơn bên Bắc { $amount }
                [north] bên Bắc được nhiều hơn bên Nam { $amount }
               *[you] bạn được nhiều hơn đối phương { $amount }
            }
       *[other]
            { $who ->
                [south] bên Bắc được nhiều hơn bên Nam { $amount }
                [north] bên Nam được nhiều hơn bên Bắc { $amount }
               *[you] đối phương được nhiều hơn bạn { $amount }
            }
    }{ $proved ->
        [yes] . Điều này đã được chứng minh.
       *[no] , theo như tôi nhìn thấy.
    }
