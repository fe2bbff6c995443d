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
make-side = El visitante se sienta
make-side-south = al sur, abajo
make-side-north = al norte, arriba
make-first = Quién empieza
make-first-south = Sur
make-first-north = Norte
make-lang = Idioma
make-theme = Luz
make-theme-light = clara
make-theme-dark = oscura
make-controls = Botones bajo el tablero
make-controls-none = ninguno
make-controls-minimal = deshacer y partida nueva
make-controls-full = también rehacer, pista y girar el tablero
make-position = Posición de partida
make-position-note = Copia una de la línea que hay debajo de un tablero. Vacía: el comienzo de la partida.
make-usual = como siempre

## What is to be pasted

make-preview = Lo que verán los visitantes
make-tag = Como parte de tu página
make-tag-note = Es lo que mejor encaja: toma el ancho de tu página y, si quieres, sus colores. Tu página tiene que permitir scripts.
make-frame = En un marco
make-frame-note = Funciona casi en todas partes, también donde un editor quita los scripts. La última línea ajusta la altura; sin ella el marco conserva la que se le dio.
make-link = Como enlace
make-kiosk = En la pantalla de una exposición
make-kiosk-note = Llena la pantalla, invita a jugar y al rato queda lista para el siguiente visitante.
make-copy = Copiar
make-copied = Copiado.
make-copy-failed = El navegador no permite copiar. El texto está seleccionado: cópialo con el teclado o el menú.

## A picture with a caption

placard = En un cartel
placard-note = La posición como imagen que no necesita script, con su pie, para imprimirla o ponerla en una página.
placard-caption = Pie
placard-save = Guardar como imagen (SVG)
placard-html = Lo mismo para una página
placard-position = Posición: { $position }
placard-ruleset = Reglas: { $ruleset }
placard-sources = Fuentes: { $sources }
placard-made = Dibujado con Hollows { $version }, CC BY 4.0
placard-alt = { $game }: { $position }

## More

cite = Para citar esta posición
cite-text = { $game } ({ $ruleset }), posición «{ $position }». En: The Hollows contributors, Hollows, versión { $version }. { $address } ({ $date }).
sheet-link = Un tablero para imprimir, con las reglas
terms-link = Condiciones de uso, y qué pasa con los datos de los visitantes

## The sheet to be printed

sheet-title = Un tablero para imprimir – Hollows
sheet-print = Imprimir
sheet-note = En A3, o en dos hojas A4, es lo bastante grande para jugar con habichuelas o piedrecitas.
sheet-needs =
    Necesitas { $seeds } semillas, habichuelas o piedrecitas{ $stones ->
        [0] .
       *[other] { " " }y { $stones } piedras más grandes.
    } Al empezar hay { $each } en cada hoyo.

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
