museum-title = 给博物馆和其他网页 – Hollows
museum-description = 把一种棋放到你的网页、框架、屏幕或展板上。
museum-heading = 用在你的网页、展览、墙上
museum-lead = 选一种棋和下法。下面就是要粘贴到你网页里的内容；全部免费，不统计访客，也不向别的服务器请求任何东西。
museum-noscript = 本页需要 JavaScript 来替你写出这些代码。写法见文件 docs/embedding.md。

## What can be chosen

make-game = 棋种
make-level = 电脑的级别
make-opponent = 对手
make-opponent-computer = 电脑
make-opponent-human = 同一屏幕前的另一个人
make-side = 访客坐在
make-side-south = 南方，下边
make-side-north = 北方，上边
make-first = 谁先走
make-first-south = 南方
make-first-north = 北方
make-lang = 语言
make-theme = 明暗
make-theme-light = 浅色
make-theme-dark = 深色
make-controls = 棋盘下的按钮
make-controls-none = 没有
make-controls-minimal = 悔棋和新局
make-controls-full = 另加重走、提示和翻转棋盘
make-position = 起始局面
make-position-note = 从棋盘下面那一行复制。留空：从头开始。
make-usual = 照常

## What is to be pasted

make-preview = 访客看到的样子
make-tag = 作为网页的一部分
make-tag-note = 最为协调：它随你网页的宽度，愿意的话还可以用你网页的颜色。你的网页必须允许脚本。
make-frame = 放在框架里
make-frame-note = 几乎到处可用，编辑器删掉脚本时也行。最后一行让高度合适；没有它，框架就保持所给的高度。
make-link = 作为链接
make-kiosk = 放在展览的屏幕上
make-kiosk-note = 占满屏幕，邀人来下，过一会儿就为下一位访客准备好。
make-copy = 复制
make-copied = 已复制。
make-copy-failed = 浏览器不允许复制。文字已经选中：请用键盘或菜单复制。

## A picture with a caption

placard = 放在展板上
placard-note = 不需要脚本的局面图，连同说明，可以打印或放进网页。
placard-caption = 说明
placard-save = 存为图片（SVG）
placard-html = 同样的内容，用于网页
placard-position = 局面：{ $position }
placard-ruleset = 规则：{ $ruleset }
placard-sources = 来源：{ $sources }
placard-made = 用 Hollows { $version } 绘制，CC BY 4.0
placard-alt = { $game }：{ $position }

## More

cite = 引用这个局面
cite-text = { $game }（{ $ruleset }），局面“{ $position }”。载：The Hollows contributors, Hollows，版本 { $version }。{ $address }（{ $date }）。
sheet-link = 可打印的棋盘，附规则
terms-link = 使用条款，以及访客的数据如何处理

## The sheet to be printed

sheet-title = 可打印的棋盘 – Hollows
sheet-print = 打印
sheet-note = 打在 A3 纸或两张 A4 纸上，就大得可以用豆子或小石子来下。
sheet-needs =
    你需要 { $seeds } 颗种子、豆子或小石子{ $stones ->
        [0] 。
       *[other] ，以及 { $stones } 颗较大的石子。
    }开始时每个坑放 { $each } 颗。

## Terms

terms-title = 使用条款与隐私 – Hollows
terms-description = 你可以用 Hollows 做什么，以及它怎样处理数据：完全不处理。
terms-heading = 使用条款与隐私
terms-use-heading = 你可以做什么
terms-use = 可以用于任何目的，也可以用来赚钱：展示、修改、转给别人。代码采用 MIT 许可证，或由你选用 Apache-2.0。文字、棋盘图片、求得的数值及其他数据采用 CC BY 4.0。
terms-name-heading = 要注明什么
terms-name = 展示文字、图片或数值的地方，请注明“Hollows, by the Hollows contributors, CC BY 4.0”。在旁边或致谢页上写一行就够了。至于游戏本身，请说明是什么人在玩：每种棋的介绍页写着是谁，以及有哪些来源。
terms-warranty-heading = 不保证什么
terms-warranty = 一切按现状提供，不作任何保证。说是精确的，都照“已知的事”那一页所讲的办法证明过，但仍可能有错。
terms-privacy-heading = 数据如何处理
terms-privacy = 不会向任何地方发送数据。没有账户，没有 cookie，不统计访问，除了提供这些网页的服务器之外，也不向任何服务器发出请求。运营那台服务器的人可能像所有网站服务器一样保留请求记录；请向他们询问。
terms-kept = 浏览器在你自己的设备上保存进行中的棋局、设置和你选的语言，好让你再次见到它们，还有一份供离线使用的网站副本。在浏览器里清除本站数据就会全部删除。在框架里或作为别的网页的一部分时，什么也不保存。展览的屏幕只统计下了多少局、结果如何，不记录是谁下的。
