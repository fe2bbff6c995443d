about-story = Su historia
about-board = Su tablero
about-terms = Sus palabras
about-played = Cómo se juega en su tierra
about-disputed = Qué se discute y qué se juega aquí
about-sources = Fuentes
about-sources-note = Hollows se hizo a partir de traducciones automáticas de resúmenes que citan Mancala World. Contienen errores; la página de las reglas dice, cláusula por cláusula, qué documentan y qué hubo que decidir.
about-play = Jugar
about-learn = Una primera partida guiada
about-puzzles = Problemas
about-rules = Sus reglas, cláusula por cláusula
about-others = Los otros juegos

## Sàn Yáo

san-yao-title = Sàn Yáo: de dónde viene – Hollows
san-yao-description = De dónde viene Sàn Yáo, su tablero y sus palabras, y qué se sabe y se discute de sus reglas.
san-yao-story-1 = <i lang="zh-Latn">Sàn Yáo</i> es un juego de niñas de Henan, en el centro de China. Es uno de los pocos juegos de siembra vivos que se han registrado en el norte y el centro de China. V. A. Eagle anotó parientes suyos en Yunnan en 1995, y en Pizhou, en Jiangsu, se recuerda un primo, <i lang="zh-Hans">抓窝</i>.
san-yao-story-2 = Tiene dos caras. Una ronda suelta es una cadena de pequeños saltos: cada captura salta por encima de un hoyo vacío. Un encuentro es una lucha por la tierra: quien va por delante se queda con hoyos de la otra, y tiene que prestarle piedras para que pueda seguir. Como prestar es un deber, nadie queda fuera por una mala ronda, y la suerte cambia a menudo. Las últimas piedras de una ronda dan problemas que han interesado a los matemáticos.
san-yao-board-1 = Dos filas de cinco hoyos con cinco piedras en cada uno, y un hoyo mayor en cada extremo para lo capturado. En los grandes nunca se siembra. El tablero se hace en el momento: cavado en tierra dura o dibujado con tiza sobre piedra.
san-yao-term-1 = <i lang="zh-Hans">散窑</i> <i lang="zh-Latn">sàn yáo</i>
    .say = «san yao»; la primera baja, la segunda sube
    .means = «sembrar hoyos», el nombre del juego
san-yao-term-2 = <i lang="zh-Hans">儿子</i> <i lang="zh-Latn">érzi</i>
    .say = «ar-dse»; la primera sílaba sube
    .means = «hijo»: un hoyo del otro lado que es tuyo durante una ronda
san-yao-term-3 = <i lang="zh-Hans">抓窝</i> <i lang="zh-Latn">zhuā wō</i>
    .say = «yuá uó», las dos altas y planas
    .means = el primo que se recuerda en Pizhou
san-yao-played-1 = Bastan dos niñas, un trozo de suelo y cincuenta piedras. Después de cada ronda las dos vuelven a llenar sus hoyos con lo que han ganado, cinco en cada uno. Por cada cinco piedras que le sobran, una jugadora gana un hoyo de la otra, su «hijo». Lo que sobra se presta. Quien no puede llenar ni un hoyo ha perdido el encuentro.
san-yao-disputed-1 = Las fuentes no dicen qué hoyos se vuelven hijos. Aquí son los primeros que siguen a la fila de la ganadora, para que su tierra esté junta (SY-8). Un hijo es entonces de su dueña a todos los efectos: empieza jugadas en él, y es suya la última piedra que quede ahí (SY-9).
san-yao-disputed-2 = ¿Se devuelven las piedras prestadas? Una traducción dice «prestadas», otra «dadas», y ninguna habla de pagar. Aquí no se devuelven (SY-10).
san-yao-disputed-3 = Se dice que la ronda termina cuando ya no se puede capturar nada, y también cuando quedan menos de dos piedras. Lo segundo se puede contar y es lo que se juega; las rondas que solo dan vueltas se detienen (SY-6, C-3). Los encuentros que no acabarían paran después de cien rondas (SY-13).
san-yao-source-1 = Relatos chinos de juegos populares y la Wikipedia en chino, resumidos por Mancala World, «Sàn Yáo».
san-yao-source-2 = V. A. Eagle, 1995, sobre parientes en Yunnan.

## Ô Ăn Quan

o-an-quan-title = Ô Ăn Quan: de dónde viene – Hollows
o-an-quan-description = De dónde viene Ô Ăn Quan, su tablero y sus palabras, y qué se sabe y se discute de sus reglas.
o-an-quan-story-1 = En <i lang="vi">Ô Ăn Quan</i> los niños juegan a la labranza y los impuestos. Las piedrecitas de las diez casillas pequeñas son ciudadanos; en los semicírculos de los extremos están los mandarines, ricos y al principio inalcanzables. Siembras a tus ciudadanos por el tablero, en el sentido que quieras, e intentas llevarte a los mandarines.
o-an-quan-story-2 = Gusta desde hace mucho a los niños y en las aldeas, y vive en poemas y rimas. La primera descripción en una lengua occidental es de Ngô Quý Sơn, de 1944. Antes lo había pintado sobre seda Nguyễn Phan Chánh: <i lang="vi">Chơi ô ăn quan</i>, de 1931. Hoy se enseña también en el Museo de Etnología de Vietnam.
o-an-quan-board-1 = Dos filas de cinco casillas de ciudadanos con cinco piedrecitas en cada una, y en los dos extremos un semicírculo con una piedra grande, el mandarín, que vale diez: setenta puntos en total. Se dibuja con carbón o tiza en tierra apisonada, en una galería de piedra o en la acera. Las piedrecitas son piedrecitas cualesquiera, y los mandarines, dos piedras mayores de un río.
o-an-quan-term-1 = <i lang="vi">ô ăn quan</i>
    .say = «o an cuan», todo en un mismo tono
    .means = el juego; <i lang="vi">ô</i> es casilla, <i lang="vi">ăn</i> comer o ganar, <i lang="vi">quan</i> mandarín
o-an-quan-term-2 = <i lang="vi">ô dân</i>, <i lang="vi">ô quan</i>
    .say = «o san», con ese sonora (en el sur «o yan»), «o cuan»
    .means = casilla de ciudadanos, casilla de mandarín
o-an-quan-term-3 = <i lang="vi">quân dân</i>, <i lang="vi">quan</i>
    .say = «cuan san», «cuan»
    .means = las piedrecitas, ciudadanos; las piedras grandes, mandarines
o-an-quan-term-4 = <i lang="vi">thả cá</i>
    .say = «ta ca»; la primera baja y vuelve, la segunda sube
    .means = «soltar peces»: poner una piedrecita en cada una de tus casillas vacías
o-an-quan-term-5 = <i lang="vi">rải quân</i>, <i lang="vi">vay quân</i>
    .say = «sai cuan», «vai cuan»
    .means = repartir piedrecitas, tomar piedrecitas prestadas
o-an-quan-played-1 = La siembra se acompaña con rimas. Cuando no quedan mandarines, se acaba el juego, y para eso hay un dicho, <i lang="vi">hết quan, tàn dân, thu quân, bán ruộng</i>: no quedan mandarines, el pueblo se dispersa; recoge las tropas, vende los campos. Cada cual se lleva lo que hay en su lado y devuelve lo prestado. También pueden jugar cuatro, en un tablero de cuatro lados: <i lang="vi">ô ăn quan bốn người</i>.
o-an-quan-disputed-1 = ¿Qué hace una casilla de mandarín vacía al final de una siembra? Según el documento, ante una casilla de mandarín la jugada termina en cualquier caso (OQ-3). La Wikipedia en vietnamita trata la vacía como cualquier casilla vacía, y se captura lo que hay después. Aquí se puede jugar de las dos maneras: la segunda son las reglas vietnamitas.
o-an-quan-disputed-2 = ¿Termina la partida cuando se han tomado las piedras de mandarín o cuando sus casillas están vacías? Un título dice lo primero, la cláusula lo segundo. Se juega la cláusula; si no, una partida podría acabar en dos jugadas (OQ-6).
o-an-quan-disputed-3 = El documento llama <i lang="vi">thả cá</i> a volver a llenar; las fuentes vietnamitas dicen <i lang="vi">rải quân</i>, y <i lang="vi">vay quân</i> por tomar prestado. Si entre los dos no pueden llenar cinco casillas, aquí la partida termina (OQ-5).
o-an-quan-source-1 = Ngô Quý Sơn, 1944.
o-an-quan-source-2 = Mancala World, «Ô Ăn Quan»; para las reglas vietnamitas, la Wikipedia en vietnamita.

## Ayoayo

ayoayo-title = Ayoayo: de dónde viene – Hollows
ayoayo-description = De dónde viene Ayoayo, su tablero y sus palabras, y qué se sabe y se discute de sus reglas.
ayoayo-story-1 = Ayoayo es de los yorubas del suroeste de Nigeria. Laurence Russ fue el primero en describirlo, en 1984. Sus parientes más cercanos viven lejos: Andada, en Eritrea, y En Dodoi, en el norte de Tanzania.
ayoayo-story-2 = El nombre se presta a confusión, porque en Nigeria se usa también para Oware, el juego clásico de África occidental. No son lo mismo. Oware captura en la fila del otro, hacia atrás por doses y treses. En Ayoayo capturas, desde un hoyo vacío tuyo, lo que hay enfrente; y una siembra que acaba entre otras semillas las toma y sigue, a menudo varias vueltas.
ayoayo-board-1 = Un largo tablero de madera con dos filas de seis hoyos redondos, cuatro semillas en cada uno, y una artesa tallada en cada extremo. La de tu derecha es tu almacén. Ahí van las semillas capturadas, y ahí nunca se siembra.
ayoayo-term-1 = <i lang="yo">ayòayò</i>
    .say = «a-yo-a-yo», con voz más grave en cada «yo»
    .means = el juego
ayoayo-term-2 = <i lang="yo">oju</i>
    .say = «o-yu»
    .means = el almacén del extremo del tablero, según el documento
ayoayo-term-3 = <i lang="yo">fifi</i>
    .say = «fi-fi»
    .means = dar de comer: dar semillas a quien no tiene ninguna
ayoayo-played-1 = Es un juego de impulso y de modales. Las siembras encadenadas llevan las semillas por el tablero más deprisa que la vista. Pero a quien no le queda nada hay que darle de comer si se puede: el documento lo llama una ética de los juegos de África occidental.
ayoayo-played-2 = Así que hay dos planes a la vez. Mantienes un hoyo vacío frente a uno lleno, para la captura, y una jugada de reserva que llegue a la otra fila, para el día en que esté vacía.
ayoayo-disputed-1 = Un puñado de doce o más da toda la vuelta y se salta el hoyo del que salió. ¿Es solo el primero de la jugada o el de cada tanda? Aquí, el de cada tanda (AY-3).
ayoayo-disputed-2 = Si el hoyo de enfrente está vacío, nada se dice de la última semilla. Aquí se queda donde está (AY-4).
ayoayo-disputed-3 = ¿Puedes quitarle a alguien sus últimas semillas? Nada lo prohíbe y no se nombra castigo; el deber de dar de comer empieza cuando su fila ya está vacía (AY-5). Entonces pasa (AY-6).
ayoayo-disputed-4 = Cuando no se le puede dar de comer, todo lo que queda va a quien hizo la última jugada. Tomado al pie de la letra, puede ser el mismo que se quedó sin semillas, si entregó las últimas, y así se juega (AY-7).
ayoayo-source-1 = Laurence Russ, 1984.
ayoayo-source-2 = Mancala World, «Ayoayo».

## Hoyito II

hoyito-ii-title = Hoyito II: de dónde viene – Hollows
hoyito-ii-description = De dónde viene Hoyito II, su tablero y sus palabras, y qué se sabe y se discute de sus reglas.
hoyito-ii-story-1 = El hoyito se juega en el suroeste de la República Dominicana, en Barahona, Bahoruco e Independencia. Lo recogieron Víktor Bautista i Roca y Salvador Cases i Majoral: preguntaron a la gente en septiembre de 2004 y fueron allí en enero y febrero de 2005. En abril de 2005 lo contaron en un coloquio en Oxford, con el título «Africa Hidden Inside a Small Hole».
hoyito-ii-story-2 = Hay dos juegos con ese nombre. En Hoyito I se captura mientras dura la siembra, y la captura no da nada más. Hoyito II es el más difícil: solo la última semilla de una tanda puede capturar, pero entonces se lleva toda una hilera de casas, y se vuelve a mover.
hoyito-ii-board-1 = Dos filas de seis hoyos con cuatro semillas en cada uno. Los hoyos son «casitas», cavadas en la tierra o hechas de cemento, y las semillas son de un árbol, el mate. El tablero no tiene almacenes: lo capturado se deja aparte. Hay también un tablero largo con dos filas de doce hoyos, del que se dice que es la forma más difícil de jugar.
hoyito-ii-term-1 = hoyito
    .say = como en español
    .means = hoyo pequeño, el nombre del juego
hoyito-ii-term-2 = casitas
    .say = como en español
    .means = los hoyos, y otro nombre del juego
hoyito-ii-term-3 = casa
    .say = como en español
    .means = un hoyo con exactamente cuatro semillas
hoyito-ii-term-4 = mate
    .say = como en español
    .means = el árbol cuyas semillas se usan, y un nombre más del juego
hoyito-ii-played-1 = Todos los hoyos empiezan siendo casas de cuatro, y todo consiste en volver a formar ese número con la última semilla. Como las casas que están justo detrás de la capturada caen con ella, y como capturar da otro turno, un turno bien preparado puede llevarse muchas casas antes de que el otro responda. Conviene contar por adelantado y no dejarle al otro cuatros seguidos.
hoyito-ii-disputed-1 = El cuatro que forma la última semilla detiene la siembra y se captura, esté en la fila de quien esté. El documento no lo dice con estas palabras; pero lo capturado no se puede seguir sembrando (HO-3).
hoyito-ii-disputed-2 = La mirada atrás en busca de más casas pasa de una fila a otra y da la vuelta al tablero (HO-4). El hoyo del que salió una tanda vuelve a recibir semilla en una vuelta completa (HO-2).
hoyito-ii-disputed-3 = El juego puede dar vueltas para siempre. Cuando la misma posición se da por tercera vez, la partida termina, y solo cuentan las semillas capturadas (C-3).
hoyito-ii-disputed-4 = El documento sitúa el tablero largo en Villa Jaragua en febrero de 2005. En su fuente esa fecha figura bajo una fotografía.
hoyito-ii-source-1 = Víktor Bautista i Roca, «Africa Hidden Inside a Small Hole», Board Game Studies Colloquium VIII, Oxford, abril de 2005.
hoyito-ii-source-2 = Mancala World, «Hoyito II».
