learn-title = Ván đầu tiên – Hollows
learn-description = Học Sàn Yáo, Ô Ăn Quan, Ayoayo hoặc Hoyito II ngay trên bàn chơi, qua vài bước, không cần biết trước trò nào thuộc loại này.
learn-heading = Ván đầu tiên
learn-choose = Bạn muốn học trò nào? Mỗi trò chỉ mất vài phút, và bạn không cần biết trước điều gì.
learn-step = Bước { $step } trên { $steps }
learn-back = Lùi
learn-next = Tiếp
learn-restart = Từ đầu
learn-again = Làm lại bước này
learn-other-pit =
    { $kind ->
        [pebble] Bước này nói về { $pit }, ô có khung đậm.
       *[other] Bước này nói về { $pit }, ô có vòng đậm.
    } Không sao, bạn chưa mất gì: hãy chọn { $pit }.
learn-other-way = { $pit } thì đúng rồi, nhưng ngược chiều. Chọn lại { $pit } và đi theo mũi tên kia.
learn-no-capture = Từ { $pit }, lượt rải kết thúc ở { $end } mà không ăn được gì. Không sao, bạn chưa mất gì: thử ô khác xem.
learn-no-capture-way =
    { $way ->
        [r] Sang phải thì { $pit } không ăn được gì.
       *[l] Sang trái thì { $pit } không ăn được gì.
    } Hãy thử chiều kia, hoặc ô khác.
learn-not-playable =
    { $kind ->
        [pebble] Ô đó không đi được. Khung mảnh cho biết những ô nào đi được.
       *[other] Ô đó không đi được. Vòng mảnh cho biết những ô nào đi được.
    }
learn-done-already = Bước này đã xong: hãy bấm “Tiếp”.
learn-upright = Trên màn hình này bàn chơi dựng đứng: hàng của bạn là cột bên phải, A ở dưới cùng, và bạn rải lên trên.
learn-point = Trước khi đi, hãy trỏ vào ô ấy bằng chuột hoặc phím mũi tên: bạn sẽ biết nó dẫn đến đâu.
learn-done = Bạn đã biết chơi
learn-summary = Tóm lại
learn-play = Chơi một ván thật, với đối thủ dễ nhất
learn-puzzles = Câu đố
learn-rules = Toàn bộ luật, từng điều một

## Sàn Yáo

learn-san-yao-1 = Bạn là bên Nam: năm ô mang chữ hoa, từ A đến E, là của bạn. Để đi một nước, bạn bốc hết đá trong một ô của mình rồi thả từng viên vào các ô kế tiếp, ngược chiều kim đồng hồ. Như vậy gọi là rải. Hãy chọn ô A.
    .told = Ba viên đá của A rơi vào B, C và D, mỗi ô một viên. Rải luôn đi theo chiều ấy: dọc hàng của bạn, rồi quay lại theo hàng bên kia, và cứ thế. Các ô lớn ở hai đầu là kho; không bao giờ rải vào đó. Màu của đá không quan trọng.
learn-san-yao-2 = Một lượt rải có thể đi tiếp. Sau viên cuối, hãy nhìn ô kế tiếp: nếu ở đó có đá, đá ấy được bốc lên và rải luôn. Chọn A, và để ý ô C.
    .told = Viên đá rơi vào B. Ô kế tiếp, C, có hai viên, nên chúng cũng được bốc lên và rải. Rồi ô sau E trống, và nước đi kết thúc ở đó. Rải hết một nắm gọi là một lần rải.
learn-san-yao-3 = Bây giờ học cách ăn. Khi ô kế tiếp trống, nước đi kết thúc, và bạn được những gì nằm ở ô sau nó. Chọn A.
    .told = Viên đá rơi vào B. C trống: nước đi kết thúc. Ô sau nó, D, có bốn viên, giờ là của bạn. Vậy ăn là nhảy qua một ô trống.
learn-san-yao-4 = Có thể nhảy tiếp. Nếu ô sau ô vừa ăn lại trống, mà ô sau nữa thì không, bạn ăn luôn ô ấy. Chọn A.
    .told = Qua ô C trống bạn ăn bốn viên của D; qua ô E trống bạn ăn viên ở a, dù nó nằm ở hàng bên kia. Ô sau a không trống: chuỗi dừng ở đó.
learn-san-yao-5 = Hãy tự tìm một nước ăn. Thử từng ô của bạn trong đầu: viên cuối rơi vào đâu, ô sau nó có trống không, và sau nữa có gì không? Vòng mảnh chỉ cho biết những ô bạn đi được.
    .told = Đúng rồi: viên đá của E rơi vào a, b trống, và ba viên ở ô sau nó, c, là của bạn.
learn-san-yao-6 = Một hiệp bắt đầu như thế này, ô nào cũng năm viên. Chọn A, và xem một lượt rải có thể đi xa đến đâu.
    .told = Sáu lần rải chỉ trong một nước, và ăn được chín viên. Lúc đầu không ai nhìn ra hết được.
learn-san-yao-7 = Hiệp kết thúc khi còn nhiều nhất một viên đá. Bạn có 31 viên, bên Bắc có 17. Chọn E.
    .told = Bạn ăn viên ở c; viên cuối cùng là của bên Bắc, vì nó nằm ở a. Bạn thắng hiệp này 32 – 18. Hiệp sau đã được bày sẵn.
learn-san-yao-8 = Bạn hơn 25 bảy viên. Năm viên trong đó cho bạn một ô của bên Bắc trong hiệp này: a, ô có vòng đỏ, là “con trai” của bạn. Hai viên kia được cho mượn để lấp đầy b, ô có nút thắt. Chọn a: con trai đi được như ô của bạn.
    .told = Càng nhiều đá càng được nhiều con trai, cứ đủ năm viên được một. Sau một hiệp, ai còn dưới năm viên thì thua cả trận.
learn-san-yao-also = Ai không có đá thì bỏ lượt. Ai thắng một hiệp thì đi trước ở hiệp sau.
learn-san-yao-done = Rải, đi tiếp khi ô kế tiếp còn đá, và khi nó trống thì nhảy qua mà ăn. Nếu bạn nói lại được điều ấy bằng lời của mình là bạn đã biết chơi.

## Ô Ăn Quan

learn-o-an-quan-1 = Bạn là bên Nam: năm ô mang chữ hoa, từ A đến E, là của bạn. Để đi một nước, bạn bốc hết những gì trong một ô, mỗi viên gọi là một dân, rồi thả từng viên vào các ô kế tiếp. Như vậy gọi là rải, và bạn được chọn chiều. Hãy chọn E trước: hai nút mũi tên hiện ra. Bấm nút sang phải.
    .told = Dân đầu tiên rơi vào nửa hình tròn, gọi là ô quan; các dân khác đi tiếp sang hàng bên Bắc. Ô nào trên đường cũng được một dân. Màu của dân không quan trọng.
learn-o-an-quan-2 = Một lượt rải có thể đi tiếp. Sau dân cuối, hãy nhìn ô kế tiếp: nếu ở đó có dân, dân ấy được bốc lên và rải luôn, theo cùng chiều. Chọn A, sang phải.
    .told = Dân rơi vào B. C có hai dân, nên chúng cũng được bốc lên và rải: rải hết một nắm gọi là một lần rải. Sau E là ô quan. Trước ô quan, nước đi nào cũng kết thúc mà không ăn được gì, kể cả khi ô ấy trống.
learn-o-an-quan-3 = Bây giờ học cách ăn. Khi ô kế tiếp trống, nước đi kết thúc, và bạn được những gì nằm ở ô sau nó. Chọn A, sang phải.
    .told = Dân rơi vào B. C trống: nước đi kết thúc. Ô sau nó, D, có bốn dân, giờ là của bạn. Vậy ăn là nhảy qua một ô trống. Nếu sau đó lại có một ô trống rồi một ô có quân, bạn còn nhảy tiếp.
learn-o-an-quan-4 = Hãy tự tìm một nước ăn. Thử các ô của bạn trong đầu, theo cả hai chiều: dân cuối rơi vào đâu, ô sau nó có trống không, và sau nữa có gì không? Khung mảnh chỉ cho biết những ô bạn đi được.
    .told = Đúng rồi: sang trái, dân của E rơi vào D, C trống, và ba dân ở ô sau nó, B, là của bạn.
learn-o-an-quan-5 = Trong mỗi nửa hình tròn có một ông quan, viên lớn, tính mười điểm. Quan cũng bị ăn bằng cú nhảy ấy. Chọn C, sang phải.
    .told = Dân rơi vào D, E trống, và sau đó là ông quan cùng năm dân: mười lăm điểm trong một nước.
learn-o-an-quan-6 = Nếu đến lượt mà cả năm ô của một người đều trống thì sao? Khi đó người ấy đặt lại mỗi ô một dân, lấy từ số đã ăn được; thiếu thì vay. Chọn A, sang phải, và xem điều gì xảy ra với bên Bắc.
    .told = Bên Bắc có hai dân và vay của bạn ba dân, cuối ván sẽ trả. Vì vậy kho của bạn chỉ còn 19 dân, nhưng điểm của bạn vẫn là 22: nút thắt ghi số 3 là nợ của bên Bắc.
learn-o-an-quan-7 = Ván chơi kết thúc khi cả hai nửa hình tròn đều trống. Ông quan cuối cùng đã trong tầm tay: chọn C, sang phải.
    .told = Giờ cả hai đều trống. Dân còn lại về bên chúng đang nằm; hai quan của bạn tính hai mươi điểm. Bạn thắng 47 – 23.
learn-o-an-quan-also = Ván chơi bắt đầu với năm dân trong mỗi ô và một ông quan trong mỗi nửa hình tròn.
learn-o-an-quan-done = Rải theo chiều nào cũng được, đi tiếp khi ô kế tiếp còn dân, và khi nó trống thì nhảy qua mà ăn. Nếu bạn nói lại được điều ấy bằng lời của mình là bạn đã biết chơi.

## Ayoayo

learn-ayoayo-1 = Bạn là bên Nam: sáu ô mang chữ hoa, từ A đến F, là của bạn. Để đi một nước, bạn bốc hết hạt trong một ô của mình rồi thả từng hạt vào các ô kế tiếp, ngược chiều kim đồng hồ. Như vậy gọi là rải. Hãy chọn ô F.
    .told = Hai hạt của F vòng qua góc sang hàng bên Bắc. Hai máng dài là kho, không bao giờ rải vào đó. Hạt cuối rơi vào ô trống, và nước đi kết thúc.
learn-ayoayo-2 = Khi hạt cuối rơi vào ô đã có hạt, lượt rải đi tiếp: bạn bốc hết những gì ở đó, kể cả hạt cuối, rồi rải, bắt đầu từ ô kế sau. Chọn A.
    .told = Hạt cuối rơi vào C, nơi đang có một hạt. Vậy cả hai được bốc lên rải tiếp vào D và E: rải hết một nắm gọi là một lần rải. Trước đó E trống, và nước đi kết thúc.
learn-ayoayo-3 = Bây giờ học cách ăn. Khi hạt cuối rơi vào ô trống thuộc hàng của bạn, bạn được tất cả hạt ở ô đối diện, và cả hạt cuối ấy. Chọn B.
    .told = Hạt rơi vào C, ô trống của bạn. Đối diện, ở d, có ba hạt: bạn được chúng cùng với hạt vừa rải, tất cả bốn. Nếu ở hàng bên Bắc, hoặc đối diện một ô trống, bạn không được gì.
learn-ayoayo-4 = Hãy tự tìm một nước ăn. Thử từng ô của bạn trong đầu: hạt cuối có rơi vào ô trống của bạn, mà đối diện có hạt không? Vòng mảnh chỉ cho biết những ô bạn đi được.
    .told = Đúng rồi: hạt của A rơi vào ô B trống, và hai hạt đối diện, ở e, là của bạn cùng với nó.
learn-ayoayo-5 = Ván chơi bắt đầu như thế này, ô nào cũng bốn hạt. Chọn C, và xem một lượt rải có thể đi xa đến đâu.
    .told = Năm lần rải chỉ trong một nước, và hạt cuối rơi vào ô trống của bạn: được bảy hạt. Lúc đầu không ai nhìn ra hết được.
learn-ayoayo-6 = Bên Bắc không còn hạt nào. Khi đó bạn phải đi một nước đưa hạt sang, nếu có: gọi là cho ăn. Chọn F.
    .told = Hạt của F đã sang hàng bên Bắc. Nếu đi A, bạn giữ hết cho mình, và điều đó không được phép. Nếu không nước nào cho bên Bắc ăn được thì ván chơi kết thúc, và những gì còn lại về tay người vừa đi.
learn-ayoayo-7 = Bạn có 21 hạt trong kho, bên Bắc có 23. Chọn B để kết thúc ván chơi.
    .told = Bốn hạt cuối là của bạn, và bàn đã sạch: 25 – 23. Ai nhiều hạt hơn thì thắng.
learn-ayoayo-also = Ai không có hạt thì bỏ lượt. Một nắm mười hai hạt trở lên đi hết một vòng và bỏ qua ô nó được bốc ra.
learn-ayoayo-done = Rải, đi tiếp từ mọi ô đang có hạt, và khi hạt cuối rơi vào ô trống của mình thì được những gì nằm đối diện. Nếu bạn nói lại được điều ấy bằng lời của mình là bạn đã biết chơi.

## Hoyito II

learn-hoyito-ii-1 = Bạn là bên Nam: sáu ô mang chữ hoa, từ A đến F, là của bạn. Để đi một nước, bạn bốc hết hạt trong một ô của mình rồi thả từng hạt vào các ô kế tiếp, ngược chiều kim đồng hồ. Như vậy gọi là rải. Hãy chọn ô F.
    .told = Hai hạt của F vòng qua góc sang hàng bên Bắc. Hạt cuối rơi vào ô trống, và lượt kết thúc. Hạt ăn được để bên cạnh bàn và không bao giờ đem rải. Màu của hạt không quan trọng.
learn-hoyito-ii-2 = Khi hạt cuối rơi vào ô đã có hạt, lượt rải đi tiếp: bạn bốc hết những gì ở đó, kể cả hạt cuối, rồi rải, bắt đầu từ ô kế sau. Chọn A.
    .told = Hạt rơi vào B, nơi đang có một hạt. Vậy cả hai được bốc lên rải tiếp vào C và D: rải hết một nắm gọi là một lần rải. Trước đó D trống, và lượt kết thúc.
learn-hoyito-ii-3 = Bây giờ học cách ăn. Bốn hạt trong một ô là một casa, một ngôi nhà. Khi hạt cuối của bạn làm thành đúng bốn, bạn được cả bốn và được đi nữa. Chọn A.
    .told = Hạt rơi vào B, nơi đang có ba: thêm nó là bốn, và chúng là của bạn. Ở hàng bên Bắc thì cũng như vậy. Trong ván thật, giờ bạn được đi nữa.
learn-hoyito-ii-4 = Phải là hạt cuối làm thành bốn. Chọn A và xem điều gì xảy ra với B.
    .told = Giờ B có bốn hạt, nhưng không phải do hạt cuối: hạt ấy đi tiếp đến C, ô trước đó trống. Không ăn được gì, và hết lượt.
learn-hoyito-ii-5 = Một lần ăn có thể được nhiều hơn. Sau đó bạn nhìn lại, ngược chiều rải: các ô liền ngay sau ô vừa ăn cũng là của bạn, lần lượt từng ô, chừng nào có đúng bốn hạt. Chọn A.
    .told = Ba hạt làm B, C và D thành bốn. Hạt cuối ăn D; liền sau nó, C và B cũng có bốn. Mười hai hạt, và trong ván thật giờ bạn được đi nữa.
learn-hoyito-ii-6 = Hãy tự tìm một nước ăn. Thử từng ô của bạn trong đầu: hạt cuối có làm thành đúng bốn không? Vòng mảnh chỉ cho biết những ô bạn đi được.
    .told = Đúng rồi: hạt của F làm ba hạt ở a thành bốn. Việc a là ô của bên Bắc không quan trọng.
learn-hoyito-ii-7 = Bạn có 20 hạt, bên Bắc cũng vậy. Khi một lần ăn chỉ để lại bốn hạt trên bàn, bạn được luôn chúng. Chọn A để kết thúc ván chơi.
    .told = Bạn ăn bốn hạt ở B. Còn lại bốn hạt, nên chúng cũng là của bạn, và ván chơi kết thúc: 28 – 20. Ai nhiều hạt hơn thì thắng.
learn-hoyito-ii-also = Ván chơi bắt đầu với bốn hạt trong mỗi ô. Ai không có hạt thì bỏ lượt, kể cả khi được đi nữa.
learn-hoyito-ii-done = Rải, đi tiếp từ mọi ô đang có hạt, và khi hạt cuối làm thành đúng bốn thì được chúng cùng những ô bốn liền ngay sau, rồi đi nữa. Nếu bạn nói lại được điều ấy bằng lời của mình là bạn đã biết chơi.
