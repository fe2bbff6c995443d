## Counted things

amount =
    { $kind ->
        [stone] { $n } bato
        [pebble] { $n } maliit na bato
       *[seed] { $n } binhi
    }
mandarin-stones = { $stones } batong mandarin
both = { $amount } at { $mandarins }

## Players and places

player =
    { $who ->
        [you] Ikaw
        [computer] Kompyuter
        [south] Timog
       *[north] Hilaga
    }
mandarin-square =
    { $end ->
        [west] parisukat ng mandarin sa kanluran
       *[east] parisukat ng mandarin sa silangan
    }
place =
    { $kind ->
        [pebble] parisukat { $pit }
       *[other] butas { $pit }
    }
pit =
    { $kind ->
        [pebble] Parisukat
       *[other] Butas
    } { $pit }, { $whose ->
        [you] iyo
        [computer] sa kompyuter
        [south] sa Timog
       *[north] sa Hilaga
    }, { $amount }
pit-playable = { $label }, maititira
square-label =
    { $end ->
        [west] Parisukat ng mandarin sa kanluran, { $amount }
       *[east] Parisukat ng mandarin sa silangan, { $amount }
    }
way =
    { $way ->
        [r] Ihasik ang parisukat { $pit } pasalungat sa ikot ng orasan
       *[l] Ihasik ang parisukat { $pit } ayon sa ikot ng orasan
    }

## Whose turn

loading = Inihahanda ang tabla …
turn =
    { $who ->
        [you] Ikaw na ang titira
        [computer] Nag-iisip ang kompyuter …
        [south] Timog ang titira
       *[north] Hilaga ang titira
    }
sowing =
    { $who ->
        [you] Naghahasik ka …
        [computer] Naghahasik ang kompyuter …
        [south] Naghahasik ang Timog …
       *[north] Naghahasik ang Hilaga …
    }
looking = Binabalikan ang nakaraan
winner =
    { $who ->
        [you] Panalo ka
        [computer] Panalo ang kompyuter
        [south] Panalo ang Timog
       *[north] Panalo ang Hilaga
    }
drawn = Tabla
done-undo = Binawi na.
done-redo = Inulit na.
round = Yugto { $round }
round-totals = Nakaraang yugto: { $you } laban sa { $other }
round-sons =
    { $who ->
        [you] Mga anak mo: { $pits }
        [computer] Mga anak ng kompyuter: { $pits }
        [south] Mga anak ng Timog: { $pits }
       *[north] Mga anak ng Hilaga: { $pits }
    }
round-lent = Sa 5 bato sa butas { $pit }, { $stones } ang pahiram
debt =
    { $who ->
        [you] May utang kang { $amount }
        [computer] May utang ang kompyuter na { $amount }
        [south] May utang ang Timog na { $amount }
       *[north] May utang ang Hilaga na { $amount }
    }

## A hint

hint-searching = Hinahanap ang pinakamahusay na tira …

## What went wrong

no-game = Walang napiling laro. Ang katangiang “game” ay isa sa { $games }.
unknown-game = Walang larong “{ $game }”. Ang katangiang “game” ay isa sa { $games }.
bad-attribute = Hindi maaaring “{ $value }” ang katangiang “{ $name }”; isa ito sa { $allowed }.
bad-number = Hindi maaaring “{ $value }” ang “{ $name }”; buong bilang ito mula { $lowest } hanggang { $highest }.
bad-position = Hindi malalaro ang posisyong ito: { $message }
engine-failed = Hindi ma-load ang laro: { $message }
thinking-failed = Hindi makapagpatuloy ang kompyuter: { $message }
