# Wörter, die alle Spiele teilen.
seat-name = Platz { $number }

refusal-no-such-action = diese Aktion gibt es in diesem Spiel nicht
refusal-match-over = die Partie ist zu Ende
refusal-chance-decides = jetzt entscheidet der Zufall und niemand am Tisch
refusal-not-asked = das steht jetzt nicht zur Wahl
refusal-impossible-outcome = das kann jetzt nicht herauskommen

undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-revealed = Seither wurde etwas aufgedeckt; darüber hinweg lässt sich nichts zurücknehmen.
undo-other-decided = Seither hat jemand anderes entschieden; zurücknehmen lässt sich nur die eigene letzte Entscheidung.
undo-never = An diesem Tisch wird nichts zurückgenommen.

level-random = Spielt irgendeinen erlaubten Zug.
level-greedy = Nimmt, was gerade am besten aussieht.
level-apprentice = Kennt die Regeln und wenig mehr: gut für eine erste Partie.
level-journeyman = Sieht, was naheliegt, und verschätzt sich dabei manchmal.
level-master = Plant voraus und greift hin und wieder daneben.
level-consul = Plant weiter voraus als ein Meister.
level-magnifico = Der stärkste Gegner; schaut am weitesten voraus.
advice-search = So endet es im Schnitt auf Platz { $place }, mit etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.

provenance-printed = in einer Anleitung gedruckt
provenance-deduced = aus Gedrucktem erschlossen
provenance-sourced = von unabhängiger Seite bezeugt
provenance-reconstructed = rekonstruiert, unsere Wahl

# Warum eine Wahl und keine andere. $other ist die andere Wahl, $events und $holdings sind Aufzählungen in Worten.
reason-only = Es gibt keine andere Wahl.
reason-no-other = Keine andere Wahl wurde lange genug betrachtet, um sie zu vergleichen.
reason-pays = Das bringt sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $events }.
reason-pays-more = Das bringt sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ({ $events }); „{ $other }“ bringt { $instead }.
reason-pays-less = Sofort bringt „{ $other }“ mehr: { $instead ->
        [one] 1 Punkt
       *[other] { $instead } Punkte
    } gegen { $points }.
reason-now = Wäre die Partie gleich danach zu Ende, hättest du { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr als nach „{ $other }“.
reason-now-less = Wäre die Partie gleich danach zu Ende, hättest du { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger als nach „{ $other }“.
reason-keeps = Dir bleibt mehr als mit „{ $other }“: { $holdings }.
reason-spends = Nach „{ $other }“ hättest du mehr: { $holdings }.
reason-hinders = Das bremst { $name }: am Ende etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger als nach „{ $other }“.
reason-more = Am Ende etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr als mit „{ $other }“.
reason-place = Damit landest du im Schnitt auf Platz { $place }, mit „{ $other }“ auf Platz { $instead }.
reason-equal = Das und „{ $other }“ sind etwa gleich gut.
reason-wins = Von hier aus gewinnst du etwa { $wins } von 100 Partien, mit „{ $other }“ { $instead }.
reason-it-pays = Das bringt sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; „{ $other }“ bringt { $instead }.
reason-it-keeps = Dir bliebe mehr: { $holdings }.
reason-it-helps = Das hilft { $name }: am Ende etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr als nach „{ $other }“.
reason-it-costs-points = Damit hast du am Ende etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger als mit „{ $other }“.
reason-it-places = Damit landest du im Schnitt auf Platz { $place }, mit „{ $other }“ auf Platz { $instead }.
reason-it-is-as-good = Das ist etwa so gut wie „{ $other }“.

# Wo eine Vorschau endet, weil niemand auf diesem Platz wissen kann, was folgt.
stops-chance = Dann entscheidet der Zufall.
stops-hidden = Was danach kommt, hängt von Verdecktem ab.
stops-end = Dann endet die Partie, und auch das Verdeckte der anderen zählt.

# Wie ein freier Schritt einer Lektion war.
lesson-free-fine = { $decisions ->
        [0] Du musstest nichts entscheiden.
        [one] Du hast 1 Entscheidung getroffen und nichts verschenkt.
       *[other] Du hast { $decisions } Entscheidungen getroffen und nichts verschenkt.
    }
lesson-free-cost = Von { $decisions ->
        [one] 1 Entscheidung
       *[other] { $decisions } Entscheidungen
    } war diese am teuersten: { $played }. Mit „{ $better }“ wären etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr zu erwarten gewesen.
