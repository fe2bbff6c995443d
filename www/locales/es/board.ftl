## Counted things

amount =
    { $kind ->
        [stone]
            { $n ->
                [one] 1 piedra
               *[other] { $n } piedras
            }
        [pebble]
            { $n ->
                [one] 1 piedrecita
               *[other] { $n } piedrecitas
            }
       *[seed]
            { $n ->
                [one] 1 semilla
               *[other] { $n } semillas
            }
    }
mandarin-stones =
    { $stones ->
        [one] una piedra de mandarín
       *[other] { $stones } piedras de mandarín
    }
both = { $amount } y { $mandarins }

## Players and places

player =
    { $who ->
        [you] Tú
        [computer] Computadora
        [south] Sur
       *[north] Norte
    }
mandarin-square =
    { $end ->
        [west] la casilla de mandarín del oeste
       *[east] la casilla de mandarín del este
    }
place = el hoyo { $pit }
pit =
    { $whose ->
        [you] Hoyo { $pit }, tuyo, { $amount }
        [computer] Hoyo { $pit }, de la computadora, { $amount }
        [south] Hoyo { $pit }, de Sur, { $amount }
       *[north] Hoyo { $pit }, de Norte, { $amount }
    }
pit-playable = { $label }, se puede jugar
square-label =
    { $end ->
        [west] Casilla de mandarín del oeste, { $amount }
       *[east] Casilla de mandarín del este, { $amount }
    }
way =
    { $way ->
        [r] Sembrar el hoyo { $pit } en sentido antihorario
       *[l] Sembrar el hoyo { $pit } en sentido horario
    }

## Whose turn

loading = Preparando el tablero …
turn =
    { $who ->
        [you] Te toca
        [computer] La computadora está pensando …
        [south] Le toca a Sur
       *[north] Le toca a Norte
    }
sowing =
    { $who ->
        [you] Estás sembrando …
        [computer] La computadora está sembrando …
        [south] Sur está sembrando …
       *[north] Norte está sembrando …
    }
looking = Mirando atrás
winner =
    { $who ->
        [you] Ganas
        [computer] Gana la computadora
        [south] Gana Sur
       *[north] Gana Norte
    }
drawn = Empate
done-undo = Deshecho.
done-redo = Rehecho.
round = Ronda { $round }
round-totals = Última ronda: { $you } a { $other }
round-sons =
    { $who ->
        [you] Tus hijos: { $pits }
        [computer] Hijos de la computadora: { $pits }
        [south] Hijos de Sur: { $pits }
       *[north] Hijos de Norte: { $pits }
    }
round-lent =
    { $stones ->
        [one] 1 de las 5 piedras del hoyo { $pit } es prestada
       *[other] { $stones } de las 5 piedras del hoyo { $pit } son prestadas
    }
debt =
    { $who ->
        [you] Debes { $amount }
        [computer] La computadora debe { $amount }
        [south] Sur debe { $amount }
       *[north] Norte debe { $amount }
    }

## What a move did

sowed =
    { $who ->
        [you] Sembraste { $amount } desde el hoyo { $pit }
        [computer] La computadora sembró { $amount } desde el hoyo { $pit }
        [south] Sur sembró { $amount } desde el hoyo { $pit }
       *[north] Norte sembró { $amount } desde el hoyo { $pit }
    }{ $way ->
        [r] { " " }en sentido antihorario
        [l] { " " }en sentido horario
       *[none] { "" }
    }{ $laps ->
        [1] { "" }
       *[other] { " " }en { $laps } tandas
    }{ $took ->
        [yes]
            { $who ->
                [you] { " " }y capturaste { $goods }.
                [computer] { " " }y capturó { $goods }.
                [south] { " " }y capturó { $goods }.
               *[north] { " " }y capturó { $goods }.
            }
       *[no] .
    }
again =
    { $who ->
        [you] Te toca otra vez.
        [computer] La computadora juega otra vez.
        [south] Sur juega otra vez.
       *[north] Norte juega otra vez.
    }
passes =
    { $who ->
        [you] No tienes nada que mover y pasas.
        [computer] La computadora no tiene nada que mover y pasa.
        [south] Sur no tiene nada que mover y pasa.
       *[north] Norte no tiene nada que mover y pasa.
    }
refills =
    { $who ->
        [you] Tus hoyos estaban vacíos: pones una piedrecita en cada uno de los cinco
        [computer] Los hoyos de la computadora estaban vacíos: pone una piedrecita en cada uno de los cinco
        [south] Los hoyos de Sur estaban vacíos: se pone una piedrecita en cada uno de los cinco
       *[north] Los hoyos de Norte estaban vacíos: se pone una piedrecita en cada uno de los cinco
    }{ $borrowed ->
        [0] .
        [one] , 1 de ellas prestada.
       *[other] , { $borrowed } de ellas prestadas.
    }
left-over =
    { $who ->
        [you] Lo que queda en el tablero ({ $goods }) es para ti.
        [computer] Lo que queda en el tablero ({ $goods }) es para la computadora.
        [south] Lo que queda en el tablero ({ $goods }) es para Sur.
       *[north] Lo que queda en el tablero ({ $goods }) es para Norte.
    }

## Sàn Yáo’s rounds

round-over =
    { $who ->
        [you] La ronda ha terminado, { $reason }: { $ahead } a { $behind } a tu favor.
        [computer] La ronda ha terminado, { $reason }: { $ahead } a { $behind } a favor de la computadora.
        [south] La ronda ha terminado, { $reason }: { $ahead } a { $behind } a favor de Sur.
        [north] La ronda ha terminado, { $reason }: { $ahead } a { $behind } a favor de Norte.
       *[nobody] La ronda ha terminado, { $reason }: { $ahead } a { $behind }, nadie va por delante.
    }
round-starts =
    { $who ->
        [you] La ronda { $round } empieza con 5 piedras en cada hoyo; empiezas tú.
        [computer] La ronda { $round } empieza con 5 piedras en cada hoyo; empieza la computadora.
        [south] La ronda { $round } empieza con 5 piedras en cada hoyo; empieza Sur.
       *[north] La ronda { $round } empieza con 5 piedras en cada hoyo; empieza Norte.
    }
wins-sons =
    { $who ->
        [you] Ahora tienes también
        [computer] La computadora tiene ahora también
        [south] Sur tiene ahora también
       *[north] Norte tiene ahora también
    }{ $count ->
        [one] { " " }el hoyo { $pits } del otro lado: un hijo (<i lang="zh-Latn">érzi</i>).
       *[other] { " " }los hoyos { $pits } del otro lado: hijos (<i lang="zh-Latn">érzi</i>).
    }
lends =
    { $stones ->
        [one] Se presta 1 piedra de quien ganó para llenar el hoyo { $pit }.
       *[other] Se prestan { $stones } piedras de quien ganó para llenar el hoyo { $pit }.
    }

## How it ended

wins =
    { $who ->
        [you] Ganas por { $ahead } a { $behind }: { $reason }.
        [computer] La computadora gana por { $ahead } a { $behind }: { $reason }.
        [south] Sur gana por { $ahead } a { $behind }: { $reason }.
       *[north] Norte gana por { $ahead } a { $behind }: { $reason }.
    }
draw = Empate, { $ahead } a { $behind }: { $reason }.
resigned =
    { $who ->
        [you] Has abandonado.
        [computer] La computadora ha abandonado.
        [south] Sur ha abandonado.
       *[north] Norte ha abandonado.
    }
ended-cleared =
    { $kind ->
        [stone] quedaba como mucho una piedra en el tablero
       *[other] el tablero está vacío
    }
ended-cannot-feed = no se le podían dar semillas a quien tenía la fila vacía
ended-quan-taken = las dos casillas de mandarín están vacías
ended-no-pebbles = no había piedrecitas suficientes para llenar cinco hoyos vacíos
ended-endless = toda siembra que quedaba habría seguido sin fin
ended-repetition = la posición se dio por tercera vez, o pasaron 200 jugadas sin captura
ended-rounds = se han jugado cien rondas
ended-match = quien pierde ya no puede llenar un hoyo con 5 piedras

## Why not

refused-empty = No hay nada en { $place }.
refused-not-yours =
    { $who ->
        [south] Sur no puede jugar { $place }: no es de Sur.
        [north] Norte no puede jugar { $place }: no es de Norte.
       *[you] No puedes jugar { $place }: no es tuyo.
    }
refused-endless = Esta no: una siembra desde { $place } seguiría sin fin.
refused-must-feed = Esta no: la otra fila está vacía, y { $place } no le daría semillas.
refused-over = La partida ha terminado.
refused-thinking = La computadora está pensando.
refused-looking = { looking }.

## Before a move is made

aim =
    Hoyo { $pit }{ $way ->
        [r] { " " }en sentido antihorario
        [l] { " " }en sentido horario
       *[none] { "" }
    }: { $amount }, { $laps ->
        [one] 1 tanda
       *[other] { $laps } tandas
    }, termina en { $end }{ $captured ->
        [0] { "" }
       *[other] , captura { $captured }
    }{ $again ->
        [yes] , otro turno.
       *[no] .
    }

## A hint

hint-searching = Buscando la mejor jugada …
hint =
    Lo mejor: hoyo { $pit }{ $way ->
        [r] { " " }en sentido antihorario
        [l] { " " }en sentido horario
       *[none] { "" }
    }. { $scope ->
        [round] En lo que queda de la ronda,
       *[game] De aquí en adelante,
    } { $ahead ->
        [nobody] nadie gana más que el otro
        [mover]
            { $who ->
                [south] Sur gana { $amount } más que Norte
                [north] Norte gana { $amount } más que Sur
               *[you] ganas { $amount } más que tu rival
            }
       *[other]
            { $who ->
                [south] Norte gana { $amount } más que Sur
                [north] Sur gana { $amount } más que Norte
               *[you] tu rival gana { $amount } más que tú
            }
    }{ $proved ->
        [yes] . Está demostrado.
       *[no] , hasta donde alcanzo a ver.
    }

## What went wrong

no-game = No se ha elegido ningún juego. El atributo «game» es uno de { $games }.
unknown-game = No existe el juego «{ $game }». El atributo «game» es uno de { $games }.
bad-attribute = El atributo «{ $name }» no puede ser «{ $value }»; es uno de { $allowed }.
bad-level = El atributo «level» no puede ser «{ $value }»; es un número entero del 1 al { $highest }.
bad-position = Esta posición no se puede jugar: { $message }
engine-failed = No se pudo cargar el juego: { $message }
thinking-failed = La computadora no puede seguir: { $message }
