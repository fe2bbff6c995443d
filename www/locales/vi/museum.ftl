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
make-side = Khách chơi bên
make-side-south = Nam
make-side-north = Bắc
make-side-note = Trên màn hình, hàng của khách luôn nằm ở phía dưới.
make-first = Ai đi trước
make-first-who =
    { $side ->
        [south] Nam
       *[north] Bắc
    }{ $who ->
        [visitor] , khách
        [computer] , máy
       *[nobody] { "" }
    }
make-lang = Ngôn ngữ
make-lang-note = Không đặt: ngôn ngữ của khách; thẻ lấy ngôn ngữ của trang, nếu trang có ghi.
make-theme = Màu sắc
make-theme-light = sáng
make-theme-dark = tối
make-theme-note = Không đặt: thẻ lấy màu của trang, khung thì sáng hay tối theo thiết bị của khách.
make-controls = Các nút dưới bàn
make-controls-none = không có
make-controls-minimal = đi lại và ván mới
make-controls-full = thêm đi tiếp, gợi ý và xoay bàn
make-position = Thế cờ bắt đầu
make-position-note = Có thể sao chép một thế cờ ở trang của trò chơi, trong mục “{ $share }”. Để trống: đầu ván.
make-position-link = Mở trang của trò chơi
make-bad-position = Thế cờ này không chơi được trong trò chơi đã chọn, nên không có gì để sao chép. Thế cờ được viết như sau: { $example }
make-usual = { $value } (thường dùng)
make-unset = không đặt (thường dùng)

## What is to be pasted

make-preview = Khách sẽ thấy như sau, nếu trình duyệt của họ được đặt như của bạn:
make-tag = Như một phần của trang
make-tag-note = Hòa hợp nhất: nó theo bề rộng của trang và, nếu muốn, cả màu sắc. Trang của bạn phải cho phép script. Ở đây nó nằm trên một trang trắng.
make-not-lent = Máy chủ này không cho trang khác dùng bàn chơi. Hãy dùng khung, hoặc chép thư mục lên máy chủ của bạn rồi mở trang này ở đó.
make-fallback = Chơi tại đây
make-frame = Trong khung
make-frame-note = Dùng được gần như mọi nơi, kể cả khi trình soạn thảo bỏ script. Dòng cuối chỉnh chiều cao cho vừa; không có nó, khung giữ chiều cao đã cho và bàn chơi thu nhỏ lại cho vừa khung.
make-frame-title = { $game }, một trò chơi để chơi
make-link = Bằng liên kết
make-kiosk = Trên màn hình trưng bày
make-kiosk-note = Phủ kín màn hình, mời chơi, và sau một lúc thì sẵn sàng cho khách kế tiếp. Trong các lựa chọn ở trên, chỉ trò chơi, cấp của máy và ngôn ngữ có hiệu lực ở đây; khách tự chọn một hay hai người chơi.
make-kiosk-all = Tất cả các trò chơi, để khách chọn
make-kiosk-idle = Số giây không ai chạm cho đến khi bắt đầu lại (0: không bao giờ)
make-kiosk-staff = Muốn xem đã chơi bao nhiêu ván, hãy chạm góc trên bên trái năm lần trong ba giây, hoặc mở trang với ?staff ở cuối địa chỉ. Sau một lần mở khi có mạng, trang chạy được cả khi không có mạng. Tệp hollows.html chứa mọi trò chơi và ngôn ngữ, mở được mà không cần máy chủ, chẳng hạn từ một thẻ nhớ USB.
make-own = Bản của riêng bạn
make-own-note = Các dòng ở trên ghi tên máy chủ này và dùng được chừng nào nó còn đó. Để không phụ thuộc vào nó, hãy chép thư mục của một bản phát hành vào bất cứ đâu trên máy chủ của bạn, không cần gì khác, rồi mở trang này ở đó: các dòng sẽ ghi tên máy chủ của bạn. Nếu các trang khác được dùng bản của bạn, hãy cho nó gửi tiêu đề “Access-Control-Allow-Origin: *”. Tệp docs/embedding.md nói kỹ hơn.
make-copy = Sao chép
make-copied = Đã sao chép.
make-copy-failed = Trình duyệt không cho phép sao chép. Đoạn chữ đã được bôi đen: hãy sao chép bằng bàn phím hoặc trình đơn.

## A picture with a caption

placard = Trên bảng giới thiệu
placard-note = Thế cờ dưới dạng hình không cần script, kèm chú thích, để in hoặc đặt lên trang. Chú thích, trích dẫn và tờ in dùng ngôn ngữ đã chọn ở trên; nếu chưa chọn, dùng ngôn ngữ của trang này.
placard-caption = Chú thích
placard-save-svg = Lưu thành SVG, để in ở mọi cỡ
placard-save-png = Lưu thành PNG, cho trang không nhận SVG
make-figure = Hình trên trang của bạn
placard-html-note = Lưu hình thành PNG và tải nó lên với tên { $file }, rồi dán dòng này. Nếu hình có địa chỉ khác, hãy ghi địa chỉ ấy vào giữa hai dấu nháy sau src.
placard-position = Thế cờ: { $position }
placard-ruleset = Bộ luật: { $ruleset }
placard-sources = Nguồn: { $sources }
placard-made = Vẽ bằng Hollows { $version }, CC BY 4.0
placard-alt = { $game }: hình vẽ bàn chơi. Hàng của Nam, từ A: { $south }. Hàng của Bắc, từ a: { $north }. Nam có { $southHas }, Bắc có { $northHas }. { $turn }.

## More

make-cite = Để trích dẫn thế cờ này
cite-text = { $game } ({ $ruleset }), thế cờ “{ $position }”. Trong: The Hollows contributors, Hollows, phiên bản { $version }. { $address } ({ $date }).
sheet-link = Bàn chơi để in, kèm luật
terms-link = Điều khoản sử dụng, và dữ liệu của khách đi đâu

## The sheet to be printed

sheet-title = Bàn chơi để in – Hollows
sheet-print = In
sheet-note = Vừa một tờ A4; trên giấy A3 thì đủ lớn để chơi bằng hạt đậu hay viên sỏi.
sheet-needs =
    Bạn cần { $seeds } hạt, hạt đậu hoặc viên sỏi{ $stones ->
        [0] . Lúc bắt đầu, mỗi ô có { $each }.
       *[other] { " " }và { $stones } viên lớn hơn. Lúc bắt đầu, mỗi ô dân có { $each }.
    }
sheet-credit = Hollows, by the Hollows contributors, CC BY 4.0. { $address }

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
