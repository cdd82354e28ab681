# Florence auf Deutsch.
title = Florenz
about = Eine lange Karnevalsnacht: Stelle deine Familie in neun Schlangen auf, ehe die Medici kommen.
edition-carnival = Ausgabe von 2021

medici-cosimo = Cosimo
medici-contessina = Contessina
medici-giovanni = Giovanni
rank-debutant = Debütant
rank-donna = Dame
rank-maestro = Maestro
strozzi-orange = Orange
strozzi-blue = Blau
obstacle-queue-is-full = die Schlange ist voll
obstacle-nobody-of-his = er hat dort niemanden
obstacle-nobody-rises = dort kann niemand aufsteigen
obstacle-space-taken = das Feld ist belegt
obstacle-guard-there = dort steht schon eine Wache
obstacle-no-street-there = auf der Route führt keine Straße dorthin

tile-influencers = Großer Einfluss
tile-loudmouth = Unüberhörbar
tile-scandalous = Skandalnudel
tile-life-of-the-party = Spitze Ellenbogen
tile-street-cred = Herrscher der Straße
tile-upwardly-mobile = Aufstrebend
tile-plus-one = Stark vertreten
tile-big-spender = Spendabel
tile-eyes-everywhere = Allgegenwärtig

scandal-post-guard = Wache beliebig aufstellen
scandal-go-anywhere = eine Figur an einen beliebigen Ort
scandal-go-far = 1–2 gehen je 1–3 Orte
scandal-join-superior = Debütant zu Dame oder Maestro
scandal-send-gift = Geschenk schicken
scandal-trade-places = Tausch mit einem Nachbarort
scandal-raise-debutant = Debütant wird Dame
scandal-step-forward = nach vorne rücken
scandal-take-back = Becher zurücknehmen
scandal-swap-two = zwei in der Schlange tauschen
scandal-send-home = eine Figur heimschicken
scandal-brag-anywhere = beliebig prahlen

street-1-2 = 1–2
street-1-4 = 1–4
street-2-3 = 2–3
street-2-5 = 2–5
street-3-6 = 3–6
street-4-5 = 4–5
street-4-7 = 4–7
street-5-6 = 5–6
street-5-8 = 5–8
street-6-9 = 6–9
street-7-8 = 7–8
street-8-9 = 8–9

alone = gegen Strozzi
preset-gentle = Sanft
preset-easier = Leichter
preset-printed = Wie gedruckt
preset-harder = Schwerer
preset-merciless = Gnadenlos
group-easier = Leichter
group-harder = Schwerer
option-easier-brags = Strozzi prahlt für das 1-, 2-, 3-Fache statt das 2-, 3-, 4-Fache
option-easier-time = Strozzi erhält je Runde 1 Zeiteinheit weniger
option-easier-rewards = Prahlen bringt Strozzi keine Zeit, wenn eine Kutsche vorbeifährt
option-easier-guards = Strozzi beginnt ohne Wachen
option-easier-giovanni = Strozzi erhält bei Giovanni nur die Hälfte, wenn er nicht voll zahlen kann
option-harder-first-pass = Keine Boni für dich, wenn du zuerst passt
option-harder-feast = Strozzi erhält 2 Siegpunkte je Zeiteinheit, die er verfeiert
option-harder-time = Strozzi erhält je Runde 1 Zeiteinheit mehr
option-harder-bonus = Strozzi erhält 2 Zeiteinheiten, wenn er zuerst passt
option-harder-objective = Strozzi hat eine verdeckte Plankarte
option-harder-streets = Straßen mit Strozzis Eskorte sind dir versperrt

action-pass = Passen
action-deploy = Debütanten entsenden
action-promote = Familienmitglied erhöhen
action-move = Familienmitglied bewegen
action-hurry = Eilen
action-brag = Prahlen
action-gift = { $medici } beschenken
action-scandal = Ausspielen: { $card }
action-discard = Für 1 Zeiteinheit abwerfen: { $card }
action-ring = Ring auf Ort { $location }
action-place = Debütant nach Ort { $location }
action-member = Deine Figur an Ort { $location }, Platz { $spot }
action-to = Nach Ort { $location }
action-stay = Hier aufhören
action-tile = Die Tafel an Ort { $location }
action-bodyguard = Eskorte auf die Straße { $street }
action-spy = Spion auf die Tafel an Ort { $location }
action-bouncer = Türsteher an die Schlange von Ort { $location }
action-take-time = 1 Zeiteinheit nehmen
action-take-point = 1 Siegpunkt nehmen
action-swap = An Ort { $location } die Plätze { $first } und { $second } tauschen
action-with = Mit Platz { $spot } an Ort { $location }
action-forgo = Für 1 Zeiteinheit auf die Karte verzichten
action-accept = Annehmen und zahlen
action-decline = Ablehnen
action-colour = { $colour }

outcome-tile = { $tile }
outcome-coach = eine Kutsche an Ort { $location }
outcome-destination = Ziel: Ort { $location }
outcome-time = Zeitplättchen { $time }
outcome-start = { $seat } beginnt
outcome-objective = Plankarte { $objective }
outcome-scandal = { $card }
outcome-strozzi = Strozzis Karte { $card }

prompt-first = Setze deinen ersten Debütanten in eine leere Warteschlange.
prompt-action = Du bist am Zug: Wähle eine Aktion. Du hast { $time ->
        [one] 1 Zeiteinheit
       *[other] { $time } Zeiteinheiten
    }{ $cards ->
        [0] { "" }
        [one] {" "}und 1 Skandalkarte
       *[other] {" "}und { $cards } Skandalkarten
    }; die Kutsche fährt nach Ort { $destination }. Entsenden kostet { $deploy }, Erhöhen { $promote }, Bewegen { $move }, Eilen { $hurry }, Prahlen { $brag }, Beschenken { $gift } oder mehr.
    .short = Du bist am Zug: Wähle eine Aktion.
prompt-ring = Du passt: Lege deinen Ring auf einen Ort ohne Ring. Dort darfst du später tauschen.
prompt-bonus = Du hast gepasst: Wähle einen Bonus. Dein Ring liegt auf Ort { $location }.
prompt-deploy = Wähle die Schlange für deinen neuen Debütanten.
prompt-promote = Wähle, wer um einen Rang steigt.
prompt-mover = Wähle, wer sich an einen Nachbarort bewegt.
prompt-move = Wähle, wohin dein Familienmitglied von Ort { $location } geht.
prompt-hurrier = Eilen: Wähle, wer den ersten von zwei Schritten macht.
prompt-hurry = Wähle den ersten Schritt von Ort { $location }.
prompt-second = Das erste Familienmitglied ist bei Ort { $location }: Schicke es eine Straße weiter, oder wähle ein anderes für den zweiten Schritt.
prompt-last = Wähle, wohin dein zweites Familienmitglied von Ort { $location } geht.
prompt-brag = Wähle die Tafel, auf der du prahlst.
prompt-bodyguard = Stelle eine Eskorte auf eine freie Straße.
prompt-spy = Stelle einen Spion auf eine freie Prahltafel.
prompt-bouncer = Stelle einen Türsteher an eine freie Schlange.
prompt-post-guard = Stelle eine Wache auf ein Wappen, auf dem noch keine von dir steht.
prompt-traveller = Wähle, wer an einen beliebigen anderen Ort geht.
prompt-anywhere = Wähle, wohin dein Familienmitglied von Ort { $location } geht.
prompt-walker = Wähle das erste Familienmitglied, das ein bis drei Orte weit geht.
prompt-walk = Dein Familienmitglied ist bei Ort { $location }: { $left ->
        [one] noch 1 Ort
       *[other] noch bis zu { $left } Orte
    }.
prompt-walker-two = Wähle ein zweites Familienmitglied, oder höre hier auf.
prompt-gift = Wähle, wer das Geschenk erhält; es kostet { $price ->
        [one] 1 Zeiteinheit
       *[other] { $price } Zeiteinheiten
    } oder mehr.
prompt-trader = Wähle, wer mit jemandem von niedrigerem Rang an einem Nachbarort tauscht.
prompt-partner = Wähle, mit wem dein Familienmitglied an Ort { $location } tauscht.
prompt-forward = Wähle, wer innerhalb seines Ranges nach vorne rückt.
prompt-take-back = Wähle die Tafel, von der du deinen Becher zurücknimmst.
prompt-swap-two = Wähle zwei Gleichrangige in einer Schlange.
prompt-send-home = Wähle, wer endgültig heimgeht; du gewinnst 3 Zeiteinheiten.
prompt-sixth = Deine Hand ist voll: Wirf eine Karte für 1 Zeiteinheit ab und ziehe die neue, oder verzichte für 1 Zeiteinheit auf sie.
prompt-offer = Giovanni bietet { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } für { $price ->
        [one] 1 Zeiteinheit
       *[other] { $price } Zeiteinheiten
    }. Du hast { $time ->
        [one] 1 Zeiteinheit
       *[other] { $time } Zeiteinheiten
    }{ $cards ->
        [0] { "" }
        [one] {" "}und 1 Karte
       *[other] {" "}und { $cards } Karten
    }.
prompt-colour = Strozzi hat von beiden Farben gleich viele auf dem Plan: Wähle die Farbe, die er einsetzt.
prompt-join-superior = Wähle für den neuen Debütanten eine Schlange, in der eine deiner Damen oder dein Maestro wartet.
prompt-raise-debutant = Wähle den Debütanten, der zur Dame wird.
prompt-brag-anywhere = Wähle eine beliebige Tafel zum Prahlen.

refusal-too-little-time = das kostet { $cost ->
        [one] 1 Zeiteinheit
       *[other] { $cost } Zeiteinheiten
    }, du hast { $time }
refusal-no-debutant-left = du hast keinen Debütanten mehr
refusal-queue-full = alle { $spaces } Plätze an Ort { $location } sind besetzt
refusal-queue-not-empty = an Ort { $location } wartet schon jemand; der erste Debütant braucht eine leere Schlange
refusal-ring-taken = auf Ort { $location } liegt schon ein Ring
refusal-nobody-to-promote = niemand kann aufsteigen: Es fehlt eine Figur des nächsten Rangs, oder du hast niemanden auf dem Plan
refusal-not-your-member = auf Platz { $spot } an Ort { $location } steht keine deiner Figuren
refusal-equal-choice = eine andere Wahl in der Liste führt zur gleichen Stellung
refusal-no-higher-piece = du hast { $rank-number ->
        [0] keinen Debütanten
        [1] keine Dame
       *[2] keinen Maestro
    } mehr
refusal-highest-rank = ein Maestro kann nicht weiter aufsteigen
refusal-nowhere-to-go = von dort führt kein Weg weiter: Jede Straße ist gesperrt oder endet, wo kein Platz ist
refusal-no-street = von Ort { $from } führt keine Straße nach Ort { $to }
refusal-street-closed = Strozzis Eskorte versperrt die Straße { $street }
refusal-no-marker-left = du hast keinen Prahlbecher mehr
refusal-nobody-there = du hast niemanden an Ort { $location }
refusal-already-bragged = dein Becher steht schon auf der Tafel an Ort { $location }
refusal-no-space-on-tile = für { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } ist auf der Tafel an Ort { $location } kein Feld frei
refusal-no-gift-left = du hast kein Geschenk mehr
refusal-not-at-coach = du hast niemanden bei der Kutsche von { $medici } (Ort { $location })
refusal-not-in-hand = diese Karte hast du nicht: { $card }
refusal-no-effect = diese Karte lässt sich jetzt nicht ausführen: { $card }
refusal-action-limit = eine Familie hat höchstens { $limit } Aktionen in einer Runde
refusal-shield-taken = dort steht schon eine Wache
refusal-own-guard-there = dort steht schon eine Wache von dir
refusal-other-shields = ein Geschenk an { $medici } erlaubt nur ein Wappen von { $medici }
refusal-not-equal-rank = nur Gleichrangige können getauscht werden
refusal-not-your-swap = eine der beiden Figuren muss deine sein
refusal-not-at-ring = dort liegt dein Ring nicht
refusal-not-neighbours = beide müssen direkt hintereinander stehen
refusal-nobody-at-spot = dort steht niemand, oder es ist kein Nachbarort
refusal-not-lower-rank = wer am Nachbarort tauscht, muss von niedrigerem Rang sein
refusal-no-marker-there = an Ort { $location } steht kein Becher von dir
refusal-same-location = dein Familienmitglied ist an Ort { $location } und muss anderswohin
refusal-no-way-on = der Weg über Ort { $location } könnte nicht enden, wo Platz ist
refusal-nobody-on-board = du hast niemanden auf dem Plan
refusal-only-debutants = diese Karte erhöht nur Debütanten
refusal-no-superior-there = du hast an Ort { $location } weder Dame noch Maestro
refusal-nowhere-to-deploy = keine Schlange steht deinem Debütanten offen
refusal-nowhere-to-brag = wo du jemanden hast, steht dir keine Tafel offen
refusal-not-another-member = das zweite Familienmitglied muss ein anderes sein

# Notes of the shipped editions, by the words of their English text.
value-spaces = Offene Plätze
value-limits = Höchstzahl der Aktionen in einer Runde
value-dial = Medici-Scheibe, Runde
value-objectives = Plankarten
value-strozzi_cards = Karten von Strozzi
value-board = Straßen
value-time_tiles = Zeitplättchen
note-read-off-the-worked-examples-the-coaches-follow-one-ring-1-to-5-is-the-diagonal-through-the-park = Aus den Beispielen abgelesen: Die Kutschen folgen einem Ring, von 1 nach 5 geht es schräg durch den Park.
note-27-blockers-on-nine-locations = 27 Blockierplättchen auf neun Orten.
note-five-spaces-are-as-likely-as-six = Fünf Plätze sind so wahrscheinlich wie sechs.
note-blockers-are-for-three-families-or-fewer = Blockierplättchen gibt es nur mit höchstens drei Familien.
note-eight-tiles-with-values-from-2-to-9-each-used-once = Acht Plättchen mit den Werten 2 bis 9, jedes einmal.
note-not-in-the-rules-keeps-a-match-finite-where-own-bodyguards-pay-for-every-move = Nicht in den Regeln: hält eine Partie endlich, wo eigene Eskorten jede Bewegung bezahlen.
note-the-costs-stand-in-the-german-book-only = Die Kosten stehen nur im deutschen Heft.
note-the-head-and-the-first-four-places-are-printed = Der Kopf und die ersten vier Plätze sind gedruckt.
note-the-first-two-places-are-printed = Die ersten zwei Plätze sind gedruckt.
note-the-first-two-offers-and-the-gifts-are-printed = Die ersten zwei Angebote und die Geschenke sind gedruckt.
note-stands-in-images-rises-from-round-to-round-as-the-book-says = Steht in Bildern; steigt von Runde zu Runde, wie das Heft sagt.
note-the-gift-is-printed = Das Geschenk ist gedruckt.
note-nothing-below-4-members-and-35-points-at-most-are-printed = Gedruckt sind: keine Siegpunkte unter 4 Familienmitgliedern, höchstens 35.
note-what-the-cards-do-is-printed-which-medici-and-which-colour-each-one-names-stands-in-images = Was die Karten tun, ist gedruckt; welchen Medici und welche Farbe jede nennt, steht in Bildern.

part-time = { $time ->
        [one] 1 Zeiteinheit
       *[other] { $time } Zeiteinheiten
    }
part-cost = { $cost ->
        [one] 1 Zeiteinheit
       *[other] { $cost } Zeiteinheiten
    }
part-space = { $space ->
        [1] dem unteren Feld
        [2] dem mittleren Feld
       *[3] dem oberen Feld
    }
event-tile-laid = { $tile } liegt an Ort { $location }
event-coach-stands = Die Kutsche von { $medici } steht an Ort { $location }
event-destination = Runde { $round }: { $medici } wird nach Ort { $location } fahren
event-time-tile = Runde { $round } wird { part-time } bringen
event-objective-dealt = { $seat } erhält eine geheime Plankarte
    .you = Du erhältst eine geheime Plankarte
event-objective-seen = { $seat } sieht: Plankarte { $objective }
    .you = Du siehst Plankarte { $objective }
event-starts = { $seat } hat die Startmünze
    .you = Du hast die Startmünze
event-first-debutant = { $seat } setzt den ersten Debütanten an Ort { $location }
    .you = Du setzt deinen ersten Debütanten an Ort { $location }
event-round-begins = Runde { $round }: { $medici } fährt nach Ort { $location }
event-time-gained = { $seat } gewinnt { part-time }, jetzt { $total }
    .you = Du gewinnst { part-time }, jetzt { $total }
event-passes = { $seat } passt
    .you = Du passt
event-passes-first = { $seat } passt zuerst und gewinnt { part-time }, jetzt { $total }
    .you = Du passt zuerst und gewinnst { part-time }, jetzt { $total }
event-passes-last = { $seat } passt zuletzt: Die Aktionen enden
    .you = Du passt zuletzt: Die Aktionen enden
event-ring-laid = { $seat } legt den Ring auf Ort { $location }
    .you = Du legst deinen Ring auf Ort { $location }
event-deploys = { $seat } entsendet einen Debütanten nach Ort { $location } für { part-cost }
    .you = Du entsendest einen Debütanten nach Ort { $location } für { part-cost }
part-promoted = { $rank-number ->
        [1] einen Debütanten zur Dame
       *[2] eine Dame zum Maestro
    }
event-promotes = { $seat } erhöht an Ort { $location } { part-promoted } ({ part-cost })
    .you = Du erhöhst an Ort { $location } { part-promoted } ({ part-cost })
part-your-rank = { $rank-number ->
        [0] Dein Debütant
        [1] Deine Dame
       *[2] Dein Maestro
    }
event-leaves = { $seat }: { $rank } verlässt Ort { $location }
    .you = { part-your-rank } verlässt Ort { $location }
event-arrives = { $seat }: { $rank } an Ort { $location } auf Platz { $spot }
    .you = { part-your-rank } kommt an Ort { $location } auf Platz { $spot }
event-own-bodyguard = { $seat } kommt an der eigenen Eskorte auf { $street } vorbei: { part-time }
    .you = Du kommst an deiner Eskorte auf { $street } vorbei: { part-time }
event-bodyguard-pays = { $seat }: Eskorte auf { $street }, { $points }
    .you = Du: Eskorte auf { $street }, { $points }
event-brags = { $seat } prahlt an Ort { $location }, { $tile }: { $count } gezählt, Becher auf { part-space }, { $points }
    .you = Du prahlst an Ort { $location }, { $tile }: { $count } gezählt, Becher auf { part-space }, { $points }
event-gives = { $seat } beschenkt { $medici } für { part-cost }
    .you = Du beschenkst { $medici } für { part-cost }
event-posts-bodyguard = { $seat } stellt eine Eskorte auf { $street } auf
    .you = Du stellst eine Eskorte auf { $street } auf
event-posts-spy = { $seat } stellt einen Spion an Ort { $location } auf
    .you = Du stellst einen Spion an Ort { $location } auf
event-posts-bouncer = { $seat } stellt einen Türsteher an Ort { $location } auf
    .you = Du stellst einen Türsteher an Ort { $location } auf
event-no-guard = { $seat } stellt keine Wache auf: Es fehlt eine Wache oder ein freies Wappen
    .you = Du stellst keine Wache auf: Es fehlt eine Wache oder ein freies Wappen
event-plays = { $seat } spielt einen Skandal: { $card }
    .you = Du spielst einen Skandal: { $card }
event-discards = { $seat } wirft für { part-time } ab: { $card }
    .you = Du wirfst für { part-time } ab: { $card }
event-bonus-time = { $seat } nimmt { part-time } als Bonus
    .you = Du nimmst { part-time } als Bonus
event-bonus-point = { $seat } nimmt einen Siegpunkt als Bonus, { $points }
    .you = Du nimmst einen Siegpunkt als Bonus, { $points }
event-swaps = { $seat } tauscht an Ort { $location } die Plätze { $first } und { $second }
    .you = Du tauschst an Ort { $location } die Plätze { $first } und { $second }
event-steps-forward = { $seat }: { $rank } rückt an Ort { $location } auf Platz { $spot } vor
    .you = { part-your-rank } rückt an Ort { $location } auf Platz { $spot } vor
event-takes-back = { $seat } nimmt einen Becher von Ort { $location } zurück
    .you = Du nimmst deinen Becher von Ort { $location } zurück
event-sends-home = { $seat } schickt ein Familienmitglied ({ $rank }) endgültig von Ort { $location } heim und gewinnt { part-time }
    .you = Du schickst ein Familienmitglied ({ $rank }) endgültig von Ort { $location } heim und gewinnst { part-time }
event-trades = { $seat } tauscht zwischen Ort { $from } und Ort { $location }
    .you = Du tauschst zwischen Ort { $from } und Ort { $location }
event-coach-enters = { $medici } fährt nach Ort { $location }
event-head = { $seat }: Kopf der Schlange an Ort { $location }, { $points }
    .you = Du stehst an Ort { $location } am Kopf der Schlange, { $points }
event-no-head = An Ort { $location } wartet niemand
event-no-bragger = { $seat } hat an Ort { $location } den obersten Becher, aber niemanden dort: keine Karte
    .you = Du hast an Ort { $location } den obersten Becher, aber niemanden dort: keine Karte
event-draws = { $seat } zieht eine Skandalkarte von { $medici }
    .you = Du ziehst eine Skandalkarte von { $medici }
event-drew = { $seat } hat gezogen: { $card }
    .you = Du hast gezogen: { $card }
event-reshuffled = Die abgeworfenen Skandale von { $medici } werden zu einem neuen Stapel gemischt
event-no-card = Von { $medici } ist keine Skandalkarte mehr da
event-forgoes = { $seat } verzichtet für { part-time } auf die Karte
    .you = Du verzichtest für { part-time } auf die Karte
event-brag-reward = Beste Prahlerei an Ort { $location }: { $seat }
    .you = Beste Prahlerei an Ort { $location }: du
event-spy-reward = { $seat } hat an Ort { $location } einen Spion
    .you = Du hast an Ort { $location } einen Spion
event-queue-points = { $seat }: { $rank } auf Platz { $spot } bei { $medici }, { $points }
    .you = { part-your-rank } auf Platz { $spot } bei { $medici }, { $points }
event-overlooked = { $seat }: Contessina übersieht den Debütanten auf Platz { $spot }
    .you = Contessina übersieht deinen Debütanten auf Platz { $spot }
event-accepts = { $seat } nimmt Giovannis Angebot an: { part-cost }, { $points }
    .you = Du nimmst Giovannis Angebot an: { part-cost }, { $points }
event-declines = { $seat } lehnt Giovannis Angebot für { part-cost } ab
    .you = Du lehnst Giovannis Angebot für { part-cost } ab
event-cannot-pay = { $seat } kann Giovannis Preis nicht zahlen: { part-cost }
    .you = Du kannst Giovannis Preis nicht zahlen: { part-cost }
event-nobody-waits = An Ort { $location } wartet niemand auf { $medici }
event-coin = Die Startmünze geht an { $seat }
    .you = Die Startmünze geht an dich
part-gifts = { $gifts ->
        [one] 1 weiteres Geschenk
       *[other] { $gifts } weitere Geschenke
    }
event-gifts = { $seat } erhält { part-gifts }
    .you = Du erhältst { part-gifts }
part-cards = { $cards ->
        [one] 1 Skandalkarte
       *[other] { $cards } Skandalkarten
    }
event-cards-to-time = { $seat } macht aus { part-cards } { part-time }
    .you = Du machst aus { part-cards } { part-time }
event-time-to-points = { $seat }: { part-time } übrig, { $points }
    .you = Du: { part-time } übrig, { $points }
part-there = { $count ->
        [one] 1 Familienmitglied dort
       *[other] { $count } Familienmitglieder dort
    }
event-objective-points = { $seat }: Plankarte { $objective }, { part-there }, { $points }
    .you = Du: Plankarte { $objective }, { part-there }, { $points }
event-solo-bodyguard = { $seat }: eigene Eskorte auf { $street }, { $points }
    .you = Deine Eskorte auf { $street }, { $points }
event-bonus-skipped = { $seat } hat zuerst gepasst: kein Bonus
    .you = Du hast zuerst gepasst: kein Bonus
event-strozzi-guard = Strozzi stellt eine Wache auf das Wappen von { $medici } an Ort { $location }
event-strozzi-bodyguard = Strozzi stellt eine Eskorte auf { $street } auf
event-strozzi-time = Strozzi gewinnt { part-time }, jetzt { $total }
event-strozzi-card = Strozzi zieht Karte { $card } für { part-cost }, { $total } übrig
event-strozzi-feast-back = Strozzis erste Karte ist die Feier: Er zieht eine andere, die Feier kommt zurück in den Stapel
event-strozzi-spends-all = Strozzi feiert: Er gibt { part-time } aus und behält { $total }
event-strozzi-feast-points = Strozzis Feier für { part-time }, { $points }
event-strozzi-passes = Strozzi passt
event-strozzi-ring = Strozzi legt seinen Ring auf Ort { $location }
event-strozzi-keeps-ring = Strozzi findet keinen Ort für seinen Ring
event-strozzi-first-pass = Strozzi hat zuerst gepasst und gewinnt { part-time }
event-strozzi-swaps = Strozzi tauscht an Ort { $location } die Plätze { $first } und { $second }
event-strozzi-bonus-points = Strozzi kann nicht tauschen, { $points }
event-strozzi-deploys = Strozzi setzt ein: { $rank } ({ $colour }) an Ort { $location } auf Platz { $spot }
event-strozzi-recalls = Strozzi holt zurück, was an keinem Ziel steht: { $count ->
        [one] 1 Familienmitglied
       *[other] { $count } Familienmitglieder
    } ({ $colour })
event-strozzi-no-piece = Strozzi hat { $rank-number ->
        [0] keinen Debütanten
        [1] keine Dame
       *[2] keinen Maestro
    } ({ $colour }) mehr
event-strozzi-promotes = Strozzi erhöht an Ort { $location } { part-promoted } ({ $colour }), jetzt auf Platz { $spot }
event-strozzi-brags = Strozzi prahlt an Ort { $location }, { $tile } ({ $colour }), auf { part-space }, { $points }
event-strozzi-no-brag = Strozzi findet keine Tafel zum Prahlen
event-strozzi-no-shield = Strozzi stellt keine Wache auf, stattdessen { $points }
event-strozzi-bodyguard-pays = Strozzi: Eskorte auf { $street }, { $points }
event-strozzi-head = Strozzi: Kopf der Schlange an Ort { $location }, { $points }
event-strozzi-discards = Strozzis Skandalkarte an Ort { $location } wird abgeworfen: { $card }
event-strozzi-reward-time = Strozzi nimmt stattdessen { part-time }, jetzt { $total }
event-strozzi-queue-points = Strozzi: { $rank } ({ $colour }) auf Platz { $spot } bei { $medici }, { $points }
event-strozzi-giovanni = Strozzi nimmt Giovannis Angebot an: { part-cost }, { $points }
event-strozzi-no-time = Strozzi hat keine Zeit für Giovanni
event-strozzi-time-to-points = Strozzi: { part-time } übrig, { $points }
event-strozzi-objective-points = Strozzi: Plankarte { $objective }, { part-there }, { $points }
event-strozzi-coin = Die Startmünze geht an Strozzi
event-strozzi-no-time-for-brag = Prahlen bringt Strozzi keine Zeit
event-strozzi-arrives = Strozzi: { $rank } ({ $colour }) an Ort { $location } auf Platz { $spot }
event-strozzi-passes-last = Strozzi passt zuletzt: Die Aktionen enden
event-strozzi-colour = Für Strozzi gewählte Farbe: { $colour }
event-strozzi-overlooked = Strozzi: Contessina übersieht den Debütanten ({ $colour }) auf Platz { $spot }
event-strozzi-objective = Strozzi deckt Plankarte { $objective } auf
event-strozzi-first-debutant = Strozzi setzt einen Debütanten ({ $colour }) an Ort { $location }
event-strozzi-first-guard = Strozzi beginnt mit einer Wache auf dem Wappen von { $medici } an Ort { $location }
event-strozzi-first-bodyguard = Strozzi beginnt mit einer Eskorte auf { $street }
event-strozzi-cannot = Strozzi lässt Ort { $location } aus: { $obstacle }

advice-place = Das ist etwa { $gain ->
        [one] 1 Siegpunkt
       *[other] { $gain } Siegpunkte
    } mehr wert als alles andere, was du jetzt tun kannst.
advice-pass = Keine Aktion lohnt jetzt ihre Kosten; spare die Zeit lieber auf.
advice-offer = Die Siegpunkte sind mehr wert als { $price ->
        [one] 1 Zeiteinheit
       *[other] { $price } Zeiteinheiten
    }.
advice-bonus = Ein kleiner Bonus, solange die anderen weitermachen.

board-round = Runde { $round } von { $rounds }
board-to = → { $location }
board-head = Kopf { $points }
board-time = Zeit { $time }
board-gifts-after = dann +{ $gifts ->
        [one] 1 Geschenk
       *[other] { $gifts } Geschenke
    }
rival-strozzi = Strozzi
board-strozzi = Strozzi
board-legend = Ad AD AM: Debütant, Dame, Maestro einer Familie · ▸ Kopf der Schlange · ◆ Ziel · ♜ Kutsche · ○ Ring · ¤ Startmünze · 3×…=6: Einzelwert und was dir das Prahlen brächte · 0 7 13+: Prahlfelder · Buchstaben auf einer Linie: Eskorten
board-hand = Deine Skandale
board-no-cards = keine
board-objective = Deine Plankarte
board-objective-now = { $members ->
        [one] 1 Familienmitglied
       *[other] { $members } Familienmitglieder
    } jetzt dort: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }
board-passed = gepasst
board-coin = Münze
board-points = Punkte
board-time-short = Zeit
board-supply = Vorrat
board-gifts = Geschenke
board-guards = Wachen
board-markers = Becher
board-cards = Karten
board-spy = Spion:
board-bouncer = Tür:
board-rank-debutant = d
board-rank-donna = D
board-rank-maestro = M
board-hand-card = { $card } ({ $cost ->
        [0] kostenlos
       *[other] Zeit { $cost }
    })
board-hand-gain = { $card } (gibt Zeit { $gain })

holding-time = { $count ->
        [one] 1 Zeiteinheit
       *[other] { $count } Zeiteinheiten
    }
holding-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
holding-markers = { $count } Becher
holding-guards = { $count ->
        [one] 1 Wache
       *[other] { $count } Wachen
    }

# Worauf es bei einer Art von Entscheidung ankommt.
sense-action = Es zählt, wer dort weit vorne steht, wo die nächsten Medici ankommen, und wie viel Zeit dafür bleibt.
sense-move = Ein Familienmitglied zählt dort am meisten, wo die nächsten Medici ankommen, und umso mehr, je weiter vorne es steht.
sense-mover = { sense-move }
sense-hurrier = { sense-move }
sense-hurry = { sense-move }
sense-second = { sense-move }
sense-last = { sense-move }
sense-traveller = { sense-move }
sense-anywhere = { sense-move }
sense-walker = { sense-move }
sense-walk = { sense-move }
sense-walker-two = { sense-move }
sense-trader = { sense-move }
sense-partner = { sense-move }
sense-forward = { sense-move }
sense-first = Eine Schlange auf dem Weg der kommenden Kutschen bringt am schnellsten Siegpunkte, und in einer leeren stehst du vorne.
sense-deploy = { sense-first }
sense-join-superior = { sense-first }
sense-promote = Ein höherer Rang steht vor allen niedrigeren, und Contessina übersieht Debütanten.
sense-raise-debutant = { sense-promote }
sense-ring = Der Ring gehört dorthin, wo ein Tausch dich nach vorne bringt, solange die anderen weitermachen.
sense-bonus = Ein Tausch am nächsten Ziel ist mehr wert als ein Siegpunkt, ein Siegpunkt mehr als nichts.
sense-swap-two = { sense-bonus }
sense-brag = Prahlen bringt sofort Siegpunkte und eine Skandalkarte, wenn eine Kutsche an deinem obersten Becher vorbeifährt.
sense-brag-anywhere = { sense-brag }
sense-bodyguard = Eine Eskorte lohnt sich auf einer Straße, die andere gehen, nahe den kommenden Zielen.
sense-spy = Ein Spion lohnt sich auf einer Tafel, an der Kutschen vorbeifahren: Jede bringt dir eine Skandalkarte.
sense-bouncer = Ein Türsteher gehört an eine Schlange, die bald gewertet wird und in die andere wollen.
sense-post-guard = Eine Wache lohnt sich, wo viele vorbeikommen: Straßen nahe einem Ziel, Tafeln am Weg der Kutschen, Schlangen, die bald gewertet werden.
sense-gift = Ein Geschenk lohnt sich, wenn seine Wache noch einen guten Platz findet.
sense-take-back = Nimm den Becher zurück, der dir dort am wenigsten einbringt.
sense-send-home = Schick das Familienmitglied heim, das dir am wenigsten einbringt; die Zeit ist anderswo mehr wert.
sense-sixth = Behalte die fünf Karten, die am ehesten helfen; die schwächste bringt noch 1 Zeiteinheit.
sense-offer = Wäge Giovannis Siegpunkte gegen das ab, was die Zeit in der nächsten Runde einbringt.
sense-colour = Lass Strozzi mit der Familie ziehen, die auf den kommenden Wegen schlechter steht.

# Levels as measured: python benchmarks/strength.py --sentences
measured-apprentice = Die leichteste Stufe; gewinnt 78 % der Partien gegen zwei „gewitzte“ Computergegner (33 % wären ausgeglichen); 1 ms je Zug.
measured-journeyman = Gewinnt 62 % der Partien gegen zwei der Stufe darunter (33 % wären ausgeglichen); 2 ms je Zug.
measured-master = Gewinnt 52 % der Partien gegen zwei der Stufe darunter (33 % wären ausgeglichen); 5 ms je Zug.
measured-consul = Gewinnt 67 % der Partien gegen zwei der Stufe darunter (33 % wären ausgeglichen); 20 ms je Zug.

stops-scandal = Dann wird eine Skandalkarte gezogen.
stops-time = Dann endet die Runde, und ein neues Zeitplättchen wird aufgedeckt.
stops-destination = Dann wird ein neues Ziel aufgedeckt.
stops-strozzi = Dann wird Strozzis nächste Karte aufgedeckt.
stops-objective = Dann wird Strozzis Plankarte aufgedeckt.
