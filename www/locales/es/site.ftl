language-name = Español
choose-language = Idioma
site = Hollows
site-title = Hollows: cuatro juegos de siembra
site-description = Juega a cuatro juegos de siembra tradicionales contra la computadora, en cualquier navegador y sin conexión.
rules = Reglas
about = Sobre el juego
learn = Aprender
puzzles = Problemas
home = Los cuatro juegos

## Home

home-lead = Cuatro juegos de siembra tradicionales, con las reglas que se han documentado.
home-about = Aquí cada uno se juega contra la computadora según sus reglas documentadas. Todo ocurre en tu propio dispositivo: no se envía nada a ninguna parte, y después de la primera visita no hace falta conexión.
home-about-game = Sobre el juego
home-learn = Aprender
home-puzzles = Problemas
home-watch = Mirar
home-pause = Pausa
home-rules = Qué dicen las reglas, cláusula por cláusula, y de dónde vienen
home-known = Lo que se sabe de los juegos: demostraciones, estadísticas, comienzos equilibrados
home-museums = Para museos y otras páginas: pon un juego en tu página, en una pantalla o en un cartel
home-terms = Condiciones y privacidad
san-yao-place = Henan, China central. Juego de niñas, en hoyos cavados en tierra dura o trazados con tiza sobre piedra.
o-an-quan-place = Vietnam. Juego infantil de ciudadanos y mandarines, en casillas dibujadas en el suelo.
ayoayo-place = Nigeria, el suroeste yoruba. En largos tableros de madera con una artesa tallada en cada extremo.
hoyito-ii-place = República Dominicana, el suroeste. En casitas cavadas en la tierra.

## How to play, in short

how = Cómo se juega
how-variant = Cómo se juega: { $variant }
san-yao-short = Siembra las piedras de uno de tus hoyos, de una en una, en sentido antihorario. Si el hoyo siguiente tiene piedras, tómalas y sigue sembrando. Si está vacío, la jugada termina y capturas lo que haya en el hoyo que viene después. La ronda acaba cuando queda como mucho una piedra en el tablero. Quien va por delante empieza la ronda siguiente, y en ella es dueño de un hoyo del otro jugador por cada cinco piedras que pasen de veinticinco.
o-an-quan-short = Siembra las piedrecitas de una de tus cinco casillas, de una en una, en el sentido que quieras. Si la casilla siguiente tiene piedrecitas, tómalas y sigue sembrando. Si está vacía, la jugada termina y capturas lo que haya en la casilla que viene después. Ante una casilla de mandarín la jugada termina sin captura. La partida acaba cuando las dos casillas de mandarín están vacías. La piedra de mandarín vale diez puntos y la piedrecita, uno; gana quien tenga más.
o-an-quan-vi-short = Siembra las piedrecitas de una de tus cinco casillas, de una en una, en el sentido que quieras. Si la casilla siguiente tiene piedrecitas, tómalas y sigue sembrando. Si está vacía, la jugada termina y capturas lo que haya en la casilla que viene después. Ante una casilla de mandarín que no esté vacía la jugada termina sin captura; si está vacía, es una casilla vacía como cualquier otra. La partida acaba cuando las dos casillas de mandarín están vacías. La piedra de mandarín vale diez puntos y la piedrecita, uno; gana quien tenga más.
ayoayo-short = Siembra las semillas de uno de tus hoyos, de una en una, en sentido antihorario. Si la última cae en un hoyo con semillas, tómalas todas y sigue sembrando. Si cae en un hoyo vacío, la jugada termina, y si ese hoyo está en tu fila, capturas las semillas del hoyo de enfrente y también la última. Si tu rival no tiene semillas, debes hacer una jugada que le dé alguna. Gana quien tenga más semillas.
hoyito-ii-short = Siembra las semillas de uno de tus hoyos, de una en una, en sentido antihorario. Si la última cae en un hoyo con semillas, tómalas todas y sigue sembrando desde el hoyo siguiente. Si con ella se juntan exactamente cuatro, las capturas, junto con los cuatros de los hoyos que están justo detrás, y vuelves a jugar. Si cae en un hoyo vacío, el turno termina. Gana quien tenga más semillas.

## Play

play-title = { $game } – Hollows
undo = Deshacer
redo = Rehacer
hint = Pista
new-game = Partida nueva …
resign = Abandonar …
flip = Girar el tablero
numbers = Números y letras
foresight = Mostrar qué haría una jugada
sound = Sonido
playback = La jugada en el tablero
pause = Pausa
go-on = Seguir
step-seed = Semilla siguiente
step-lap = Tanda siguiente
replay = Mostrar otra vez
skip = Saltar
key = Tecla: { $key }
speed = Velocidad
speed-times = { $speed }×
analysis = Análisis
analysis-depth =
    { $depth ->
        [one] Se ha mirado 1 jugada por delante.
       *[other] Se ha mirado { $depth } jugadas por delante.
    }
analysis-move =
    { $move }: { $value }{ $proved ->
        [yes] { " " }(demostrado)
       *[no] { "" }
    }
analysis-line = Se espera: { $moves }
analysis-lost =
    { $proved ->
        [yes] { $move } regaló { $points } puntos: { $best } era mejor. Está demostrado.
       *[no] { $move } parece haber regalado { $points } puntos: { $best } parecía mejor.
    }
start-title = Partida nueva
start-gives-up = Se abandonará la partida que está en el tablero.
start = Empezar
cancel = Cancelar
variant = Reglas y tablero
variant-hoyito-ii = 2 × 6 hoyos
    .note = 48 semillas.
variant-hoyito-ii-2x12 = 2 × 12 hoyos
    .note = 96 semillas, la forma más difícil de jugar.
variant-o-an-quan = Reglas documentadas
    .note = La siembra siempre termina ante una casilla de mandarín.
variant-o-an-quan-vi = Reglas vietnamitas
    .note = Una casilla de mandarín vacía cuenta como casilla vacía: se captura lo que hay después de ella.
variant-match = Un encuentro
    .note = Ronda tras ronda. Quien va por delante es dueño, en la ronda siguiente, de hoyos del otro jugador: sus hijos. Pierdes cuando no puedes llenar ni un hoyo.
variant-single = Una sola ronda
    .note = 50 piedras; gana quien tenga más de la mitad.
plays-south = Quién juega con Sur, abajo
plays-north = Quién juega con Norte, arriba
first = Quién empieza
better-start =
    { $which ->
        [first] Empezar es una ventaja.
       *[second] Empezar es una desventaja.
    }
south = Sur
north = Norte
person = Una persona
computer =
    Computadora, nivel { $level }: { $level ->
        [1] muy fácil
        [2] fácil
        [3] medio
        [4] difícil
        [5] muy difícil
       *[6] el más difícil
    }
resign-title = ¿Abandonar esta partida?
resign-text = Contará como perdida.
resign-now = Abandonar
save-of-another = es una partida de { $game }
not-kept = Este navegador no deja que la página guarde tu partida. Puedes jugarla, pero se perderá cuando salgas.
played-elsewhere = Esta partida está abierta también en otra pestaña. Lo último que se juegue, aquí o allí, es lo que se guarda.
bad-save = No se pudo leer la partida guardada ({ $message }). Lo guardado se conserva: puedes llevártelo como archivo. Se ha preparado una partida nueva.
bad-save-download = Guardar como archivo
bad-link = No se pudo abrir el enlace ({ $message }). Nada tuyo ha cambiado.
unknown-parameter = La dirección dice { $names }, que esta página no conoce. Conoce { $known }.
dismiss = Cerrar este mensaje
update-ready = Hay una versión nueva de Hollows. Tu partida seguirá ahí.
update-now = Cargarla
offline-ready = Ya se puede jugar a Hollows sin conexión.
