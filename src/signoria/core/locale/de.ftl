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
level-journeyman = Sieht, was naheliegt, und verschätzt sich dabei manchmal.
level-master = Plant voraus und greift hin und wieder daneben.
level-consul = Plant weiter voraus als ein Meister.
level-magnifico = Der stärkste Gegner; schaut am weitesten voraus.
advice-search = So weitergespielt endet es etwa auf Platz { $place }, mit ungefähr { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.

provenance-printed = in einer Anleitung gedruckt
provenance-deduced = aus Gedrucktem erschlossen
provenance-sourced = von unabhängiger Seite bezeugt
provenance-reconstructed = rekonstruiert, unsere Wahl

# Warum eine Wahl und keine andere. $other ist die andere Wahl, $events und $holdings sind Aufzählungen in Worten.
reason-only = Es gibt keine andere Wahl.
reason-no-other = Nichts anderes kommt dem nahe.
reason-brings = Dazu gehört: { $events }.
reason-does = { $events }.
reason-now = Das sind sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr als mit „{ $other }“.
reason-keeps = Du hast danach mehr als mit „{ $other }“: { $holdings }.
reason-hinders = Es hindert { $name }: dort am Ende etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger als nach „{ $other }“.
reason-more = Am Ende etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr als mit „{ $other }“.
reason-place = Im Schnitt endet es auf Platz { $place }, mit „{ $other }“ auf Platz { $instead }.
reason-wins = Es gewinnt öfter als „{ $other }“, auch wenn es kaum mehr Punkte bringt.
reason-as-good = „{ $other }“ ist ebenso gut, soweit sich das sagen lässt.
reason-it-does = Was es bewirkt: { $events }.
reason-it-keeps = Du hättest danach mehr: { $holdings }.
reason-it-costs = Es kostet am Ende etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } gegenüber „{ $other }“: im Schnitt Platz { $place } statt { $instead }.
reason-it-places = Im Schnitt endet es auf Platz { $place }, „{ $other }“ auf Platz { $instead }.
reason-it-wins-less = Es gewinnt seltener als „{ $other }“, auch wenn es kaum weniger Punkte bringt.
reason-it-is-as-good = Es ist so gut wie „{ $other }“, soweit sich das sagen lässt.
reason-likely = Es scheint besser als „{ $other }“: am Ende etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr, doch sicher ist das nicht.
reason-it-helps = Es hilft { $name }: dort am Ende etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr als nach „{ $other }“.
reason-it-costs-points = Es kostet am Ende etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } gegenüber „{ $other }“.
reason-it-may-cost = Es kostet am Ende vielleicht { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } gegenüber „{ $other }“, doch sicher ist das nicht.
