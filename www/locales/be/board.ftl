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
place =
    { $kind ->
        [pebble] поле { $pit }
       *[other] лунка { $pit }
    }
pit =
    { $kind ->
        [pebble] Поле
       *[other] Лунка
    } { $pit }, { $whose ->
        [you] ваша
        [computer] камп’ютара
        [south] Поўдня
       *[north] Поўначы
    }, { $amount }
pit-playable = { $label }, можна хадзіць
square-label =
    { $end ->
        [west] Заходняе поле мандарына, { $amount }
       *[east] Усходняе поле мандарына, { $amount }
    }
way =
    { $way ->
        [r] Сеяць з поля { $pit } супраць гадзіннікавай стрэлкі
       *[l] Сеяць з поля { $pit } па гадзіннікавай стрэлцы
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

## A hint

hint-searching = Шукаецца найлепшы ход …

## What went wrong

no-game = Гульня не выбраная. Атрыбут «game» — адно з { $games }.
unknown-game = Гульні «{ $game }» няма. Атрыбут «game» — адно з { $games }.
bad-attribute = Атрыбут «{ $name }» не можа быць «{ $value }»; гэта адно з { $allowed }.
bad-number = «{ $name }» не можа быць «{ $value }»; гэта цэлы лік ад { $lowest } да { $highest }.
bad-position = З гэтай пазіцыі гуляць нельга: { $message }
engine-failed = Не ўдалося загрузіць гульню: { $message }
thinking-failed = Камп’ютар не можа працягваць: { $message }
