# Wörter der Lektionen und der Seite „Lernen“.
learn-title = Lernen
learn-next-step = Nächster Schritt
learn-begin = Beginnen
learn-go-on = Weiter
learn-again = Noch einmal
learn-finished = abgeschlossen
learn-outdated = Diese Lektion wird gerade überarbeitet.
learn-minutes = { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
learn-more-to-come = Lektionen für die anderen Spiele entstehen noch. Regeln und Tipps gibt es an jedem Tisch.

lesson = Lektion
lesson-step-of = Schritt { $step } von { $steps }
lesson-points-at = Zeigt auf: { $anchor }
lesson-next = Weiter
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-do-it = Ausführen
lesson-shown = { $action }
lesson-right = Richtig.
lesson-right-then = Richtig. Hier geht es weiter mit: { $then }
lesson-not-now = { $action }: erlaubt, aber nicht jetzt.
lesson-wrong = { $action }: möglich, aber …
lesson-leave = Verlassen, Stelle merken
lesson-gone = Diese Lektion gibt es nicht
lesson-over = { $lesson }: abgeschlossen
lesson-over-more = Für eine erste Partie reicht das. Tipps und Regeln sind immer einen Klick entfernt.
lesson-play = Erste Partie spielen
lesson-next-one = Nächste Lektion: { $lesson }
