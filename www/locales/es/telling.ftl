## What a move did

sowed =
    { $who ->
        [you] Sembraste { $amount } desde { $kind ->
                [pebble] la casilla
               *[other] el hoyo
            } { $pit }
        [computer] La computadora sembró { $amount } desde { $kind ->
                [pebble] la casilla
               *[other] el hoyo
            } { $pit }
        [south] Sur sembró { $amount } desde { $kind ->
                [pebble] la casilla
               *[other] el hoyo
            } { $pit }
       *[north] Norte sembró { $amount } desde { $kind ->
                [pebble] la casilla
               *[other] el hoyo
            } { $pit }
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
        [you] Tus casillas estaban vacías: pones una piedrecita en cada una de las cinco
        [computer] Las casillas de la computadora estaban vacías: pone una piedrecita en cada una de las cinco
        [south] Las casillas de Sur estaban vacías: se pone una piedrecita en cada una de las cinco
       *[north] Las casillas de Norte estaban vacías: se pone una piedrecita en cada una de las cinco
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
ended-no-pebbles = no había piedrecitas suficientes para llenar cinco casillas vacías
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
       *[you] No puedes jugar { $place }: no te pertenece.
    }
refused-endless = Esta no: una siembra desde { $place } seguiría sin fin.
refused-must-feed = Esta no: la otra fila está vacía, y { $place } no le daría semillas.
refused-over = La partida ha terminado.
refused-thinking = La computadora está pensando.
refused-looking = { looking }.

## Before a move is made

aim =
    { $kind ->
        [pebble] Casilla
       *[other] Hoyo
    } { $pit }{ $way ->
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

hint =
    Lo mejor: { $kind ->
        [pebble] casilla
       *[other] hoyo
    } { $pit }{ $way ->
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
