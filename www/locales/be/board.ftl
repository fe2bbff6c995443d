## Counted things

amount =
    { $kind ->
        [stone]
            { $n ->
                [one] { $n } камень
                [few] { $n } камяні
               *[many] { $n } камянёў
            }
        [pebble]
            { $n ->
                [one] { $n } каменьчык
                [few] { $n } каменьчыкі
               *[many] { $n } каменьчыкаў
            }
       *[seed]
            { $n ->
                [one] { $n } зярнятка
                [few] { $n } зярняткі
               *[many] { $n } зярнятак
            }
    }
mandarin-stones =
    { $stones ->
        [one] камень мандарына
        [few] { $stones } камяні мандарына
       *[many] { $stones } камянёў мандарына
    }
both = { $amount } і { $mandarins }

## Players and places

player =
    { $who ->
        [you] Вы
        [computer] Камп’ютар
        [south] Поўдзень
       *[north] Поўнач
    }
mandarin-square =
    { $end ->
        [west] заходняе поле мандарына
       *[east] усходняе поле мандарына
    }
place = лунка { $pit }
pit =
    { $whose ->
        [you] Лунка { $pit }, ваша, { $amount }
        [computer] Лунка { $pit }, камп’ютара, { $amount }
        [south] Лунка { $pit }, Поўдня, { $amount }
       *[north] Лунка { $pit }, Поўначы, { $amount }
    }
pit-playable = { $label }, можна хадзіць
square-label =
    { $end ->
        [west] Заходняе поле мандарына, { $amount }
       *[east] Усходняе поле мандарына, { $amount }
    }
way =
    { $way ->
        [r] Сеяць з лункі { $pit } супраць гадзіннікавай стрэлкі
       *[l] Сеяць з лункі { $pit } па гадзіннікавай стрэлцы
    }

## Whose turn

loading = Дошка расстаўляецца …
turn =
    { $who ->
        [you] Ваш ход
        [computer] Камп’ютар думае …
        [south] Ход Поўдня
       *[north] Ход Поўначы
    }
sowing =
    { $who ->
        [you] Вы сеяце …
        [computer] Камп’ютар сее …
        [south] Поўдзень сее …
       *[north] Поўнач сее …
    }
looking = Прагляд назад
winner =
    { $who ->
        [you] Вы перамаглі
        [computer] Перамог камп’ютар
        [south] Перамог Поўдзень
       *[north] Перамагла Поўнач
    }
drawn = Нічыя
done-undo = Ход адменены.
done-redo = Ход вернуты.
round = Раунд { $round }
round-totals = Мінулы раунд: { $you } : { $other }
round-sons =
    { $who ->
        [you] Вашы сыны: { $pits }
        [computer] Сыны камп’ютара: { $pits }
        [south] Сыны Поўдня: { $pits }
       *[north] Сыны Поўначы: { $pits }
    }
round-lent =
    { $stones ->
        [one] З 5 камянёў у лунцы { $pit } { $stones } пазычаны
        [few] З 5 камянёў у лунцы { $pit } { $stones } пазычаныя
       *[many] З 5 камянёў у лунцы { $pit } { $stones } пазычаных
    }
debt =
    { $who ->
        [you] Ваш доўг: { $amount }
        [computer] Доўг камп’ютара: { $amount }
        [south] Доўг Поўдня: { $amount }
       *[north] Доўг Поўначы: { $amount }
    }

## What a move did

sowed =
    { $who ->
        [you] Вы пасеялі { $amount } з лункі { $pit }
        [computer] Камп’ютар пасеяў { $amount } з лункі { $pit }
        [south] Поўдзень пасеяў { $amount } з лункі { $pit }
       *[north] Поўнач пасеяла { $amount } з лункі { $pit }
    }{ $way ->
        [r] { " " }супраць гадзіннікавай стрэлкі
        [l] { " " }па гадзіннікавай стрэлцы
       *[none] { "" }
    }{ $laps ->
        [1] { "" }
        [one] { " " }за { $laps } заход
        [few] { " " }за { $laps } заходы
       *[many] { " " }за { $laps } заходаў
    }{ $took ->
        [yes] . Захоплена: { $goods }.
       *[no] .
    }
again =
    { $who ->
        [you] Вы ходзіце яшчэ раз.
        [computer] Камп’ютар ходзіць яшчэ раз.
        [south] Поўдзень ходзіць яшчэ раз.
       *[north] Поўнач ходзіць яшчэ раз.
    }
passes =
    { $who ->
        [you] Вам няма чым хадзіць, вы прапускаеце ход.
        [computer] Камп’ютару няма чым хадзіць, ён прапускае ход.
        [south] Поўдню няма чым хадзіць, ён прапускае ход.
       *[north] Поўначы няма чым хадзіць, яна прапускае ход.
    }
refills =
    { $who ->
        [you] Вашы лункі былі пустыя: вы кладзяце па каменьчыку ў кожную з пяці
        [computer] Лункі камп’ютара былі пустыя: ён кладзе па каменьчыку ў кожную з пяці
        [south] Лункі Поўдня былі пустыя: у кожную з пяці пакладзена па каменьчыку
       *[north] Лункі Поўначы былі пустыя: у кожную з пяці пакладзена па каменьчыку
    }{ $borrowed ->
        [0] .
        [one] , { $borrowed } з іх пазычаны.
        [few] , { $borrowed } з іх пазычаныя.
       *[many] , { $borrowed } з іх пазычаных.
    }
left-over =
    { $who ->
        [you] Засталося на дошцы: { $goods }. Гэта вам.
        [computer] Засталося на дошцы: { $goods }. Гэта камп’ютару.
        [south] Засталося на дошцы: { $goods }. Гэта Поўдню.
       *[north] Засталося на дошцы: { $goods }. Гэта Поўначы.
    }

## Sàn Yáo’s rounds

round-over =
    { $who ->
        [you] Раунд скончаны, { $reason }: { $ahead } : { $behind } на вашу карысць.
        [computer] Раунд скончаны, { $reason }: { $ahead } : { $behind } на карысць камп’ютара.
        [south] Раунд скончаны, { $reason }: { $ahead } : { $behind } на карысць Поўдня.
        [north] Раунд скончаны, { $reason }: { $ahead } : { $behind } на карысць Поўначы.
       *[nobody] Раунд скончаны, { $reason }: { $ahead } : { $behind }, ніхто не наперадзе.
    }
round-starts =
    { $who ->
        [you] Раунд { $round } пачынаецца: у кожнай лунцы 5 камянёў; пачынаеце вы.
        [computer] Раунд { $round } пачынаецца: у кожнай лунцы 5 камянёў; пачынае камп’ютар.
        [south] Раунд { $round } пачынаецца: у кожнай лунцы 5 камянёў; пачынае Поўдзень.
       *[north] Раунд { $round } пачынаецца: у кожнай лунцы 5 камянёў; пачынае Поўнач.
    }
wins-sons =
    { $who ->
        [you] Вам цяпер належыць і
        [computer] Камп’ютару цяпер належыць і
        [south] Поўдню цяпер належыць і
       *[north] Поўначы цяпер належыць і
    }{ $count ->
        [1] { " " }лунка { $pits } насупраць: сын (<i lang="zh-Latn">érzi</i>).
       *[other] { " " }частка лунак насупраць, { $pits }: сыны (<i lang="zh-Latn">érzi</i>).
    }
lends =
    { $stones ->
        [one] { $stones } камень пераможцы пазычаны, каб запоўніць лунку { $pit }.
        [few] { $stones } камяні пераможцы пазычаныя, каб запоўніць лунку { $pit }.
       *[many] { $stones } камянёў пераможцы пазычаны, каб запоўніць лунку { $pit }.
    }

## How it ended

wins =
    { $who ->
        [you] Вы перамаглі { $ahead } : { $behind }: { $reason }.
        [computer] Камп’ютар перамог { $ahead } : { $behind }: { $reason }.
        [south] Поўдзень перамог { $ahead } : { $behind }: { $reason }.
       *[north] Поўнач перамагла { $ahead } : { $behind }: { $reason }.
    }
draw = Нічыя, { $ahead } : { $behind }: { $reason }.
resigned =
    { $who ->
        [you] Вы здаліся.
        [computer] Камп’ютар здаўся.
        [south] Поўдзень здаўся.
       *[north] Поўнач здалася.
    }
ended-cleared =
    { $kind ->
        [stone] на дошцы застаўся не больш чым адзін камень
       *[other] дошка пустая
    }
ended-cannot-feed = гульцу з пустым радам нельга было даць зярнятак
ended-quan-taken = абодва палі мандарынаў пустыя
ended-no-pebbles = каменьчыкаў не хапіла на пяць пустых лунак
ended-endless = кожны пасеў, які заставаўся, доўжыўся б бясконца
ended-repetition = пазіцыя паўтарылася трэці раз, або 200 хадоў прайшлі без захопу
ended-rounds = згулялі сто раундаў
ended-match = пераможаны ўжо не можа запоўніць адну лунку 5 камянямі

## Why not

refused-empty = Тут пуста: { $place }.
refused-not-yours =
    { $who ->
        [south] Поўдзень не можа хадзіць адсюль ({ $place }): гэта не яго.
        [north] Поўнач не можа хадзіць адсюль ({ $place }): гэта не яе.
       *[you] Вы не можаце хадзіць адсюль ({ $place }): гэта не ваша.
    }
refused-endless = Так нельга ({ $place }): гэты пасеў доўжыўся б бясконца.
refused-must-feed = Так нельга ({ $place }): рад суперніка пусты, а гэты ход не дасць яму зярнятак.
refused-over = Партыя скончана.
refused-thinking = Камп’ютар думае.
refused-looking = { looking }.

## Before a move is made

aim =
    Лунка { $pit }{ $way ->
        [r] { " " }супраць гадзіннікавай стрэлкі
        [l] { " " }па гадзіннікавай стрэлцы
       *[none] { "" }
    }: { $amount }, { $laps ->
        [one] { $laps } заход
        [few] { $laps } заходы
       *[many] { $laps } заходаў
    }, канец: { $end }{ $captured ->
        [0] { "" }
       *[other] , захоп: { $captured }
    }{ $again ->
        [yes] , яшчэ адзін ход.
       *[no] .
    }

## A hint

hint-searching = Шукаецца найлепшы ход …
hint =
    Найлепш: лунка { $pit }{ $way ->
        [r] { " " }супраць гадзіннікавай стрэлкі
        [l] { " " }па гадзіннікавай стрэлцы
       *[none] { "" }
    }. { $scope ->
        [round] Да канца раунда
       *[game] Ад гэтага моманту
    } { $ahead ->
        [nobody] ніхто не набярэ больш за другога
        [mover]
            { $who ->
                [south] Поўдзень набярэ больш за Поўнач на { $amount }
                [north] Поўнач набярэ больш за Поўдзень на { $amount }
               *[you] вы набераце больш за суперніка на { $amount }
            }
       *[other]
            { $who ->
                [south] Поўнач набярэ больш за Поўдзень на { $amount }
                [north] Поўдзень набярэ больш за Поўнач на { $amount }
               *[you] супернік набярэ больш за вас на { $amount }
            }
    }{ $proved ->
        [yes] . Гэта даказана.
       *[no] , наколькі мне відаць.
    }

## What went wrong

no-game = Гульня не выбраная. Атрыбут «game» — адно з { $games }.
unknown-game = Гульні «{ $game }» няма. Атрыбут «game» — адно з { $games }.
bad-attribute = Атрыбут «{ $name }» не можа быць «{ $value }»; гэта адно з { $allowed }.
bad-level = Атрыбут «level» не можа быць «{ $value }»; гэта цэлы лік ад 1 да { $highest }.
bad-position = З гэтай пазіцыі гуляць нельга: { $message }
engine-failed = Не ўдалося загрузіць гульню: { $message }
thinking-failed = Камп’ютар не можа працягваць: { $message }
