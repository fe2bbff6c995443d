museum-title = Dành cho bảo tàng và các trang khác – Hollows
museum-description = Đưa một trò chơi lên trang của bạn, vào khung, lên màn hình hay lên bảng giới thiệu.
museum-heading = Cho trang web, phòng trưng bày, bức tường của bạn
museum-lead = Chọn một trò chơi và cách chơi. Bên dưới là những gì bạn dán vào trang của mình; tất cả đều miễn phí, không đếm người xem và không hỏi máy chủ nào khác.
museum-noscript = Trang này cần JavaScript để viết sẵn các dòng cho bạn. Cách viết chúng có trong tệp docs/embedding.md.

## What can be chosen

make-game = Trò chơi
make-level = Cấp của máy
make-opponent = Chơi với
make-opponent-computer = máy
make-opponent-human = một người khác ở cùng màn hình
make-side = Khách ngồi
make-side-south = bên Nam, ở phía dưới
make-side-north = bên Bắc, ở phía trên
make-first = Ai đi trước
make-first-south = Nam
make-first-north = Bắc
make-lang = Ngôn ngữ
make-theme = Ánh sáng
make-theme-light = sáng
make-theme-dark = tối
make-controls = Các nút dưới bàn
make-controls-none = không có
make-controls-minimal = đi lại và ván mới
make-controls-full = thêm đi tiếp, gợi ý và xoay bàn
make-position = Thế cờ bắt đầu
make-position-note = Sao chép từ dòng bên dưới bàn chơi. Để trống: đầu ván.
make-usual = như thường lệ

## What is to be pasted

make-preview = Khách sẽ thấy gì
make-tag = Như một phần của trang
make-tag-note = Hòa hợp nhất: nó theo bề rộng của trang và, nếu muốn, cả màu sắc. Trang của bạn phải cho phép script.
make-frame = Trong khung
make-frame-note = Dùng được gần như mọi nơi, kể cả khi trình soạn thảo bỏ script. Dòng cuối chỉnh chiều cao cho vừa; không có nó, khung giữ chiều cao đã cho.
make-link = Bằng liên kết
make-kiosk = Trên màn hình trưng bày
make-kiosk-note = Phủ kín màn hình, mời chơi, và sau một lúc thì sẵn sàng cho khách kế tiếp.
make-copy = Sao chép
make-copied = Đã sao chép.
make-copy-failed = Trình duyệt không cho phép sao chép. Đoạn chữ đã được bôi đen: hãy sao chép bằng bàn phím hoặc trình đơn.

## A picture with a caption

placard = Trên bảng giới thiệu
placard-note = Thế cờ dưới dạng hình không cần script, kèm chú thích, để in hoặc đặt lên trang.
placard-caption = Chú thích
placard-save = Lưu thành hình (SVG)
placard-html = Như vậy, cho một trang
placard-position = Thế cờ: { $position }
placard-ruleset = Bộ luật: { $ruleset }
placard-sources = Nguồn: { $sources }
placard-made = Vẽ bằng Hollows { $version }, CC BY 4.0
placard-alt = { $game }: { $position }

## More

cite = Để trích dẫn thế cờ này
cite-text = { $game } ({ $ruleset }), thế cờ “{ $position }”. Trong: The Hollows contributors, Hollows, phiên bản { $version }. { $address } ({ $date }).
sheet-link = Bàn chơi để in, kèm luật
terms-link = Điều khoản sử dụng, và dữ liệu của khách đi đâu

## The sheet to be printed

sheet-title = Bàn chơi để in – Hollows
sheet-print = In
sheet-note = Trên giấy A3, hoặc trên hai tờ A4, bàn đủ lớn để chơi bằng hạt đậu hay viên sỏi.
sheet-needs =
    Bạn cần { $seeds } hạt, hạt đậu hoặc viên sỏi{ $stones ->
        [0] .
       *[other] { " " }và { $stones } viên lớn hơn.
    } Lúc bắt đầu, mỗi ô có { $each }.

## Terms

terms-title = Điều khoản và quyền riêng tư – Hollows
terms-description = Bạn được làm gì với Hollows, và Hollows làm gì với dữ liệu: không gì cả.
terms-heading = Điều khoản và quyền riêng tư
terms-use-heading = Bạn được làm gì
terms-use = Hãy dùng cho bất cứ việc gì, kể cả để kiếm tiền: trưng bày, sửa đổi, truyền lại. Mã nguồn theo giấy phép MIT hoặc, tùy bạn, Apache-2.0. Văn bản, hình bàn chơi, giá trị đã giải và dữ liệu khác theo CC BY 4.0.
terms-name-heading = Cần ghi tên gì
terms-name = Ở nơi bạn trưng bày văn bản, hình hay giá trị, hãy ghi “Hollows, by the Hollows contributors, CC BY 4.0”. Một dòng gần đó hoặc trên trang ghi công là đủ. Với bản thân các trò chơi, hãy nêu tên những người chơi chúng: trang về mỗi trò cho biết là ai, và nguồn nào kể về nó.
terms-warranty-heading = Điều không hứa
terms-warranty = Mọi thứ như bạn thấy, không có bảo đảm nào. Điều được nói là chính xác thì đã được chứng minh như trang về những điều đã biết kể lại, nhưng vẫn có thể sai.
terms-privacy-heading = Dữ liệu đi đâu
terms-privacy = Không có gì bị gửi đi. Không có tài khoản, không có cookie, không đếm lượt xem, và không có yêu cầu nào đến máy chủ khác ngoài máy chủ của chính các trang này. Người vận hành máy chủ ấy có thể lưu nhật ký truy cập, như mọi máy chủ web; hãy hỏi họ.
terms-kept = Trên chính thiết bị của bạn, trình duyệt lưu các ván đang chơi, các thiết đặt và ngôn ngữ bạn chọn, để bạn gặp lại chúng, cùng một bản sao của trang để dùng khi không có mạng. Xóa dữ liệu của trang trong trình duyệt sẽ xóa hết. Trong khung hoặc khi là một phần của trang khác thì không lưu gì. Màn hình trưng bày đếm số ván đã chơi và kết cục của chúng, không ghi gì về người chơi.
