# Firenze auf Deutsch.
title = Firenze
about = Baue Türme in sechs Farben, erhöhe jeden in jedem Zug und erfülle Aufträge vor den anderen.
part-colour-en = { $colour-number ->
        [0] weißen
        [1] gelben
        [2] grünen
        [3] rotbraunen
        [4] blauen
       *[5] violetten
    }
part-colour-er = { $colour-number ->
        [0] weißer
        [1] gelber
        [2] grüner
        [3] rotbrauner
        [4] blauer
       *[5] violetter
    }
part-colour-e = { $colour-number ->
        [0] weiße
        [1] gelbe
        [2] grüne
        [3] rotbraune
        [4] blaue
       *[5] violette
    }
part-given-en = { $given-number ->
        [0] weißen
        [1] gelben
        [2] grünen
        [3] rotbraunen
        [4] blauen
       *[5] violetten
    }
part-storeys = { $height ->
        [one] 1 Etage
       *[other] { $height } Etagen
    }
part-balcony-number = { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
edition-quined = Quined, zweite Ausgabe

colour-white = Weiß
colour-yellow = Gelb
colour-green = Grün
colour-red-brown = Rotbraun
colour-blue = Blau
colour-purple = Violett

condition-standing = noch nicht erhöht
condition-raised = in diesem Zug erhöht
condition-spared = verschont

card-tribute = Tribut
card-luxury-tax = Luxussteuer
card-flood = Hochwasser
card-warehouse-fire = Lagerbrand
card-collapse = Einsturz
card-mason = Maurer
card-smuggler = Schmuggler
card-saboteur = Saboteur
card-spy = Spion
card-patrician = Patrizier
card-princess = Fürstin
card-wholesaler = Großhändler
card-architect = Architekt
card-monument = Denkmal
card-recognition = Anerkennung
card-scandal = Skandal
card-workshop = Werkstatt
card-storehouse = Lagerhaus
card-trading-house = Handelshaus
card-privilege-5 = Privileg 5
card-privilege-6 = Privileg 6
card-privilege-7 = Privileg 7
card-campanile = Campanile
card-own-1 = eigene Karte 1
card-own-2 = eigene Karte 2
card-own-3 = eigene Karte 3
card-own-4 = eigene Karte 4
card-own-5 = eigene Karte 5
card-own-6 = eigene Karte 6
card-own-7 = eigene Karte 7
card-own-8 = eigene Karte 8
card-own-9 = eigene Karte 9

# Names that the box prints in English in every language.
printed-patrician = Patrician
printed-princess = Princess
printed-wholesaler = Wholesaler
printed-recognition = Recognition
printed-workshop = Workshop
board-and-printed = { $card } ({ $printed })

group-seals = Neutrale Siegel
group-cards = Karten
option-neutral-seals = Wie die neutralen Siegel liegen
option-neutral-seals-recommended = wie empfohlen
option-neutral-seals-dice = ausgelost
option-neutral-seals-dead-colour = tote Farbe
option-neutral-number = Zahl der neutralen Siegel (nicht bei toter Farbe)
option-dead-colour = Tote Farbe
option-dead-colour-by-lot = durch das Los
option-dead-colour-white = Weiß
option-dead-colour-yellow = Gelb
option-dead-colour-green = Grün
option-dead-colour-red-brown = Rotbraun
option-dead-colour-blue = Blau
option-dead-colour-purple = Violett
option-campanile = Mit dem Campanile (im ersten Spiel besser ohne)
option-automatic-discards = Was Ereignisse nehmen, wird automatisch gewählt

action-no-exchange = Nicht tauschen
action-end-building = Bauen beenden
action-end-commissions = Keinen Auftrag mehr erfüllen
action-endure = Das Ereignis hinnehmen
action-take = Karte { $position } nehmen
action-pay = Einen { part-colour-en } Stein bezahlen
action-return = Einen { part-colour-en } Stein abgeben
action-want = Den { part-colour-en } Stein von Karte { $position } ertauschen
action-found = Einen { part-colour-en } Turm beginnen
action-raise = Den { part-colour-en } Turm ({ part-storeys }) erhöhen ({ $condition })
action-complete = Auftrag { $colour } { $height } erfüllen
action-tower = { $condition-number ->
        [0] Den { part-colour-en } Turm ({ part-storeys }) wählen
       *[1] Den { part-colour-en } Turm ({ part-storeys }) wählen ({ $condition })
    }
action-pick = Einen { part-colour-en } Stein von { $seat } wählen
action-against = { $seat } wählen
action-play = „{ $card }“ ausspielen
action-discard = „{ $card }“ ablegen

outcome-start = { $seat } beginnt
outcome-dead-colour = die tote Farbe ist { $colour }
outcome-balcony = ein Balkon auf { $colour } { $height }
outcome-neutral = ein neutrales Siegel auf { $colour } { $height }
outcome-card = { $card }
outcome-brick = ein { part-colour-er } Stein

prompt-choose-card =
    Nimm eine Karte der Reihe. Zum Bezahlen hast du { $bricks ->
        [one] 1 Stein
       *[other] { $bricks } Steine
    }.
prompt-pay-card =
    Lege einen Stein auf Karte { $position }. { $left ->
        [one] Es ist der letzte
       *[other] Noch { $left } sind zu zahlen
    }.
prompt-face-event = Nimm das Ereignis hin, oder spiele eine Karte aus, um es zu ignorieren.
prompt-return-bricks =
    Gib noch { $owed ->
        [one] 1 Stein
       *[other] { $owed } Steine
    } in den Beutel ab, von Weiß nach Violett.
prompt-tear-down = Mit Steinen kannst du nicht zahlen: Welcher Turm wird abgerissen?
prompt-lose-storey = Welcher Turm verliert seine oberste Etage?
prompt-exchange =
    { $rate ->
        [one] 1 Stein
       *[other] { $rate } Steine
    } gegen einen der Reihe tauschen? Du hast { $bricks }.
prompt-pay-exchange =
    Gib noch { $owed ->
        [one] 1 Stein
       *[other] { $owed } Steine
    }, von Weiß nach Violett.
prompt-build =
    Verbaue einen Stein, oder höre auf. Bisher verbaut: { $built }, Kosten { $cost }. { $more ->
        [-1] Ein weiterer Stein ist nicht zu bezahlen
       *[other] Mit einem mehr sind die Kosten { $more }
    }.
prompt-pay-building =
    Bezahle noch { $owed ->
        [one] 1 Stein
       *[other] { $owed } Steine
    } Baukosten, von Weiß nach Violett.
prompt-commissions =
    Erfülle einen Auftrag, oder mach weiter. Du hast noch { $seals ->
        [one] 1 Siegel
       *[other] { $seals } Siegel
    }.
prompt-card-limit = Du hast { $cards } Karten und darfst { $limit } behalten: Lege eine ab.
prompt-storage-limit =
    Dein Lager ist zu voll: Gib noch { $owed ->
        [one] 1 Stein
       *[other] { $owed } Steine
    } ab, von Weiß nach Violett.
prompt-swap-for = Welchen Stein willst du haben?
prompt-swap-give = Welchen Stein gibst du dafür?
prompt-steal-brick = Welchen Stein nimmst du?
prompt-sabotage-whom = Wessen Turm sabotierst du?
prompt-sabotage-tower = Welcher Turm verliert seine oberste Etage?
prompt-spare-tower = Welcher Turm wird verschont?
prompt-drop-feast = Welche Festkarte wirst du los?

refusal-no-card-there = in der Reihe liegt keine Karte { $position }
refusal-card-too-dear = diese Karte kostet { $bricks ->
        [one] 1 Stein
       *[other] { $bricks } Steine
    }, du hast { $left }
refusal-no-brick = dort ist kein { part-colour-er } Stein
refusal-out-of-order = Steine werden von Weiß nach Violett genannt; du bist bei { $colour }
refusal-rest-unpaid = mit { $colour } und späteren Farben allein kannst du { $bricks ->
        [one] 1 Stein
       *[other] { $bricks } Steine
    } nicht bezahlen; beginne mit einer früheren Farbe
refusal-not-on-card = auf Karte { $position } liegt kein { part-colour-er } Stein
refusal-rate-too-high = ein Tausch kostet { $bricks ->
        [one] 1 Stein
       *[other] { $bricks } Steine
    }, du hast { $left }
refusal-most-built = in einem Zug { $bricks ->
        [one] wird höchstens 1 Stein
       *[other] werden höchstens { $bricks } Steine
    } verbaut
refusal-building-too-dear = mit diesem Stein sind die Baukosten { $bricks }, zum Bezahlen blieben { $left }
refusal-no-tower = einen solchen { part-colour-en } Turm ({ part-storeys }) gibt es nicht
refusal-covered = auf dem Auftrag { $colour } { $height } liegt ein Siegel
refusal-balcony-order = zuerst kommt Balkon { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
refusal-commission-later = { $colour } { $height }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; braucht einen { part-colour-en } Turm der Höhe { $height }; Phase 5 des Zugs
refusal-balcony-later = { $colour } { $height }: braucht einen { part-colour-en } Turm der Höhe { $height }, und vorher ein Siegel auf Balkon { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }; Phase 5 des Zugs
refusal-no-seals = du hast keine Siegel mehr
refusal-campanile-unpaid = der Campanile verlangt einen { part-colour-en } Stein aus dem Lager
refusal-not-held = „{ $card }“ hast du nicht
refusal-no-person = „{ $card }“ ist keine Person, und nur Personen werden gespielt
refusal-played-already = „{ $card }“ wurde in diesem Zug schon ausgespielt
refusal-without-effect = „{ $card }“ bewirkt jetzt nichts
refusal-feast-stays = „{ $card }“ ist eine Festkarte und bleibt auf der Hand
refusal-nothing-there = { $seat } hat keinen Turm, den du wählen könntest
refusal-same-colour = die beiden Steine müssen verschiedene Farben haben; beide wären { $colour }
refusal-no-feast = „{ $card }“ ist keine Festkarte auf deiner Hand
refusal-safe-already = der { part-colour-e } Turm ({ part-storeys }) ist schon sicher

# Notes of the shipped editions, by the words of their English text.
value-turns = Längste Partie
value-commissions = Punkte der Aufträge
value-majority = Mehrheiten
value-floors = Etagenplättchen
value-balconies = Balkonplättchen
value-cards = Karten
note-a-technical-end-real-matches-take-13-to-23-turns = Ein technisches Ende; wirkliche Partien dauern 13 bis 23 Züge.
note-fitted-to-the-values-that-examples-of-the-rulebook-show = Angepasst an die Werte, die Beispiele der Anleitung zeigen.
note-the-4-for-height-5-and-the-5-for-height-6-are-printed-in-examples-of-the-rulebook = Die 4 für Höhe 5 und die 5 für Höhe 6 sind in Beispielen der Anleitung gedruckt.
note-the-8-for-height-7-is-sourced = Die 8 für Höhe 7 ist von unabhängiger Seite bezeugt.
note-the-2-for-white-is-printed-in-an-example-of-the-rulebook = Die 2 für Weiß ist in einem Beispiel der Anleitung gedruckt.
note-heights-are-sourced-the-2-for-height-6-is-printed-in-an-example-of-the-rulebook = Die Höhen sind von unabhängiger Seite bezeugt; die 2 für Höhe 6 ist in einem Beispiel der Anleitung gedruckt.
note-colour-or-total-is-reconstructed-to-fit-the-known-tiles = Farbe oder Wert ist rekonstruiert, passend zu den bekannten Plättchen.
note-colour-height-and-total-are-sourced = Farbe, Höhe und Wert sind von unabhängiger Seite bezeugt.
note-name-and-that-it-is-for-all-players-are-sourced = Der Name, und dass es alle trifft, ist von unabhängiger Seite bezeugt.
note-the-name-is-sourced = Der Name ist von unabhängiger Seite bezeugt.
note-the-number-of-copies-is-reconstructed = Die Anzahl der Exemplare ist rekonstruiert.
note-of-medium-certainty-the-number-of-copies-is-reconstructed = Mäßig sicher; die Anzahl der Exemplare ist rekonstruiert.
note-that-it-discards-feasts-is-printed-the-number-of-copies-is-reconstructed = Dass er Feste abwirft, ist gedruckt; die Anzahl der Exemplare ist rekonstruiert.
note-the-name-is-printed = Der Name ist gedruckt.
note-that-some-feasts-cost-points-is-sourced = Dass manche Feste Punkte kosten, ist von unabhängiger Seite bezeugt.
note-name-effect-and-number-of-copies-are-reconstructed = Name, Wirkung und Anzahl der Exemplare sind rekonstruiert.
note-the-effect-is-sourced-its-points-are-reconstructed = Die Wirkung ist von unabhängiger Seite bezeugt, ihre Punkte sind rekonstruiert.
note-after-the-pattern-of-privilege-5 = Nach dem Muster von Privileg 5.
note-of-medium-certainty = Mäßig sicher.

event-balcony-placed = Balkon { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }: { $colour } { $height }, Wert { $total }
event-dead-chosen = Die tote Farbe ist { $colour }
event-neutral-placed = Ein neutrales Siegel bedeckt den Auftrag { $colour } { $height }
event-starts = { $seat } beginnt
    .you = Du beginnst
part-white = { $bricks ->
        [one] 1 weißen Stein
       *[other] { $bricks } weißen Steinen
    }
event-white-bricks = { $seat } beginnt mit { part-white }
    .you = Du beginnst mit { part-white }
event-card-laid = „{ $card }“ liegt als Karte { $position } aus
event-brick-laid = Ein { part-colour-er } Stein kommt auf Karte { $position }
event-turn-begins = Zug { $turn }: { $seat }
    .you = Zug { $turn }: Du bist dran
event-card-paid = { $seat } legt einen { part-colour-en } Stein auf Karte { $position }
    .you = Du legst einen { part-colour-en } Stein auf Karte { $position }
event-card-taken = { $seat } nimmt „{ $card }“ (Karte { $position })
    .you = Du nimmst „{ $card }“ (Karte { $position })
part-bricks = { $bricks ->
        [one] 1 { part-colour-en } Stein
       *[other] { $bricks } { part-colour-e } Steine
    }
event-bricks-taken = { $seat } bekommt { part-bricks }
    .you = Du bekommst { part-bricks }
event-event-struck = Ereignis: { $card }
event-event-ignored = { $seat } ignoriert „{ $card }“
    .you = Du ignorierst „{ $card }“
event-untouched = { $card }: { $seat } hat nichts zu verlieren
    .you = { $card }: Du hast nichts zu verlieren
event-returned = { $card }: { $seat } gibt einen { part-colour-en } Stein ab
    .you = { $card }: Du gibst einen { part-colour-en } Stein ab
event-torn-down = { $card }: Der { part-colour-e } Turm ({ part-storeys }) von { $seat } wird abgerissen
    .you = { $card }: Dein { part-colour-er } Turm ({ part-storeys }) wird abgerissen
event-collapsed = { $height ->
        [0] { $card }: Ein { part-colour-er } Turm von { $seat } ist dahin
       *[other] { $card }: Ein { part-colour-er } Turm von { $seat } hat nur noch { part-storeys }
    }
    .you = { $height ->
        [0] { $card }: Dein { part-colour-er } Turm ist dahin
       *[other] { $card }: Dein { part-colour-er } Turm hat nur noch { part-storeys }
    }
event-held = { $seat } nimmt „{ $card }“ auf die Hand
    .you = Du nimmst „{ $card }“ auf die Hand
event-monument-goes = { $height ->
        [0] Niemand hat einen Turm: „{ $card }“ bleibt bei { $seat }
       *[other] „{ $card }“ geht an { $seat }, der höchste Turm hat { part-storeys }
    }
    .you = { $height ->
        [0] Niemand hat einen Turm: „{ $card }“ bleibt bei dir
       *[other] „{ $card }“ geht an dich, dein Turm hat { part-storeys }
    }
event-building-opened = { $seat } legt „{ $card }“ aus
    .you = Du legst „{ $card }“ aus
event-building-twice = { $seat } hat „{ $card }“ schon: Die Karte wird abgelegt
    .you = Du hast „{ $card }“ schon: Die Karte wird abgelegt
event-church-laid = „{ $card }“ liegt auf einem Kirchenfeld
event-churches-full = Alle Kirchenfelder sind belegt: „{ $card }“ wird abgelegt
event-bag-empty = Der Beutel ist leer: Auf Karte { $position } { $bricks ->
        [0] liegt kein Stein
        [one] liegt nur 1 Stein
       *[other] liegen nur { $bricks } Steine
    }
event-row-short = Es gibt keine Karte mehr zu ziehen: Die Reihe hat { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
event-reshuffled = { $cards ->
        [one] 1 abgelegte Karte wird
       *[other] { $cards } abgelegte Karten werden
    } zum neuen Stapel
event-played = { $seat } spielt „{ $card }“ aus
    .you = Du spielst „{ $card }“ aus
event-swapped = { $seat } tauscht einen { part-given-en } Stein gegen einen { part-colour-en } von { $other }
    .you = Du tauschst einen { part-given-en } Stein gegen einen { part-colour-en } von { $other }
    .you-other = { $seat } tauscht einen { part-given-en } Stein gegen einen { part-colour-en } von dir
event-stolen = { $seat } nimmt { $other } einen { part-colour-en } Stein weg
    .you = Du nimmst { $other } einen { part-colour-en } Stein weg
    .you-other = { $seat } nimmt dir einen { part-colour-en } Stein weg
event-sabotaged = { $height ->
        [0] { $seat } bringt einen { part-colour-en } Turm von { $other } zu Fall
       *[other] { $seat } verkürzt einen { part-colour-en } Turm von { $other } auf { part-storeys }
    }
    .you = { $height ->
        [0] Du bringst einen { part-colour-en } Turm von { $other } zu Fall
       *[other] Du verkürzt einen { part-colour-en } Turm von { $other } auf { part-storeys }
    }
    .you-other = { $height ->
        [0] { $seat } bringt einen deiner { part-colour-en } Türme zu Fall
       *[other] { $seat } verkürzt einen deiner { part-colour-en } Türme auf { part-storeys }
    }
event-spared = { $seat } verschont den { part-colour-en } Turm ({ part-storeys })
    .you = Du verschonst deinen { part-colour-en } Turm ({ part-storeys })
event-exchange-paid = { $seat } legt einen { part-colour-en } Stein auf Karte { $position }
    .you = Du legst einen { part-colour-en } Stein auf Karte { $position }
event-exchanged = { $seat } nimmt einen { part-colour-en } Stein von Karte { $position }
    .you = Du nimmst einen { part-colour-en } Stein von Karte { $position }
event-built = { $height ->
        [1] { $seat } beginnt einen { part-colour-en } Turm
       *[other] { $seat } erhöht einen { part-colour-en } Turm auf { part-storeys }
    } (Stein { $bricks } dieses Zuges, Kosten { $cost })
    .you = { $height ->
        [1] Du beginnst einen { part-colour-en } Turm
       *[other] Du erhöhst einen { part-colour-en } Turm auf { part-storeys }
    } (Stein { $bricks } dieses Zuges, Kosten { $cost })
event-cost-paid = { $seat } bezahlt einen { part-colour-en } Stein als Baukosten
    .you = Du bezahlst einen { part-colour-en } Stein als Baukosten
event-ruin = Der { part-colour-e } Turm ({ part-storeys }) von { $seat } wird zur Bauruine: { $lost } in den Beutel, { $kept } ins Lager
    .you = Dein { part-colour-er } Turm ({ part-storeys }) wird zur Bauruine: { $lost } in den Beutel, { $kept } ins Lager
event-completed = { $seat } erfüllt den Auftrag { $colour } { $height }, { $points }
    .you = Du erfüllst den Auftrag { $colour } { $height }, { $points }
event-balcony-completed = { $seat } erfüllt Balkon { part-balcony-number }, { $colour } { $height }, { $points }
    .you = Du erfüllst Balkon { part-balcony-number }, { $colour } { $height }, { $points }
event-floor-bonus = Erstes Siegel auf Höhe { $height }: { $seat }, { $points }
    .you = Erstes Siegel auf Höhe { $height }: du, { $points }
event-privilege-paid = { $seat } erhält den Bonus von „{ $card }“, { $points }
    .you = Du erhältst den Bonus von „{ $card }“, { $points }
event-campanile-paid = { $seat } legt einen { part-colour-en } Stein auf „{ $card }“, dort liegen jetzt { $bricks }
    .you = Du legst einen { part-colour-en } Stein auf „{ $card }“, dort liegen jetzt { $bricks }
event-church-leaves = „{ $card }“ ist erfüllt und verlässt das Kirchenfeld
event-last-seal = { $seat } hat das letzte Siegel gelegt und nimmt das Spielendeplättchen, { $points }
    .you = Du hast dein letztes Siegel gelegt und nimmst das Spielendeplättchen, { $points }
event-card-discarded = { $seat } legt „{ $card }“ ab
    .you = Du legst „{ $card }“ ab
event-over-limit = { $seat } hat zu viele Steine und gibt einen { part-colour-en } ab
    .you = Du hast zu viele Steine und gibst einen { part-colour-en } ab
event-turns-over = { $turn ->
        [one] Alle hatten 1 Zug: Die Partie endet
       *[other] Alle hatten { $turn } Züge: Die Partie endet
    }
event-majority = { $seals ->
        [one] Mehrheit in { $colour }: { $seat } mit 1 Siegel auf Höhe { $height }, { $points }
       *[other] Mehrheit in { $colour }: { $seat } mit { $seals } Siegeln, das höchste auf { $height }, { $points }
    }
    .you = { $seals ->
        [one] Mehrheit in { $colour }: du mit 1 Siegel auf Höhe { $height }, { $points }
       *[other] Mehrheit in { $colour }: du mit { $seals } Siegeln, das höchste auf { $height }, { $points }
    }
event-no-majority = Niemand hat ein Siegel in { $colour }
event-feast-scored = { $cards ->
        [one] { $seat }: { $card }, { $points }
       *[other] { $seat }: { $cards } × { $card }, { $points }
    }
    .you = { $cards ->
        [one] Du: { $card }, { $points }
       *[other] Du: { $cards } × { $card }, { $points }
    }

board-turn = Zug { $turn }
board-pile = Stapel { $cards }
board-bag = Beutel { $bricks }
board-end = Spielende: { $seat }
board-end-open = Spielende { $points }
board-height = Etagen
board-price = Karte, Preis, Steine
board-churches = Kirchen
board-church-free = leer
board-points = { $points ->
        [one] 1 Prestigepunkt
       *[other] { $points } Prestigepunkte
    }
board-seals = { $seals ->
        [one] 1 Siegel
       *[other] { $seals } Siegel
    }
board-storage = Lager { $bricks }/{ $limit }
board-towers = Türme
board-cards = Karten { $cards }/{ $limit }
board-none = keine
board-built = verbaut { $built } von { $most }, Kosten { $cost }
board-next-balcony = als Nächstes Balkon { $number }
board-all-balconies = alle Balkone erfüllt
board-legend = ✕ neutrales Siegel · ↑ erhöht · ○ verschont
board-letter-white = W
board-letter-yellow = G
board-letter-green = N
board-letter-red-brown = R
board-letter-blue = B
board-letter-purple = V

advice-take = Die beste Karte für ihren Preis: Sie hilft am meisten bei dem, was im Bau ist.
advice-finish = { $points ->
        [one] Das erfüllt einen Auftrag für 1 Prestigepunkt.
       *[other] Das erfüllt einen Auftrag für { $points } Prestigepunkte.
    }
advice-grow = Dieser Turm ist auf dem Weg zur Höhe { $height }, für { $points ->
        [one] 1 Prestigepunkt
       *[other] { $points } Prestigepunkte
    }.
advice-keep = Dieser Turm wird zur Bauruine, wenn du ihn nicht erhöhst.
advice-stop = Weitere Steine kosten jetzt mehr, als sie bringen.
advice-cheap = Diesen Stein brauchst du am wenigsten.
advice-exchange = Ein Stein, den deine Türme brauchen.
advice-no-exchange = Kein Stein der Reihe ist so viel wert.
advice-person = Diese Karte hilft gerade jetzt.
advice-harm = Das schadet dem stärksten Gegner am meisten.
advice-card = Die Karte, die du am wenigsten brauchst.
advice-least = Auf diesen Turm kannst du am ehesten verzichten.
advice-wait = Der Turm ist mehr wert, wenn er höher ist.
advice-endure = Das Ereignis kostet zu wenig, um dafür eine Karte auszugeben.

# Arten von Karten und was sie bewirken: die Zahlen sind die der Ausgabe.
type-event = Ereignis
type-person = Person
type-feast = Fest
type-building = Gebäude
type-church = Kirche

effect-tribute = { $whom ->
        [all] Alle geben
       *[active] Du gibst
    } { $bricks ->
        [one] 1 Stein
       *[other] { $bricks } Steine
    } ab. Wer weniger hat, verliert einen ganzen Turm.
effect-luxury-tax = { $whom ->
        [all] Alle geben Steine ab, bis höchstens { $keep } übrig sind.
       *[active] Du gibst Steine ab, bis höchstens { $keep } übrig sind.
    }
effect-flood = { $whom ->
        [all] Alle geben
       *[active] Du gibst
    } { $bricks ->
        [one] 1 Stein
       *[other] { $bricks } Steine
    } ab oder so viele, wie da sind.
effect-warehouse-fire = { $whom ->
        [all] Alle geben
       *[active] Du gibst
    } { $part ->
        [1] das ganze Lager ab
        [2] die Hälfte des Lagers ab, abgerundet
       *[other] den { $part }. Teil des Lagers ab, abgerundet
    }.
effect-collapse = { $whom ->
        [all] Bei allen verliert ein Turm die oberste Etage.
       *[active] Einer deiner Türme verliert die oberste Etage.
    }
effect-mason = Bauen kostet in diesem Zug { $less ->
        [one] 1 Stein
       *[other] { $less } Steine
    } weniger.
effect-smuggler = Tausche einen eigenen Stein gegen einen andersfarbigen aus einem fremden Lager.
effect-saboteur = Ein fremder Turm verliert die oberste Etage.
effect-spy = Nimm einen beliebigen Stein aus einem fremden Lager.
effect-patrician = Wirf ein Fest ab oder ignoriere das Ereignis, das du gerade genommen hast.
effect-princess = Deine Karte ist in diesem Zug umsonst. Vor der Wahl ausspielen.
effect-wholesaler = Dein Tausch ist in diesem Zug { $rate } gegen 1.
effect-architect = Ein Turm, den du nicht erhöhst, bleibt in diesem Zug stehen.
effect-monument = Geht sofort an den höchsten Turm im Bau. { $points } am Ende.
effect-recognition = Am Ende { $points } für jedes deiner Siegel auf { $highest ->
        [3] Höhe 3
       *[other] den Höhen 3 bis { $highest }
    }.
effect-feast = { $points } am Ende. Nur ein Patrizier wird es los.
effect-workshop = Bauen kostet in jedem Zug { $less ->
        [one] 1 Stein
       *[other] { $less } Steine
    } weniger.
effect-storehouse = Dein Lager fasst { $limit ->
        [one] 1 Stein
       *[other] { $limit } Steine
    }.
effect-trading-house = Dein Tausch ist in jedem Zug { $rate } gegen 1.
effect-privilege = Der erste Auftrag der Höhe { $height } bringt ab jetzt { $points }.
effect-campanile = Jeder Auftrag kostet auch 1 { part-colour-en } Stein, der hierher kommt. Mit { $bricks } ist die Karte fort.

brief-tribute = { $whom ->
        [all] alle −{ $bricks }
       *[active] du −{ $bricks }
    }
brief-luxury-tax = { $whom ->
        [all] alle behalten { $keep }
       *[active] du behältst { $keep }
    }
brief-flood = { $whom ->
        [all] alle −{ $bricks }
       *[active] du −{ $bricks }
    }
brief-warehouse-fire = { $whom ->
        [all] alle −1/{ $part }
       *[active] du −1/{ $part }
    }
brief-collapse = { $whom ->
        [all] alle −1 Etage
       *[active] −1 Etage
    }
brief-mason = Bauen −{ $less }
brief-smuggler = 1 ⇄ 1
brief-saboteur = fremd −1 Etage
brief-spy = +1 Stein
brief-patrician = Fest oder Ereignis
brief-princess = Preis 0
brief-wholesaler = { $rate } gegen 1
brief-architect = 1 verschont
brief-monument = { $points }
brief-recognition = { $points } je Siegel bis { $highest }
brief-feast = { $points }
brief-workshop = Bauen −{ $less }
brief-storehouse = fasst { $limit }
brief-trading-house = { $rate } gegen 1
brief-privilege = Höhe { $height }: { $points }
brief-campanile = je 1 × { $colour }

now-mason = jetzt: Kosten { $before } → { $after }
now-princess = jetzt: teuerste { $before } → { $after }
now-wholesaler = jetzt: { $before } → { $after } gegen 1
now-smuggler = jetzt: { $count } zur Wahl
now-spy = jetzt: { $count } zur Wahl
now-saboteur = jetzt: { $count ->
        [one] 1 Turm
       *[other] { $count } Türme
    } zur Wahl
now-patrician = jetzt: { $count ->
        [one] 1 Fest
       *[other] { $count } Feste
    } zur Wahl
now-architect = jetzt: { $count ->
        [one] 1 Turm fiele
       *[other] { $count } Türme fielen
    }

holding-bricks = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
holding-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
holding-towers = { $count ->
        [one] 1 Turm
       *[other] { $count } Türme
    }

# Worauf es bei einer Art von Entscheidung ankommt.
sense-choose-card = Eine Karte ist die Steine wert, die auf ihr liegen, und ihre Wirkung, abzüglich der Steine, die sie kostet.
sense-pay-card = Gib den Stein, den deine Türme und die offenen Aufträge am wenigsten brauchen.
sense-pay-exchange = { sense-pay-card }
sense-pay-building = { sense-pay-card }
sense-return-bricks = { sense-pay-card }
sense-storage-limit = { sense-pay-card }
sense-swap-give = { sense-pay-card }
sense-face-event = Eine Karte lohnt sich, wenn das Ereignis mehr kostet, als sie später bringen kann.
sense-tear-down = Gib den Turm auf, der am weitesten von einem Auftrag entfernt ist.
sense-lose-storey = { sense-tear-down }
sense-exchange = Ein Tausch lohnt sich, wenn ein Stein vollendet, was mehrere andere nicht können.
sense-build = Jeder Turm muss wachsen, sonst verfällt er; je mehr Steine in einem Zug, desto teurer jeder.
sense-commissions = Siegel sind knapp: Erfülle einen Auftrag, wenn ein höherer außer Reichweite ist oder an andere fallen kann.
sense-card-limit = Lass die Karte gehen, die dem Bau am wenigsten hilft.
sense-drop-feast = { sense-card-limit }
sense-swap-for = Nimm den Stein, den du brauchst und der seinem Besitzer fehlt.
sense-steal-brick = { sense-swap-for }
sense-sabotage-whom = Am meisten schadet es dort, wo eine Etage weniger einen Auftrag unmöglich macht.
sense-sabotage-tower = { sense-sabotage-whom }
sense-spare-tower = Verschone den Turm, der am meisten verlöre, wenn er nicht wächst.

# Levels as measured: python benchmarks/strength.py --sentences
measured-apprentice = Die leichteste Stufe; gewinnt 78 % der Partien gegen einen „gewitzten“ Computergegner (50 % wären ausgeglichen); 1 ms je Zug.
measured-journeyman = Gewinnt 65 % der Partien gegen die Stufe darunter (50 % wären ausgeglichen); 1 ms je Zug.
measured-master = Gewinnt 66 % der Partien gegen die Stufe darunter (50 % wären ausgeglichen); 1 ms je Zug.
measured-consul = Gewinnt 61 % der Partien gegen die Stufe darunter (50 % wären ausgeglichen); 4 ms je Zug.
measured-magnifico = Gewinnt 60 % der Partien gegen die Stufe darunter (50 % wären ausgeglichen); 30 ms je Zug.

stops-card = Dann kommt eine neue Karte in die Reihe.
stops-brick = Dann werden Steine aus dem Beutel gezogen.
