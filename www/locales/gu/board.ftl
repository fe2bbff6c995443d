## Counted things

amount =
    { $kind ->
        [stone] { $n } પથ્થર
        [pebble] { $n } કાંકરી
       *[seed] { $n } બીજ
    }
mandarin-stones = અમલદારના { $stones } પથ્થર
both = { $amount } અને { $mandarins }

## Players and places

player =
    { $who ->
        [you] તમે
        [computer] કમ્પ્યુટર
        [south] દક્ષિણ
       *[north] ઉત્તર
    }
mandarin-square =
    { $end ->
        [west] અમલદારનું પશ્ચિમી ખાનું
       *[east] અમલદારનું પૂર્વી ખાનું
    }
place =
    { $kind ->
        [pebble] ખાનું { $pit }
       *[other] ખાડો { $pit }
    }
pit =
    { $kind ->
        [pebble] ખાનું { $pit }, { $whose ->
                [you] તમારું
                [computer] કમ્પ્યુટરનું
                [south] દક્ષિણનું
               *[north] ઉત્તરનું
            }
       *[other] ખાડો { $pit }, { $whose ->
                [you] તમારો
                [computer] કમ્પ્યુટરનો
                [south] દક્ષિણનો
               *[north] ઉત્તરનો
            }
    }, { $amount }
pit-playable = { $label }, રમી શકાય
square-label =
    { $end ->
        [west] અમલદારનું પશ્ચિમી ખાનું, { $amount }
       *[east] અમલદારનું પૂર્વી ખાનું, { $amount }
    }
way =
    { $way ->
        [r] ખાનું { $pit } ઘડિયાળથી ઊલટી દિશામાં વાવો
       *[l] ખાનું { $pit } ઘડિયાળની દિશામાં વાવો
    }

## Whose turn

loading = પાટિયું ગોઠવાય છે …
turn =
    { $who ->
        [you] તમારો વારો
        [computer] કમ્પ્યુટર વિચારે છે …
        [south] દક્ષિણનો વારો
       *[north] ઉત્તરનો વારો
    }
sowing =
    { $who ->
        [you] તમે વાવો છો …
        [computer] કમ્પ્યુટર વાવે છે …
        [south] દક્ષિણ વાવે છે …
       *[north] ઉત્તર વાવે છે …
    }
looking = પાછળનું જોવાય છે
winner =
    { $who ->
        [you] તમે જીત્યા
        [computer] કમ્પ્યુટરની જીત
        [south] દક્ષિણની જીત
       *[north] ઉત્તરની જીત
    }
drawn = બરાબરી
done-undo = ચાલ પાછી લીધી.
done-redo = ચાલ ફરી ચાલી.
round = રાઉન્ડ { $round }
round-totals = છેલ્લો રાઉન્ડ: { $you } સામે { $other }
round-sons =
    { $who ->
        [you] તમારા દીકરા: { $pits }
        [computer] કમ્પ્યુટરના દીકરા: { $pits }
        [south] દક્ષિણના દીકરા: { $pits }
       *[north] ઉત્તરના દીકરા: { $pits }
    }
round-lent = ખાડા { $pit }ના 5 પથ્થરમાંથી { $stones } ઉછીના છે
debt =
    { $who ->
        [you] તમારું દેવું: { $amount }
        [computer] કમ્પ્યુટરનું દેવું: { $amount }
        [south] દક્ષિણનું દેવું: { $amount }
       *[north] ઉત્તરનું દેવું: { $amount }
    }

## A hint

hint-searching = સૌથી સારી ચાલ શોધાય છે …

## What went wrong

no-game = કોઈ રમત પસંદ કરેલી નથી. “game” ગુણધર્મ આમાંથી એક હોય: { $games }.
unknown-game = “{ $game }” નામની કોઈ રમત નથી. “game” ગુણધર્મ આમાંથી એક હોય: { $games }.
bad-attribute = “{ $name }” ગુણધર્મ “{ $value }” ન હોઈ શકે; તે આમાંથી એક હોય: { $allowed }.
bad-number = “{ $name }” “{ $value }” ન હોઈ શકે; તે { $lowest }થી { $highest } સુધીની પૂર્ણ સંખ્યા હોય.
bad-position = આ સ્થિતિ રમી શકાય એમ નથી: { $message }
engine-failed = રમત ખૂલી શકી નહીં: { $message }
thinking-failed = કમ્પ્યુટર આગળ રમી શકતું નથી: { $message }
