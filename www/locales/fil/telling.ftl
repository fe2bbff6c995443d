## What a move did

sowed =
    { $who ->
        [you] Naghasik ka ng { $amount } mula sa { $kind ->
                [pebble] parisukat
               *[other] butas
            } { $pit }
        [computer] Naghasik ang kompyuter ng { $amount } mula sa { $kind ->
                [pebble] parisukat
               *[other] butas
            } { $pit }
        [south] Naghasik ang Timog ng { $amount } mula sa { $kind ->
                [pebble] parisukat
               *[other] butas
            } { $pit }
       *[north] Naghasik ang Hilaga ng { $amount } mula sa { $kind ->
                [pebble] parisukat
               *[other] butas
            } { $pit }
    }{ $way ->
        [r] { " " }pasalungat sa ikot ng orasan
        [l] { " " }ayon sa ikot ng orasan
       *[none] { "" }
    }{ $laps ->
        [1] { "" }
       *[other] { " " }sa { $laps } dakot
    }{ $took ->
        [yes] { " " }at kumain ng { $goods }.
       *[no] .
    }
again =
    { $who ->
        [you] Titira ka ulit.
        [computer] Titira ulit ang kompyuter.
        [south] Titira ulit ang Timog.
       *[north] Titira ulit ang Hilaga.
    }
passes =
    { $who ->
        [you] Wala kang maititira kaya pumasa ka.
        [computer] Walang maititira ang kompyuter kaya pumasa ito.
        [south] Walang maititira ang Timog kaya pumasa ito.
       *[north] Walang maititira ang Hilaga kaya pumasa ito.
    }
refills =
    { $who ->
        [you] Walang laman ang mga parisukat mo: naglagay ka ng tig-isang maliit na bato sa lima
        [computer] Walang laman ang mga parisukat ng kompyuter: naglagay ito ng tig-isang maliit na bato sa lima
        [south] Walang laman ang mga parisukat ng Timog: nilagyan ng tig-isang maliit na bato ang lima
       *[north] Walang laman ang mga parisukat ng Hilaga: nilagyan ng tig-isang maliit na bato ang lima
    }{ $borrowed ->
        [0] .
       *[other] , { $borrowed } sa mga ito ang hiram.
    }
left-over =
    { $who ->
        [you] Naiwan sa tabla ang { $goods }: sa iyo.
        [computer] Naiwan sa tabla ang { $goods }: sa kompyuter.
        [south] Naiwan sa tabla ang { $goods }: sa Timog.
       *[north] Naiwan sa tabla ang { $goods }: sa Hilaga.
    }

## Sàn Yáo’s rounds

round-over =
    { $who ->
        [you] Tapos na ang yugto, { $reason }: { $ahead } laban sa { $behind }, lamang ka.
        [computer] Tapos na ang yugto, { $reason }: { $ahead } laban sa { $behind }, lamang ang kompyuter.
        [south] Tapos na ang yugto, { $reason }: { $ahead } laban sa { $behind }, lamang ang Timog.
        [north] Tapos na ang yugto, { $reason }: { $ahead } laban sa { $behind }, lamang ang Hilaga.
       *[nobody] Tapos na ang yugto, { $reason }: { $ahead } laban sa { $behind }, walang lamang.
    }
round-starts =
    { $who ->
        [you] Simula ng yugto { $round }, may 5 bato ang bawat butas; ikaw ang mauuna.
        [computer] Simula ng yugto { $round }, may 5 bato ang bawat butas; kompyuter ang mauuna.
        [south] Simula ng yugto { $round }, may 5 bato ang bawat butas; Timog ang mauuna.
       *[north] Simula ng yugto { $round }, may 5 bato ang bawat butas; Hilaga ang mauuna.
    }
wins-sons =
    { $who ->
        [you] Ngayon ay iyo na rin
        [computer] Ngayon ay sa kompyuter na rin
        [south] Ngayon ay sa Timog na rin
       *[north] Ngayon ay sa Hilaga na rin
    }{ $count ->
        [1] { " " }ang butas { $pits } sa kabilang panig: isang anak (<i lang="zh-Latn">érzi</i>).
       *[other] { " " }ang mga butas { $pits } sa kabilang panig: mga anak (<i lang="zh-Latn">érzi</i>).
    }
lends = { $stones } sa mga bato ng nanalo ang ipinahihiram para mapuno ang butas { $pit }.

## How it ended

wins =
    { $who ->
        [you] Panalo ka, { $ahead } laban sa { $behind }: { $reason }.
        [computer] Panalo ang kompyuter, { $ahead } laban sa { $behind }: { $reason }.
        [south] Panalo ang Timog, { $ahead } laban sa { $behind }: { $reason }.
       *[north] Panalo ang Hilaga, { $ahead } laban sa { $behind }: { $reason }.
    }
draw = Tabla, { $ahead } laban sa { $behind }: { $reason }.
resigned =
    { $who ->
        [you] Sumuko ka.
        [computer] Sumuko ang kompyuter.
        [south] Sumuko ang Timog.
       *[north] Sumuko ang Hilaga.
    }
ended-cleared =
    { $kind ->
        [stone] isang bato na lamang o wala nang natira sa tabla
       *[other] wala nang laman ang tabla
    }
ended-cannot-feed = hindi mabigyan ng binhi ang manlalarong walang laman ang hanay
ended-quan-taken = walang laman ang dalawang parisukat ng mandarin
ended-no-pebbles = kulang ang maliliit na bato para sa limang parisukat na walang laman
ended-endless = hindi na sana matatapos ang alinmang natitirang paghahasik
ended-repetition = umulit sa ikatlong beses ang posisyon, o 200 tira na ang lumipas nang walang nakain
ended-rounds = sandaang yugto na ang nalaro
ended-match = hindi na mapuno ng talo ng 5 bato ang kahit isang butas

## Why not

refused-empty = Walang laman ang { $place }.
refused-not-yours =
    { $who ->
        [south] Hindi maititira ng Timog ang { $place }: hindi iyon sa Timog.
        [north] Hindi maititira ng Hilaga ang { $place }: hindi iyon sa Hilaga.
       *[you] Hindi mo maititira ang { $place }: hindi iyon iyo.
    }
refused-endless = Hindi maaari ito: hindi na matatapos ang paghahasik mula sa { $place }.
refused-must-feed = Hindi maaari ito: walang laman ang kabilang hanay, at hindi ito mabibigyan ng binhi mula sa { $place }.
refused-over = Tapos na ang laro.
refused-thinking = Nag-iisip ang kompyuter.
refused-looking = { looking }.

## Before a move is made

aim =
    { $kind ->
        [pebble] Parisukat
       *[other] Butas
    } { $pit }{ $way ->
        [r] { " " }pasalungat sa ikot ng orasan
        [l] { " " }ayon sa ikot ng orasan
       *[none] { "" }
    }: { $amount }, { $laps } dakot, magtatapos sa { $end }{ $captured ->
        [0] { "" }
       *[other] , kakain ng { $captured }
    }{ $again ->
        [yes] , titira ulit.
       *[no] .
    }

## A hint

hint =
    Pinakamahusay: { $kind ->
        [pebble] parisukat
       *[other] butas
    } { $pit }{ $way ->
        [r] { " " }pasalungat sa ikot ng orasan
        [l] { " " }ayon sa ikot ng orasan
       *[none] { "" }
    }. { $scope ->
        [round] Sa natitirang bahagi ng yugto,
       *[game] Mula rito,
    } { $ahead ->
        [nobody] walang makalalamang
        [mover]
            { $who ->
                [south] lalamang ang Timog sa Hilaga ng { $amount }
                [north] lalamang ang Hilaga sa Timog ng { $amount }
               *[you] lalamang ka sa kalaban ng { $amount }
            }
       *[other]
            { $who ->
                [south] lalamang ang Hilaga sa Timog ng { $amount }
                [north] lalamang ang Timog sa Hilaga ng { $amount }
               *[you] lalamang sa iyo ang kalaban ng { $amount }
            }
    }{ $proved ->
        [yes] . Napatunayan na ito.
       *[no] , sa abot ng nakikita ko.
    }
