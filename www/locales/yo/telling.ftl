## What a move did

sowed =
    { $who ->
        [you] O gbin { $amount } láti ojú { $pit }
        [computer] Kọ̀ǹpútà gbin { $amount } láti ojú { $pit }
        [south] Gúúsù gbin { $amount } láti ojú { $pit }
       *[north] Àríwá gbin { $amount } láti ojú { $pit }
    }{ $way ->
        [r] { " " }lòdì sí ọwọ́ aago
        [l] { " " }bí ọwọ́ aago ṣe ń lọ
       *[none] { "" }
    }{ $laps ->
        [1] { "" }
       *[other] { " " }ní ìgbà { $laps }
    }{ $took ->
        [yes] { "" }, pẹ̀lú jíjẹ { $goods }.
       *[no] .
    }
again =
    { $who ->
        [you] O tún máa ta.
        [computer] Kọ̀ǹpútà tún máa ta.
        [south] Gúúsù tún máa ta.
       *[north] Àríwá tún máa ta.
    }
passes =
    { $who ->
        [you] O kò ní ohun tí o lè ta, àkókò rẹ kọjá.
        [computer] Kọ̀ǹpútà kò ní ohun tí ó lè ta, àkókò rẹ̀ kọjá.
        [south] Gúúsù kò ní ohun tí ó lè ta, àkókò rẹ̀ kọjá.
       *[north] Àríwá kò ní ohun tí ó lè ta, àkókò rẹ̀ kọjá.
    }
refills =
    { $who ->
        [you] Àwọn ojú rẹ ṣófo: o fi òkúta wẹ́wẹ́ kọ̀ọ̀kan sínú márààrún
        [computer] Àwọn ojú kọ̀ǹpútà ṣófo: ó fi òkúta wẹ́wẹ́ kọ̀ọ̀kan sínú márààrún
        [south] Àwọn ojú Gúúsù ṣófo: a fi òkúta wẹ́wẹ́ kọ̀ọ̀kan sínú márààrún
       *[north] Àwọn ojú Àríwá ṣófo: a fi òkúta wẹ́wẹ́ kọ̀ọ̀kan sínú márààrún
    }{ $borrowed ->
        [0] .
       *[other] , { $borrowed } nínú wọn jẹ́ yíyá.
    }
left-over =
    { $who ->
        [you] { $goods } ṣẹ́kù lórí ọpọ́n: tìrẹ ni.
        [computer] { $goods } ṣẹ́kù lórí ọpọ́n: ti kọ̀ǹpútà ni.
        [south] { $goods } ṣẹ́kù lórí ọpọ́n: ti Gúúsù ni.
       *[north] { $goods } ṣẹ́kù lórí ọpọ́n: ti Àríwá ni.
    }

## Sàn Yáo’s rounds

round-over =
    { $who ->
        [you] Abala parí, { $reason }: { $ahead } sí { $behind }, ìwọ ni ó ń léwájú.
        [computer] Abala parí, { $reason }: { $ahead } sí { $behind }, kọ̀ǹpútà ni ó ń léwájú.
        [south] Abala parí, { $reason }: { $ahead } sí { $behind }, Gúúsù ni ó ń léwájú.
        [north] Abala parí, { $reason }: { $ahead } sí { $behind }, Àríwá ni ó ń léwájú.
       *[nobody] Abala parí, { $reason }: { $ahead } sí { $behind }, kò sí ẹni tí ó ń léwájú.
    }
round-starts =
    { $who ->
        [you] Abala { $round } bẹ̀rẹ̀ pẹ̀lú òkúta 5 nínú ojú kọ̀ọ̀kan; ìwọ ni ó bẹ̀rẹ̀.
        [computer] Abala { $round } bẹ̀rẹ̀ pẹ̀lú òkúta 5 nínú ojú kọ̀ọ̀kan; kọ̀ǹpútà ni ó bẹ̀rẹ̀.
        [south] Abala { $round } bẹ̀rẹ̀ pẹ̀lú òkúta 5 nínú ojú kọ̀ọ̀kan; Gúúsù ni ó bẹ̀rẹ̀.
       *[north] Abala { $round } bẹ̀rẹ̀ pẹ̀lú òkúta 5 nínú ojú kọ̀ọ̀kan; Àríwá ni ó bẹ̀rẹ̀.
    }
wins-sons =
    { $who ->
        [you] Nísinsìnyí, tìrẹ náà ni
        [computer] Nísinsìnyí, ti kọ̀ǹpútà náà ni
        [south] Nísinsìnyí, ti Gúúsù náà ni
       *[north] Nísinsìnyí, ti Àríwá náà ni
    }{ $count ->
        [1] { " " }ojú { $pits } ní òdìkejì ọpọ́n: ọmọkùnrin kan (<i lang="zh-Latn">érzi</i>).
       *[other] { " " }àwọn ojú { $pits } ní òdìkejì ọpọ́n: àwọn ọmọkùnrin (<i lang="zh-Latn">érzi</i>).
    }
lends = A yá { $stones } nínú òkúta ẹni tí ó borí láti kún ojú { $pit }.

## How it ended

wins =
    { $who ->
        [you] O borí, { $ahead } sí { $behind }: { $reason }.
        [computer] Kọ̀ǹpútà borí, { $ahead } sí { $behind }: { $reason }.
        [south] Gúúsù borí, { $ahead } sí { $behind }: { $reason }.
       *[north] Àríwá borí, { $ahead } sí { $behind }: { $reason }.
    }
draw = Ọ̀mì, { $ahead } sí { $behind }: { $reason }.
resigned =
    { $who ->
        [you] O jọ̀wọ́ eré.
        [computer] Kọ̀ǹpútà jọ̀wọ́ eré.
        [south] Gúúsù jọ̀wọ́ eré.
       *[north] Àríwá jọ̀wọ́ eré.
    }
ended-cleared =
    { $kind ->
        [stone] kò ju òkúta kan lọ tí ó kù lórí ọpọ́n
       *[other] ọpọ́n ti ṣófo
    }
ended-cannot-feed = a kò lè fún ẹni tí ìlà rẹ̀ ṣófo ní ọmọ ayò
ended-quan-taken = ojú ìjòyè méjèèjì ti ṣófo
ended-no-pebbles = òkúta wẹ́wẹ́ kò tó láti fi sí ojú òfìfo márùn-ún
ended-endless = gbogbo ìgbìn tí ó kù kò bá ní parí láéláé
ended-repetition = ipò kan náà wáyé lẹ́ẹ̀kẹta, tàbí ìta 200 kọjá láìsí jíjẹ
ended-rounds = a ti ta ọgọ́rùn-ún abala
ended-match = ẹni tí ó pàdánù kò lè fi òkúta 5 kún ojú kan mọ́

## Why not

refused-empty = Kò sí nǹkan nínú { $place }.
refused-not-yours =
    { $who ->
        [south] Gúúsù kò lè ta { $place }: kì í ṣe ti Gúúsù.
        [north] Àríwá kò lè ta { $place }: kì í ṣe ti Àríwá.
       *[you] O kò lè ta { $place }: kì í ṣe tìrẹ.
    }
refused-endless = Èyí kò ṣeé ṣe: ìgbìn láti { $place } kò ní parí láéláé.
refused-must-feed = Èyí kò ṣeé ṣe: ìlà kejì ṣófo, { $place } kò sì ní fún un ní ọmọ ayò.
refused-over = Eré ti parí.
refused-thinking = Kọ̀ǹpútà ń ronú.
refused-looking = { looking }.

## Before a move is made

aim =
    Ojú { $pit }{ $way ->
        [r] { " " }lòdì sí ọwọ́ aago
        [l] { " " }bí ọwọ́ aago ṣe ń lọ
       *[none] { "" }
    }: { $amount }, ìgbà { $laps }, ó parí ní { $end }{ $captured ->
        [0] { "" }
       *[other] , ó jẹ { $captured }
    }{ $again ->
        [yes] , ó tún ta.
       *[no] .
    }

## A hint

hint =
    Èyí tí ó dára jù: ojú { $pit }{ $way ->
        [r] { " " }lòdì sí ọwọ́ aago
        [l] { " " }bí ọwọ́ aago ṣe ń lọ
       *[none] { "" }
    }. { $scope ->
        [round] Nínú ìyókù abala yìí,
       *[game] Láti ìsinsìnyí lọ,
    } { $ahead ->
        [nobody] kò sí ẹni tí yóò jẹ ju ẹnì kejì lọ
        [mover]
            { $who ->
                [south] Gúúsù yóò jẹ ju Àríwá lọ pẹ̀lú { $amount }
                [north] Àríwá yóò jẹ ju Gúúsù lọ pẹ̀lú { $amount }
               *[you] o máa jẹ ju alátakò rẹ lọ pẹ̀lú { $amount }
            }
       *[other]
            { $who ->
                [south] Àríwá yóò jẹ ju Gúúsù lọ pẹ̀lú { $amount }
                [north] Gúúsù yóò jẹ ju Àríwá lọ pẹ̀lú { $amount }
               *[you] alátakò rẹ yóò jẹ jù ọ́ lọ pẹ̀lú { $amount }
            }
    }{ $proved ->
        [yes] . A ti fi ẹ̀rí èyí múlẹ̀.
       *[no] , níwọ̀n bí mo ti lè rí i.
    }
