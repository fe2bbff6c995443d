language-name = Tiếng Việt
choose-language = Ngôn ngữ
site = Hollows
site-title = Hollows: bốn trò chơi rải quân
site-description = Chơi bốn trò chơi rải quân truyền thống với máy, trên mọi trình duyệt, không cần mạng.
rules = Luật chơi
about = Giới thiệu
learn = Học chơi
puzzles = Câu đố
home = Cả bốn trò chơi

## Home

home-lead = Bốn trò chơi rải quân truyền thống, chơi theo luật đã được ghi chép.
home-about = Ở đây, mỗi trò được chơi với máy theo đúng luật đã được ghi lại. Mọi việc diễn ra ngay trên thiết bị của bạn: không có gì bị gửi đi, và sau lần vào đầu tiên thì không cần mạng nữa.
home-about-game = Tìm hiểu
home-learn = Học chơi
home-puzzles = Câu đố
home-watch = Xem
home-pause = Dừng
home-rules = Luật chơi nói gì, từng điều một, và luật từ đâu mà có
home-known = Những điều đã biết về các trò chơi: chứng minh, thống kê, thế khởi đầu cân bằng
home-museums = Dành cho bảo tàng và các trang khác: đưa một trò chơi lên trang, màn hình hay bảng giới thiệu của bạn
home-terms = Điều khoản và quyền riêng tư
san-yao-place = Hà Nam, miền Trung Trung Quốc. Trò chơi của các bé gái, trong những hố khoét trên nền đất cứng hoặc vẽ phấn trên đá.
o-an-quan-place = Việt Nam. Trò chơi trẻ em có dân có quan, trên những ô vẽ dưới đất.
ayoayo-place = Nigeria, vùng tây nam của người Yoruba. Trên những bàn gỗ dài, mỗi đầu đục một máng.
hoyito-ii-place = Cộng hòa Dominica, vùng tây nam. Trong những ngôi nhà nhỏ khoét dưới đất.

## How to play, in short

how = Cách chơi
how-variant = Cách chơi: { $variant }
san-yao-short = Rải đá trong một ô của bạn, từng viên một, ngược chiều kim đồng hồ. Nếu ô kế tiếp có đá, hãy bốc lên rải tiếp. Nếu ô đó trống thì hết lượt, và bạn ăn những gì nằm ở ô sau nó. Hiệp kết thúc khi trên bàn còn nhiều nhất một viên đá. Ai đang dẫn thì đi trước ở hiệp sau, và cứ mỗi năm viên vượt quá hai mươi lăm thì được giữ một ô của người kia trong hiệp đó.
o-an-quan-short = Rải quân trong một trong năm ô của bạn, từng quân một, theo chiều tùy ý. Nếu ô kế tiếp có dân, hãy bốc lên rải tiếp. Nếu ô đó trống thì hết lượt, và bạn ăn những gì nằm ở ô sau nó. Gặp ô quan thì hết lượt mà không được ăn. Ván chơi kết thúc khi cả hai ô quan đều trống. Một quan tính mười điểm, một dân tính một điểm; ai nhiều điểm hơn thì thắng.
o-an-quan-vi-short = Rải quân trong một trong năm ô của bạn, từng quân một, theo chiều tùy ý. Nếu ô kế tiếp có dân, hãy bốc lên rải tiếp. Nếu ô đó trống thì hết lượt, và bạn ăn những gì nằm ở ô sau nó. Gặp ô quan không trống thì hết lượt mà không được ăn; ô quan trống được tính như mọi ô trống khác. Ván chơi kết thúc khi cả hai ô quan đều trống. Một quan tính mười điểm, một dân tính một điểm; ai nhiều điểm hơn thì thắng.
ayoayo-short = Rải hạt trong một ô của bạn, từng hạt một, ngược chiều kim đồng hồ. Nếu hạt cuối rơi vào ô đang có hạt, hãy bốc hết lên rải tiếp. Nếu nó rơi vào ô trống thì hết lượt; nếu ô đó thuộc hàng của bạn, bạn ăn hết hạt ở ô đối diện cùng với hạt cuối ấy. Nếu đối phương không còn hạt nào, bạn phải đi một nước đưa hạt sang cho họ. Ai nhiều hạt hơn thì thắng.
hoyito-ii-short = Rải hạt trong một ô của bạn, từng hạt một, ngược chiều kim đồng hồ. Nếu hạt cuối rơi vào ô đang có hạt, hãy bốc hết lên rải tiếp, bắt đầu từ ô kế sau. Nếu nó làm thành đúng bốn hạt, bạn ăn bốn hạt đó, ăn luôn những ô có bốn hạt liền ngay phía sau, rồi được đi nữa. Nếu nó rơi vào ô trống thì hết lượt. Ai nhiều hạt hơn thì thắng.

## Play

play-title = { $game } – Hollows
undo = Đi lại
redo = Đi tiếp
hint = Gợi ý
new-game = Ván mới …
resign = Xin thua …
flip = Xoay bàn
numbers = Số và chữ cái
foresight = Cho xem nước đi sẽ ra sao
sound = Âm thanh
playback = Nước đi trên bàn
pause = Dừng
go-on = Tiếp tục
step-seed = Hạt kế tiếp
step-lap = Lần rải kế tiếp
replay = Xem lại
skip = Bỏ qua
key = Phím: { $key }
speed = Tốc độ
speed-times = { $speed }×
analysis = Phân tích
analysis-depth = Đã xem trước { $depth } nước.
analysis-move =
    { $move }: { $value }{ $proved ->
        [yes] { " " }(đã chứng minh)
       *[no] { "" }
    }
analysis-line = Dự tính: { $moves }
analysis-lost =
    { $proved ->
        [yes] { $move } để mất { $points } điểm: { $best } tốt hơn. Điều này đã được chứng minh.
       *[no] { $move } có vẻ để mất { $points } điểm: { $best } trông tốt hơn.
    }
start-title = Ván mới
start-gives-up = Ván đang chơi trên bàn sẽ bị bỏ.
start = Bắt đầu
cancel = Thôi
variant = Luật và bàn chơi
variant-hoyito-ii = 2 × 6 ô
    .note = 48 hạt.
variant-hoyito-ii-2x12 = 2 × 12 ô
    .note = 96 hạt, cách chơi khó nhất.
variant-o-an-quan = Luật theo tài liệu
    .note = Lượt rải luôn dừng trước ô quan.
variant-o-an-quan-vi = Luật Việt Nam
    .note = Ô quan trống được tính như một ô trống: những gì nằm sau nó sẽ bị ăn.
variant-match = Một trận
    .note = Hết hiệp này sang hiệp khác. Ai đang dẫn thì được giữ một số ô của người kia, gọi là con trai, ở hiệp sau. Bạn thua khi không lấp đầy nổi một ô.
variant-single = Một hiệp
    .note = 50 viên đá; ai được quá nửa thì thắng.
plays-south = Ai chơi bên Nam, ở phía dưới
plays-north = Ai chơi bên Bắc, ở phía trên
first = Ai đi trước
better-start =
    { $which ->
        [first] Người đi trước có lợi thế hơn.
       *[second] Người đi sau có lợi thế hơn.
    }
south = Nam
north = Bắc
person = Một người
computer =
    Máy, cấp { $level }: { $level ->
        [1] rất dễ
        [2] dễ
        [3] vừa
        [4] khó
        [5] rất khó
       *[6] khó nhất
    }
resign-title = Chịu thua ván này?
resign-text = Ván này sẽ bị tính là thua.
resign-now = Xin thua
save-of-another = đây là một ván { $game }
not-kept = Trình duyệt này không cho trang lưu ván chơi của bạn. Bạn vẫn chơi được, nhưng ván sẽ mất khi bạn rời trang.
played-elsewhere = Ván này cũng đang mở ở một thẻ khác. Nước đi sau cùng, dù ở đây hay ở đó, là cái được lưu.
bad-save = Không đọc được ván đã lưu ({ $message }). Bản lưu vẫn được giữ: bạn có thể tải nó về thành tệp. Một ván mới đã được bày ra.
bad-save-download = Lưu thành tệp
bad-link = Không mở được liên kết ({ $message }). Không có gì của bạn bị thay đổi.
unknown-parameter = Địa chỉ có { $names }, mà trang này không biết. Trang biết { $known }.
dismiss = Đóng thông báo này
update-ready = Đã có phiên bản Hollows mới. Ván của bạn vẫn sẽ còn đó.
update-now = Tải bản mới
offline-ready = Từ giờ có thể chơi Hollows không cần mạng.
