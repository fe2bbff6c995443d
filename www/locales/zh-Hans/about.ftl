about-story = 它的来历
about-board = 它的棋盘
about-terms = 它的用语
about-played = 在当地怎样玩
about-disputed = 有争议的地方，以及这里怎样下
about-sources = 来源
about-sources-note = Hollows 是根据以 Mancala World 为来源的简介的机器译文做成的。译文有错；规则页逐条说明它们记载了什么，又有什么必须自行决定。
about-play = 下这种棋
about-learn = 有指导的第一局
about-puzzles = 习题
about-rules = 它的规则，逐条
about-others = 其他几种棋

## Sàn Yáo

san-yao-title = 散窑（Sàn Yáo）从哪里来 – Hollows
san-yao-description = 散窑从哪里来，它的棋盘和用语，以及关于规则已知的和有争议的事。
san-yao-story-1 = 散窑是中国中部河南的女孩子玩的游戏。在中国北方和中部，有记载而且还活着的播撒棋很少，这是其中之一。V. A. Eagle 于 1995 年记录过云南的同类游戏，江苏邳州还有人记得一种相近的游戏“抓窝”。
san-yao-story-2 = 它有两副面孔。单独一局是一串小小的跳跃：每次吃子都跳过一个空坑。一场比赛则是争地：领先的一方占去对方的坑，又必须借石子给她，让她能继续玩。因为借子是规矩，谁也不会因一局失利就出局，胜负常常易手。一局末尾的几颗石子成为一道道难题，引起过数学家的兴趣。
san-yao-board-1 = 两排，每排五个坑，每坑五颗石子，两端各有一个大些的坑，放吃到的石子。大坑里从不撒子。棋盘就地做成：挖在硬土上，或用粉笔画在石板上。
san-yao-term-1 = 散窑
    .say = sàn yáo
    .means = 往一个个小坑里散子，就是这游戏的名字
san-yao-term-2 = 儿子
    .say = ér zi
    .means = 对面的一个坑，在一局里归你所有
san-yao-term-3 = 抓窝
    .say = zhuā wō
    .means = 邳州还记得的相近的游戏
san-yao-played-1 = 两个女孩子、一块地、五十颗石子就够了。每局之后，两人都用赢来的石子重新填满自己的坑，每坑五颗。自己用不完的，每五颗赢得对方的一个坑，就是自己的“儿子”。剩下的零头借出去。谁连一个坑都填不满，谁就输掉比赛。
san-yao-disputed-1 = 来源没有说哪些坑成为“儿子”。这里取紧接在胜方一排之后的头几个坑，让她的地连成一片（SY-8）。“儿子”在各方面都属于主人：可以从那里走棋，最后一颗石子若在其中也归主人（SY-9）。
san-yao-disputed-2 = 借出的石子要还吗？一种译文说“借”，另一种说“给”，没有一处提到归还。这里不用还（SY-10）。
san-yao-disputed-3 = 据说再也吃不到什么时一局结束，又说剩下不到两颗石子时结束。后一条数得出来，就照它下；只是转圈子的局会被叫停（SY-6、C-3）。结束不了的比赛到一百局为止（SY-13）。
san-yao-source-1 = 中国民间游戏的记述和中文维基百科，由 Mancala World 的“Sàn Yáo”概括。
san-yao-source-2 = V. A. Eagle，1995 年，关于云南的同类游戏。

## Ô Ăn Quan

o-an-quan-title = Ô Ăn Quan 从哪里来 – Hollows
o-an-quan-description = Ô Ăn Quan 从哪里来，它的棋盘和用语，以及关于规则已知的和有争议的事。
o-an-quan-story-1 = 在 <i lang="vi">Ô Ăn Quan</i> 里，孩子们玩的是种田和纳税。十个小格里的小石子是民；两端的半圆里坐着官，富有，一开始还够不着。你把自己的民沿着棋盘播撒，方向任选，设法把官拿到手。
o-an-quan-story-2 = 它早就受孩子和乡村的喜爱，也活在诗歌和童谣里。第一篇用西方语言写的记述出自 Ngô Quý Sơn，1944 年。在那之前，阮潘正（Nguyễn Phan Chánh）已把它画在绢上：1931 年的 <i lang="vi">Chơi ô ăn quan</i>。今天越南民族学博物馆也教这个游戏。
o-an-quan-board-1 = 两排，每排五个民格，每格五颗小石子，两端各有一个半圆，里面一颗大石头，就是官，算十分：一共七十分。棋盘用炭或粉笔画在夯实的地上、石廊上或人行道上。民就是普通的小石子，官是从河里捡来的两块大些的石头。
o-an-quan-term-1 = <i lang="vi">ô ăn quan</i>
    .say = 近似“奥·安·关”，都读平声
    .means = 这游戏的名字；<i lang="vi">ô</i> 是格子，<i lang="vi">ăn</i> 是吃或赢，<i lang="vi">quan</i> 是官
o-an-quan-term-2 = <i lang="vi">ô dân</i>、<i lang="vi">ô quan</i>
    .say = 近似“奥·赞”（南方读“奥·英”）、“奥·关”
    .means = 民格、官格
o-an-quan-term-3 = <i lang="vi">quân dân</i>、<i lang="vi">quan</i>
    .say = 近似“昆·赞”、“关”
    .means = 小石子，即民；大石头，即官
o-an-quan-term-4 = <i lang="vi">thả cá</i>
    .say = 近似“塔·嘎”；前一个先降，后一个升
    .means = “放鱼”：往自己的每个空格里放一颗小石子
o-an-quan-term-5 = <i lang="vi">rải quân</i>、<i lang="vi">vay quân</i>
    .say = 近似“宰·昆”、“外·昆”
    .means = 撒子、借子
o-an-quan-played-1 = 播撒时念着童谣。官没有了，游戏也就完了，那时有一句俗话：<i lang="vi">hết quan, tàn dân, thu quân, bán ruộng</i>，意思是官完了，民散了，收兵，卖田。各人收起自己一边的子，归还借来的。四个人也能玩，棋盘有四边：<i lang="vi">ô ăn quan bốn người</i>。
o-an-quan-disputed-1 = 播撒到末尾遇上空的官格怎么办？照文献，到官格之前这一步总是结束（OQ-3）。越南语维基百科把空的官格当作普通的空格，它后面一格的东西可以吃掉。这里两种都能下：后一种就是越南规则。
o-an-quan-disputed-2 = 棋是在官石被吃掉时结束，还是在官格清空时结束？一个标题说前者，条文说后者。这里照条文下，不然一盘棋可能两步就完了（OQ-6）。
o-an-quan-disputed-3 = 补子在文献里叫 <i lang="vi">thả cá</i>；越南的资料叫 <i lang="vi">rải quân</i>，借子叫 <i lang="vi">vay quân</i>。若双方加起来也填不满五格，这里棋就结束（OQ-5）。
o-an-quan-source-1 = Ngô Quý Sơn，1944 年。
o-an-quan-source-2 = Mancala World，“Ô Ăn Quan”；越南规则据越南语维基百科。

## Ayoayo

ayoayo-title = Ayoayo 从哪里来 – Hollows
ayoayo-description = Ayoayo 从哪里来，它的棋盘和用语，以及关于规则已知的和有争议的事。
ayoayo-story-1 = Ayoayo 属于尼日利亚西南部的约鲁巴人。Laurence Russ 于 1984 年最早记述了它。它最近的同类却在远方：厄立特里亚的 Andada 和坦桑尼亚北部的 En Dodoi。
ayoayo-story-2 = 这个名字容易混淆，因为在尼日利亚它也指西非的经典棋 Oware。两者并不相同。Oware 在对方的一排里吃子，沿着两颗、三颗的坑往回吃。Ayoayo 则从自己的空坑吃掉对面的种子；播撒若停在有种子的坑里，就拿起来接着撒，常常转上好几圈。
ayoayo-board-1 = 一块长木板，两排各六个圆坑，每坑四颗种子，两端各凿一个槽。你右手边的槽是你的仓。吃到的种子放进去，那里从不撒子。
ayoayo-term-1 = <i lang="yo">ayòayò</i>
    .say = 近似“阿哟阿哟”，每个“哟”声音放低
    .means = 这游戏的名字
ayoayo-term-2 = <i lang="yo">oju</i>
    .say = 近似“哦·朱”
    .means = 棋盘两端的仓，文献这样称呼
ayoayo-term-3 = <i lang="yo">fifi</i>
    .say = 近似“菲菲”
    .means = 喂子：把种子给没有种子的一方
ayoayo-played-1 = 这是讲势头也讲礼数的游戏。一趟接一趟的播撒带着种子绕棋盘跑，快得眼睛都跟不上。但是对方一颗也没有时，只要做得到就得喂：文献说喂子是西非棋戏的一种道义。
ayoayo-played-2 = 所以同时有两个打算。你留一个空坑对着一个满坑，好吃子；又留一步能到达对方一排的棋，以备那一排空了的时候。
ayoayo-disputed-1 = 十二颗以上的一把子会绕满一圈，跳过它拿起的那个坑。那只是一步的第一个坑，还是每一趟自己的坑？这里是每一趟自己的坑（AY-3）。
ayoayo-disputed-2 = 对面的坑若是空的，文献没有说最后一颗怎么办。这里它留在原处（AY-4）。
ayoayo-disputed-3 = 可以吃光对方最后的种子吗？没有禁止，也没有提到处罚；喂子的义务在那一排已空时才开始（AY-5）。那时对方停一步（AY-6）。
ayoayo-disputed-4 = 谁也喂不了时，剩下的全归走最后一步的一方。照字面，那也可能就是断粮的一方自己，如果最后的种子是她送出去的；这里就这样下（AY-7）。
ayoayo-source-1 = Laurence Russ，1984 年。
ayoayo-source-2 = Mancala World，“Ayoayo”。

## Hoyito II

hoyito-ii-title = Hoyito II 从哪里来 – Hollows
hoyito-ii-description = Hoyito II 从哪里来，它的棋盘和用语，以及关于规则已知的和有争议的事。
hoyito-ii-story-1 = Hoyito 流行于多米尼加共和国西南部的 Barahona、Bahoruco 和 Independencia。Víktor Bautista i Roca 和 Salvador Cases i Majoral 记录了它：2004 年 9 月访问了当地人，2005 年 1 月和 2 月又到了当地。2005 年 4 月，他们在牛津的一次研讨会上作了介绍，题为“Africa Hidden Inside a Small Hole”。
hoyito-ii-story-2 = 叫这个名字的棋有两种。Hoyito I 在播撒途中就吃子，吃了也没有别的好处。Hoyito II 较难：只有一趟的最后一颗才能吃子，但一吃就是连着的一排房子，而且还能再走一步。
hoyito-ii-board-1 = 两排，每排六个坑，每坑四颗种子。坑是“小房子”，挖在地上或用水泥浇成，种子来自一种叫 <i lang="es">mate</i> 的树。棋盘上没有仓，吃到的放在一边。还有一种长棋盘，两排各十二个坑，据说是最难的下法。
hoyito-ii-term-1 = <i lang="es">hoyito</i>
    .say = 近似“哦·伊·托”，重音在中间；h 不发音
    .means = “小洞”，这游戏的名字
hoyito-ii-term-2 = <i lang="es">casitas</i>
    .say = 近似“卡·西·塔斯”，重音在中间
    .means = “小房子”：坑，也是这游戏的另一个名字
hoyito-ii-term-3 = <i lang="es">casa</i>
    .say = 近似“卡·萨”
    .means = “房子”：正好四颗种子的坑
hoyito-ii-term-4 = <i lang="es">mate</i>
    .say = 近似“马·特”
    .means = 提供种子的树，也是这游戏的又一个名字
hoyito-ii-played-1 = 一开始所有的坑都是四颗的房子，全部的门道就在于用最后一颗再凑出这个数。因为紧挨在后面的房子也跟着倒下，又因为吃了子可以再走一步，准备得好的一轮可以在对方应着之前拿下许多房子。要先数好，也别给对方留下连着的四颗。
hoyito-ii-disputed-1 = 最后一颗凑成的四颗结束播撒并被吃掉，不管在谁的一排。文献没有这样明说；但吃掉了的不能再撒（HO-3）。
hoyito-ii-disputed-2 = 往回看更多的房子时，可以从一排到另一排，绕过棋盘（HO-4）。撒满一圈时，这一趟的起点坑也再得一颗（HO-2）。
hoyito-ii-disputed-3 = 棋可能永远转下去。同一局面第三次出现时棋就结束，只计吃到的种子（C-3）。
hoyito-ii-disputed-4 = 文献说长棋盘见于 2005 年 2 月的 Villa Jaragua。在它的来源里，这个日期写在一张照片下面。
hoyito-ii-source-1 = Víktor Bautista i Roca，“Africa Hidden Inside a Small Hole”，Board Game Studies Colloquium VIII，牛津，2005 年 4 月。
hoyito-ii-source-2 = Mancala World，“Hoyito II”。
