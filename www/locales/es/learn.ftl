learn-title = Una primera partida – Hollows
learn-description = Aprende Sàn Yáo, Ô Ăn Quan, Ayoayo o Hoyito II en el tablero mismo, en pocos pasos, sin conocer ningún juego de esta clase.
learn-heading = Una primera partida
learn-choose = ¿Qué juego quieres aprender? Cada uno lleva unos minutos, y no hace falta saber nada.
learn-step = Paso { $step } de { $steps }
learn-back = Atrás
learn-next = Siguiente
learn-restart = Desde el principio
learn-again = Repetir este paso
learn-other-pit =
    { $kind ->
        [pebble] Este paso trata de { $pit }, la casilla del marco grueso.
       *[other] Este paso trata de { $pit }, el hoyo del anillo grueso.
    } No se ha perdido nada: elige { $pit }.
learn-other-way = { $pit } está bien, pero en el otro sentido. Elige otra vez { $pit } y toma la otra flecha.
learn-no-capture = Desde { $pit } la siembra termina en { $end } y ahí no captura nada. No se ha perdido nada: prueba otra vez.
learn-no-capture-way =
    { $way ->
        [r] Hacia la derecha, { $pit } no captura nada.
       *[l] Hacia la izquierda, { $pit } no captura nada.
    } Prueba el otro sentido u otra casilla.
learn-not-playable =
    { $kind ->
        [pebble] Ahí no se puede jugar. Los marcos finos muestran qué casillas se pueden jugar.
       *[other] Ahí no se puede jugar. Los anillos finos muestran qué hoyos se pueden jugar.
    }
learn-done-already = Este paso ya está hecho: sigue con «Siguiente».
learn-upright = En esta pantalla el tablero está de pie: tu fila es la columna de la derecha, con A abajo, y siembras hacia arriba.
learn-point = Antes de jugarlo, señálalo con el ratón o con las flechas del teclado: se te dirá adónde lleva.
learn-done = Ya sabes jugar
learn-summary = En resumen
learn-play = Jugar una partida de verdad, contra el rival más fácil
learn-puzzles = Problemas
learn-rules = Todas las reglas, cláusula por cláusula

## Sàn Yáo

learn-san-yao-1 = Eres Sur: los cinco hoyos con letras mayúsculas, de la A a la E, son tuyos. Para mover, tomas todas las piedras de uno de tus hoyos y las dejas caer de una en una en los hoyos que siguen, en sentido antihorario. Eso se llama sembrar. Elige el hoyo A.
    .told = Las tres piedras de A fueron a B, C y D, una a cada uno. Siempre se siembra en ese sentido: por tu fila, luego de vuelta por la otra, y así sigue. Los hoyos grandes de los extremos son almacenes; ahí no se siembra. Los colores de las piedras no importan.
learn-san-yao-2 = La siembra puede continuar. Después de la última piedra, mira el hoyo siguiente: si tiene piedras, se toman y se siembran también. Elige A y no pierdas de vista C.
    .told = La piedra cayó en B. El hoyo siguiente, C, tenía dos, así que también se tomaron y se sembraron. Cada puñado sembrado se llama tanda. Después, el hoyo que va tras E estaba vacío, y con eso terminó la jugada.
learn-san-yao-3 = Ahora, la captura. Cuando el hoyo siguiente está vacío, la jugada termina y ganas lo que haya en el hoyo que está más allá. Elige A.
    .told = La piedra cayó en B. C estaba vacío: ahí terminó la jugada. El hoyo que está más allá, D, tenía cuatro, y ahora son tuyas. Así que capturar es saltar por encima de un hoyo vacío.
learn-san-yao-4 = Los saltos pueden seguir. Si el hoyo siguiente al capturado también está vacío y el que está más allá no, te llevas también ese. Elige A.
    .told = Por encima de C, vacío, tomaste las cuatro de D; por encima de E, vacío, tomaste la piedra del hoyo a, aunque estaba en la otra fila. El hoyo siguiente, b, no estaba vacío: ahí se acabó.
learn-san-yao-5 = Encuentra una captura por tu cuenta. Prueba cada uno de tus hoyos mentalmente: ¿dónde cae la última piedra, está vacío el hoyo siguiente y hay algo más allá? Los anillos finos solo muestran qué hoyos puedes jugar.
    .told = Sí: la piedra de E cayó en el hoyo a, b estaba vacío, y las tres piedras que había más allá, en c, son tuyas.
learn-san-yao-6 = Así empieza una ronda, con cinco piedras en todas partes. Elige A y mira qué lejos puede llegar una siembra.
    .told = Seis tandas con una sola jugada, y nueve piedras capturadas. Al principio nadie ve todo eso.
learn-san-yao-7 = La ronda termina cuando queda como mucho una piedra. Tienes 31 piedras; Norte, 17. Elige E.
    .told = Tomaste la de c; la última es de Norte, porque está en el hoyo a. Ganas la ronda, 32 a 18. La siguiente ya está preparada.
learn-san-yao-8 = Tienes siete piedras por encima de 25. Cinco de ellas te dan para esta ronda un hoyo de Norte: el hoyo a, con el anillo rojo, es tu «hijo». Las otras dos se prestan: completan el hoyo b, con el nudo. Elige el hoyo a: un hijo se juega como un hoyo tuyo.
    .told = Con más piedras se ganan más hijos, uno por cada cinco completas. Quien tiene menos de cinco piedras después de una ronda ha perdido el encuentro, que es la serie de todas las rondas.
learn-san-yao-also = Quien no tiene piedras pasa. Quien ganó una ronda empieza la siguiente.
learn-san-yao-done = Siembra, sigue mientras el hoyo siguiente tenga piedras y, cuando esté vacío, salta por encima y captura. Si puedes decirlo con tus palabras, ya sabes jugar.

## Ô Ăn Quan

learn-o-an-quan-1 = Eres Sur: las cinco casillas con letras mayúsculas, de la A a la E, son tuyas. Para mover, tomas todas las piedrecitas de una de ellas y las dejas caer de una en una en las casillas que siguen. Eso se llama sembrar, y tú eliges el sentido. Elige primero E: aparecen dos botones con flechas. Toma el de la derecha.
    .told = La primera piedrecita cayó en el semicírculo, que se llama casilla de mandarín; las demás siguieron por la fila de Norte. Cada casilla del camino recibe una. Los colores de las piedrecitas no importan.
learn-o-an-quan-2 = La siembra puede continuar. Después de la última piedrecita, mira la casilla siguiente: si tiene piedrecitas, se toman y se siembran también, en el mismo sentido. Elige A, hacia la derecha.
    .told = La piedrecita cayó en B. C tenía dos, así que también se tomaron y se sembraron: cada puñado sembrado se llama tanda. Después de E viene una casilla de mandarín. Ahí termina toda jugada, sin captura, aunque esa casilla esté vacía.
learn-o-an-quan-3 = Ahora, la captura. Cuando la casilla siguiente está vacía, la jugada termina y ganas lo que haya en la casilla que está más allá. Elige A, hacia la derecha.
    .told = La piedrecita cayó en B. C estaba vacía: ahí terminó la jugada. La casilla que está más allá, D, tenía cuatro, y ahora son tuyas. Así que capturar es saltar por encima de una casilla vacía. Si hubieran seguido otra vacía y luego una ocupada, habrías seguido saltando.
learn-o-an-quan-4 = Encuentra una captura por tu cuenta. Prueba tus casillas mentalmente, en los dos sentidos: ¿dónde cae la última piedrecita, está vacía la casilla siguiente y hay algo más allá? Los marcos finos solo muestran qué casillas puedes jugar.
    .told = Sí: hacia la izquierda, la piedrecita de E cayó en D, C estaba vacía, y las tres piedrecitas que había más allá, en B, son tuyas.
learn-o-an-quan-5 = En cada semicírculo hay un mandarín, la piedra grande, que vale diez. Se captura con el mismo salto. Elige C, hacia la derecha.
    .told = La piedrecita cayó en D, E estaba vacía, y más allá estaban el mandarín y cinco piedrecitas: quince puntos en una jugada.
learn-o-an-quan-6 = ¿Y si las cinco casillas de alguien están vacías cuando le toca? Entonces las llena otra vez, con una piedrecita cada una, de lo que ha capturado; lo que falte lo pide prestado. Elige A, hacia la derecha, y mira qué le pasa a Norte.
    .told = Norte tenía dos piedrecitas y te pidió prestadas tres, que se devuelven al final. Por eso en tu almacén solo quedan 19, pero tu puntuación sigue siendo 22: los nudos con el 3 son la deuda de Norte.
learn-o-an-quan-7 = La partida termina cuando los dos semicírculos están vacíos. El último mandarín está a tu alcance: elige C, hacia la derecha.
    .told = Ahora los dos están vacíos. Las piedrecitas que quedan son del lado en que están; tus dos mandarines valen veinte. Ganas 47 a 23.
learn-o-an-quan-also = La partida empieza con cinco piedrecitas en cada casilla y un mandarín en cada semicírculo.
learn-o-an-quan-done = Siembra en cualquier sentido, sigue mientras la casilla siguiente tenga piedrecitas y, cuando esté vacía, salta por encima y captura. Si puedes decirlo con tus palabras, ya sabes jugar.

## Ayoayo

learn-ayoayo-1 = Eres Sur: los seis hoyos con letras mayúsculas, de la A a la F, son tuyos. Para mover, tomas todas las semillas de uno de tus hoyos y las dejas caer de una en una en los hoyos que siguen, en sentido antihorario. Eso se llama sembrar. Elige el hoyo F.
    .told = Las dos semillas de F doblaron la esquina y entraron en la fila de Norte. Las artesas largas son los almacenes, y ahí no se siembra. La última semilla cayó en un hoyo vacío, y con eso terminó la jugada.
learn-ayoayo-2 = Cuando la última semilla cae en un hoyo que ya tenía semillas, la siembra continúa: tomas todo lo que hay ahí, también la última, y lo siembras desde el hoyo siguiente. Elige A.
    .told = La última semilla cayó en C, que tenía una. Así que se tomaron las dos y se sembraron en D y E: cada puñado sembrado se llama tanda. E había estado vacío, y con eso terminó la jugada.
learn-ayoayo-3 = Ahora, la captura. Cuando la última semilla cae en un hoyo vacío de tu propia fila, ganas todas las semillas del hoyo de enfrente, y también esa última. Elige B.
    .told = La semilla cayó en C, que estaba vacío y es tuyo. Enfrente, en d, había tres: las has ganado, con la que captura, cuatro en total. En la fila de Norte, o frente a un hoyo vacío, no habrías ganado nada.
learn-ayoayo-4 = Encuentra una captura por tu cuenta. Prueba cada uno de tus hoyos mentalmente: ¿cae su última semilla en un hoyo tuyo vacío, con semillas enfrente? Los anillos finos solo muestran qué hoyos puedes jugar.
    .told = Sí: la semilla de A cayó en B, vacío, y las dos de enfrente, en e, son tuyas con ella.
learn-ayoayo-5 = Así empieza la partida, con cuatro semillas en todas partes. Elige C y mira qué lejos puede llegar una siembra.
    .told = Cinco tandas con una sola jugada, y la última semilla cayó en un hoyo tuyo vacío: siete semillas ganadas. Al principio nadie ve todo eso.
learn-ayoayo-6 = A Norte no le quedan semillas. Entonces debes hacer una jugada que le dé alguna, si la hay: eso se llama dar de comer. Elige F.
    .told = La semilla de F ha llegado a la fila de Norte. Con A te lo habrías quedado todo, y eso no está permitido. Si ninguna jugada pudiera dar de comer a Norte, la partida terminaría, y lo que queda sería para quien movió por última vez.
learn-ayoayo-7 = Tienes 21 semillas en tu almacén; Norte, 23. Elige B y termina la partida.
    .told = Las cuatro últimas semillas son tuyas y el tablero está vacío: 25 a 23. Gana quien tiene más.
learn-ayoayo-also = Quien no tiene semillas pasa. Un puñado de doce o más da toda la vuelta y se salta el hoyo del que salió.
learn-ayoayo-done = Siembra, sigue desde cada hoyo que tenga semillas y, cuando la última caiga en un hoyo tuyo vacío, gana lo que haya enfrente. Si puedes decirlo con tus palabras, ya sabes jugar.

## Hoyito II

learn-hoyito-ii-1 = Eres Sur: los seis hoyos con letras mayúsculas, de la A a la F, son tuyos. Para mover, tomas todas las semillas de uno de tus hoyos y las dejas caer de una en una en los hoyos que siguen, en sentido antihorario. Eso se llama sembrar. Elige el hoyo F.
    .told = Las dos semillas de F doblaron la esquina y entraron en la fila de Norte. La última cayó en un hoyo vacío, y con eso terminó el turno. Lo capturado queda junto al tablero y nunca se siembra. Los colores de las semillas no importan.
learn-hoyito-ii-2 = Cuando la última semilla cae en un hoyo que ya tenía semillas, la siembra continúa: tomas todo lo que hay ahí, también la última, y lo siembras desde el hoyo siguiente. Elige A.
    .told = La semilla cayó en B, que tenía una. Así que se tomaron las dos y se sembraron en C y D: cada puñado sembrado se llama tanda. D había estado vacío, y con eso terminó el turno.
learn-hoyito-ii-3 = Ahora, la captura. Cuatro semillas en un hoyo son una casa. Cuando tu última semilla forma exactamente cuatro, las ganas y vuelves a jugar. Elige A.
    .told = La semilla cayó en B, que tenía tres: con ella son cuatro, y son tuyas. En la fila de Norte habría sido lo mismo. En una partida de verdad te tocaría otra vez.
learn-hoyito-ii-4 = Tiene que ser la última semilla la que complete las cuatro. Elige A y mira qué pasa con B.
    .told = B tiene ahora cuatro, pero no las completó la última semilla: esa siguió hasta C, que había estado vacío. No se captura nada, y con eso termina el turno.
learn-hoyito-ii-5 = Una captura puede llevarse más. Después miras hacia atrás, en sentido contrario a la siembra: los hoyos que están justo detrás del capturado también son tuyos, uno tras otro, mientras tengan exactamente cuatro. Elige A.
    .told = Las tres semillas completaron cuatro en B, C y D. La última capturó D; justo detrás, C y B también tenían cuatro. Doce semillas, y en una partida de verdad te tocaría otra vez.
learn-hoyito-ii-6 = Encuentra una captura por tu cuenta. Prueba cada uno de tus hoyos mentalmente: ¿forma su última semilla exactamente cuatro? Los anillos finos solo muestran qué hoyos puedes jugar.
    .told = Sí: la semilla de F completó cuatro en el hoyo a, que tenía tres. No importa que ese hoyo sea de Norte.
learn-hoyito-ii-7 = Tienes 20 semillas, y Norte también. Cuando una captura deja solo cuatro semillas en el tablero, también son tuyas. Elige A y termina la partida.
    .told = Capturaste las cuatro de B. Quedaban cuatro, que también son tuyas, y la partida ha terminado: 28 a 20. Gana quien tiene más.
learn-hoyito-ii-also = La partida empieza con cuatro semillas en cada hoyo. Quien no tiene semillas pasa, aunque le toque otra vez.
learn-hoyito-ii-done = Siembra, sigue desde cada hoyo que tenga semillas y, cuando la última forme exactamente cuatro, gánalas junto con los cuatros que estén justo detrás, y vuelve a jugar. Si puedes decirlo con tus palabras, ya sabes jugar.
