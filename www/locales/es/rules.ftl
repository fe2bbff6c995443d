rules-title = Reglas – Hollows
rules-description = Las reglas de Sàn Yáo, Ô Ăn Quan, Ayoayo y Hoyito II, cláusula por cláusula: qué está documentado y qué hubo que decidir.
rules-heading = Las reglas
rules-lead = Cada cláusula tiene un nombre, que también usan el código y las pruebas del programa. Lo que dicen los documentos y lo que este proyecto tuvo que decidir van por separado.
rules-provenance-heading = De dónde vienen estas reglas
rules-provenance = Hollows se hizo a partir de traducciones automáticas al filipino, guyaratí, jemer y bielorruso de unos resúmenes que citan como fuente Mancala World. Las traducciones tienen errores; algunos se reconocen y se pueden corregir (un rótulo fuera de lugar, «hacia la izquierda» por antihorario), y dejan preguntas abiertas. Donde responden, se juega lo que responden. Donde no, la respuesta es una decisión de este proyecto; se señala como tal y se da el motivo. Quien aprendió a jugar de otra manera no se equivoca.
rules-words-heading = Palabras que se usan aquí
rules-words = Un hoyo es un agujero o una casilla; una semilla es lo que haya en él: una piedra, una piedrecita, una pepita. Sembrar es dejar caer las semillas de una en una en los hoyos que siguen. Un puñado sembrado hasta el final es una tanda; cuando la siembra se encadena, la tanda siguiente empieza donde terminó la anterior. El almacén guarda lo que alguien ha capturado. Sur se sienta abajo y Norte arriba. El orden de la siembra es antihorario: por la fila de Sur hacia su derecha y luego por la fila de Norte hacia la derecha de este.
mark-documented = Documentado
mark-decided = Decidido aquí
mark-because = Por qué
rules-play = Jugar
rules-about = De dónde viene
diagram-show = Ver en un tablero
rules-sources = Fuentes
rules-notation-heading = Cómo se escriben las jugadas
rules-notation = Los hoyos llevan letras en el orden de la siembra: los de Sur, mayúsculas, de su izquierda a su derecha; los de Norte, minúsculas, de su izquierda a su derecha. Una jugada es la letra de su hoyo; en <i lang="vi">Ô Ăn Quan</i> le sigue una «r» si es en sentido antihorario o una «l» si es en sentido horario.
rules-keys-heading = Jugar con el teclado
rules-keys = El tablero es una sola parada de la tecla Tab. Las flechas van de hoyo en hoyo, Inicio y Fin a los extremos de una fila, y la letra de un hoyo a ese hoyo. Intro o la barra espaciadora siembran. Donde hay dos maneras de sembrar, una flecha elige una y Escape deja la elección. Mientras las semillas se mueven, Escape las deja caer de una vez; la coma las detiene y las pone de nuevo en marcha, el punto deja caer una más y el guion siembra una tanda más. El 0 muestra otra vez la última jugada.

## All four games

common-heading = Reglas comunes a los cuatro
c-1 =
    .decided = Una siembra que nunca terminaría no es una jugada permitida. La que no ha terminado después de 10.000 tandas cuenta como interminable; si el tablero y el puñado se repiten, queda probado antes.
    .because = Una siembra encadenada puede dar vueltas para siempre. Algunas que sí terminan son largas, de más de mil tandas, y un límite pequeño prohibiría jugadas verdaderas.
c-2 =
    .decided = Quien tiene semillas pero ninguna siembra que termine pone fin a la partida o, en Sàn Yáo, a la ronda. Lo que queda va a los dueños de los hoyos en Sàn Yáo y, en Ayoayo, a donde iría si alguien se quedara sin semillas (AY-7); en Hoyito II no cuenta.
    .because = Alguien tiene que poder mover. Lo que sobra sigue la costumbre de cada juego.
c-3 =
    .decided = La partida, o la ronda en Sàn Yáo, termina también cuando una posición se da por tercera vez con el turno del mismo jugador, o cuando 200 jugadas seguidas no capturan nada. Lo que queda va a los dueños de los hoyos en Sàn Yáo y Ô Ăn Quan (salvo lo que esté en casillas de mandarín); en Ayoayo y Hoyito II no cuenta.
    .because = Ningún documento dice qué pasa cuando el juego da vueltas. Solo Sàn Yáo y Ô Ăn Quan dan lo que sobra al lado en que está.
c-4 =
    .decided = Pasar, cuando es obligado, ocurre por sí solo y se anuncia.
    .because = No hay nada que elegir.
c-5 =
    .decided = Las capturas se hacen después de la última tanda de la jugada. Con igual puntuación hay empate.
    .because = En Hoyito II está documentado; en los demás es la lectura más sencilla.

## Sàn Yáo

san-yao-about = Lo juegan las niñas en Henan, en el centro de China, en hoyos cavados en tierra dura o trazados con tiza sobre piedra. El nombre significa «sembrar hoyos». Es uno de los pocos juegos de siembra vivos que se conocen en el norte y el centro de China; V. A. Eagle anotó parientes suyos en Yunnan en 1995, y en Pizhou, en Jiangsu, se recuerda un primo, <i lang="zh-Hans">抓窝</i>. Los hoyos ganados al otro jugador se llaman hijos, <i lang="zh-Latn">érzi</i>. Prestar es un deber, que mantiene vivo el encuentro, y sus finales han interesado a los matemáticos.
san-yao-sources = Relatos chinos de juegos populares; Mancala World, «Sàn Yáo»; V. A. Eagle, 1995 (parientes en Yunnan).
sy-1 = Dos filas de cinco hoyos con cinco piedras en cada uno, cincuenta en total, y un almacén en cada extremo.
    .decided = Nunca se siembra en los almacenes.
    .because = El documento cuenta diez hoyos de juego.
sy-2 = Toma todas las piedras de uno de tus hoyos y siémbralas en sentido antihorario, una en cada hoyo.
    .decided = En una vuelta completa, el hoyo que vaciaste también recibe su piedra.
    .because = Nada dice que se salte.
sy-3 = Después de la última piedra de una tanda, toma lo que haya en el hoyo siguiente y sigue sembrando. La jugada termina cuando el hoyo siguiente está vacío.
    .decided = Da igual que el hoyo de la última piedra estuviera vacío o no.
    .because = El documento solo pregunta por el que le sigue.
sy-4 = Si el hoyo que viene después de ese vacío tiene piedras, las capturas. Y mientras el siguiente esté vacío y el que viene después no, capturas también ese.
    .decided = Entre dos capturas hay exactamente un hoyo vacío. Se pueden capturar hoyos de los dos lados, y la cadena puede dar toda la vuelta y llevarse la piedra recién sembrada.
    .because = Las capturas siguen el recorrido, y el recorrido no tiene lados.
sy-5 = Quien tiene todos sus hoyos vacíos pasa. Nadie más puede pasar.
sy-6 = La ronda termina cuando ya no se puede capturar nada, es decir, cuando hay como mucho una piedra en el tablero. Va al dueño del hoyo en que está.
    .decided = Decide el número de piedras. Las rondas en las que nadie puede o quiere capturar las termina C-3.
    .because = «Ya no se puede capturar nada» es difícil de juzgar ante un tablero; contar no lo es, y el documento da ese número.
sy-7 = Para la ronda siguiente cada hoyo vuelve a tener cinco piedras. Quien va por delante es dueño de sus cinco hoyos y, por cada cinco piedras completas por encima de veinticinco, de uno del que pierde: un hijo. Las piedras sobrantes se prestan para completar otro hoyo. Quien tiene menos de cinco piedras ha perdido el encuentro.
    .decided = El final del encuentro se comprueba solo entre rondas. La condición del documento para prestar, que a quien presta le queden más de cinco piedras, se cumple siempre con cincuenta.
    .because = Durante una ronda las sumas no están completas.
sy-8 =
    .decided = Los hijos son los primeros hoyos del perdedor en el orden de la siembra, los que siguen a la fila del ganador.
    .because = El documento no dice cuáles. Así no queda nada que elegir y lo que tiene un jugador está todo junto.
sy-9 =
    .decided = Un hijo es de su dueño a todos los efectos: puede empezar jugadas en él, y es suya la última piedra que quede ahí. De quién es cada hoyo se calcula de nuevo antes de cada ronda.
    .because = Ser dueño de un hoyo no significa otra cosa en el juego.
sy-10 =
    .decided = Las piedras prestadas no se devuelven, y las sumas de cada ronda empiezan de cero.
    .because = Una traducción dice «prestadas», otra «dadas», y ninguna cláusula habla de devolver.
sy-11 = Quien va por delante empieza la ronda nueva.
    .decided = Después de 25 a 25, quien no hizo la última jugada.
    .because = Simplemente le toca.
sy-12 =
    .decided = El tablero muestra las piedras de esta ronda, las sumas de la anterior, los hijos y el número de la ronda.
    .because = Sin eso no se puede seguir un encuentro.
sy-13 =
    .decided = Después de cien rondas el encuentro termina, y gana la mayor suma de la última. También se puede jugar una sola ronda.
    .because = Un encuentro puede oscilar para siempre.

## Ayoayo

ayoayo-about = Un juego de los yorubas del suroeste de Nigeria, en largos tableros de madera cuyos almacenes el documento llama <i lang="yo">oju</i>. Lo describió por primera vez Laurence Russ en 1984. Son parientes suyos Andada, en Eritrea, y En Dodoi, en el norte de Tanzania. En Nigeria su nombre se usa también para Oware, que es otro juego: Oware captura hacia atrás por doses y treses; Ayoayo, desde un hoyo vacío propio. Dar de comer al rival es <i lang="yo">fifi</i>.
ayoayo-sources = Laurence Russ, 1984; Mancala World, «Ayoayo».
ay-1 = Dos filas de seis hoyos con cuatro semillas en cada uno, cuarenta y ocho en total. Cada jugador tiene a su derecha un almacén, en el que nunca se siembra.
ay-2 = Toma las semillas de uno de tus hoyos y siémbralas en sentido antihorario. Cuando la última cae en un hoyo con semillas, tómalas todas, también la última, y siembra otra tanda. La jugada termina cuando la última semilla cae en un hoyo vacío.
ay-3 = Cuando hay semillas para una vuelta completa, doce o más, el hoyo del que salieron no recibe ninguna.
    .decided = Cada tanda se salta el hoyo en que empezó; la duodécima semilla cae un hoyo más allá.
    .because = Cada tanda vacía un hoyo propio, y la cláusula habla del hoyo vaciado.
ay-4 = Cuando la última semilla cae en un hoyo vacío de tu propia fila, la capturas junto con todas las del hoyo de enfrente.
    .decided = Si el hoyo de enfrente está vacío, no se captura nada y la semilla se queda.
    .because = La semilla que captura acompaña a una captura, y aquí no la hay.
ay-5 = Cuando en tu turno la otra fila está vacía, debes hacer una jugada que lleve semillas a ella.
    .decided = Cuenta si la fila tiene semillas una vez hechas las capturas. Vaciar la otra fila está permitido.
    .because = El deber nace de una fila ya vacía. El documento llama ética a dar de comer y no nombra castigo.
ay-6 =
    .decided = Quien tiene vacía su propia fila pasa, y entonces AY-5 obliga al otro.
    .because = El documento habla solo de un rival que no puede mover y al que no se puede dar de comer.
ay-7 = Si ninguna jugada da de comer al rival, la partida termina en el acto y todas las semillas que quedan van a quien hizo la última jugada.
    .decided = Es quien sembró en último lugar, aunque sea quien se quedó sin semillas.
    .because = Es lo que dicen las palabras, y Mancala World dice lo mismo.
ay-8 = Gana quien tiene más semillas en el almacén.
    .decided = La partida termina también cuando el tablero está vacío.
    .because = Nadie podría mover ya.

## Hoyito II

hoyito-ii-about = El más difícil de los dos juegos de hoyito del suroeste dominicano. También se llama casitas, y mate, por el árbol cuyas semillas se usan. Las casitas se cavan en la tierra o se hacen de cemento. Lo recogieron Víktor Bautista i Roca y Salvador Cases i Majoral, en entrevistas en septiembre de 2004 y sobre el terreno en enero y febrero de 2005, en Barahona, Bahoruco e Independencia. En Hoyito I se captura al pasar y no se vuelve a mover. Se dice que con doce hoyos por fila es como más difícil resulta.
hoyito-ii-sources = Víktor Bautista i Roca, «Africa Hidden Inside a Small Hole», Board Game Studies Colloquium VIII, Oxford, abril de 2005; Mancala World, «Hoyito II». El documento sitúa el tablero largo en Villa Jaragua en febrero de 2005; en su fuente esa fecha figura bajo una fotografía.
ho-1 = Dos filas de seis hoyos, o dos de doce, con cuatro semillas en cada uno: cuarenta y ocho o noventa y seis. No hay almacenes en el tablero; las semillas capturadas se guardan aparte.
ho-2 = Toma las semillas de uno de tus hoyos y siémbralas en sentido antihorario. Cuando la última cae en un hoyo con semillas, tómalas todas, también la última, y sigue sembrando desde el hoyo siguiente. El turno termina en un hoyo vacío.
    .decided = El hoyo del que salió una tanda no se salta.
    .because = El documento no dice que se salte; el de Ayoayo sí.
ho-3 = Un hoyo con exactamente cuatro es una casa. Cuando la última semilla de una tanda forma una, se captura. Los cuatros que se forman al pasar se quedan.
    .decided = La siembra se detiene ahí, y no importa en qué fila esté.
    .because = Lo capturado no se puede seguir sembrando, y en el documento una casa de cuatro no tiene dueño.
ho-4 = Después mira hacia atrás, contra el orden de la siembra: se captura también cada hoyo con exactamente cuatro que esté justo detrás, hasta el primero con otro número.
    .decided = La cadena pasa de una fila a otra y da la vuelta al tablero.
    .because = Sigue el recorrido de la siembra.
ho-5 = Un turno con captura da derecho a otro turno. Quien no tiene semillas en su fila pasa.
    .decided = También se pasa el turno ganado si no hay nada que mover.
    .because = Es un turno como cualquier otro.
ho-6 = Cuando una captura deja exactamente cuatro semillas en el tablero, el mismo jugador se las lleva también, y la partida termina.
    .decided = Termina también cuando una cadena no deja ninguna.
    .because = No queda nada por lo que jugar.
ho-7 = Gana quien ha capturado más semillas.

## Ô Ăn Quan

o-an-quan-about = Un juego infantil vietnamita de labranza e impuestos: a los ciudadanos, <i lang="vi">quân dân</i>, los gobiernan mandarines, <i lang="vi">quan</i>. La siembra se acompaña con rimas. Ngô Quý Sơn lo describió en 1944; Nguyễn Phan Chánh lo pintó sobre seda en 1931, <i lang="vi">Chơi ô ăn quan</i>. Hoy se enseña también en el Museo de Etnología de Vietnam. Un dicho cuenta cómo acaba: <i lang="vi">hết quan, tàn dân, thu quân, bán ruộng</i>. Hay una forma para cuatro, <i lang="vi">ô ăn quan bốn người</i>. A volver a llenar las casillas propias el documento lo llama <i lang="vi">thả cá</i>, soltar peces; las fuentes vietnamitas dicen <i lang="vi">rải quân</i>, y <i lang="vi">vay quân</i> por tomar prestado.
o-an-quan-sources = Ngô Quý Sơn, 1944; Mancala World, «Ô Ăn Quan»; para las reglas vietnamitas, la Wikipedia en vietnamita.
oq-1 = Dos filas de cinco casillas de ciudadanos, <i lang="vi">ô dân</i>, con cinco piedrecitas en cada una, y en cada extremo una casilla de mandarín, <i lang="vi">ô quan</i>, con una piedra de mandarín que vale diez: setenta puntos en total.
    .decided = El mandarín es una sola piedra.
    .because = El documento permite diez piedrecitas en su lugar; había que elegir una de las dos cosas.
oq-2 = Toma las piedrecitas de una de tus casillas de ciudadanos y siémbralas en el sentido que quieras, pasando también por las casillas de mandarín.
oq-3 = Cuando la casilla que sigue a la última piedrecita es de ciudadanos y tiene piedrecitas, tómalas y sigue sembrando en el mismo sentido. Cuando es una casilla de mandarín, la jugada termina.
    .decided = Termina ahí esté vacía o no la casilla de mandarín.
    .because = La cláusula no distingue. Las reglas vietnamitas sí: véase más abajo.
oq-4 = Cuando la casilla que sigue a la última piedrecita está vacía y la de después no, capturas todo lo que haya en esta, ciudadanos o mandarín. Mientras sigan una casilla vacía y luego una ocupada, capturas también esa. Dos casillas vacías seguidas acaban el turno.
    .decided = La primera casilla vacía tiene que ser de ciudadanos. Más adelante una casilla de mandarín vaciada cuenta como vacía, y la cadena puede dar toda la vuelta.
    .because = Ante una casilla de mandarín la jugada ya ha terminado (OQ-3); en una cadena nada la distingue.
oq-5 = Si tus cinco casillas están vacías al empezar tu turno, pones en cada una una piedrecita capturada: <i lang="vi">thả cá</i>. Lo que te falte lo tomas prestado del rival y lo devuelves al final.
    .decided = Una piedra de mandarín no se puede cambiar por piedrecitas. Si entre los dos no reúnen cinco, la partida termina; cada fila va a su dueño y las casillas de mandarín no cuentan.
    .because = La cláusula habla solo de piedrecitas y no dice qué pasa cuando no las hay.
oq-6 = La partida termina cuando las dos casillas de mandarín están limpias, de piedra y de piedrecitas.
    .decided = Se comprueba cuando han terminado la jugada y sus capturas.
    .because = Un título del documento dice «cuando se han tomado los dos mandarines»; su cláusula, «vacías de sus piezas»; según el título una partida podría acabar en dos jugadas.
oq-7 = Las piedrecitas que quedan en casillas de ciudadanos van al lado en que están, se pagan las deudas y cada piedra de mandarín vale diez.
    .decided = Lo que alguien debe se le resta de la puntuación, por debajo de cero si hace falta; las deudas mutuas se compensan.
    .because = Así una partida jugada desde el principio siempre termina con setenta puntos.
o-an-quan-vi-heading = Las reglas vietnamitas
o-an-quan-vi = Todo es igual salvo una cosa, según la Wikipedia en vietnamita: cuando la casilla que sigue a la última piedrecita es una casilla de mandarín vacía, es una casilla vacía como cualquier otra. Se captura lo que haya después de ella o, si ahí tampoco hay nada, el turno termina.
