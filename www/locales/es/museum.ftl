museum-title = Para museos y otras páginas – Hollows
museum-description = Pon un juego en tu página, en un marco, en una pantalla o en un cartel.
museum-heading = Para tu página, tu exposición, tu pared
museum-lead = Elige un juego y cómo se juega. Debajo está lo que pegas en tu página; todo es gratuito, no cuenta visitantes y no pide nada a ningún otro servidor.
museum-noscript = Esta página necesita JavaScript para escribirte las líneas. Cómo se escriben se explica en el archivo docs/embedding.md.

## What can be chosen

make-game = Juego
make-level = Nivel de la computadora
make-opponent = Se juega contra
make-opponent-computer = la computadora
make-opponent-human = otra persona en la misma pantalla
make-side = El visitante juega con
make-side-south = Sur
make-side-north = Norte
make-side-note = En la pantalla, la fila del visitante está siempre abajo.
make-first = Quién empieza
make-first-who =
    { $side ->
        [south] Sur
       *[north] Norte
    }{ $who ->
        [visitor] , el visitante
        [computer] , la computadora
       *[nobody] { "" }
    }
make-lang = Idioma
make-lang-note = Sin fijar: el idioma del visitante; la etiqueta toma el de tu página, si lo indica.
make-theme = Colores
make-theme-light = claros
make-theme-dark = oscuros
make-theme-note = Sin fijar: la etiqueta toma los colores de tu página; un marco es claro u oscuro como el dispositivo del visitante.
make-controls = Botones bajo el tablero
make-controls-none = ninguno
make-controls-minimal = deshacer y partida nueva
make-controls-full = también rehacer, pista y girar el tablero
make-position = Posición de partida
make-position-note = Puedes copiar una en la página del juego, en «{ $share }». Vacía: el comienzo de la partida.
make-position-link = Abrir la página del juego
make-bad-position = Esta posición no se puede jugar en el juego elegido, así que no hay nada que copiar. Las posiciones se escriben como esta: { $example }
make-usual = { $value } (lo habitual)
make-unset = sin fijar (lo habitual)

## What is to be pasted

make-preview = Lo que verán los visitantes, si su navegador está configurado como el tuyo:
make-tag = Como parte de tu página
make-tag-note = Es lo que mejor encaja: toma el ancho de tu página y, si quieres, sus colores. Tu página tiene que permitir scripts. Aquí se ve en una página blanca.
make-not-lent = Este servidor no presta el tablero a otros sitios. Usa el marco, o copia la carpeta a tu propio servidor y abre allí esta página.
make-fallback = Juégalo aquí
make-frame = En un marco
make-frame-note = Funciona casi en todas partes, también donde un editor quita los scripts. La última línea ajusta la altura; sin ella el marco conserva la que se le dio, y el tablero se reduce hasta que quepa.
make-frame-title = { $game }, un juego para jugar
make-link = Como enlace
make-kiosk = En la pantalla de una exposición
make-kiosk-note = Llena la pantalla, invita a jugar y al rato queda lista para el siguiente visitante. De lo elegido arriba, aquí solo valen el juego, el nivel de la computadora y el idioma; los visitantes deciden si juega uno o juegan dos.
make-kiosk-all = Todos los juegos, para que elijan los visitantes
make-kiosk-idle = Segundos sin que nadie toque hasta volver a empezar (0: nunca)
make-kiosk-staff = Para ver cuántas partidas se han jugado, toca la esquina superior izquierda cinco veces en tres segundos, o abre la página con ?staff al final de la dirección. Tras una visita con red funciona sin ella. El archivo hollows.html contiene todos los juegos e idiomas y se abre sin servidor, por ejemplo desde una memoria USB.
make-own = Tu propia copia
make-own-note = Las líneas de arriba nombran este servidor y funcionan mientras exista. Para no depender de él, copia la carpeta de una versión a cualquier lugar de tu servidor, no hace falta nada más, y abre allí esta página: las líneas nombrarán entonces tu servidor. Si otros sitios van a usar tu copia, haz que envíe la cabecera «Access-Control-Allow-Origin: *». El archivo docs/embedding.md explica más.
make-copy = Copiar
make-copied = Copiado.
make-copy-failed = El navegador no permite copiar. El texto está seleccionado: cópialo con el teclado o el menú.

## A picture with a caption

placard = En un cartel
placard-note = La posición como imagen que no necesita script, con su pie, para imprimirla o ponerla en una página. El pie, la cita y la hoja están en el idioma elegido arriba; si no hay ninguno, en el de esta página.
placard-caption = Pie de imagen
placard-save-svg = Guardar como SVG, para imprimir a cualquier tamaño
placard-save-png = Guardar como PNG, para páginas que no aceptan SVG
make-figure = La imagen en tu página
placard-html-note = Guarda la imagen como PNG y súbela como { $file }; después pega esto. Si recibe otra dirección, ponla entre las comillas que siguen a src.
placard-position = Posición: { $position }
placard-ruleset = Reglas: { $ruleset }
placard-sources = Fuentes: { $sources }
placard-made = Dibujado con Hollows { $version }, CC BY 4.0
placard-alt = { $game }: un dibujo del tablero. En la fila de Sur, desde A: { $south }. En la de Norte, desde a: { $north }. Sur tiene { $southHas }, Norte { $northHas }. { $turn }.

## More

make-cite = Para citar esta posición
cite-text = { $game } ({ $ruleset }), posición «{ $position }». En: The Hollows contributors, Hollows, versión { $version }. { $address } ({ $date }).
sheet-link = Un tablero para imprimir, con las reglas
terms-link = Condiciones de uso, y qué pasa con los datos de los visitantes

## The sheet to be printed

sheet-title = Un tablero para imprimir – Hollows
sheet-print = Imprimir
sheet-note = Cabe en una hoja A4; en A3 es lo bastante grande para jugar con habichuelas o piedrecitas.
sheet-needs =
    Necesitas { $seeds } semillas, habichuelas o piedrecitas{ $stones ->
        [0] . Al empezar hay { $each } en cada hoyo.
       *[other] { " " }y { $stones } piedras más grandes. Al empezar hay { $each } en cada casilla de ciudadanos.
    }
sheet-credit = Hollows, by the Hollows contributors, CC BY 4.0. { $address }

## Terms

terms-title = Condiciones y privacidad – Hollows
terms-description = Qué puedes hacer con Hollows y qué hace Hollows con los datos: nada.
terms-heading = Condiciones y privacidad
terms-use-heading = Qué puedes hacer
terms-use = Úsalo para lo que quieras, también por dinero: muéstralo, cámbialo, pásalo. El código está bajo la licencia MIT o, si lo prefieres, Apache-2.0. Los textos, las imágenes de tableros, los valores resueltos y los demás datos están bajo CC BY 4.0.
terms-name-heading = Qué hay que nombrar
terms-name = Donde muestres textos, imágenes o valores, nombra «Hollows, by the Hollows contributors, CC BY 4.0». Basta una línea cerca o en una página de créditos. En cuanto a los juegos mismos, nombra a quienes los juegan: la página sobre cada juego dice quiénes son y qué fuentes hablan de él.
terms-warranty-heading = Qué no se promete
terms-warranty = Se ofrece tal cual, sin garantía alguna. Lo que se dice exacto se ha demostrado como cuenta la página de lo que se sabe, y aun así puede estar mal.
terms-privacy-heading = Qué pasa con los datos
terms-privacy = No se envía nada a ninguna parte. No hay cuenta, ni cookies, ni recuento de visitas, ni peticiones a otro servidor que el de estas páginas. Quien lleva ese servidor puede guardar registros de las peticiones, como cualquier servidor web; pregúntale.
terms-kept = En tu propio dispositivo el navegador guarda las partidas en curso, los ajustes y el idioma que elegiste, para que los encuentres de nuevo, y una copia del sitio para usarlo sin conexión. Al borrar los datos del sitio en el navegador se elimina todo. En un marco o como parte de otra página no se guarda nada. La pantalla de una exposición cuenta cuántas partidas se jugaron y cómo acabaron, y nada sobre quién jugó.
