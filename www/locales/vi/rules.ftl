rules-title = Luật chơi – Hollows
rules-description = Luật của Sàn Yáo, Ô Ăn Quan, Ayoayo và Hoyito II, từng điều một: điều gì có tài liệu ghi lại và điều gì phải tự quyết định.
rules-heading = Luật chơi
rules-lead = Mỗi điều luật có một tên gọi, cũng được dùng trong mã nguồn và các bài kiểm thử của chương trình. Điều tài liệu nói và điều dự án này phải tự quyết định được để riêng.
rules-provenance-heading = Luật này từ đâu mà có
rules-provenance = Hollows được làm ra từ các bản dịch máy, sang tiếng Filipino, Gujarat, Khmer và Belarus, của những bài tóm tắt ghi nguồn là Mancala World. Các bản dịch có lỗi; một số lỗi có thể nhận ra và sửa được (một nhãn đặt sai chỗ, chữ “sang trái” thay cho ngược chiều kim đồng hồ), và chúng để ngỏ nhiều câu hỏi. Chỗ nào chúng có câu trả lời thì chơi theo câu trả lời đó. Chỗ nào không có thì câu trả lời là quyết định của dự án này, được đánh dấu như vậy và có nêu lý do. Người chơi đã học cách khác không phải là sai.
rules-words-heading = Những từ dùng ở đây
rules-words = Ô là một cái hố hay một hình vẽ; hạt là bất cứ thứ gì nằm trong đó: viên đá, viên sỏi, hạt cây. Rải là thả từng hạt một vào các ô kế tiếp. Rải hết một nắm là một lần rải; khi rải nối tiếp, lần rải sau bắt đầu ở nơi lần trước kết thúc. Kho giữ những gì một người đã ăn được. Bên Nam ngồi ở phía dưới bàn, bên Bắc ở phía trên. Thứ tự rải là ngược chiều kim đồng hồ: dọc hàng của bên Nam về phía tay phải người đó, rồi dọc hàng của bên Bắc về phía tay phải người đó.
mark-documented = Tài liệu ghi
mark-decided = Quyết định ở đây
mark-because = Vì sao
rules-play = Chơi
rules-about = Từ đâu mà có
diagram-show = Xem trên bàn
rules-sources = Nguồn
rules-notation-heading = Cách ghi nước đi
rules-notation = Các ô được đặt chữ cái theo thứ tự rải: ô của bên Nam mang chữ hoa, từ trái sang phải của người đó, ô của bên Bắc mang chữ thường, từ trái sang phải của người đó. Một nước đi là chữ cái của ô; trong Ô Ăn Quan, sau đó là “r” nếu rải ngược chiều kim đồng hồ hoặc “l” nếu rải theo chiều kim đồng hồ.
rules-keys-heading = Chơi bằng bàn phím
rules-keys = Bàn chơi là một điểm dừng của phím Tab. Các phím mũi tên đi từ ô này sang ô khác, Home và End đến hai đầu hàng, chữ cái của ô đưa đến ô đó. Enter hoặc phím cách để rải. Khi có hai cách rải, một phím mũi tên chọn một cách và Escape bỏ lựa chọn. Khi hạt đang chạy, Escape cho chúng rơi hết ngay; dấu phẩy làm chúng dừng lại rồi chạy tiếp, dấu chấm thả thêm một hạt, dấu gạch nối rải thêm một lần. Phím 0 cho xem lại nước đi vừa rồi.

## All four games

common-heading = Luật chung cho cả bốn trò
c-1 =
    .decided = Một lượt rải không bao giờ kết thúc thì không phải nước đi hợp lệ. Lượt nào sau 10.000 lần rải vẫn chưa xong thì tính là vô tận; nếu cùng một bàn chơi và một nắm quay trở lại thì chứng tỏ sớm hơn.
    .because = Rải nối tiếp có thể quay vòng mãi mãi. Có những lượt rải kết thúc được mà vẫn dài, hơn một nghìn lần rải, nên đặt giới hạn nhỏ sẽ cấm nhầm những nước đi có thật.
c-2 =
    .decided = Người còn hạt nhưng không có lượt rải nào kết thúc được thì làm ván chơi kết thúc, hoặc trong Sàn Yáo là hiệp kết thúc. Phần còn lại về tay chủ các ô trong Sàn Yáo, và như khi kết thúc vì hết hạt (AY-7) trong Ayoayo; trong Hoyito II thì không tính.
    .because = Phải có ai đó đi được. Hạt còn lại theo cách mỗi trò vẫn xử lý chúng.
c-3 =
    .decided = Ván chơi, hoặc hiệp trong Sàn Yáo, cũng kết thúc khi một thế cờ xuất hiện lần thứ ba với cùng người đến lượt, hoặc khi 200 nước liền không ăn được gì. Phần còn lại về tay chủ các ô trong Sàn Yáo và Ô Ăn Quan (trừ những gì nằm trong ô quan); trong Ayoayo và Hoyito II thì không tính.
    .because = Không tài liệu nào nói phải làm gì khi cuộc chơi cứ lặp vòng. Chỉ Sàn Yáo và Ô Ăn Quan cho hạt còn lại về bên chúng đang nằm.
c-4 =
    .decided = Lượt bỏ bắt buộc tự diễn ra và được thông báo.
    .because = Không có gì để chọn.
c-5 =
    .decided = Việc ăn quân diễn ra sau lần rải cuối của nước đi. Điểm bằng nhau là hòa.
    .because = Với Hoyito II, điều này có tài liệu ghi; với các trò khác, đó là cách hiểu thẳng nhất.

## Sàn Yáo

san-yao-about = Các bé gái ở Hà Nam, miền Trung Trung Quốc, chơi trò này trong những hố khoét trên nền đất cứng hoặc vẽ phấn trên đá. Tên trò có nghĩa là “rải vào các hố”. Đây là một trong số ít trò rải quân còn sống được biết đến ở miền Bắc và miền Trung Trung Quốc; năm 1995 V. A. Eagle ghi nhận những trò họ hàng ở Vân Nam, và ở Bì Châu thuộc Giang Tô người ta còn nhớ một trò gần gũi là <i lang="zh-Hans">抓窝</i>. Những ô giành được của người kia gọi là con trai, <i lang="zh-Latn">érzi</i>. Cho mượn là bắt buộc, nhờ thế trận đấu được kéo dài, và các thế cuối ván của trò này đã làm các nhà toán học quan tâm.
san-yao-sources = Các ghi chép về trò chơi dân gian Trung Quốc; Mancala World, “Sàn Yáo”; V. A. Eagle, 1995 (các trò họ hàng ở Vân Nam).
sy-1 = Hai hàng, mỗi hàng năm ô, mỗi ô năm viên đá, tất cả năm mươi viên, và mỗi đầu một kho.
    .decided = Không bao giờ rải vào kho.
    .because = Tài liệu tính mười ô chơi.
sy-2 = Bốc tất cả đá trong một ô của bạn và rải ngược chiều kim đồng hồ, mỗi ô một viên.
    .decided = Khi đi hết một vòng, ô bạn đã bốc cũng được thả một viên.
    .because = Không có chỗ nào nói là phải bỏ qua nó.
sy-3 = Sau viên cuối của một lần rải, bốc những gì nằm trong ô kế tiếp và rải tiếp. Nước đi kết thúc khi ô kế tiếp trống.
    .decided = Ô nhận viên cuối trước đó có trống hay không cũng không khác gì.
    .because = Tài liệu chỉ xét ô đứng sau nó.
sy-4 = Nếu ô nằm sau ô trống ấy có đá, bạn ăn đá đó. Và chừng nào ô kế tiếp trống mà ô sau nữa không trống, bạn ăn luôn ô ấy.
    .decided = Giữa hai lần ăn có đúng một ô trống. Ô của cả hai bên đều có thể bị ăn, và chuỗi ăn có thể đi hết một vòng, ăn cả viên đá vừa rải.
    .because = Việc ăn quân đi theo đường rải, mà đường rải thì không có bên nào.
sy-5 = Người chơi mà các ô đều trống thì bỏ lượt. Ngoài ra không ai được bỏ lượt.
sy-6 = Hiệp kết thúc khi không còn gì để ăn nữa, nghĩa là khi trên bàn còn nhiều nhất một viên đá. Viên ấy về tay chủ của ô chứa nó.
    .decided = Số viên đá quyết định. Những hiệp mà không ai ăn được hoặc không ai muốn ăn thì kết thúc theo C-3.
    .because = “Không còn gì để ăn” khó xét trên bàn; đếm số viên thì không, và tài liệu có nêu con số ấy.
sy-7 = Sang hiệp sau, mỗi ô lại có năm viên đá. Người đang dẫn giữ năm ô của mình và cứ mỗi năm viên đủ vượt quá hai mươi lăm thì thêm một ô của người thua: một con trai. Số lẻ còn dư được cho mượn để lấp đầy thêm một ô. Người có ít hơn năm viên thì thua cả trận.
    .decided = Chỉ xét thắng thua của trận giữa các hiệp. Điều kiện cho mượn trong tài liệu, rằng người cho mượn còn giữ hơn năm viên, luôn được thỏa với năm mươi viên đá.
    .because = Giữa hiệp thì tổng số chưa đầy đủ.
sy-8 =
    .decided = Con trai là những ô đầu tiên của người thua theo thứ tự rải, tức những ô nối tiếp hàng của người thắng.
    .because = Tài liệu không nói là ô nào. Cách này không để lại lựa chọn nào và giữ cho phần của một người liền một dải.
sy-9 =
    .decided = Con trai thuộc về chủ của nó về mọi mặt: người ấy được bắt đầu nước đi từ đó, và viên đá cuối cùng nằm trong đó là của người ấy. Ai giữ ô nào được tính lại trước mỗi hiệp.
    .because = Trong trò này, giữ một ô không có nghĩa nào khác.
sy-10 =
    .decided = Đá cho mượn không phải trả lại, và tổng số của mỗi hiệp tính lại từ đầu.
    .because = Một bản dịch nói “cho mượn”, một bản nói “cho”, và không điều nào nói đến việc trả lại.
sy-11 = Người đang dẫn đi trước ở hiệp mới.
    .decided = Sau tỉ số 25 – 25, đó là người không đi nước cuối cùng.
    .because = Khi ấy đơn giản là đến lượt người đó.
sy-12 =
    .decided = Bàn chơi cho thấy số đá của hiệp này, tổng số của hiệp trước, các con trai và số thứ tự của hiệp.
    .because = Không có những điều ấy thì không theo dõi được trận đấu.
sy-13 =
    .decided = Sau một trăm hiệp thì trận đấu kết thúc, ai có tổng lớn hơn ở hiệp cuối thì thắng. Cũng có thể chơi riêng một hiệp.
    .because = Một trận đấu có thể giằng co mãi mãi.

## Ayoayo

ayoayo-about = Trò chơi của người Yoruba ở tây nam Nigeria, trên những bàn gỗ dài mà kho được tài liệu gọi là <i lang="yo">oju</i>. Laurence Russ mô tả nó lần đầu năm 1984. Andada ở Eritrea và En Dodoi ở miền Bắc Tanzania là họ hàng của nó. Ở Nigeria, tên này cũng được dùng cho Oware, vốn là trò khác: Oware ăn lùi qua những ô có hai hoặc ba hạt, còn Ayoayo ăn từ một ô trống của mình. Cho đối phương ăn gọi là <i lang="yo">fifi</i>.
ayoayo-sources = Laurence Russ, 1984; Mancala World, “Ayoayo”.
ay-1 = Hai hàng, mỗi hàng sáu ô, mỗi ô bốn hạt, tất cả bốn mươi tám hạt. Mỗi người có một kho bên tay phải, không bao giờ rải vào đó.
ay-2 = Bốc hạt trong một ô của bạn và rải ngược chiều kim đồng hồ. Khi hạt cuối rơi vào ô đang có hạt, bốc hết lên, kể cả hạt cuối ấy, và rải thêm một lần nữa. Nước đi kết thúc khi hạt cuối rơi vào ô trống.
ay-3 = Khi đủ hạt để đi hết một vòng, mười hai hạt trở lên, ô mà chúng được bốc ra không được thả hạt nào.
    .decided = Mỗi lần rải bỏ qua ô bắt đầu của chính nó; hạt thứ mười hai rơi xa thêm một ô.
    .because = Mỗi lần rải làm trống một ô của riêng nó, và điều luật nói đến ô đã bốc.
ay-4 = Khi hạt cuối rơi vào ô trống thuộc hàng của bạn, bạn ăn hạt đó cùng với tất cả hạt trong ô đối diện.
    .decided = Nếu ô đối diện trống thì không ăn được gì và hạt ấy ở lại.
    .because = Hạt dùng để ăn đi cùng với việc ăn, mà ở đây không có gì để ăn.
ay-5 = Nếu đến lượt bạn mà hàng bên kia trống, bạn phải đi một nước đưa hạt sang đó.
    .decided = Tính theo việc sau khi ăn xong hàng ấy có hạt hay không. Được phép làm trống hàng bên kia.
    .because = Bổn phận này nảy sinh từ một hàng đã trống. Tài liệu gọi việc cho ăn là một nét đạo lý và không nêu hình phạt nào.
ay-6 =
    .decided = Người có hàng trống thì bỏ lượt, và khi đó AY-5 ràng buộc người kia.
    .because = Tài liệu chỉ nói đến một đối phương không đi được và không thể cho ăn.
ay-7 = Nếu không nước nào đưa được hạt sang cho đối phương, ván chơi kết thúc ngay, và tất cả hạt còn lại thuộc về người đi nước cuối cùng.
    .decided = Đó là người rải sau cùng, dù chính người ấy là người hết hạt.
    .because = Câu chữ nói như vậy, và Mancala World cũng nói thế.
ay-8 = Ai có nhiều hạt hơn trong kho thì thắng.
    .decided = Ván chơi cũng kết thúc khi trên bàn không còn hạt nào.
    .because = Khi ấy không ai đi được nữa.

## Hoyito II

hoyito-ii-about = Trò khó hơn trong hai trò Hoyito ở tây nam Cộng hòa Dominica. <i lang="es">Hoyito</i> nghĩa là “cái hố nhỏ”; nó còn được gọi là <i lang="es">Casitas</i>, những ngôi nhà nhỏ, và <i lang="es">Mate</i>, theo tên loài cây cho hạt để chơi. Những ngôi nhà được khoét dưới đất hoặc đúc bằng bê tông. Víktor Bautista i Roca và Salvador Cases i Majoral ghi lại trò này qua các cuộc phỏng vấn tháng 9 năm 2004 và chuyến điền dã tháng 1 và tháng 2 năm 2005, ở Barahona, Bahoruco và Independencia. Trong Hoyito I, người ta ăn ngay khi rải ngang qua và không được đi nữa. Mười hai ô một hàng được xem là cách chơi khó nhất.
hoyito-ii-sources = Víktor Bautista i Roca, “Africa Hidden Inside a Small Hole”, Board Game Studies Colloquium VIII, Oxford, tháng 4 năm 2005; Mancala World, “Hoyito II”. Tài liệu cho rằng bàn dài là ở Villa Jaragua vào tháng 2 năm 2005; trong nguồn của nó, ngày ấy nằm dưới một bức ảnh.
ho-1 = Hai hàng sáu ô, hoặc hai hàng mười hai ô, mỗi ô bốn hạt: bốn mươi tám hoặc chín mươi sáu hạt. Trên bàn không có kho; hạt ăn được để riêng ra ngoài.
ho-2 = Bốc hạt trong một ô của bạn và rải ngược chiều kim đồng hồ. Khi hạt cuối rơi vào ô đang có hạt, bốc hết lên, kể cả hạt cuối ấy, và rải tiếp từ ô kế sau. Lượt kết thúc ở một ô trống.
    .decided = Ô mà lần rải bắt đầu không bị bỏ qua.
    .because = Tài liệu không nói là bỏ qua; tài liệu của Ayoayo thì có nói.
ho-3 = Ô có đúng bốn hạt là một <i lang="es">casa</i>. Khi hạt cuối của một lần rải làm thành một ô như thế, nó bị ăn. Những ô thành bốn khi rải ngang qua thì để nguyên.
    .decided = Việc rải nối tiếp dừng ở đó, và ô ấy thuộc hàng của ai cũng không quan trọng.
    .because = Cái đã ăn rồi thì không rải tiếp được, và trong tài liệu, ngôi nhà bốn hạt không có chủ.
ho-4 = Rồi nhìn ngược lại thứ tự rải: mỗi ô có đúng bốn hạt nằm liền phía sau cũng bị ăn, cho đến ô đầu tiên có số khác.
    .decided = Chuỗi này đi từ hàng này sang hàng kia và vòng quanh bàn.
    .because = Nó đi theo đường rải.
ho-5 = Lượt nào ăn được thì được đi thêm một lượt. Người không còn hạt trong hàng mình thì bỏ lượt.
    .decided = Lượt được thêm cũng bỏ nếu không có gì để đi.
    .because = Đó là một lượt như mọi lượt khác.
ho-6 = Khi một lần ăn để lại đúng bốn hạt trên bàn, người ấy lấy luôn bốn hạt đó, và ván chơi kết thúc.
    .decided = Ván cũng kết thúc khi một chuỗi ăn không để lại hạt nào.
    .because = Không còn gì để tranh nữa.
ho-7 = Ai ăn được nhiều hạt hơn thì thắng.

## Ô Ăn Quan

o-an-quan-about = Trò chơi trẻ em Việt Nam về ruộng đồng và thuế má: quân dân chịu sự cai trị của các quan. Khi rải quân, trẻ em hát đồng dao. Ngô Quý Sơn mô tả trò này năm 1944; Nguyễn Phan Chánh vẽ nó trên lụa năm 1931, bức “Chơi ô ăn quan”. Ngày nay trò này còn được dạy ở Bảo tàng Dân tộc học Việt Nam. Có câu nói cho biết ván chơi kết thúc thế nào: “hết quan, tàn dân, thu quân, bán ruộng”. Có một kiểu chơi bốn người, “ô ăn quan bốn người”. Việc đặt lại quân vào các ô trống được tài liệu gọi là “thả cá”; nguồn tiếng Việt gọi là “rải quân”, và mượn quân thì gọi là “vay quân”.
o-an-quan-sources = Ngô Quý Sơn, 1944; Mancala World, “Ô Ăn Quan”; về luật Việt Nam: Wikipedia tiếng Việt.
oq-1 = Hai hàng, mỗi hàng năm ô dân, mỗi ô năm quân dân, và mỗi đầu một ô quan có một quan tính mười điểm: tất cả bảy mươi điểm.
    .decided = Quan là một viên.
    .because = Tài liệu cho phép thay bằng mười quân dân; phải chọn một trong hai.
oq-2 = Bốc quân trong một ô dân của bạn và rải theo chiều tùy ý, qua cả các ô quan.
oq-3 = Khi ô đứng sau quân cuối là ô dân có quân, bốc lên và rải tiếp theo cùng chiều. Khi đó là ô quan, nước đi kết thúc.
    .decided = Nước đi kết thúc ở đó dù ô quan trống hay không.
    .because = Điều luật không phân biệt. Luật Việt Nam thì có: xem bên dưới.
oq-4 = Khi ô đứng sau quân cuối trống mà ô sau nữa không trống, bạn ăn tất cả những gì nằm trong ô ấy, dân hay quan. Chừng nào tiếp theo còn một ô trống rồi đến một ô có quân, bạn ăn luôn ô đó. Hai ô trống liền nhau thì hết lượt.
    .decided = Ô trống đầu tiên phải là ô dân. Về sau, ô quan đã trống được tính là ô trống, và chuỗi ăn có thể đi hết một vòng.
    .because = Trước ô quan thì nước đi đã kết thúc (OQ-3); trong chuỗi ăn thì nó không có gì khác biệt.
oq-5 = Nếu đến lượt bạn mà năm ô của bạn đều trống, bạn đặt vào mỗi ô một dân đã ăn được: thả cá. Thiếu bao nhiêu thì vay của đối phương, cuối ván trả lại.
    .decided = Quan không đổi ra dân được. Nếu cả hai người góp lại không đủ năm dân, ván chơi kết thúc; mỗi hàng về tay chủ của nó và các ô quan không tính.
    .because = Điều luật chỉ nói đến dân và không nói phải làm gì khi không còn dân.
oq-6 = Ván chơi kết thúc khi cả hai ô quan đều sạch, cả quan lẫn dân.
    .decided = Xét điều này khi nước đi và việc ăn quân của nó đã xong.
    .because = Một tiêu đề trong tài liệu nói “khi cả hai quan đã bị bắt”, còn điều luật của nó nói “sạch quân”; theo tiêu đề thì ván chơi có thể kết thúc chỉ sau hai nước.
oq-7 = Quân còn lại trong các ô dân về bên chúng đang nằm, nợ được trả, và mỗi quan tính mười điểm.
    .decided = Số nợ của người chơi bị trừ vào điểm, kể cả khi xuống dưới không; nợ qua nợ lại thì bù trừ cho nhau.
    .because = Nhờ vậy, một ván chơi từ đầu luôn kết thúc với bảy mươi điểm.
o-an-quan-vi-heading = Luật Việt Nam
o-an-quan-vi = Tất cả đều như trên, chỉ khác một điểm theo Wikipedia tiếng Việt: khi ô đứng sau quân cuối là ô quan đang trống, nó là ô trống như mọi ô khác. Những gì nằm sau nó bị ăn, hoặc nếu ở đó cũng trống thì hết lượt.
