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
place = ખાડો { $pit }
pit =
    { $whose ->
        [you] ખાડો { $pit }, તમારો, { $amount }
        [computer] ખાડો { $pit }, કમ્પ્યુટરનો, { $amount }
        [south] ખાડો { $pit }, દક્ષિણનો, { $amount }
       *[north] ખાડો { $pit }, ઉત્તરનો, { $amount }
    }
pit-playable = { $label }, રમી શકાય
square-label =
    { $end ->
        [west] અમલદારનું પશ્ચિમી ખાનું, { $amount }
       *[east] અમલદારનું પૂર્વી ખાનું, { $amount }
    }
way =
    { $way ->
        [r] ખાડો { $pit } ઘડિયાળથી ઊલટી દિશામાં વાવો
       *[l] ખાડો { $pit } ઘડિયાળની દિશામાં વાવો
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

## What a move did

sowed =
    { $who ->
        [you] તમે ખાડા { $pit }માંથી { $amount }ની વાવણી કરી
        [computer] કમ્પ્યુટરે ખાડા { $pit }માંથી { $amount }ની વાવણી કરી
        [south] દક્ષિણે ખાડા { $pit }માંથી { $amount }ની વાવણી કરી
       *[north] ઉત્તરે ખાડા { $pit }માંથી { $amount }ની વાવણી કરી
    }{ $way ->
        [r] , ઘડિયાળથી ઊલટી દિશામાં
        [l] , ઘડિયાળની દિશામાં
       *[none] { "" }
    }{ $laps ->
        [1] { "" }
       *[other] , { $laps } ફેરામાં
    }{ $took ->
        [yes] , અને { $goods } પર કબજો કર્યો.
       *[no] .
    }
again =
    { $who ->
        [you] ફરી તમારો વારો.
        [computer] ફરી કમ્પ્યુટરનો વારો.
        [south] ફરી દક્ષિણનો વારો.
       *[north] ફરી ઉત્તરનો વારો.
    }
passes =
    { $who ->
        [you] તમારી પાસે ચાલવા માટે કશું નથી, એટલે વારો જતો કરો છો.
        [computer] કમ્પ્યુટર પાસે ચાલવા માટે કશું નથી, એટલે વારો જતો કરે છે.
        [south] દક્ષિણ પાસે ચાલવા માટે કશું નથી, એટલે વારો જતો કરે છે.
       *[north] ઉત્તર પાસે ચાલવા માટે કશું નથી, એટલે વારો જતો કરે છે.
    }
refills =
    { $who ->
        [you] તમારા ખાડા ખાલી હતા: તમે પાંચેયમાં એક-એક કાંકરી મૂકી
        [computer] કમ્પ્યુટરના ખાડા ખાલી હતા: તેણે પાંચેયમાં એક-એક કાંકરી મૂકી
        [south] દક્ષિણના ખાડા ખાલી હતા: પાંચેયમાં એક-એક કાંકરી મુકાઈ
       *[north] ઉત્તરના ખાડા ખાલી હતા: પાંચેયમાં એક-એક કાંકરી મુકાઈ
    }{ $borrowed ->
        [0] .
       *[other] , તેમાંથી { $borrowed } ઉછીની.
    }
left-over =
    { $who ->
        [you] પાટિયા પર { $goods } બાકી: તમારાં.
        [computer] પાટિયા પર { $goods } બાકી: કમ્પ્યુટરનાં.
        [south] પાટિયા પર { $goods } બાકી: દક્ષિણનાં.
       *[north] પાટિયા પર { $goods } બાકી: ઉત્તરનાં.
    }

## Sàn Yáo’s rounds

round-over =
    { $who ->
        [you] રાઉન્ડ પૂરો, { $reason }: { $ahead } સામે { $behind }, તમે આગળ.
        [computer] રાઉન્ડ પૂરો, { $reason }: { $ahead } સામે { $behind }, કમ્પ્યુટર આગળ.
        [south] રાઉન્ડ પૂરો, { $reason }: { $ahead } સામે { $behind }, દક્ષિણ આગળ.
        [north] રાઉન્ડ પૂરો, { $reason }: { $ahead } સામે { $behind }, ઉત્તર આગળ.
       *[nobody] રાઉન્ડ પૂરો, { $reason }: { $ahead } સામે { $behind }, કોઈ આગળ નથી.
    }
round-starts =
    { $who ->
        [you] રાઉન્ડ { $round } દરેક ખાડામાં 5 પથ્થરથી શરૂ થાય છે; શરૂઆત તમારી.
        [computer] રાઉન્ડ { $round } દરેક ખાડામાં 5 પથ્થરથી શરૂ થાય છે; શરૂઆત કમ્પ્યુટરની.
        [south] રાઉન્ડ { $round } દરેક ખાડામાં 5 પથ્થરથી શરૂ થાય છે; શરૂઆત દક્ષિણની.
       *[north] રાઉન્ડ { $round } દરેક ખાડામાં 5 પથ્થરથી શરૂ થાય છે; શરૂઆત ઉત્તરની.
    }
wins-sons =
    { $who ->
        [you] હવે સામેની બાજુના આ ખાડા પણ તમારા:
        [computer] હવે સામેની બાજુના આ ખાડા પણ કમ્પ્યુટરના:
        [south] હવે સામેની બાજુના આ ખાડા પણ દક્ષિણના:
       *[north] હવે સામેની બાજુના આ ખાડા પણ ઉત્તરના:
    }{ $count ->
        [1] { " " }{ $pits }, દીકરો (<i lang="zh-Latn">érzi</i>).
       *[other] { " " }{ $pits }, દીકરા (<i lang="zh-Latn">érzi</i>).
    }
lends = ખાડો { $pit } ભરવા વિજેતાના { $stones } પથ્થર ઉછીના અપાય છે.

## How it ended

wins =
    { $who ->
        [you] તમે { $ahead } સામે { $behind }થી જીત્યા: { $reason }.
        [computer] કમ્પ્યુટર { $ahead } સામે { $behind }થી જીત્યું: { $reason }.
        [south] દક્ષિણ { $ahead } સામે { $behind }થી જીત્યું: { $reason }.
       *[north] ઉત્તર { $ahead } સામે { $behind }થી જીત્યું: { $reason }.
    }
draw = બરાબરી, { $ahead } સામે { $behind }: { $reason }.
resigned =
    { $who ->
        [you] તમે હાર સ્વીકારી.
        [computer] કમ્પ્યુટરે હાર સ્વીકારી.
        [south] દક્ષિણે હાર સ્વીકારી.
       *[north] ઉત્તરે હાર સ્વીકારી.
    }
ended-cleared =
    { $kind ->
        [stone] પાટિયા પર વધુમાં વધુ એક પથ્થર બાકી રહ્યો
       *[other] પાટિયું ખાલી થઈ ગયું
    }
ended-cannot-feed = ખાલી હરોળવાળા રમનારને બીજ આપી શકાયાં નહીં
ended-quan-taken = અમલદારનાં બંને ખાનાં ખાલી છે
ended-no-pebbles = પાંચ ખાલી ખાડા ભરવા પૂરતી કાંકરી ન હતી
ended-endless = બાકીની દરેક વાવણી કદી પૂરી ન થાત
ended-repetition = એક જ સ્થિતિ ત્રીજી વાર આવી, અથવા 200 ચાલ કશા કબજા વગર ગઈ
ended-rounds = સો રાઉન્ડ રમાઈ ગયા
ended-match = હારનાર હવે 5 પથ્થરથી એક ખાડો પણ ભરી શકતો નથી

## Why not

refused-empty = { $place } ખાલી છે.
refused-not-yours =
    { $who ->
        [south] દક્ષિણ { $place } રમી ન શકે: તે દક્ષિણનો નથી.
        [north] ઉત્તર { $place } રમી ન શકે: તે ઉત્તરનો નથી.
       *[you] તમે { $place } રમી ન શકો: તે તમારો નથી.
    }
refused-endless = આ નહીં: { $place } વાવીએ તો વાવણી કદી પૂરી ન થાય.
refused-must-feed = આ નહીં: સામેની હરોળ ખાલી છે, અને { $place } તેને બીજ નહીં આપે.
refused-over = રમત પૂરી થઈ ગઈ છે.
refused-thinking = કમ્પ્યુટર વિચારે છે.
refused-looking = { looking }.

## Before a move is made

aim =
    ખાડો { $pit }{ $way ->
        [r] { " " }ઘડિયાળથી ઊલટી દિશામાં
        [l] { " " }ઘડિયાળની દિશામાં
       *[none] { "" }
    }: { $amount }, { $laps ->
        [1] 1 ફેરો
       *[other] { $laps } ફેરા
    }, અંત: { $end }{ $captured ->
        [0] { "" }
       *[other] , કબજો: { $captured }
    }{ $again ->
        [yes] , ફરી વારો.
       *[no] .
    }

## A hint

hint-searching = સૌથી સારી ચાલ શોધાય છે …
hint =
    સૌથી સારી: ખાડો { $pit }{ $way ->
        [r] , ઘડિયાળથી ઊલટી દિશામાં
        [l] , ઘડિયાળની દિશામાં
       *[none] { "" }
    }. { $scope ->
        [round] બાકીના રાઉન્ડમાં
       *[game] અહીંથી આગળ
    } { $ahead ->
        [nobody] કોઈ બીજાથી વધુ નહીં મેળવે
        [mover]
            { $who ->
                [south] દક્ષિણ ઉત્તર કરતાં { $amount } વધુ મેળવશે
                [north] ઉત્તર દક્ષિણ કરતાં { $amount } વધુ મેળવશે
               *[you] તમે સામેવાળા કરતાં { $amount } વધુ મેળવશો
            }
       *[other]
            { $who ->
                [south] ઉત્તર દક્ષિણ કરતાં { $amount } વધુ મેળવશે
                [north] દક્ષિણ ઉત્તર કરતાં { $amount } વધુ મેળવશે
               *[you] સામેવાળો તમારા કરતાં { $amount } વધુ મેળવશે
            }
    }{ $proved ->
        [yes] . આ સાબિત થયેલું છે.
       *[no] , જ્યાં સુધી મને દેખાય છે.
    }

## What went wrong

no-game = કોઈ રમત પસંદ કરેલી નથી. “game” ગુણધર્મ આમાંથી એક હોય: { $games }.
unknown-game = “{ $game }” નામની કોઈ રમત નથી. “game” ગુણધર્મ આમાંથી એક હોય: { $games }.
bad-attribute = “{ $name }” ગુણધર્મ “{ $value }” ન હોઈ શકે; તે આમાંથી એક હોય: { $allowed }.
bad-level = “level” ગુણધર્મ “{ $value }” ન હોઈ શકે; તે 1થી { $highest } સુધીની પૂર્ણ સંખ્યા હોય.
bad-position = આ સ્થિતિ રમી શકાય એમ નથી: { $message }
engine-failed = રમત ખૂલી શકી નહીં: { $message }
thinking-failed = કમ્પ્યુટર આગળ રમી શકતું નથી: { $message }
