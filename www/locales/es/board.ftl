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
place =
    { $kind ->
        [pebble] la casilla { $pit }
       *[other] el hoyo { $pit }
    }
pit =
    { $kind ->
        [pebble] Casilla
       *[other] Hoyo
    } { $pit }, { $whose ->
        [you] { $kind ->
            [pebble] tuya
           *[other] tuyo
        }
        [computer] de la computadora
        [south] de Sur
       *[north] de Norte
    }, { $amount }
pit-playable = { $label }, se puede jugar
square-label =
    { $end ->
        [west] Casilla de mandarín del oeste, { $amount }
       *[east] Casilla de mandarín del este, { $amount }
    }
way =
    { $way ->
        [r] Sembrar la casilla { $pit } en sentido antihorario
       *[l] Sembrar la casilla { $pit } en sentido horario
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

## A hint

hint-searching = Buscando la mejor jugada …

## What went wrong

no-game = No se ha elegido ningún juego. El atributo «game» es uno de { $games }.
unknown-game = No existe el juego «{ $game }». El atributo «game» es uno de { $games }.
bad-attribute = El atributo «{ $name }» no puede ser «{ $value }»; es uno de { $allowed }.
bad-number = «{ $name }» no puede ser «{ $value }»; es un número entero de { $lowest } a { $highest }.
bad-position = Esta posición no se puede jugar: { $message }
engine-failed = No se pudo cargar el juego: { $message }
thinking-failed = La computadora no puede seguir: { $message }
