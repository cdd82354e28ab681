# Firenze auf Deutsch.
title = Firenze
about = Baue bunte Türme, lass keinen ruhen und besiegle Aufträge vor den anderen.
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
action-end-commissions = Nichts weiter erfüllen
action-endure = Das Ereignis hinnehmen
action-take = Karte { $position } nehmen
action-pay = Einen Stein in { $colour } bezahlen
action-return = Einen Stein in { $colour } abgeben
action-want = Den Stein in { $colour } von Karte { $position } ertauschen
action-found = Einen Turm in { $colour } beginnen
action-raise = Den Turm in { $colour } mit { $height } erhöhen ({ $condition })
action-complete = { $colour } { $height } erfüllen
action-tower = { $condition-number ->
        [0] Den Turm in { $colour } mit { $height } wählen
       *[1] Den Turm in { $colour } mit { $height } wählen ({ $condition })
    }
action-pick = Einen Stein in { $colour } von { $seat } wählen
action-against = { $seat } wählen
action-play = { $card } ausspielen
action-discard = { $card } ablegen

outcome-start = { $seat } beginnt
outcome-dead-colour = die tote Farbe ist { $colour }
outcome-balcony = ein Balkon auf { $colour } { $height }
outcome-neutral = ein neutrales Siegel auf { $colour } { $height }
outcome-card = { $card }
outcome-brick = ein Stein in { $colour }

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
refusal-no-brick = dort ist kein Stein in { $colour }
refusal-out-of-order = Steine werden von Weiß nach Violett genannt; du bist bei { $colour }
refusal-rest-unpaid = mit { $colour } und späteren Farben allein kannst du { $bricks ->
        [one] 1 Stein
       *[other] { $bricks } Steine
    } nicht bezahlen; beginne mit einer früheren Farbe
refusal-not-on-card = auf Karte { $position } liegt kein Stein in { $colour }
refusal-rate-too-high = ein Tausch kostet { $bricks ->
        [one] 1 Stein
       *[other] { $bricks } Steine
    }, du hast { $left }
refusal-most-built = in einem Zug werden höchstens { $bricks } Steine verbaut
refusal-building-too-dear = mit diesem Stein sind die Baukosten { $bricks }, zum Bezahlen blieben { $left }
refusal-no-tower = einen solchen Turm in { $colour } mit { $height } gibt es nicht
refusal-covered = auf { $colour } { $height } liegt ein Siegel
refusal-balcony-order = zuerst kommt Balkon { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
refusal-no-seals = du hast keine Siegel mehr
refusal-campanile-unpaid = der Campanile verlangt einen Stein in { $colour } aus dem Lager
refusal-not-held = { $card } hast du nicht
refusal-played-already = { $card } wurde in diesem Zug schon ausgespielt
refusal-without-effect = { $card } bewirkt jetzt nichts
refusal-feast-stays = { $card } ist eine Festkarte und bleibt auf der Hand
refusal-nothing-there = { $seat } hat keinen Turm, den du wählen könntest
refusal-same-colour = die beiden Steine müssen verschiedene Farben haben; beide wären { $colour }
refusal-no-feast = { $card } ist keine Festkarte auf deiner Hand
refusal-safe-already = der Turm in { $colour } mit { $height } ist schon sicher

event-balcony-placed = Balkon { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }: { $colour } { $height }, Wert { $total }
event-dead-chosen = Die tote Farbe ist { $colour }
event-neutral-placed = Ein neutrales Siegel bedeckt { $colour } { $height }
event-starts = { $seat } beginnt
event-white-bricks = { $seat } beginnt mit { $bricks ->
        [one] 1 weißen Stein
       *[other] { $bricks } weißen Steinen
    }
event-card-laid = { $card } liegt als Karte { $position } aus
event-brick-laid = Ein Stein in { $colour } kommt auf Karte { $position }
event-turn-begins = Zug { $turn } von { $seat }
event-card-paid = { $seat } legt einen Stein in { $colour } auf Karte { $position }
event-card-taken = { $seat } nimmt { $card } (Karte { $position })
event-bricks-taken = { $seat } bekommt { $bricks ->
        [one] 1 Stein
       *[other] { $bricks } Steine
    } in { $colour }
event-event-struck = Ereignis: { $card }
event-event-ignored = { $seat } ignoriert { $card }
event-untouched = { $card }: { $seat } hat nichts zu verlieren
event-returned = { $card }: { $seat } gibt einen Stein in { $colour } ab
event-torn-down = { $card }: Der Turm in { $colour } mit { $height } von { $seat } wird abgerissen
event-collapsed = { $height ->
        [0] { $card }: Ein Turm in { $colour } von { $seat } ist dahin
       *[other] { $card }: Ein Turm in { $colour } von { $seat } hat nur noch { $height }
    }
event-held = { $seat } nimmt { $card } auf die Hand
event-monument-goes = { $height ->
        [0] Niemand hat einen Turm: { $card } bleibt bei { $seat }
       *[other] { $card } geht an { $seat } mit einem Turm von { $height }
    }
event-building-opened = { $seat } legt { $card } aus
event-building-twice = { $seat } hat { $card } schon: Die Karte wird abgelegt
event-church-laid = { $card } liegt auf einem Kirchenfeld
event-churches-full = Alle Kirchenfelder sind belegt: { $card } wird abgelegt
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
event-played = { $seat } spielt { $card } aus
event-swapped = { $seat } tauscht einen Stein in { $given } gegen einen in { $colour } von { $other }
event-stolen = { $seat } nimmt { $other } einen Stein in { $colour } weg
event-sabotaged = { $height ->
        [0] { $seat } bringt einen Turm in { $colour } von { $other } zu Fall
       *[other] { $seat } verkürzt einen Turm in { $colour } von { $other } auf { $height }
    }
event-spared = { $seat } lässt den Turm in { $colour } mit { $height } verschonen
event-exchange-paid = { $seat } legt einen Stein in { $colour } auf Karte { $position }
event-exchanged = { $seat } nimmt einen Stein in { $colour } von Karte { $position }
event-built = { $height ->
        [1] { $seat } beginnt einen Turm in { $colour }
       *[other] { $seat } erhöht einen Turm in { $colour } auf { $height }
    } (Stein { $bricks } dieses Zuges, Kosten { $cost })
event-cost-paid = { $seat } bezahlt einen Stein in { $colour } als Baukosten
event-ruin = Der Turm in { $colour } mit { $height } von { $seat } ist eine Bauruine: { $lost } in den Beutel, { $kept } ins Lager
event-completed = { $seat } erfüllt { $colour } { $height }, { $points }
event-balcony-completed = { $seat } erfüllt Balkon { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, { $colour } { $height }, { $points }
event-floor-bonus = { $seat } ist zuerst auf Höhe { $height }, { $points }
event-privilege-paid = { $seat } bekommt { $card }, { $points }
event-campanile-paid = { $seat } legt einen Stein in { $colour } auf { $card }, dort liegen jetzt { $bricks }
event-church-leaves = { $card } ist erfüllt und verlässt das Kirchenfeld
event-last-seal = { $seat } hat das letzte Siegel gelegt und nimmt das Spielendeplättchen, { $points }
event-card-discarded = { $seat } legt { $card } ab
event-over-limit = { $seat } hat zu viele Steine und gibt einen in { $colour } ab
event-turns-over = { $turn ->
        [one] Alle hatten 1 Zug: Die Partie endet
       *[other] Alle hatten { $turn } Züge: Die Partie endet
    }
event-majority = { $seals ->
        [one] Mehrheit in { $colour }: { $seat } mit 1 Siegel auf Höhe { $height }, { $points }
       *[other] Mehrheit in { $colour }: { $seat } mit { $seals } Siegeln, das höchste auf { $height }, { $points }
    }
event-no-majority = Niemand hat ein Siegel in { $colour }
event-feast-scored = { $cards ->
        [one] { $seat }: { $card }, { $points }
       *[other] { $seat }: { $cards } × { $card }, { $points }
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
        [one] 1 Punkt
       *[other] { $points } Punkte
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
        [one] Das erfüllt einen Auftrag für 1 Punkt.
       *[other] Das erfüllt einen Auftrag für { $points } Punkte.
    }
advice-grow = Dieser Turm ist auf dem Weg zu { $height } für { $points }.
advice-keep = Dieser Turm würde zur Bauruine, wenn er nicht erhöht wird.
advice-stop = Weitere Steine kosten jetzt mehr, als sie bringen.
advice-cheap = Diesen Stein brauchst du am wenigsten.
advice-exchange = Ein Stein, den deine Türme brauchen.
advice-no-exchange = Kein Stein der Reihe ist so viel wert.
advice-person = Diese Karte hilft gerade jetzt.
advice-harm = Das schadet dem stärksten Gegner am meisten.
advice-card = Die Karte, die du am wenigsten brauchst.
advice-wait = Der Turm ist mehr wert, wenn er höher ist.
advice-endure = Das Ereignis kostet zu wenig, um dafür eine Karte auszugeben.
