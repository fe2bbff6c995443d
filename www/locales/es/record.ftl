## Going through the game

record = Jugadas
record-start = Comienzo
record-move =
    { $who ->
        [you] Jugada { $n }, tú: { $move }
        [computer] Jugada { $n }, la computadora: { $move }
        [south] Jugada { $n }, Sur: { $move }
       *[north] Jugada { $n }, Norte: { $move }
    }{ $again ->
        [yes] , en un turno extra
       *[no] { "" }
    }
record-round = Ronda { $round }
record-none = Todavía no hay jugadas.
record-go-first = Primera
record-go-back = Atrás
record-go-forward = Adelante
record-go-last = Última
record-keys = En la lista, las flechas e Inicio y Fin recorren la partida.
record-at-start =
    El comienzo de la partida; { $all ->
        [one] sigue 1 jugada
       *[other] siguen { $all } jugadas
    }.
record-at = Jugada { $n } de { $all }. { $told }
looking-back = Estás mirando un momento anterior de la partida. No se ha perdido nada: Rehacer trae de vuelta lo que siguió, mientras no se haga otra jugada.
looking-shared = Esta es una partida compartida. Puedes recorrerla; la tuya, en este dispositivo, queda como está hasta que sigas jugando aquí.
play-on = Seguir jugando desde aquí
back-to-game = Volver a la partida
back-to-own = Volver a mi partida

## Taking it along

share = Copiar, compartir, guardar
share-position = Posición
share-copy-position = Copiar
share-copy-moves = Copiar las jugadas
share-copy-game = Copiar la partida entera
share-link-position = Enlace a esta posición
share-link-game = Enlace a la partida entera
share-link-note = El enlace contiene la partida misma, después de #. No se envía nada a ninguna parte.
share-save-text = Guardar la partida (texto)
share-save-svg = Guardar el tablero (SVG)
share-save-png = Guardar el tablero (PNG)
copied-position = La posición está copiada.
copied-moves = Las jugadas están copiadas.
copied-game = La partida está copiada.
copied-link = El enlace está copiado.
copy-refused = El navegador no permite copiar. Este es el texto, para que lo copies tú:
saved-file = Guardado como { $name }.
save-failed = No se pudo hacer el archivo ({ $message }).
paste = Abrir una posición, una partida o un enlace
paste-note = Pega una posición, jugadas, una partida guardada o un enlace. Tu partida queda como está hasta que sigas jugando.
paste-open = Abrir
paste-empty = Todavía no hay nada en el recuadro.
paste-bad = No se puede abrir: { $message }. No se ha cambiado nada.

## The value of the game

graph = Cómo fue la partida
graph-about = En cada momento de la partida: cuánto se espera que Sur acabe por delante de Norte si ambos juegan bien desde ahí.
graph-about-rounds = En cada momento de la partida: cuánto se espera que Sur acabe la ronda por delante de Norte si ambos juegan bien desde ahí.
graph-start = Calcular
graph-again = Continuar
graph-stop = Parar
graph-progress = { $done } de { $all } momentos vistos …
graph-stopped = Parado en { $done } de { $all } momentos.
graph-done =
    { $all ->
        [one] Se ha visto el único momento.
       *[other] Se han visto los { $all } momentos.
    }
graph-failed = No se pudo calcular ({ $message }).
graph-key = Punto lleno y línea gruesa: demostrado. Anillo y línea cortada: hasta donde se buscó.
graph-point = Momento de la partida
graph-south = Sur por delante en { $most }
graph-north = Norte por delante en { $most }
graph-value =
    { $ahead ->
        [nobody] igualados
        [south] Sur por delante en { $margin }
       *[north] Norte por delante en { $margin }
    }{ $proved ->
        [yes] , demostrado
       *[no] , hasta donde se buscó
    }
graph-unknown = sin ver
graph-table = Los valores en una tabla
graph-column-point = Tras la jugada
graph-column-value = Final esperado

## The last move in words

words = La jugada en palabras
words-none = Todavía no se ha hecho ninguna jugada.
lap =
    { $n ->
        [1] Tanda { $lap }: { $amount } desde { $from }, a { $end }.
       *[other] Tanda { $lap }: { $amount } desde { $from }, la última a { $end }.
    }
laps-between =
    { $laps ->
        [one] 1 tanda más como estas.
       *[other] { $laps } tandas más como estas.
    }
relay-landing = No estaba vacío: se sigue sembrando con { $amount }.
relay-landing-next = No estaba vacío: se sigue sembrando con { $amount }, desde el hoyo siguiente.
relay-next = Sigue { $next }, que no está vacío: se siembra también: { $amount }.
end-landing = Estaba vacío: la siembra termina.
end-four = Ahí se forman exactamente cuatro: la siembra termina.
end-next = Sigue { $next }, sin nada dentro: la siembra termina.
end-square = Sigue { $next }: la siembra termina.
captures =
    { $who ->
        [you] Capturas { $goods } de { $pit }.
        [computer] La computadora captura { $goods } de { $pit }.
        [south] Sur captura { $goods } de { $pit }.
       *[north] Norte captura { $goods } de { $pit }.
    }

## Other ways to see and to play

ways = Tabla, jugadas escritas, avisos
typed = Escribir una jugada
typed-play = Jugar
typed-note = La letra de un hoyo, mayúscula para Sur: C, o d para Norte.
typed-note-ways = La letra de una casilla, mayúscula para Sur, y r (antihorario) o l (horario): Cr, o dl.
typed-empty = Escribe primero una jugada.
typed-way = Di en qué sentido se siembra { $pit }: { $pit }r antihorario o { $pit }l horario.
typed-one-way = Aquí solo se siembra en un sentido: escribe solo { $pit }.
typed-not-a-pit =
    «{ $text }» no es una jugada. { $kind ->
        [pebble] Las casillas
       *[other] Los hoyos
    } son { $pits }.
typed-not-now = Ahora no: espera a que las semillas estén quietas y le toque a una persona.
typed-played = Se ha jugado { $move }.
announce = Avisos después de una jugada
announce-brief = Breves
announce-detailed = Detallados, tanda por tanda
table = El tablero como tabla
table-caption-turn =
    { $who ->
        [you] El tablero; te toca.
        [computer] El tablero; le toca a la computadora.
        [south] El tablero; le toca a Sur.
       *[north] El tablero; le toca a Norte.
    }
table-caption = El tablero.
table-pit =
    { $kind ->
        [pebble] Casilla
       *[other] Hoyo
    }
table-holds = Contiene
table-owner = De quién
table-notes = Notas
table-nobody = de nadie
table-store = Almacén
table-playable = se puede jugar
table-son = un hijo
table-lent =
    { $stones ->
        [one] 1 piedra prestada
       *[other] { $stones } piedras prestadas
    }
