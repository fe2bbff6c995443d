frame-noscript = Дошцы патрэбны JavaScript. Правілы можна чытаць і без яго.
frame-unlent = Дошку не ўдалося загрузіць у гэту рамку. Адкрыйце гульню ў асобным акне.

## On the screen of an exhibit

exhibit-title = Hollows: гульні ў пасеў, у якія можна пагуляць тут
touch = Дакраніцеся, каб гуляць
choose = Выберыце гульню
other-game = Іншая гульня
again = Новая партыя
language = Мова
people = Гульцы
people-1 = Адзін супраць камп’ютара
people-2 = Двое
close = Закрыць

## Nobody has touched the screen for a while

still-there = Тут яшчэ хто-небудзь ёсць?
starting-over =
    { $seconds ->
        [one] Гульня пачнецца нанова праз { $seconds } секунду.
        [few] Гульня пачнецца нанова праз { $seconds } секунды.
       *[many] Гульня пачнецца нанова праз { $seconds } секунд.
    }
go-on = Гуляць далей

## For the staff of a museum

bad-moves = Атрыбут «moves» нельга згуляць: { $message }
staff = Для супрацоўнікаў
staff-counts = Партыі, згуляныя на гэтым экране. Яны лічацца толькі на гэтай прыладзе.
count-day = Дзень
count-game = Гульня
count-players = Гульцы
count-started = Пачата
count-south = Перамог Поўдзень або адзін наведнік
count-north = Перамагла Поўнач або камп’ютар
count-drawn = Нічыя
count-left = Не скончана
no-counts = Партый яшчэ не было.
counts-save = Захаваць як файл
counts-clear = Абнуліць
counts-clear-sure = Сапраўды абнуліць
counts-not-kept = Гэты браўзер не дазваляе старонцы захоўваць лічбы: яны знікнуць, калі яго закрыюць.
