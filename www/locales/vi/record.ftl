## Going through the game

record = Các nước đi
record-start = Bắt đầu
record-move =
    { $who ->
        [you] Nước { $n }, bạn: { $move }
        [computer] Nước { $n }, máy: { $move }
        [south] Nước { $n }, Nam: { $move }
       *[north] Nước { $n }, Bắc: { $move }
    }{ $again ->
        [yes] , trong lượt được thêm
       *[no] { "" }
    }
record-round = Hiệp { $round }
record-none = Chưa có nước đi nào.
record-go-first = Đầu
record-go-back = Lùi
record-go-forward = Tiến
record-go-last = Cuối
record-keys = Trong danh sách, các phím mũi tên cùng Home và End đi qua ván chơi.
record-at-start = Đầu ván; sau đó có { $all } nước.
record-at = Nước { $n } trên { $all }. { $told }
looking-back = Bạn đang xem một thời điểm trước đó của ván chơi. Không có gì bị mất: “Đi tiếp” đưa trở lại những gì theo sau, cho đến khi có nước đi mới.
looking-shared = Đây là một ván được chia sẻ. Bạn có thể xem qua; ván của riêng bạn trên thiết bị này vẫn giữ nguyên cho đến khi bạn chơi tiếp ở đây.
play-on = Chơi tiếp từ đây
back-to-game = Trở lại ván chơi
back-to-own = Trở lại ván của tôi

## Taking it along

share = Sao chép, chia sẻ, lưu
share-position = Thế cờ
share-copy-position = Sao chép
share-copy-moves = Sao chép các nước đi
share-copy-game = Sao chép cả ván
share-link-position = Liên kết đến thế cờ này
share-link-game = Liên kết đến cả ván
share-link-note = Chính ván chơi nằm trong liên kết, sau dấu #. Không có gì bị gửi đi.
share-save-text = Lưu ván chơi (văn bản)
share-save-svg = Lưu bàn chơi (SVG)
share-save-png = Lưu bàn chơi (PNG)
copied-position = Đã sao chép thế cờ.
copied-moves = Đã sao chép các nước đi.
copied-game = Đã sao chép ván chơi.
copied-link = Đã sao chép liên kết.
copy-refused = Trình duyệt không cho phép sao chép. Đây là đoạn chữ để bạn tự sao chép:
saved-file = Đã lưu thành { $name }.
save-failed = Không tạo được tệp ({ $message }).
paste = Mở một thế cờ, một ván hoặc một liên kết
paste-note = Dán vào một thế cờ, các nước đi, một ván đã lưu hoặc một liên kết. Ván của bạn giữ nguyên cho đến khi bạn chơi tiếp.
paste-open = Mở
paste-empty = Trong ô chưa có gì.
paste-bad = Không mở được: { $message }. Không có gì bị thay đổi.

## The value of the game

graph = Ván chơi diễn ra thế nào
graph-about = Ở mỗi thời điểm của ván: bên Nam được dự tính kết thúc hơn bên Bắc bao nhiêu, nếu từ đó cả hai đều chơi tốt.
graph-about-rounds = Ở mỗi thời điểm của ván: bên Nam được dự tính kết thúc hiệp hơn bên Bắc bao nhiêu, nếu từ đó cả hai đều chơi tốt.
graph-start = Tính
graph-again = Tính tiếp
graph-stop = Dừng
graph-progress = Đã xem { $done } trên { $all } thời điểm …
graph-stopped = Dừng ở { $done } trên { $all } thời điểm.
graph-done = Đã xem xong cả { $all } thời điểm.
graph-failed = Không tính được ({ $message }).
graph-key = Chấm đặc và nét đậm: đã chứng minh. Vòng tròn và nét đứt: theo mức đã tìm.
graph-point = Thời điểm của ván
graph-south = Nam hơn { $most }
graph-north = Bắc hơn { $most }
graph-value =
    { $ahead ->
        [nobody] ngang nhau
        [south] Nam hơn { $margin }
       *[north] Bắc hơn { $margin }
    }{ $proved ->
        [yes] , đã chứng minh
       *[no] , theo mức đã tìm
    }
graph-unknown = chưa xem
graph-table = Các giá trị trong một bảng
graph-column-point = Sau nước
graph-column-value = Kết thúc dự tính

## The last move in words

words = Nước đi bằng lời
words-none = Chưa có nước đi nào.
lap =
    { $n ->
        [1] Lần rải { $lap }: { $amount } từ { $from }, vào { $end }.
       *[other] Lần rải { $lap }: { $amount } từ { $from }, cuối cùng vào { $end }.
    }
laps-between = Thêm { $laps } lần rải như vậy.
relay-landing = Ô đó không trống: { $amount } ở đó được rải tiếp.
relay-landing-next = Ô đó không trống: { $amount } ở đó được rải tiếp, từ ô kế sau.
relay-next = Kế tiếp là { $next }, không trống: { $amount } ở đó được rải tiếp.
end-landing = Ô đó trống: lượt rải kết thúc.
end-four = Ở đó thành đúng bốn: lượt rải kết thúc.
end-next = Kế tiếp là { $next }, trống: lượt rải kết thúc.
end-square = Kế tiếp là { $next }: lượt rải kết thúc.
captures =
    { $who ->
        [you] Bạn ăn { $goods } ở { $pit }.
        [computer] Máy ăn { $goods } ở { $pit }.
        [south] Bên Nam ăn { $goods } ở { $pit }.
       *[north] Bên Bắc ăn { $goods } ở { $pit }.
    }

## Other ways to see and to play

ways = Bảng, gõ nước đi, thông báo
typed = Gõ một nước đi
typed-play = Đi
typed-note = Chữ cái của ô, chữ hoa cho bên Nam: C, hoặc d cho bên Bắc.
typed-note-ways = Chữ cái của ô, chữ hoa cho bên Nam, rồi r (ngược chiều kim đồng hồ) hoặc l (theo chiều kim đồng hồ): Cr, hoặc dl.
typed-empty = Hãy gõ một nước đi trước.
typed-way = Hãy cho biết ô { $pit } rải theo chiều nào: { $pit }r ngược chiều kim đồng hồ hoặc { $pit }l theo chiều kim đồng hồ.
typed-one-way = Ở đây chỉ có một chiều rải: hãy gõ riêng { $pit }.
typed-not-a-pit = “{ $text }” không phải nước đi. Các ô là { $pits }.
typed-not-now = Chưa được: hãy đợi đến khi hạt nằm yên và đến lượt một người chơi.
typed-played = Đã đi { $move }.
announce = Thông báo sau một nước đi
announce-brief = Ngắn
announce-detailed = Chi tiết, từng lần rải
table = Bàn chơi dạng bảng
table-caption-turn =
    { $who ->
        [you] Bàn chơi; đến lượt bạn.
        [computer] Bàn chơi; đến lượt máy.
        [south] Bàn chơi; đến lượt bên Nam.
       *[north] Bàn chơi; đến lượt bên Bắc.
    }
table-caption = Bàn chơi.
table-pit = Ô
table-holds = Có
table-owner = Của ai
table-notes = Ghi chú
table-nobody = không ai
table-store = Kho
table-playable = đi được
table-son = con trai
table-lent = { $stones } viên đá cho mượn
