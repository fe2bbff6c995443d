puzzles-title = Mga palaisipan – Hollows
puzzles-description = Mga wakas ng Sàn Yáo, Ô Ăn Quan, Ayoayo at Hoyito II na lalaruin hanggang dulo laban sa mga perpektong sagot; napatunayan ang bawat solusyon.
puzzles-heading = Mga palaisipan
puzzles-choose = Mga wakas ng laro na lalaruin hanggang dulo laban sa mga perpektong sagot. Sa bawat isa, iisa lamang ang tamang unang tira, at madalas na hindi iyon ang pinakamaraming nakukuha agad. Ng aling laro?
puzzles-number = Palaisipan { $number } sa { $count }
puzzles-list = Lahat ng palaisipan ng larong ito
puzzles-solved = nalutas na
puzzles-loading-failed = Hindi ma-load ang mga palaisipan: { $message }
puzzles-side =
    { $kind ->
        [pebble] Ikaw ang Timog, ang mga parisukat na may malalaking titik.
       *[other] Ikaw ang Timog, ang mga butas na may malalaking titik.
    }
puzzles-goal-win = Iisang tira lamang ang nananalo: hanapin ito, at maglaro hanggang matapos ang laro.
puzzles-goal-win-round = Iisang tira lamang ang nananalo sa yugtong ito: hanapin ito, at maglaro hanggang matapos ang yugto.
puzzles-goal-most = Magtapos nang lamang ng { $n }: iisang tira lamang ang patungo roon. Hanapin ito, at maglaro hanggang matapos ang laro.
puzzles-goal-most-round = Tapusin ang yugto nang lamang ng { $n } bato: iisang tira lamang ang patungo roon. Hanapin ito, at maglaro hanggang matapos ang yugto.
puzzles-lead =
    { $who ->
        [south] Lamang ka ngayon ng { $n }.
        [north] Lamang ang kalaban ngayon ng { $n }.
       *[nobody] Walang lamang ngayon.
    }
puzzles-right = Tama. Abot-kamay pa rin ang lahat.
puzzles-wrong-win = Nakawala roon ang panalo: laban sa pinakamahuhusay na sagot, hindi na ito makukuha. Bawiin ang tira, o subukin ulit mula sa simula.
puzzles-wrong-most =
    { $who ->
        [south] Ngayon, { $n } na lamang ang pinakamalaking lamang mo sa wakas, hindi { $target }.
        [north] Ngayon, lalamang ang kalaban ng { $n } man lamang sa wakas; maaari ka sanang lumamang ng { $target }.
       *[nobody] Ngayon, tabla na lamang ang pinakamabuti; maaari ka sanang lumamang ng { $target }.
    } Bawiin ang tira, o subukin ulit mula sa simula.
puzzles-done = Nalutas!
puzzles-done-wrong = Tapos na ang laro, at may higit pa sanang nakuha. Subukin ulit mula sa simula.
puzzles-showing = Isang paraan ito ng paglutas, na may pinakamahuhusay na sagot: ikaw ang Timog, ang kompyuter ang Hilaga. Panoorin, saka ikaw naman ang maglaro.
puzzles-shown = Iyon ang solusyon. Ikaw naman ang maglaro: “Subukin ulit”.
puzzles-take-back = Bawiin
puzzles-retry = Subukin ulit
puzzles-hint = Ipakita ang pinakamahusay na tira
puzzles-solution = Ipakita ang solusyon
puzzles-next = Kasunod na palaisipan
puzzles-proof = Ang programa mismo ang tumuos at nagpatunay sa bawat solusyon, at hindi nagkakamali sa mga posisyong ito ang antas ng pagsagot nito rito.
