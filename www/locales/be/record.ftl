## Going through the game

record = Хады
record-start = Пачатак
record-move =
    { $who ->
        [you] Ход { $n }, вы: { $move }
        [computer] Ход { $n }, камп’ютар: { $move }
        [south] Ход { $n }, Поўдзень: { $move }
       *[north] Ход { $n }, Поўнач: { $move }
    }{ $again ->
        [yes] , дадатковы
       *[no] { "" }
    }
record-round = Раунд { $round }
record-none = Хадоў яшчэ няма.
record-go-first = Першы
record-go-back = Назад
record-go-forward = Наперад
record-go-last = Апошні
record-keys = У спісе стрэлкі, Home і End вядуць па партыі.
record-at-start =
    Пачатак партыі; далей { $all ->
        [one] { $all } ход
        [few] { $all } хады
       *[many] { $all } хадоў
    }.
record-at = Ход { $n } з { $all }. { $told }
looking-back = Вы глядзіце на ранейшы момант партыі. Нічога не страчана: «Вернуць» вяртае тое, што было далей, пакуль не зроблены іншы ход.
looking-shared = Гэта партыя, якой з вамі падзяліліся. Яе можна прагледзець; ваша партыя на гэтай прыладзе застаецца як ёсць, пакуль вы не пачнеце гуляць далей тут.
play-on = Гуляць далей адсюль
back-to-game = Назад да партыі
back-to-own = Назад да сваёй партыі

## Taking it along

share = Скапіраваць, падзяліцца, захаваць
share-position = Пазіцыя
share-copy-position = Скапіраваць
share-copy-moves = Скапіраваць хады
share-copy-game = Скапіраваць усю партыю
share-link-position = Спасылка на гэтую пазіцыю
share-link-game = Спасылка на ўсю партыю
share-link-note = Партыя змешчана ў самой спасылцы, пасля #. Нікуды нічога не перадаецца.
share-save-text = Захаваць партыю (тэкст)
share-save-svg = Захаваць дошку (SVG)
share-save-png = Захаваць дошку (PNG)
copied-position = Пазіцыя скапіраваная.
copied-moves = Хады скапіраваныя.
copied-game = Партыя скапіраваная.
copied-link = Спасылка скапіраваная.
copy-refused = Браўзер не дазваляе капіраваць. Вось тэкст, каб вы маглі скапіраваць яго самі:
saved-file = Захавана як { $name }.
save-failed = Не ўдалося зрабіць файл ({ $message }).
paste = Адкрыць пазіцыю, партыю або спасылку
paste-note = Устаўце пазіцыю, хады, захаваную партыю або спасылку. Ваша партыя застаецца як ёсць, пакуль вы не пачнеце гуляць далей.
paste-open = Адкрыць
paste-empty = У полі яшчэ нічога няма.
paste-bad = Гэта нельга адкрыць: { $message }. Нічога не зменена.

## The value of the game

graph = Як ішла партыя
graph-about = Для кожнага моманту партыі: на колькі, як чакаецца, Поўдзень апярэдзіць Поўнач у канцы, калі абое адтуль гуляюць добра.
graph-about-rounds = Для кожнага моманту партыі: на колькі, як чакаецца, Поўдзень апярэдзіць Поўнач у канцы раунда, калі абое адтуль гуляюць добра.
graph-start = Вылічыць
graph-again = Далей
graph-stop = Спыніць
graph-progress = Прагледжана { $done } з { $all } …
graph-stopped = Спынена на { $done } з { $all }.
graph-done = Прагледжаны ўсе моманты: { $all }.
graph-failed = Не ўдалося вылічыць ({ $message }).
graph-key = Поўная кропка і тоўстая лінія: даказана. Кольца і перарывістая лінія: наколькі шукалі.
graph-point = Момант партыі
graph-south = Поўдзень наперадзе на { $most }
graph-north = Поўнач наперадзе на { $most }
graph-value =
    { $ahead ->
        [nobody] роўна
        [south] Поўдзень наперадзе на { $margin }
       *[north] Поўнач наперадзе на { $margin }
    }{ $proved ->
        [yes] , даказана
       *[no] , наколькі шукалі
    }
graph-unknown = не прагледжана
graph-table = Значэнні табліцай
graph-column-point = Пасля ходу
graph-column-value = Чаканы канец

## The last move in words

words = Ход словамі
words-none = Яшчэ не зроблена ніводнага ходу.
lap =
    { $n ->
        [1] Заход { $lap }: { $amount }. Адкуль: { $from }; куды: { $end }.
       *[other] Заход { $lap }: { $amount }. Адкуль: { $from }; апошняе: { $end }.
    }
laps-between =
    { $laps ->
        [one] Яшчэ { $laps } такі заход.
        [few] Яшчэ { $laps } такія заходы.
       *[many] Яшчэ { $laps } такіх заходаў.
    }
relay-landing = Там не пуста: сяўба ідзе далей: { $amount }.
relay-landing-next = Там не пуста: сяўба ідзе далей з наступнай лункі: { $amount }.
relay-next = Далей { $next }, не пуста: сяўба ідзе далей: { $amount }.
end-landing = Там было пуста: пасеў скончаны.
end-four = Там стала роўна чатыры: пасеў скончаны.
end-next = Далей { $next }, пуста: пасеў скончаны.
end-square = Далей { $next }: пасеў скончаны.
captures =
    { $who ->
        [you] Ваш захоп: { $goods }. Адкуль: { $pit }.
        [computer] Захоп камп’ютара: { $goods }. Адкуль: { $pit }.
        [south] Захоп Поўдня: { $goods }. Адкуль: { $pit }.
       *[north] Захоп Поўначы: { $goods }. Адкуль: { $pit }.
    }

## Other ways to see and to play

ways = Табліца, увод хадоў, паведамленні
typed = Увесці ход
typed-play = Хадзіць
typed-note = Літара лункі, вялікая для Поўдня: C, або d для Поўначы.
typed-note-ways = Літара поля, вялікая для Поўдня, і r (супраць гадзіннікавай стрэлкі) або l (па стрэлцы): Cr або dl.
typed-empty = Спачатку ўвядзіце ход.
typed-way = Скажыце, у які бок сеяць { $pit }: { $pit }r супраць гадзіннікавай стрэлкі або { $pit }l па стрэлцы.
typed-one-way = Тут сеюць толькі ў адзін бок: увядзіце толькі { $pit }.
typed-not-a-pit =
    «{ $text }» — не ход. { $kind ->
        [pebble] Палі
       *[other] Лункі
    }: { $pits }.
typed-not-now = Не цяпер: пачакайце, пакуль зярняткі спыняцца і надыдзе ход чалавека.
typed-played = Сыграна { $move }.
announce = Паведамленні пасля ходу
announce-brief = Кароткія
announce-detailed = Падрабязныя, заход за заходам
table = Дошка табліцай
table-caption-turn =
    { $who ->
        [you] Дошка; ваш ход.
        [computer] Дошка; ход камп’ютара.
        [south] Дошка; ход Поўдня.
       *[north] Дошка; ход Поўначы.
    }
table-caption = Дошка.
table-pit =
    { $kind ->
        [pebble] Поле
       *[other] Лунка
    }
table-holds = Ляжыць
table-owner = Чыя
table-notes = Нататкі
table-nobody = нічыя
table-store = Свіран
table-playable = можна хадзіць
table-son = сын
table-lent =
    { $stones ->
        [one] { $stones } пазычаны камень
        [few] { $stones } пазычаныя камяні
       *[many] { $stones } пазычаных камянёў
    }
