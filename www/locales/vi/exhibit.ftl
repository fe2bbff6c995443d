frame-noscript = Bàn chơi cần JavaScript. Luật chơi thì đọc được mà không cần nó.
frame-unlent = Không tải được bàn chơi vào khung này. Hãy mở trò chơi trong cửa sổ riêng.

## On the screen of an exhibit

exhibit-title = Hollows: các trò chơi rải quân để chơi tại đây
touch = Chạm để chơi
choose = Chọn một trò chơi
other-game = Trò khác
again = Ván mới
language = Ngôn ngữ
people = Người chơi
people-1 = Một người, với máy
people-2 = Hai người
close = Đóng

## Nobody has touched the screen for a while

still-there = Có còn ai ở đó không?
starting-over = Trò chơi sẽ bắt đầu lại sau { $seconds } giây.
go-on = Chơi tiếp

## For the staff of a museum

bad-moves = Không thể chơi thuộc tính “moves”: { $message }
staff = Dành cho nhân viên
staff-counts = Số ván đã chơi ở màn hình này. Chỉ đếm trên thiết bị này.
count-day = Ngày
count-game = Trò chơi
count-players = Số người
count-started = Đã bắt đầu
count-south = Bên Nam thắng, hoặc một khách chơi một mình
count-north = Bên Bắc thắng, hoặc máy
count-drawn = Hòa
count-left = Bỏ dở
no-counts = Chưa có ván nào.
counts-save = Lưu thành tệp
counts-clear = Đặt lại về không
counts-clear-sure = Chắc chắn đặt về không
counts-not-kept = Trình duyệt này không cho trang lưu số đếm: chúng sẽ mất khi đóng trình duyệt.
