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
make-side = 访客下
make-side-south = 南方
make-side-north = 北方
make-side-note = 在屏幕上，访客那一排总在下边。
make-first = 谁先走
make-first-who =
    { $side ->
        [south] 南方
       *[north] 北方
    }{ $who ->
        [visitor] ，访客
        [computer] ，电脑
       *[nobody] { "" }
    }
make-lang = 语言
make-lang-note = 不设定：访客的语言；标签用你网页所标明的语言。
make-theme = 颜色
make-theme-light = 浅色
make-theme-dark = 深色
make-theme-note = 不设定：标签用你网页的颜色，框架随访客设备为浅色或深色。
make-controls = 棋盘下的按钮
make-controls-none = 没有
make-controls-minimal = 悔棋和新局
make-controls-full = 另加重走、提示和翻转棋盘
make-position = 起始局面
make-position-note = 可以在这种棋的页面里，从“{ $share }”下面复制。留空：从头开始。
make-position-link = 打开这种棋的页面
make-bad-position = 所选的棋不能从这个局面下起，所以没有可复制的内容。局面的写法如下：{ $example }
make-usual = { $value }（通常）
make-unset = 不设定（通常）

## What is to be pasted

make-preview = 如果访客的浏览器设置和你的一样，看到的就是这样：
make-tag = 作为网页的一部分
make-tag-note = 最为协调：它随你网页的宽度，愿意的话还可以用你网页的颜色。你的网页必须允许脚本。这里把它放在白色网页上。
make-not-lent = 这台服务器不把棋盘借给别的网站。请用框架，或者把文件夹复制到你自己的服务器，再在那里打开本页。
make-fallback = 在这里下
make-frame = 放在框架里
make-frame-note = 几乎到处可用，编辑器删掉脚本时也行。最后一行让高度合适；没有它，框架就保持所给的高度，棋盘会缩小到放得下。
make-frame-title = { $game }，可以下的棋
make-link = 作为链接
make-kiosk = 放在展览的屏幕上
make-kiosk-note = 占满屏幕，邀人来下，过一会儿就为下一位访客准备好。上面的选择在这里只有棋种、电脑的级别和语言有效；一个人还是两个人下，由访客自己选。
make-kiosk-all = 所有的棋，由访客选择
make-kiosk-idle = 多少秒没人碰就重新开始（0：从不）
make-kiosk-staff = 要看下了多少局，请在三秒内碰左上角五次，或者在网址末尾加上 ?staff 打开。有网络时打开过一次，以后没有网络也能用。文件 hollows.html 包含所有的棋和语言，不用服务器就能打开，例如从 U 盘。
make-own = 你自己的副本
make-own-note = 上面的代码写的是这台服务器，只要它还在就有效。想不依赖它，就把一个发行版的文件夹复制到你服务器上的任何地方，不需要别的，再在那里打开本页：代码里就会写你的服务器。如果要让别的网站使用你的副本，就让它发送标头“Access-Control-Allow-Origin: *”。更多说明见文件 docs/embedding.md。
make-copy = 复制
make-copied = 已复制。
make-copy-failed = 浏览器不允许复制。文字已经选中：请用键盘或菜单复制。

## A picture with a caption

placard = 放在展板上
placard-note = 不需要脚本的局面图，连同说明，可以打印或放进网页。说明、引用和打印页用上面所选的语言；没有选，就用本页的语言。
placard-caption = 说明
placard-save-svg = 存为 SVG，可按任意大小打印
placard-save-png = 存为 PNG，用于不收 SVG 的网页
make-figure = 放在你网页上的图片
placard-html-note = 先把图片存为 PNG，以 { $file } 的名字上传，再粘贴这段。如果图片的地址不同，就把它写进 src 后面的引号里。
placard-position = 局面：{ $position }
placard-ruleset = 规则：{ $ruleset }
placard-sources = 来源：{ $sources }
placard-made = 用 Hollows { $version } 绘制，CC BY 4.0
placard-alt = { $game }：棋盘图。南方一排，从 A 起：{ $south }。北方一排，从 a 起：{ $north }。南方有 { $southHas }，北方有 { $northHas }。{ $turn }。

## More

make-cite = 引用这个局面
cite-text = { $game }（{ $ruleset }），局面“{ $position }”。载：The Hollows contributors, Hollows，版本 { $version }。{ $address }（{ $date }）。
sheet-link = 可打印的棋盘，附规则
terms-link = 使用条款，以及访客的数据如何处理

## The sheet to be printed

sheet-title = 可打印的棋盘 – Hollows
sheet-print = 打印
sheet-note = 放得进一张 A4 纸；打在 A3 纸上，就大得可以用豆子或小石子来下。
sheet-needs =
    你需要 { $seeds } 颗种子、豆子或小石子{ $stones ->
        [0] 。开始时每个坑放 { $each } 颗。
       *[other] ，以及 { $stones } 颗较大的石子。开始时每个民格放 { $each } 颗。
    }
sheet-credit = Hollows, by the Hollows contributors, CC BY 4.0. { $address }

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
