# Wörter, die alle Spiele teilen.
seat-name = Platz { $number }

refusal-no-such-action = diese Aktion gibt es in diesem Spiel nicht
refusal-match-over = die Partie ist zu Ende
refusal-chance-decides = jetzt entscheidet der Zufall und niemand am Tisch
refusal-not-asked = danach ist jetzt nicht gefragt
refusal-impossible-outcome = das kann jetzt nicht herauskommen

undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-revealed = Seither wurde etwas aufgedeckt; darüber hinweg lässt sich nichts zurücknehmen.
undo-other-decided = Seither hat jemand anderes entschieden; zurücknehmen lässt sich nur die eigene letzte Entscheidung.
undo-never = An diesem Tisch wird nichts zurückgenommen.

level-random = Spielt irgendetwas Erlaubtes.
level-greedy = Nimmt, was gerade am besten aussieht.
level-apprentice = Kennt die Regeln und wenig mehr: gut für eine erste Partie.
level-journeyman = Spielt solide, mit einem Fehler hin und wieder.
level-master = Plant voraus und irrt sich selten.
level-magnifico = Der stärkste Gegner; denkt bis zu einer Sekunde nach.
advice-search = So weitergespielt endet es etwa auf Platz { $place }, mit ungefähr { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.

provenance-printed = in einer Anleitung gedruckt
provenance-deduced = aus Gedrucktem erschlossen
provenance-sourced = von unabhängiger Seite bezeugt
provenance-reconstructed = rekonstruiert, unsere Wahl
