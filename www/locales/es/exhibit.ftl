frame-noscript = El tablero necesita JavaScript. Las reglas se pueden leer sin él.
frame-unlent = El tablero no se pudo cargar en este marco. Abre el juego en una ventana propia.

## On the screen of an exhibit

exhibit-title = Hollows: juegos de siembra para jugar aquí
touch = Toca para jugar
choose = Elige un juego
other-game = Otro juego
again = Partida nueva
language = Idioma
people = Jugadores
people-1 = Uno, contra la computadora
people-2 = Dos
close = Cerrar

## Nobody has touched the screen for a while

still-there = ¿Sigue alguien ahí?
starting-over =
    { $seconds ->
        [one] El juego vuelve a empezar en 1 segundo.
       *[other] El juego vuelve a empezar en { $seconds } segundos.
    }
go-on = Seguir jugando

## For the staff of a museum

bad-moves = El atributo «moves» no se puede jugar: { $message }
staff = Para el personal
staff-counts = Partidas jugadas en esta pantalla. Se cuentan solo en este dispositivo.
count-day = Día
count-game = Juego
count-players = Jugadores
count-started = Empezadas
count-south = Ganadas por Sur, o por un visitante solo
count-north = Ganadas por Norte, o por la computadora
count-drawn = Empates
count-left = Sin terminar
no-counts = Todavía no hay partidas.
counts-save = Guardar como archivo
counts-clear = Poner a cero
counts-clear-sure = Sí, poner a cero
counts-not-kept = Este navegador no deja que la página guarde sus cuentas: se perderán al cerrarlo.
