puzzles-title = Câu đố – Hollows
puzzles-description = Những thế cuối ván của Sàn Yáo, Ô Ăn Quan, Ayoayo và Hoyito II để chơi đến hết với các nước đáp hoàn hảo; mọi lời giải đều đã được chứng minh.
puzzles-heading = Câu đố
puzzles-choose = Những thế cuối ván để chơi đến hết với các nước đáp hoàn hảo. Mỗi thế chỉ có một nước đầu đúng, và thường không phải nước ăn được nhiều nhất ngay lập tức. Của trò nào?
puzzles-number = Câu đố { $number } trên { $count }
puzzles-list = Tất cả câu đố của trò này
puzzles-solved = đã giải
puzzles-loading-failed = Không tải được câu đố: { $message }
puzzles-side = Bạn chơi bên Nam, những ô mang chữ hoa.
puzzles-goal-win = Chỉ một nước thắng: hãy tìm nó và chơi đến hết ván.
puzzles-goal-win-round = Chỉ một nước thắng hiệp này: hãy tìm nó và chơi đến hết hiệp.
puzzles-goal-most = Hãy thắng với cách biệt { $n }: chỉ một nước dẫn đến đó. Hãy tìm nó và chơi đến hết ván.
puzzles-goal-most-round = Hãy thắng hiệp này với cách biệt { $n } viên đá: chỉ một nước dẫn đến đó. Hãy tìm nó và chơi đến hết hiệp.
puzzles-lead =
    { $who ->
        [south] Bây giờ bạn đang dẫn { $n }.
        [north] Bây giờ bạn đang kém { $n }.
       *[nobody] Bây giờ không ai dẫn.
    }
puzzles-right = Đúng. Mọi thứ vẫn còn trong tầm tay.
puzzles-wrong-win = Nước đó để tuột phần thắng: trước những nước đáp hay nhất thì không lấy lại được nữa. Hãy đi lại, hoặc thử lại từ đầu.
puzzles-wrong-most =
    { $who ->
        [south] Giờ cuối ván bạn chỉ dẫn được nhiều nhất { $n }, không phải { $target }.
        [north] Giờ cuối ván bạn kém ít nhất { $n }, lẽ ra dẫn được { $target }.
       *[nobody] Giờ nhiều nhất là hòa, lẽ ra bạn dẫn được { $target }.
    } Hãy đi lại, hoặc thử lại từ đầu.
puzzles-done = Đã giải xong!
puzzles-done-wrong = Ván đã kết thúc, mà lẽ ra còn được nhiều hơn. Hãy thử lại từ đầu.
puzzles-showing = Đây là một cách giải, với những nước đáp hay nhất: bên Nam là bạn, bên Bắc là máy. Hãy xem, rồi tự chơi.
puzzles-shown = Đó là lời giải. Giờ hãy tự chơi: “Thử lại”.
puzzles-take-back = Đi lại
puzzles-retry = Thử lại
puzzles-hint = Cho xem nước hay nhất
puzzles-solution = Cho xem lời giải
puzzles-next = Câu đố kế tiếp
puzzles-proof = Mọi lời giải đều do chính chương trình tìm ra và chứng minh, và ở đây nó đáp lại với cấp độ không mắc lỗi nào trong các thế này.
