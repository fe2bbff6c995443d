puzzles-title = Àlọ́ ayò – Hollows
puzzles-description = Òpin eré Sàn Yáo, Ô Ăn Quan, Ayòayò àti Hoyito II láti ta parí sí ìdáhùn tí kò lábàwọ́n; a ti fi ẹ̀rí gbogbo ojútùú múlẹ̀.
puzzles-heading = Àlọ́ ayò
puzzles-choose = Òpin eré láti ta parí sí ìdáhùn tí kò lábàwọ́n. Nínú ọ̀kọ̀ọ̀kan, ìta àkọ́kọ́ kan ṣoṣo ni ó tọ̀nà, kì í sì í sábà jẹ́ èyí tí ó ń jẹ púpọ̀ jù lẹ́ẹ̀kan náà. Ti eré wo?
puzzles-number = Àlọ́ { $number } nínú { $count }
puzzles-list = Gbogbo àlọ́ eré yìí
puzzles-solved = a ti yanjú rẹ̀
puzzles-loading-failed = A kò lè ṣí àwọn àlọ́: { $message }
puzzles-side = Gúúsù ni o ń ta, àwọn ojú tí ó ní lẹ́tà ńlá.
puzzles-goal-win = Ìta kan ṣoṣo ni ó borí: wá a, kí o sì ta títí eré yóò fi parí.
puzzles-goal-win-round = Ìta kan ṣoṣo ni ó borí abala yìí: wá a, kí o sì ta títí abala yóò fi parí.
puzzles-goal-most = Fi { $n } ṣíwájú níkẹyìn: ìta kan ṣoṣo ni ó dé ibẹ̀. Wá a, kí o sì ta títí eré yóò fi parí.
puzzles-goal-most-round = Fi òkúta { $n } ṣíwájú nígbà tí abala bá parí: ìta kan ṣoṣo ni ó dé ibẹ̀. Wá a, kí o sì ta títí abala yóò fi parí.
puzzles-lead =
    { $who ->
        [south] O fi { $n } ṣíwájú báyìí.
        [north] O fi { $n } wà lẹ́yìn báyìí.
       *[nobody] Kò sí ẹni tí ó ṣíwájú báyìí.
    }
puzzles-right = Ó tọ̀nà. Gbogbo rẹ̀ ṣì ṣeé ṣe.
puzzles-wrong-win = Ìyẹn jẹ́ kí ìborí bọ́: sí ìdáhùn tí ó dára jù, a kò lè rí i gbà mọ́. Dá ìta náà padà, tàbí tún gbìyànjú láti ìbẹ̀rẹ̀.
puzzles-wrong-most =
    { $who ->
        [south] Bí ó ti dára tó, { $n } ni ìwọ yóò fi ṣíwájú níkẹyìn báyìí, kì í ṣe { $target }.
        [north] Bí ó ti dára tó, { $n } ni ìwọ yóò fi wà lẹ́yìn níkẹyìn báyìí; o lè ti fi { $target } ṣíwájú.
       *[nobody] Bí ó ti dára tó, ọ̀mì ni yóò jẹ́ báyìí; o lè ti fi { $target } ṣíwájú.
    } Dá ìta náà padà, tàbí tún gbìyànjú láti ìbẹ̀rẹ̀.
puzzles-done = O yanjú rẹ̀!
puzzles-done-wrong = Eré ti parí, o kì bá ti rí jù bẹ́ẹ̀ lọ. Tún gbìyànjú láti ìbẹ̀rẹ̀.
puzzles-showing = Ọ̀nà kan láti yanjú rẹ̀ nìyí, pẹ̀lú ìdáhùn tí ó dára jù: ìwọ ni Gúúsù, kọ̀ǹpútà ni Àríwá. Wò ó, lẹ́yìn náà ta á fúnra rẹ.
puzzles-shown = Ojútùú nìyẹn. Ta á fúnra rẹ báyìí: “Tún gbìyànjú”.
puzzles-take-back = Dá a padà
puzzles-retry = Tún gbìyànjú
puzzles-hint = Fi ìta tí ó dára jù hàn
puzzles-solution = Fi ojútùú hàn
puzzles-next = Àlọ́ tí ó kàn
puzzles-proof = Ètò yìí fúnra rẹ̀ ni ó wá ojútùú kọ̀ọ̀kan tí ó sì fi ẹ̀rí rẹ̀ múlẹ̀, ìpele tí ó fi ń dáhùn níbí kì í sì í ṣe àṣìṣe nínú àwọn ipò wọ̀nyí.
