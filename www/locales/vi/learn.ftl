learn-title = Ván đầu tiên – Hollows
learn-description = Học Sàn Yáo, Ô Ăn Quan, Ayoayo hoặc Hoyito II ngay trên bàn chơi, qua vài bước, không cần biết trước trò nào thuộc loại này.
learn-heading = Ván đầu tiên
learn-choose = Bạn muốn học trò nào? Mỗi trò chỉ mất vài phút, và bạn không cần biết trước điều gì.
learn-step = Bước { $step } trên { $steps }
learn-back = Lùi
learn-next = Tiếp
learn-restart = Từ đầu
learn-again = Làm lại bước này
learn-other-pit = Đó không phải ô của bước này. Hãy chọn ô { $pit }, ô có vòng sẫm; không có gì bị mất cả.
learn-other-way = Đúng ô rồi, nhưng ngược chiều. Chọn lại ô { $pit } và đi theo mũi tên.
learn-no-capture = Rải từ ô { $pit } thì kết thúc mà không ăn được gì. Không có gì bị mất cả: thử ô khác xem.
learn-done-already = Bước này đã xong. Hãy bấm “Tiếp”.
learn-done = Bạn đã biết chơi
learn-play = Chơi một ván thật, với đối thủ dễ nhất
learn-puzzles = Câu đố
learn-rules = Toàn bộ luật, từng điều một

## Sàn Yáo

learn-san-yao-1 = Bạn là bên Nam: năm ô mang chữ hoa, từ A đến E, là của bạn. Để đi một nước, bạn bốc hết đá trong một ô của mình rồi thả từng viên vào các ô kế tiếp, ngược chiều kim đồng hồ. Như vậy gọi là rải. Hãy chọn ô A.
    .told = Ba viên đá của A rơi vào B, C và D, mỗi ô một viên. Rải luôn đi theo chiều ấy: dọc hàng của bạn, rồi quay lại theo hàng bên kia, và cứ thế. Các ô lớn ở hai đầu là kho; không bao giờ rải vào đó.
learn-san-yao-2 = Một lượt rải có thể đi tiếp. Sau viên cuối, hãy nhìn ô kế tiếp: nếu ở đó có đá, đá ấy được bốc lên và rải luôn. Chọn A, và để ý ô C.
    .told = Viên đá rơi vào B. Ô kế tiếp, C, có hai viên, nên chúng cũng được bốc lên và rải. Rồi ô sau E trống, và nước đi kết thúc ở đó.
learn-san-yao-3 = Giờ đến chuyện ăn. Khi ô kế tiếp trống, nước đi kết thúc, và bạn được những gì nằm ở ô sau nó. Chọn A.
    .told = Viên đá rơi vào B. C trống: nước đi kết thúc. Ô sau nó, D, có bốn viên, giờ là của bạn. Vậy ăn là nhảy qua một ô trống.
learn-san-yao-4 = Có thể nhảy tiếp. Nếu ô sau ô vừa ăn lại trống, mà ô sau nữa thì không, bạn ăn luôn ô ấy. Chọn A.
    .told = Qua ô C trống bạn ăn bốn viên của D; qua ô E trống bạn ăn viên ở a, dù nó nằm ở hàng bên kia. Ô sau a không trống: chuỗi dừng ở đó.
learn-san-yao-5 = Hãy tự tìm một nước ăn. Thử từng ô của bạn trong đầu: viên cuối rơi vào đâu, ô sau nó có trống không, và sau nữa có gì không? Lần này không ô nào được đánh dấu.
    .told = Đúng rồi: viên đá của E rơi vào a, b trống, và ba viên ở ô sau nó, c, là của bạn.
learn-san-yao-6 = Một hiệp bắt đầu như thế này, ô nào cũng năm viên. Chọn A, và xem một lượt rải có thể đi xa đến đâu.
    .told = Sáu lần rải chỉ trong một nước, và ăn được chín viên. Lúc đầu không ai nhìn ra hết được. Hãy chỉ vào một ô để biết nó dẫn đến đâu.
learn-san-yao-7 = Hiệp kết thúc khi còn nhiều nhất một viên đá. Bạn có 31 viên, bên Bắc có 17. Chọn E.
    .told = Bạn ăn viên ở c; viên cuối cùng là của bên Bắc, vì nó nằm ở a. Với 32 – 18 bạn đang dẫn: cứ năm viên trên 25 thì ở hiệp sau bạn được một ô của bên Bắc, gọi là “con trai”, và bạn cho bên Bắc mượn hai viên. Ai không lấp đầy nổi một ô thì thua cả trận.
learn-san-yao-done = Rải, đi tiếp khi ô kế tiếp còn đá, và khi nó trống thì nhảy qua mà ăn. Nếu bạn nói lại được điều ấy bằng lời của mình là bạn đã biết chơi.

## Ô Ăn Quan

learn-o-an-quan-1 = Bạn là bên Nam: năm ô mang chữ hoa, từ A đến E, là của bạn. Để đi một nước, bạn bốc hết quân trong một ô rồi thả từng quân vào các ô kế tiếp. Như vậy gọi là rải, và bạn được chọn chiều. Chọn E, rồi mũi tên sang phải.
    .told = Quân đầu tiên rơi vào nửa hình tròn, tức ô quan; các quân khác đi tiếp sang hàng bên Bắc. Ô nào trên đường cũng được một quân.
learn-o-an-quan-2 = Một lượt rải có thể đi tiếp. Sau quân cuối, hãy nhìn ô kế tiếp: nếu ở đó có dân, dân ấy được bốc lên và rải luôn, theo cùng chiều. Chọn A, sang phải.
    .told = Quân rơi vào B. C có hai dân, nên chúng cũng được bốc lên và rải. Sau E là ô quan: trước ô quan, nước đi nào cũng kết thúc.
learn-o-an-quan-3 = Giờ đến chuyện ăn. Khi ô kế tiếp trống, nước đi kết thúc, và bạn được những gì nằm ở ô sau nó. Chọn A, sang phải.
    .told = Quân rơi vào B. C trống: nước đi kết thúc. Ô sau nó, D, có bốn dân, giờ là của bạn. Vậy ăn là nhảy qua một ô trống. Nếu sau đó lại có một ô trống rồi một ô có quân, bạn đã nhảy tiếp.
learn-o-an-quan-4 = Hãy tự tìm một nước ăn. Thử các ô của bạn trong đầu, theo cả hai chiều: quân cuối rơi vào đâu, ô sau nó có trống không, và sau nữa có gì không? Lần này không có gì được đánh dấu.
    .told = Đúng rồi: sang trái, quân của E rơi vào D, C trống, và ba dân ở ô sau nó, B, là của bạn.
learn-o-an-quan-5 = Trong mỗi nửa hình tròn có một ông quan, viên lớn, tính mười điểm. Quan cũng bị ăn bằng cú nhảy ấy. Chọn C, sang phải.
    .told = Quân rơi vào D, E trống, và sau đó là ông quan cùng năm dân: mười lăm điểm trong một nước.
learn-o-an-quan-6 = Nếu đến lượt mà cả năm ô của một người đều trống thì sao? Khi đó người ấy đặt lại mỗi ô một dân, lấy từ số đã ăn được. Chọn A, sang phải, và xem điều gì xảy ra với bên Bắc.
    .told = Hàng bên Bắc trống, nên bên Bắc phải đặt vào mỗi ô một dân: hai dân của mình và ba dân vay của bạn. Vay thì cuối ván phải trả.
learn-o-an-quan-7 = Ván chơi kết thúc khi cả hai nửa hình tròn đều trống. Ông quan cuối cùng đã trong tầm tay: chọn C, sang phải.
    .told = Giờ cả hai đều trống. Dân còn lại về bên chúng đang nằm; hai quan của bạn tính hai mươi điểm. Bạn thắng.
learn-o-an-quan-done = Rải theo chiều nào cũng được, đi tiếp khi ô kế tiếp còn dân, và khi nó trống thì nhảy qua mà ăn. Nếu bạn nói lại được điều ấy bằng lời của mình là bạn đã biết chơi.

## Ayoayo

learn-ayoayo-1 = Bạn là bên Nam: sáu ô mang chữ hoa, từ A đến F, là của bạn. Để đi một nước, bạn bốc hết hạt trong một ô của mình rồi thả từng hạt vào các ô kế tiếp, ngược chiều kim đồng hồ. Như vậy gọi là rải. Hãy chọn ô F.
    .told = Hai hạt của F vòng qua góc sang hàng bên Bắc. Hai máng dài là kho, không bao giờ rải vào đó. Hạt cuối rơi vào ô trống, và nước đi kết thúc.
learn-ayoayo-2 = Khi hạt cuối rơi vào ô không trống, việc rải đi tiếp: bạn bốc hết những gì ở đó, kể cả hạt cuối, rồi rải. Chọn A.
    .told = Hạt cuối rơi vào C, nơi đang có một hạt. Vậy cả hai được bốc lên rải tiếp vào D và E. E trống, và nước đi kết thúc.
learn-ayoayo-3 = Giờ đến chuyện ăn. Khi hạt cuối rơi vào ô trống thuộc hàng của bạn, bạn được tất cả hạt ở ô đối diện, và cả hạt cuối ấy. Chọn B.
    .told = Hạt rơi vào C, ô trống của bạn. Đối diện, ở d, có ba hạt: bạn được chúng cùng với hạt vừa ăn, tất cả bốn. Nếu ở hàng bên Bắc, hoặc đối diện một ô trống, bạn đã không được gì.
learn-ayoayo-4 = Hãy tự tìm một nước ăn. Thử từng ô của bạn trong đầu: hạt cuối có rơi vào ô trống của bạn, mà đối diện có hạt không? Lần này không ô nào được đánh dấu.
    .told = Đúng rồi: hạt của A rơi vào ô B trống, và hai hạt đối diện, ở e, là của bạn cùng với nó.
learn-ayoayo-5 = Ván chơi bắt đầu như thế này, ô nào cũng bốn hạt. Chọn C, và xem một lượt rải có thể đi xa đến đâu.
    .told = Năm lần rải chỉ trong một nước, và hạt cuối rơi vào ô trống của bạn: được bảy hạt. Lúc đầu không ai nhìn ra hết được. Hãy chỉ vào một ô để biết nó dẫn đến đâu.
learn-ayoayo-6 = Bên Bắc không còn hạt nào. Khi đó bạn phải đi một nước đưa hạt sang, nếu có: gọi là cho ăn. Chọn F.
    .told = Hạt của F đã sang hàng bên Bắc. Nếu đi A, bạn đã giữ hết cho mình, và điều đó không được phép. Nếu không nước nào cho bên Bắc ăn được thì ván chơi đã kết thúc.
learn-ayoayo-7 = Bạn có 20 hạt trong kho, bên Bắc có 23. Chọn B để kết thúc ván chơi.
    .told = Bốn hạt cuối là của bạn, và bàn đã sạch: 24 – 23. Ai nhiều hạt hơn thì thắng.
learn-ayoayo-done = Rải, đi tiếp từ mọi ô đang có hạt, và khi hạt cuối rơi vào ô trống của mình thì được những gì nằm đối diện. Nếu bạn nói lại được điều ấy bằng lời của mình là bạn đã biết chơi.

## Hoyito II

learn-hoyito-ii-1 = Bạn là bên Nam: sáu ô mang chữ hoa, từ A đến F, là của bạn. Để đi một nước, bạn bốc hết hạt trong một ô của mình rồi thả từng hạt vào các ô kế tiếp, ngược chiều kim đồng hồ. Như vậy gọi là rải. Hãy chọn ô F.
    .told = Hai hạt của F vòng qua góc sang hàng bên Bắc. Hạt cuối rơi vào ô trống, và lượt kết thúc. Hạt ăn được để bên cạnh bàn và không bao giờ đem rải.
learn-hoyito-ii-2 = Khi hạt cuối rơi vào ô không trống, việc rải đi tiếp: bạn bốc hết những gì ở đó, kể cả hạt cuối, rồi rải, bắt đầu từ ô kế sau. Chọn A.
    .told = Hạt rơi vào B, nơi đang có một hạt. Vậy cả hai được bốc lên rải tiếp vào C và D. D trống, và lượt kết thúc.
learn-hoyito-ii-3 = Giờ đến chuyện ăn. Bốn hạt trong một ô là một casa, một ngôi nhà. Khi hạt cuối của bạn làm thành đúng bốn, bạn được cả bốn và được đi nữa. Chọn A.
    .told = Hạt rơi vào B, nơi đang có ba: thêm nó là bốn, và chúng là của bạn. Giờ lại đến lượt bạn. Ở hàng bên Bắc thì cũng như vậy.
learn-hoyito-ii-4 = Phải là hạt cuối làm thành bốn. Chọn A và xem điều gì xảy ra với B.
    .told = Giờ B có bốn hạt, nhưng chúng thành bốn khi rải ngang qua: hạt cuối đi tiếp đến C. Vì vậy không ăn được gì, và hết lượt.
learn-hoyito-ii-5 = Một lần ăn có thể được nhiều hơn. Sau đó bạn nhìn lại, ngược chiều rải: mọi ô bốn hạt liền ngay sau ô vừa ăn cũng là của bạn. Chọn A.
    .told = Ba hạt làm B, C và D thành bốn. Hạt cuối ăn D; liền sau nó, C và B cũng có bốn. Mười hai hạt, và lại đến lượt bạn.
learn-hoyito-ii-6 = Hãy tự tìm một nước ăn. Thử từng ô của bạn trong đầu: hạt cuối có làm thành đúng bốn không? Lần này không ô nào được đánh dấu.
    .told = Đúng rồi: hạt của F làm ba hạt ở a thành bốn. Việc a là ô của bên Bắc không quan trọng.
learn-hoyito-ii-7 = Bạn có 20 hạt, bên Bắc có 5. Khi một lần ăn chỉ để lại bốn hạt trên bàn, bạn được luôn chúng. Chọn A để kết thúc ván chơi.
    .told = Bạn ăn bốn hạt ở B. Còn lại bốn hạt, nên chúng đi theo luôn, và ván chơi kết thúc: 28 – 5. Ai nhiều hạt hơn thì thắng.
learn-hoyito-ii-done = Rải, đi tiếp từ mọi ô đang có hạt, và khi hạt cuối làm thành đúng bốn thì được chúng cùng những ô bốn liền ngay sau, rồi đi nữa. Nếu bạn nói lại được điều ấy bằng lời của mình là bạn đã biết chơi.
