frame-noscript = 棋盘需要 JavaScript。规则不用它也能阅读。
frame-unlent = 棋盘无法载入这个框架。请在单独的窗口中打开。

## On the screen of an exhibit

exhibit-title = Hollows：可以在这里玩的播撒棋
touch = 触摸开始
choose = 选一种棋
other-game = 换一种棋
again = 新局
language = 语言
people = 人数
people-1 = 一人，与电脑对弈
people-2 = 两人
close = 关闭

## Nobody has touched the screen for a while

still-there = 还有人在吗？
starting-over = { $seconds } 秒后重新开始。
go-on = 继续下

## For the staff of a museum

bad-moves = 属性“moves”不能照走：{ $message }
staff = 工作人员
staff-counts = 这块屏幕上玩过的棋局。只在本设备上计数。
count-day = 日期
count-game = 棋种
count-players = 人数
count-started = 开始
count-south = 南方胜，或单人访客胜
count-north = 北方胜，或电脑胜
count-drawn = 平局
count-left = 中途离开
no-counts = 还没有棋局。
counts-save = 另存为文件
counts-clear = 归零
counts-clear-sure = 确定归零
counts-not-kept = 这个浏览器不让本页保存计数：关闭浏览器后就没有了。
