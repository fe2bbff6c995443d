about-story = Câu chuyện của nó
about-board = Bàn chơi
about-terms = Từ ngữ
about-played = Ở quê hương nó người ta chơi thế nào
about-disputed = Điều còn tranh cãi, và ở đây chơi thế nào
about-sources = Nguồn
about-sources-note = Hollows được làm ra từ bản dịch máy của những bài tóm tắt ghi nguồn là Mancala World. Chúng có lỗi; trang luật chơi cho biết từng điều một: chúng ghi lại gì và điều gì phải tự quyết định.
about-play = Chơi
about-learn = Ván đầu tiên có hướng dẫn
about-puzzles = Câu đố
about-rules = Luật của nó, từng điều một
about-others = Các trò khác

## Sàn Yáo

san-yao-title = Sàn Yáo từ đâu mà có – Hollows
san-yao-description = Sàn Yáo từ đâu mà có, bàn chơi và từ ngữ của nó, và những gì đã biết hoặc còn tranh cãi về luật.
san-yao-story-1 = <i lang="zh-Latn">Sàn Yáo</i> là trò chơi của các bé gái ở Hà Nam, giữa lòng Trung Quốc. Đây là một trong số ít trò rải quân còn sống được ghi lại ở miền Bắc và miền Trung Trung Quốc. V. A. Eagle ghi nhận những trò họ hàng ở Vân Nam năm 1995, và ở Bì Châu thuộc Giang Tô người ta còn nhớ một trò gần gũi, <i lang="zh-Hans">抓窝</i>.
san-yao-story-2 = Trò này có hai mặt. Một hiệp là một chuỗi những cú nhảy nhỏ: mỗi lần ăn đều nhảy qua một hố trống. Một trận là cuộc tranh giành đất: ai dẫn trước thì chiếm hố của người kia, và phải cho người kia mượn đá để chơi tiếp. Vì cho mượn là bắt buộc, không ai bị loại chỉ sau một hiệp kém, và vận may đổi chiều luôn. Những viên đá cuối cùng của một hiệp tạo nên các bài toán khiến các nhà toán học quan tâm.
san-yao-board-1 = Hai hàng, mỗi hàng năm hố, mỗi hố năm viên đá, và ở mỗi đầu một hố lớn hơn để chứa những gì đã ăn. Không bao giờ rải vào hố lớn. Bàn chơi được làm ngay tại chỗ: khoét trên nền đất cứng, hoặc vẽ phấn trên đá.
san-yao-term-1 = <i lang="zh-Hans">散窑</i> <i lang="zh-Latn">sàn yáo</i>
    .say = “xan dáo”: tiếng đầu đi xuống, tiếng sau đi lên
    .means = “rải vào các hố”, tên của trò chơi
san-yao-term-2 = <i lang="zh-Hans">儿子</i> <i lang="zh-Latn">érzi</i>
    .say = “ớ-chư”: tiếng đầu đi lên
    .means = “con trai”: một hố bên kia mà bạn được giữ trong một hiệp
san-yao-term-3 = <i lang="zh-Hans">抓窝</i> <i lang="zh-Latn">zhuā wō</i>
    .say = “choa uô”, cả hai cao và ngang
    .means = trò gần gũi còn được nhớ ở Bì Châu
san-yao-played-1 = Hai bé gái, một khoảnh đất và năm mươi viên đá là đủ. Sau mỗi hiệp, cả hai lấy những gì mình đã thắng đổ lại vào các hố, mỗi hố năm viên. Cứ năm viên vượt quá nhu cầu của mình thì giành được một hố của người kia, “con trai” của mình. Phần lẻ được cho mượn. Ai không lấp đầy nổi một hố thì thua cả trận.
san-yao-disputed-1 = Các nguồn không nói hố nào trở thành con trai. Ở đây đó là những hố đầu tiên nối tiếp hàng của người thắng, để đất của người ấy liền một dải (SY-8). Con trai khi ấy thuộc về chủ về mọi mặt: chủ bắt đầu nước đi từ đó, và viên đá cuối cùng nằm trong đó là của chủ (SY-9).
san-yao-disputed-2 = Đá cho mượn có phải trả lại không? Một bản dịch nói “cho mượn”, một bản nói “cho”, và không bản nào kể về việc trả. Ở đây không phải trả (SY-10).
san-yao-disputed-3 = Tài liệu nói hiệp kết thúc khi không còn gì để ăn, và cũng khi còn ít hơn hai viên đá. Điều thứ hai đếm được và được áp dụng; những hiệp cứ quay vòng thì bị dừng lại (SY-6, C-3). Những trận không chịu kết thúc thì dừng sau một trăm hiệp (SY-13).
san-yao-source-1 = Các ghi chép về trò chơi dân gian Trung Quốc, và Wikipedia tiếng Trung, theo bản tóm tắt của Mancala World, “Sàn Yáo”.
san-yao-source-2 = V. A. Eagle, 1995, về các trò họ hàng ở Vân Nam.

## Ô Ăn Quan

o-an-quan-title = Ô Ăn Quan từ đâu mà có – Hollows
o-an-quan-description = Ô Ăn Quan từ đâu mà có, bàn chơi và từ ngữ của nó, và những gì đã biết hoặc còn tranh cãi về luật.
o-an-quan-story-1 = Trong Ô Ăn Quan, trẻ em chơi chuyện ruộng đồng và thuế má. Những viên sỏi trong mười ô nhỏ là dân; trong hai nửa hình tròn ở hai đầu là các quan, giàu có và lúc đầu chưa với tới được. Bạn rải dân của mình quanh bàn, theo chiều tùy ý, và tìm cách bắt quan mang về.
o-an-quan-story-2 = Từ lâu trò này được trẻ em và các làng quê yêu thích, và nó còn sống trong thơ ca, đồng dao. Bản mô tả đầu tiên bằng một ngôn ngữ phương Tây là của Ngô Quý Sơn, năm 1944. Trước đó Nguyễn Phan Chánh đã vẽ trò này trên lụa: bức “Chơi ô ăn quan”, năm 1931. Ngày nay nó còn được dạy ở Bảo tàng Dân tộc học Việt Nam.
o-an-quan-board-1 = Hai hàng, mỗi hàng năm ô dân, mỗi ô năm viên sỏi, và ở hai đầu là nửa hình tròn có một viên lớn, ông quan, tính mười điểm: tất cả bảy mươi điểm. Bàn được vẽ bằng than hoặc phấn trên nền đất nện, trên hiên đá hay vỉa hè. Dân chỉ là sỏi thường, còn quan là hai hòn đá to hơn nhặt dưới sông.
o-an-quan-term-1 = ô ăn quan
    .say = đọc như tiếng Việt thường
    .means = tên trò chơi: ăn các ô và bắt quan
o-an-quan-term-2 = ô dân, ô quan
    .say = đọc như tiếng Việt thường
    .means = ô vuông của dân, nửa hình tròn của quan
o-an-quan-term-3 = quân dân, quan
    .say = đọc như tiếng Việt thường
    .means = những viên sỏi là dân; hai viên lớn là quan
o-an-quan-term-4 = thả cá
    .say = đọc như tiếng Việt thường
    .means = đặt vào mỗi ô trống của mình một quân, theo cách gọi của tài liệu
o-an-quan-term-5 = rải quân, vay quân
    .say = đọc như tiếng Việt thường
    .means = rải quân ra các ô, vay quân của đối phương
o-an-quan-played-1 = Khi rải quân, trẻ em hát đồng dao. Hết quan thì hết ván, và câu nói cho lúc ấy là “hết quan, tàn dân, thu quân, bán ruộng”. Ai nấy thu những gì nằm bên phía mình, và trả lại những gì đã vay. Bốn người cũng chơi được, trên bàn có bốn phía: ô ăn quan bốn người.
o-an-quan-disputed-1 = Ô quan đang trống thì sao khi rải đến cuối? Theo tài liệu, gặp ô quan thì nước đi kết thúc trong mọi trường hợp (OQ-3). Wikipedia tiếng Việt coi ô quan trống như mọi ô trống khác, và những gì nằm sau nó bị ăn. Ở đây chơi được cả hai: cách thứ hai là luật Việt Nam.
o-an-quan-disputed-2 = Ván chơi kết thúc khi đã bắt hết quan, hay khi các ô quan trống? Một tiêu đề nói điều trước, điều luật nói điều sau. Ở đây chơi theo điều luật, nếu không ván chơi có thể xong chỉ sau hai nước (OQ-6).
o-an-quan-disputed-3 = Tài liệu gọi việc đặt lại quân là “thả cá”; nguồn tiếng Việt nói “rải quân”, và “vay quân” khi phải mượn. Nếu cả hai người góp lại không đủ năm quân, ở đây ván chơi kết thúc (OQ-5).
o-an-quan-source-1 = Ngô Quý Sơn, 1944.
o-an-quan-source-2 = Mancala World, “Ô Ăn Quan”; về luật Việt Nam: Wikipedia tiếng Việt.

## Ayoayo

ayoayo-title = Ayoayo từ đâu mà có – Hollows
ayoayo-description = Ayoayo từ đâu mà có, bàn chơi và từ ngữ của nó, và những gì đã biết hoặc còn tranh cãi về luật.
ayoayo-story-1 = Ayoayo là của người Yoruba ở tây nam Nigeria. Laurence Russ là người đầu tiên mô tả nó, năm 1984. Những họ hàng gần nhất lại ở rất xa: Andada ở Eritrea và En Dodoi ở miền Bắc Tanzania.
ayoayo-story-2 = Cái tên dễ gây nhầm lẫn, vì ở Nigeria nó cũng chỉ Oware, trò kinh điển của Tây Phi. Hai trò không giống nhau. Oware ăn ở hàng đối phương, lùi qua những ô có hai và ba hạt. Trong Ayoayo bạn ăn từ một ô trống của mình những gì nằm đối diện; và một lượt rải dừng giữa các hạt khác thì bốc chúng lên đi tiếp, thường là nhiều vòng.
ayoayo-board-1 = Một bàn gỗ dài có hai hàng sáu ô tròn, mỗi ô bốn hạt, và ở mỗi đầu một máng đục. Máng bên tay phải là kho của bạn. Hạt bị ăn thì bỏ vào đó, và không bao giờ rải vào đó.
ayoayo-term-1 = <i lang="yo">ayòayò</i>
    .say = “a-dô-a-dô”, giọng hạ thấp ở mỗi tiếng “dô”
    .means = tên trò chơi
ayoayo-term-2 = <i lang="yo">oju</i>
    .say = “ô-giu”
    .means = kho ở đầu bàn, theo tài liệu
ayoayo-term-3 = <i lang="yo">fifi</i>
    .say = “phi-phi”
    .means = cho ăn: đưa hạt cho người không còn hạt nào
ayoayo-played-1 = Đây là trò của đà rải và của phép lịch sự. Những lượt rải nối tiếp dài đưa hạt chạy quanh bàn nhanh hơn mắt kịp nhìn. Nhưng người đã hết hạt thì phải được cho ăn nếu có thể: tài liệu gọi việc cho ăn là một nét đạo lý của các trò Tây Phi.
ayoayo-played-2 = Vì vậy có hai kế hoạch cùng lúc. Bạn giữ một ô trống đối diện một ô đầy để ăn, và giữ sẵn một nước đi tới được hàng bên kia, cho ngày hàng ấy trống.
ayoayo-disputed-1 = Một nắm mười hai hạt trở lên đi hết một vòng và bỏ qua ô nó được bốc ra. Đó chỉ là ô đầu tiên của nước đi, hay là ô của mỗi lần rải? Ở đây là ô của chính mỗi lần rải (AY-3).
ayoayo-disputed-2 = Nếu ô đối diện trống, tài liệu không nói gì về hạt cuối. Ở đây nó nằm lại (AY-4).
ayoayo-disputed-3 = Có được lấy những hạt cuối cùng của người kia không? Không có gì cấm, và không nêu hình phạt; bổn phận cho ăn bắt đầu khi hàng người ấy đã trống (AY-5). Khi ấy người ấy bỏ lượt (AY-6).
ayoayo-disputed-4 = Khi không thể cho ăn, tất cả những gì còn lại thuộc về người đi nước cuối cùng. Hiểu theo câu chữ, đó có thể là chính người hết hạt, nếu người ấy đã đưa đi những hạt cuối của mình, và ở đây chơi như vậy (AY-7).
ayoayo-source-1 = Laurence Russ, 1984.
ayoayo-source-2 = Mancala World, “Ayoayo”.

## Hoyito II

hoyito-ii-title = Hoyito II từ đâu mà có – Hollows
hoyito-ii-description = Hoyito II từ đâu mà có, bàn chơi và từ ngữ của nó, và những gì đã biết hoặc còn tranh cãi về luật.
hoyito-ii-story-1 = Hoyito được chơi ở tây nam Cộng hòa Dominica, tại Barahona, Bahoruco và Independencia. Víktor Bautista i Roca và Salvador Cases i Majoral ghi lại nó: họ hỏi chuyện mọi người tháng 9 năm 2004, và đến tận nơi tháng 1 và tháng 2 năm 2005. Tháng 4 năm 2005 họ kể về nó tại một hội thảo ở Oxford, với nhan đề “Africa Hidden Inside a Small Hole”.
hoyito-ii-story-2 = Có hai trò mang tên này. Trong Hoyito I, hạt bị ăn ngay khi đang rải, và ăn được thì không được thêm gì. Hoyito II khó hơn: chỉ hạt cuối của một lần rải mới ăn được, nhưng khi đó nó lấy luôn cả một dãy nhà, và người ấy được đi nữa.
hoyito-ii-board-1 = Hai hàng, mỗi hàng sáu ô, mỗi ô bốn hạt. Các ô là “ngôi nhà nhỏ”, khoét dưới đất hoặc đúc bằng bê tông, còn hạt là của một loài cây, cây <i lang="es">mate</i>. Bàn không có kho: hạt ăn được để sang một bên. Cũng có bàn dài với hai hàng mười hai ô, được xem là cách chơi khó nhất.
hoyito-ii-term-1 = <i lang="es">hoyito</i>
    .say = “ô-DI-tô”; chữ h câm
    .means = “cái hố nhỏ”, tên trò chơi
hoyito-ii-term-2 = <i lang="es">casitas</i>
    .say = “ca-XI-tát”
    .means = “những ngôi nhà nhỏ”: các ô, và một tên khác của trò chơi
hoyito-ii-term-3 = <i lang="es">casa</i>
    .say = “CA-xa”
    .means = “ngôi nhà”: ô có đúng bốn hạt
hoyito-ii-term-4 = <i lang="es">mate</i>
    .say = “MA-tê”
    .means = loài cây cho hạt để chơi, và thêm một tên của trò chơi
hoyito-ii-played-1 = Lúc đầu mọi ô đều là nhà bốn hạt, và mọi chuyện xoay quanh việc làm lại con số ấy bằng hạt cuối. Vì những nhà liền sau nhà vừa ăn cũng đổ theo, và vì ăn được thì đi nữa, một lượt chuẩn bị kỹ có thể lấy nhiều nhà trước khi người kia kịp đáp lại. Nên đếm trước, và đừng để những ô bốn liền nhau cho đối phương.
hoyito-ii-disputed-1 = Bốn hạt do hạt cuối làm thành thì dừng lần rải và bị ăn, dù nằm ở hàng của ai. Tài liệu không nói bằng đúng những lời ấy; nhưng cái đã ăn thì không rải tiếp được (HO-3).
hoyito-ii-disputed-2 = Việc nhìn lại tìm thêm nhà đi từ hàng này sang hàng kia và vòng quanh bàn (HO-4). Ô mà lần rải bắt đầu lại nhận hạt khi đi hết một vòng (HO-2).
hoyito-ii-disputed-3 = Ván chơi có thể quay vòng mãi. Khi cùng một thế xuất hiện lần thứ ba, ván kết thúc, và chỉ tính hạt đã ăn (C-3).
hoyito-ii-disputed-4 = Tài liệu cho rằng bàn dài là ở Villa Jaragua vào tháng 2 năm 2005. Trong nguồn của nó, ngày ấy nằm dưới một bức ảnh.
hoyito-ii-source-1 = Víktor Bautista i Roca, “Africa Hidden Inside a Small Hole”, Board Game Studies Colloquium VIII, Oxford, tháng 4 năm 2005.
hoyito-ii-source-2 = Mancala World, “Hoyito II”.
