learn-title = Una primera partida – Hollows
learn-description = Aprende Sàn Yáo, Ô Ăn Quan, Ayoayo o Hoyito II en el tablero mismo, en pocos pasos, sin conocer ningún juego de esta clase.
learn-heading = Una primera partida
learn-choose = ¿Qué juego quieres aprender? Cada uno lleva unos minutos, y no hace falta saber nada.
learn-step = Paso { $step } de { $steps }
learn-back = Atrás
learn-next = Siguiente
learn-restart = Desde el principio
learn-again = Repetir este paso
learn-other-pit = Ese no es el hoyo de este paso. Toma el hoyo { $pit }, el del anillo oscuro; no se ha perdido nada.
learn-other-way = El hoyo es ese, pero en el otro sentido. Elige otra vez el hoyo { $pit } y sigue la flecha.
learn-no-capture = Desde el hoyo { $pit } la siembra terminaría sin captura. No se ha perdido nada: prueba con otro hoyo.
learn-done-already = Este paso ya está hecho. Sigue con «Siguiente».
learn-done = Ya sabes jugar
learn-play = Jugar una partida de verdad, contra el rival más fácil
learn-puzzles = Problemas
learn-rules = Todas las reglas, cláusula por cláusula

## Sàn Yáo

learn-san-yao-1 = Eres Sur: los cinco hoyos con letras mayúsculas, de la A a la E, son tuyos. Para mover, tomas todas las piedras de uno de tus hoyos y las dejas caer de una en una en los hoyos que siguen, en sentido antihorario. Eso se llama sembrar. Elige el hoyo A.
    .told = Las tres piedras de A fueron a B, C y D, una a cada uno. Siempre se siembra en ese sentido: por tu fila, luego de vuelta por la otra, y así sigue. Los hoyos grandes de los extremos son almacenes; ahí no se siembra.
learn-san-yao-2 = Una siembra puede continuar. Después de su última piedra, mira el hoyo que sigue: si tiene piedras, se toman y se siembran también. Elige A y no pierdas de vista C.
    .told = La piedra cayó en B. El hoyo siguiente, C, tenía dos, así que también se tomaron y se sembraron. Después, el hoyo que sigue a E estaba vacío, y con eso terminó la jugada.
learn-san-yao-3 = Ahora, la captura. Cuando el hoyo siguiente está vacío, la jugada termina y ganas lo que haya en el hoyo que viene después. Elige A.
    .told = La piedra cayó en B. C estaba vacío: ahí terminó la jugada. El hoyo de después, D, tenía cuatro, y ahora son tuyas. Así que capturar es saltar por encima de un hoyo vacío.
learn-san-yao-4 = Los saltos pueden seguir. Si el hoyo que sigue al capturado también está vacío y el de después no, te llevas también ese. Elige A.
    .told = Por encima de C, vacío, tomaste las cuatro de D; por encima de E, vacío, tomaste la de a, aunque estaba en la otra fila. El hoyo que sigue a a no estaba vacío: ahí se acabó.
learn-san-yao-5 = Encuentra una captura por tu cuenta. Prueba cada uno de tus hoyos mentalmente: ¿dónde cae la última piedra, está vacío el hoyo siguiente y hay algo después? Esta vez no hay ningún hoyo marcado.
    .told = Sí: la piedra de E cayó en a, b estaba vacío, y las tres piedras que había después, en c, son tuyas.
learn-san-yao-6 = Así empieza una ronda, con cinco piedras en todas partes. Elige A y mira qué lejos puede llegar una siembra.
    .told = Seis tandas con una sola jugada, y nueve piedras capturadas. Al principio nadie ve todo eso. Señala un hoyo y sabrás adónde lleva.
learn-san-yao-7 = La ronda termina cuando queda como mucho una piedra. Tienes 31 piedras; Norte, 17. Elige E.
    .told = Tomaste la de c; la última es de Norte, porque está en a. Con 32 a 18 vas por delante: por cada cinco piedras por encima de 25 recibes en la ronda siguiente un hoyo de Norte, tu «hijo», y le prestas dos. Quien no puede llenar un hoyo ha perdido el encuentro.
learn-san-yao-done = Siembra, sigue mientras el hoyo siguiente tenga piedras y, cuando esté vacío, salta por encima y captura. Si puedes decirlo con tus palabras, ya sabes jugar.

## Ô Ăn Quan

learn-o-an-quan-1 = Eres Sur: las cinco casillas con letras mayúsculas, de la A a la E, son tuyas. Para mover, tomas todas las piedrecitas de una de ellas y las dejas caer de una en una en las casillas que siguen. Eso se llama sembrar, y tú eliges el sentido. Elige E y luego la flecha hacia la derecha.
    .told = La primera piedrecita cayó en el semicírculo, la casilla de mandarín; las demás siguieron por la fila de Norte. Cada casilla del camino recibe una.
learn-o-an-quan-2 = Una siembra puede continuar. Después de su última piedrecita, mira la casilla que sigue: si tiene piedrecitas, se toman y se siembran también, en el mismo sentido. Elige A, hacia la derecha.
    .told = La piedrecita cayó en B. C tenía dos, así que también se tomaron y se sembraron. Después de E viene una casilla de mandarín: ante una casilla de mandarín termina toda jugada.
learn-o-an-quan-3 = Ahora, la captura. Cuando la casilla siguiente está vacía, la jugada termina y ganas lo que haya en la casilla que viene después. Elige A, hacia la derecha.
    .told = La piedrecita cayó en B. C estaba vacía: ahí terminó la jugada. La casilla de después, D, tenía cuatro, y ahora son tuyas. Así que capturar es saltar por encima de una casilla vacía. Si hubieran seguido otra vacía y luego una ocupada, habrías seguido saltando.
learn-o-an-quan-4 = Encuentra una captura por tu cuenta. Prueba tus casillas mentalmente, en los dos sentidos: ¿dónde cae la última piedrecita, está vacía la casilla siguiente y hay algo después? Esta vez no hay nada marcado.
    .told = Sí: hacia la izquierda, la piedrecita de E cayó en D, C estaba vacía, y las tres piedrecitas que había después, en B, son tuyas.
learn-o-an-quan-5 = En cada semicírculo hay un mandarín, la piedra grande, que vale diez. Se captura con el mismo salto. Elige C, hacia la derecha.
    .told = La piedrecita cayó en D, E estaba vacía, y después estaban el mandarín y cinco piedrecitas: quince puntos en una jugada.
learn-o-an-quan-6 = ¿Y si las cinco casillas de alguien están vacías cuando le toca? Entonces las llena otra vez, con una piedrecita cada una, de lo que ha capturado. Elige A, hacia la derecha, y mira qué le pasa a Norte.
    .told = La fila de Norte estaba vacía, así que Norte tuvo que poner una piedrecita en cada casilla: dos suyas y tres que te pidió prestadas. Lo prestado se devuelve al final.
learn-o-an-quan-7 = La partida termina cuando los dos semicírculos están vacíos. El último mandarín está a tu alcance: elige C, hacia la derecha.
    .told = Ahora los dos están vacíos. Las piedrecitas que quedan son del lado en que están; tus dos mandarines valen veinte. Ganas.
learn-o-an-quan-done = Siembra en cualquier sentido, sigue mientras la casilla siguiente tenga piedrecitas y, cuando esté vacía, salta por encima y captura. Si puedes decirlo con tus palabras, ya sabes jugar.

## Ayoayo

learn-ayoayo-1 = Eres Sur: los seis hoyos con letras mayúsculas, de la A a la F, son tuyos. Para mover, tomas todas las semillas de uno de tus hoyos y las dejas caer de una en una en los hoyos que siguen, en sentido antihorario. Eso se llama sembrar. Elige el hoyo F.
    .told = Las dos semillas de F doblaron la esquina y entraron en la fila de Norte. Las artesas largas son los almacenes, y ahí no se siembra. La última semilla cayó en un hoyo vacío, y con eso terminó la jugada.
learn-ayoayo-2 = Cuando la última semilla cae en un hoyo que no está vacío, la siembra continúa: tomas todo lo que hay ahí, también la última, y lo siembras. Elige A.
    .told = La última semilla cayó en C, que tenía una. Así que se tomaron las dos y se sembraron en D y E. E estaba vacío, y con eso terminó la jugada.
learn-ayoayo-3 = Ahora, la captura. Cuando la última semilla cae en un hoyo vacío de tu propia fila, ganas todas las semillas del hoyo de enfrente, y también esa última. Elige B.
    .told = La semilla cayó en C, que estaba vacío y es tuyo. Enfrente, en d, había tres: las has ganado, con la que captura, cuatro en total. En la fila de Norte, o frente a un hoyo vacío, no habrías ganado nada.
learn-ayoayo-4 = Encuentra una captura por tu cuenta. Prueba cada uno de tus hoyos mentalmente: ¿cae su última semilla en un hoyo tuyo vacío, con semillas enfrente? Esta vez no hay ningún hoyo marcado.
    .told = Sí: la semilla de A cayó en B, vacío, y las dos de enfrente, en e, son tuyas con ella.
learn-ayoayo-5 = Así empieza la partida, con cuatro semillas en todas partes. Elige C y mira qué lejos puede llegar una siembra.
    .told = Cinco tandas con una sola jugada, y la última semilla cayó en un hoyo tuyo vacío: siete semillas ganadas. Al principio nadie ve todo eso. Señala un hoyo y sabrás adónde lleva.
learn-ayoayo-6 = A Norte no le quedan semillas. Entonces debes hacer una jugada que le dé alguna, si la hay: eso se llama dar de comer. Elige F.
    .told = La semilla de F ha llegado a la fila de Norte. Con A te lo habrías quedado todo, y eso no está permitido. Si ninguna jugada pudiera dar de comer a Norte, la partida habría terminado.
learn-ayoayo-7 = Tienes 20 semillas en tu almacén; Norte, 23. Elige B y termina la partida.
    .told = Las cuatro últimas semillas son tuyas y el tablero está vacío: 24 a 23. Gana quien tiene más.
learn-ayoayo-done = Siembra, sigue desde cada hoyo que tenga semillas y, cuando la última caiga en un hoyo tuyo vacío, gana lo que haya enfrente. Si puedes decirlo con tus palabras, ya sabes jugar.

## Hoyito II

learn-hoyito-ii-1 = Eres Sur: los seis hoyos con letras mayúsculas, de la A a la F, son tuyos. Para mover, tomas todas las semillas de uno de tus hoyos y las dejas caer de una en una en los hoyos que siguen, en sentido antihorario. Eso se llama sembrar. Elige el hoyo F.
    .told = Las dos semillas de F doblaron la esquina y entraron en la fila de Norte. La última cayó en un hoyo vacío, y con eso terminó el turno. Lo capturado queda junto al tablero y nunca se siembra.
learn-hoyito-ii-2 = Cuando la última semilla cae en un hoyo que no está vacío, la siembra continúa: tomas todo lo que hay ahí, también la última, y lo siembras desde el hoyo siguiente. Elige A.
    .told = La semilla cayó en B, que tenía una. Así que se tomaron las dos y se sembraron en C y D. D estaba vacío, y con eso terminó el turno.
learn-hoyito-ii-3 = Ahora, la captura. Cuatro semillas en un hoyo son una casa. Cuando tu última semilla forma exactamente cuatro, las ganas y vuelves a jugar. Elige A.
    .told = La semilla cayó en B, que tenía tres: con ella son cuatro, y son tuyas. Y te toca otra vez. En la fila de Norte habría sido lo mismo.
learn-hoyito-ii-4 = Tiene que ser la última semilla la que forme los cuatro. Elige A y mira qué pasa con B.
    .told = B tiene ahora cuatro, pero se formaron al pasar: la última semilla siguió hasta C. Así que no se captura nada, y el turno termina.
learn-hoyito-ii-5 = Una captura puede llevarse más. Después miras hacia atrás, contra la siembra: cada hoyo de cuatro que esté justo detrás del capturado también es tuyo. Elige A.
    .told = Las tres semillas hicieron cuatros en B, C y D. La última capturó D; justo detrás, C y B también tenían cuatro. Doce semillas, y te toca otra vez.
learn-hoyito-ii-6 = Encuentra una captura por tu cuenta. Prueba cada uno de tus hoyos mentalmente: ¿forma su última semilla exactamente cuatro? Esta vez no hay ningún hoyo marcado.
    .told = Sí: la semilla de F hizo cuatro de las tres de a. Que a sea de Norte no importa.
learn-hoyito-ii-7 = Tienes 20 semillas; Norte, 5. Cuando una captura deja solo cuatro semillas en el tablero, también son tuyas. Elige A y termina la partida.
    .told = Capturaste las cuatro de B. Quedaban cuatro, que se fueron con ellas, y la partida ha terminado: 28 a 5. Gana quien tiene más.
learn-hoyito-ii-done = Siembra, sigue desde cada hoyo que tenga semillas y, cuando la última forme exactamente cuatro, gánalas junto con los cuatros que estén justo detrás, y vuelve a jugar. Si puedes decirlo con tus palabras, ya sabes jugar.
