## Counted things

amount =
    { $kind ->
        [stone] òkúta { $n }
        [pebble] òkúta wẹ́wẹ́ { $n }
       *[seed] ọmọ ayò { $n }
    }
mandarin-stones = òkúta ìjòyè { $stones }
both = { $amount } àti { $mandarins }

## Players and places

player =
    { $who ->
        [you] Ìwọ
        [computer] Kọ̀ǹpútà
        [south] Gúúsù
       *[north] Àríwá
    }
mandarin-square =
    { $end ->
        [west] ojú ìjòyè ìwọ̀-oòrùn
       *[east] ojú ìjòyè ìlà-oòrùn
    }
place = ojú { $pit }
pit =
    { $whose ->
        [you] Ojú { $pit }, tìrẹ, { $amount }
        [computer] Ojú { $pit }, ti kọ̀ǹpútà, { $amount }
        [south] Ojú { $pit }, ti Gúúsù, { $amount }
       *[north] Ojú { $pit }, ti Àríwá, { $amount }
    }
pit-playable = { $label }, a lè ta á
square-label =
    { $end ->
        [west] Ojú ìjòyè ìwọ̀-oòrùn, { $amount }
       *[east] Ojú ìjòyè ìlà-oòrùn, { $amount }
    }
way =
    { $way ->
        [r] Gbìn ojú { $pit } lòdì sí ọwọ́ aago
       *[l] Gbìn ojú { $pit } bí ọwọ́ aago ṣe ń lọ
    }

## Whose turn

loading = A ń to ọpọ́n …
turn =
    { $who ->
        [you] Ìwọ ni ó kàn
        [computer] Kọ̀ǹpútà ń ronú …
        [south] Gúúsù ni ó kàn
       *[north] Àríwá ni ó kàn
    }
sowing =
    { $who ->
        [you] O ń gbìn …
        [computer] Kọ̀ǹpútà ń gbìn …
        [south] Gúúsù ń gbìn …
       *[north] Àríwá ń gbìn …
    }
looking = A ń wẹ̀yìn wò
winner =
    { $who ->
        [you] O borí
        [computer] Kọ̀ǹpútà borí
        [south] Gúúsù borí
       *[north] Àríwá borí
    }
drawn = Ọ̀mì
done-undo = A ti dá a padà.
done-redo = A ti tún un ṣe.
round = Abala { $round }
round-totals = Abala tó kọjá: { $you } sí { $other }
round-sons =
    { $who ->
        [you] Àwọn ọmọkùnrin rẹ: { $pits }
        [computer] Àwọn ọmọkùnrin kọ̀ǹpútà: { $pits }
        [south] Àwọn ọmọkùnrin Gúúsù: { $pits }
       *[north] Àwọn ọmọkùnrin Àríwá: { $pits }
    }
round-lent = { $stones } nínú òkúta 5 inú ojú { $pit } jẹ́ àwìn
debt =
    { $who ->
        [you] O jẹ gbèsè { $amount }
        [computer] Kọ̀ǹpútà jẹ gbèsè { $amount }
        [south] Gúúsù jẹ gbèsè { $amount }
       *[north] Àríwá jẹ gbèsè { $amount }
    }

## A hint

hint-searching = A ń wá ìta tí ó dára jù …

## What went wrong

no-game = A kò tíì yan eré kankan. Àmì “game” jẹ́ ọ̀kan nínú { $games }.
unknown-game = Kò sí eré “{ $game }”. Àmì “game” jẹ́ ọ̀kan nínú { $games }.
bad-attribute = Àmì “{ $name }” kò lè jẹ́ “{ $value }”; ọ̀kan nínú { $allowed } ni.
bad-number = “{ $name }” kò lè jẹ́ “{ $value }”; odidi nọ́ńbà láti { $lowest } sí { $highest } ni.
bad-position = A kò lè ta ipò yìí: { $message }
engine-failed = A kò lè ṣí eré náà: { $message }
thinking-failed = Kọ̀ǹpútà kò lè tẹ̀síwájú: { $message }
