puzzles-title = Problemas – Hollows
puzzles-description = Finales de Sàn Yáo, Ô Ăn Quan, Ayoayo y Hoyito II para jugar hasta el fin contra respuestas perfectas; todas las soluciones están demostradas.
puzzles-heading = Problemas
puzzles-choose = Finales para jugar hasta el fin contra respuestas perfectas. En cada uno hay una sola primera jugada buena, y a menudo no es la que más se lleva de una vez. ¿De qué juego?
puzzles-number = Problema { $number } de { $count }
puzzles-list = Todos los problemas de este juego
puzzles-solved = resuelto
puzzles-loading-failed = No se pudieron cargar los problemas: { $message }
puzzles-side =
    { $kind ->
        [pebble] Juegas con Sur, las casillas con letras mayúsculas.
       *[other] Juegas con Sur, los hoyos con letras mayúsculas.
    }
puzzles-goal-win = Solo una jugada gana: encuéntrala y sigue hasta que acabe la partida.
puzzles-goal-win-round = Solo una jugada gana esta ronda: encuéntrala y sigue hasta que acabe la ronda.
puzzles-goal-most = Termina con { $n } de ventaja: solo una jugada lleva ahí. Encuéntrala y sigue hasta que acabe la partida.
puzzles-goal-most-round = Termina la ronda con { $n } piedras de ventaja: solo una jugada lleva ahí. Encuéntrala y sigue hasta que acabe la ronda.
puzzles-lead =
    { $who ->
        [south] Ahora llevas { $n } de ventaja.
        [north] Ahora llevas { $n } de desventaja.
       *[nobody] Ahora nadie va por delante.
    }
puzzles-right = Bien. Todo sigue al alcance.
puzzles-wrong-win = Con eso se escapa la victoria: contra las mejores respuestas ya no se puede lograr. Deshaz la jugada o inténtalo otra vez desde el principio.
puzzles-wrong-most =
    { $who ->
        [south] Ahora terminarás como mucho con { $n } de ventaja, no con { $target }.
        [north] Ahora terminarás como mucho con { $n } de desventaja, y no con { $target } de ventaja.
       *[nobody] Ahora terminarás como mucho en empate, y no con { $target } de ventaja.
    } Deshaz la jugada o inténtalo otra vez desde el principio.
puzzles-done = ¡Resuelto!
puzzles-done-wrong = La partida ha terminado, y se podía sacar más. Inténtalo otra vez desde el principio.
puzzles-showing = Esta es una manera de resolverlo, con las mejores respuestas: Sur eres tú y Norte la computadora. Mira y luego juégalo tú.
puzzles-shown = Esa era la solución. Ahora juégala tú: «Otra vez».
puzzles-take-back = Deshacer
puzzles-retry = Otra vez
puzzles-hint = Mostrar la mejor jugada
puzzles-solution = Mostrar la solución
puzzles-next = Problema siguiente
puzzles-proof = El propio programa calculó y demostró cada solución, y el nivel con que responde aquí no comete errores en estas posiciones.
