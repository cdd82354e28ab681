# Il Vecchio auf Deutsch.
title = Il Vecchio
about = Reise durch die Toskana, gewinne Gefolgsmänner und brich die Macht des Alten.
edition-pegasus = Pegasus-Ausgabe, Karte rekonstruiert
option-less-luck = Weniger Glück: Familienmitglieder kommen ohne Würfel, Wappen bringen keine Ereignisse

place-firenze = Florenz
place-pistoia = Pistoia
place-prato = Prato
place-vernio = Vernio
place-vicchio = Vicchio
place-dicomano = Dicomano
place-sesto = Sesto
place-carmignano = Carmignano
place-ponte-a-sieve = Ponte a Sieve
place-poggibonsi = Poggibonsi
place-empoli = Empoli
place-castel-fiorentino = Castel Fiorentino
place-volterra = Volterra
place-colle = Colle
place-sovicille = Sovicille
place-mensano = Mensano
place-barberino = Barberino
place-borgo-san-lorenzo = Borgo San Lorenzo
place-figline = Figline
place-greve = Greve
place-radda = Radda
place-siena = Siena
place-arezzo = Arezzo
place-castellina = Castellina
place-certaldo = Certaldo
place-fiesole = Fiesole
place-fucecchio = Fucecchio
place-gaiole = Gaiole
place-impruneta = Impruneta
place-incisa = Incisa
place-lucca = Lucca
place-monteriggioni = Monteriggioni
place-montevarchi = Montevarchi
place-rufina = Rufina
place-san-casciano = San Casciano
place-san-gimignano = San Gimignano
place-san-miniato = San Miniato
place-scarperia = Scarperia
place-signa = Signa
place-vinci = Vinci

good-florins = Florin
good-assassin = Meuchler
good-knight = Ritter
good-abbot = Abt
good-scroll = Schriftrolle
good-carriage = Kutsche
good-bishop = Bischof
lack-assassin = 1 Meuchler
lack-knight = 1 Ritter
lack-abbot = 1 Abt
lack-knight-and-abbot = 1 Ritter und 1 Abt
lack-one-follower = 1 Gefolgsmann
lack-two-followers = 2 Gefolgsmänner
lack-three-followers = 3 Gefolgsmänner

track-venezia = Repubblica di Venezia
track-milano = Ducato di Milano
track-chiesa = Stato della Chiesa
track-council = Stadtrat
track-nobility = Adel

colour-brown = braun
colour-black = schwarz
colour-grey = grau
colour-white = weiß
colour-violet = violett
colour-green = grün
colour-red = rot
colour-florence = Florenz

crest-levy = Abgabe
crest-middlemen = Mittelsmänner
crest-family-member = Familienmitglied

province-scroll-for-followers = 1 Schriftrolle für 2 Gefolgsmänner
province-six-florins = 6 Florin
province-any-combination = beliebige Gefolgsmänner für eine Provinz
province-follower-for-scrolls = 1 Gefolgsmann für 2 Schriftrollen
province-any-follower = 1 beliebiger Gefolgsmann
province-bishop-and-carriage = 1 Bischof und 1 Kutsche
province-one-scroll = 1 Schriftrolle
province-one-knight = 1 Ritter
province-one-assassin = 1 Meuchler
province-one-abbot = 1 Abt
province-florin-per-member = 1 Florin je Familienmitglied in einem Ort
province-rolled-member = 1 Familienmitglied durch Würfeln
province-use-again = ein Plättchen noch einmal
province-one-for-two = 1 Gefolgsmann oder Schriftrolle für 2
province-no-money = eine Provinz ohne Geld
province-five-florins-for-two = 5 Florin für Gefolgsmann und Schriftrolle
province-one-of-three = 1 Gefolgsmann, 1 Schriftrolle oder 5 Florin
province-free-member = 1 Familienmitglied an einen beliebigen Ort

council-scroll = eine zweite Schriftrolle für 1 Florin
council-money = 4 Florin mehr in braunen Orten
council-follower = 2 Florin zum Gefolgsmann
council-abbot = ein zweiter Abt
council-knight = ein zweiter Ritter
council-assassin = ein zweiter Meuchler
council-carriage = 1 Bischof und 2 Florin zu Kutschen
council-bishop = 1 Kutsche und 2 Florin zu Bischöfen
council-recovery = ein gewürfeltes Familienmitglied bei Erholung
council-reinforcement = ein zweites Familienmitglied bei Verstärkung
council-province = 1 Schriftrolle zur Provinz
council-florence = 1 Gefolgsmann zum Amt

nobility-supply = 3 für je 2 Familienmitglieder im Vorrat
nobility-places = 3 für je 2 Familienmitglieder in Orten
nobility-regions = 3 für je 2 Familienmitglieder in Regionen
nobility-nobles = 2 je Familienmitglied im Adel
nobility-councillors = 2 je Familienmitglied im Stadtrat
nobility-carriages-and-bishops = 2 je Kutsche mit Bischof, höchstens 8
nobility-three-colours = 6 für Familienmitglieder in Weiß, Grau und Schwarz
nobility-three-regions = 5 je drei verschiedene Regionen
nobility-neighbours = Nachbarn auf den Leisten
nobility-one-of-each = 8 für eins von jedem
nobility-unused-provinces = 3 je unbenutzte Provinz
nobility-crests = 3, 5, 7 oder 10 für Wappen


action-recover = Erholung: Alle stehen auf, 1 Florin
action-reinforce = Verstärkung: ein Familienmitglied ins Spiel bringen
action-forgo = Auf den Doppelzug verzichten, für 2 Machtpunkte
action-end-turn = Den Zug beenden
action-use = Provinz-Plättchen nutzen: { $tile }
action-send = Mit dem Familienmitglied in { $place } eine Aktion ausführen
action-go = In { $place } die Aktion ausführen
action-walk = Zu Fuß reisen (Florin)
action-ride = Eine Kutsche nehmen
action-lie-down = Hinlegen
action-pay-bishop = Einen Bischof abgeben und stehen bleiben
action-take = Nehmen: { $good }
action-give = Abgeben: { $good }
action-buy-scroll = Eine zweite Schriftrolle für 1 Florin kaufen
action-decline = Verzichten
action-place = Das Familienmitglied nach { $place } stellen
action-area = Gebiet { $area } wählen
action-pay = Abgeben: { part-followers }
action-pay-florins = Die Florin bezahlen
action-pay-nothing = „Eine Provinz ohne Geld“ nutzen
action-office = Betreten: { $track }
action-claim = Provinz-Plättchen nehmen: { $tile }
action-keep-council = Behalten: { $tile }
action-keep-nobility = Behalten: { $tile }
action-lay-down = Das Familienmitglied in { $place } hinlegen
action-take-back = Das liegende Familienmitglied in { $place } zurücknehmen
action-reuse = Noch einmal nutzen: { $tile }

outcome-start = { $seat } beginnt
outcome-middleman = Mittelsmann nach { $place }
outcome-council = Stadtrats-Plättchen: { $tile }
outcome-nobility = Adels-Plättchen: { $tile }
outcome-roll = die Würfel zeigen { $area }
outcome-crest = Ereignis: { $crest }

prompt-keep-start-tile = Behalte eines deiner { $tiles } Stadtrats-Plättchen.
prompt-area = Wähle ein Gebiet; dort beginnen zwei Familienmitglieder.
prompt-set-out = Wähle einen Ort für dieses Familienmitglied.
prompt-turn = Du bist am Zug: Wähle eine Aktion. Florin: { $florins }, verbleibende Wappen: { $crests }.
prompt-after-action = Nutze weitere Provinz-Plättchen oder beende den Zug.
prompt-double-turn = Dein Doppelzug, verbleibende Aktionen: { $actions }. Florin: { $florins }.
prompt-destination = Wo führt dieses Familienmitglied seine Aktion aus? Jeder Weg kostet 1 Florin, du hast { $florins }; eine Kutsche fährt überallhin.
prompt-journey = Zu Fuß für { $florins } Florin oder mit der Kutsche?
prompt-town = Hinlegen oder einen Bischof abgeben und stehen bleiben?
prompt-take = Was nimmst du?
prompt-levy = Abgabe: Gib { $florins } Florin oder eine andere Marke ab.
prompt-give = Was gibst du ab?
prompt-buy-scroll = Eine zweite Schriftrolle für 1 Florin kaufen?
prompt-place = Wähle einen Ort für das neue Familienmitglied.
prompt-place-or-decline = Wähle einen Ort für das neue Familienmitglied oder verzichte.
prompt-followers = { $followers ->
        [one] Welchen Gefolgsmann gibst du ab?
       *[other] Welche { $followers } Gefolgsmänner gibst du ab?
    }
prompt-money = { $florins } Florin bezahlen oder „eine Provinz ohne Geld“ nutzen?
prompt-office = Welches Amt? Das teurere kostet { $extra } Florin mehr.
prompt-claim = Wähle ein Provinz-Plättchen.
prompt-keep-council = Behalte eines dieser Stadtrats-Plättchen.
prompt-keep-nobility = Behalte eines dieser Adels-Plättchen.
prompt-family-member = Lege ein stehendes Familienmitglied hin oder nimm ein liegendes zurück.
prompt-reuse = Welches benutzte Plättchen wirkt noch einmal?

refusal-no-member-stands = in { $place } steht keines deiner Familienmitglieder
refusal-nothing-in-reach = dein Familienmitglied in { $place } erreicht keinen Ort, an dem es eine Aktion ausführen könnte
refusal-action-done = du hast deine Aktion ausgeführt; nutze Provinz-Plättchen oder beende den Zug
refusal-action-due = eine Aktion ist Pflicht; Erholung ist immer möglich
refusal-no-supply = in deinem Vorrat ist kein Familienmitglied mehr
refusal-no-double-turn = verzichten kann man nur auf den Doppelzug am Ende
refusal-turn-begun = dein Doppelzug hat begonnen; verzichten kann man nur auf den ganzen
refusal-not-your-tile = das Plättchen „{ $tile }“ gehört dir nicht
refusal-tile-used = das Plättchen „{ $tile }“ ist verbraucht
refusal-tile-useless = das Plättchen „{ $tile }“ bewirkt jetzt nichts, oder du kannst es nicht bezahlen
refusal-inside-takeover = das Plättchen „{ $tile }“ wird bei der Übernahme einer Provinz genutzt
refusal-too-far = { $place } ist { $roads ->
        [one] 1 Weg
       *[other] { $roads } Wege
    } entfernt, du hast { $florins } Florin für die Reise und keine Kutsche
refusal-no-middleman = in { $place } ist kein Mittelsmann, und du hast keinen Bischof
refusal-no-bishop = du hast keinen Bischof
refusal-lacks-followers = für { $track } fehlen dir diese Gefolgsmänner
refusal-track-full = { $track }: Die Leiste ist voll
refusal-lacks-scrolls = ein Amt kostet { $cost ->
        [one] 1 Schriftrolle
       *[other] { $cost } Schriftrollen
    }, du hast { $scrolls }
refusal-lacks-florins = { $track } kostet { $cost } Florin, du hast { $florins }
refusal-office-too-dear = { refusal-lacks-florins }
refusal-not-in-area = { $place } grenzt nicht an das Gebiet
refusal-lacks-good = davon hast du nicht genug: { $good }
refusal-not-offered = das steht jetzt nicht zur Wahl
refusal-no-member-lies = in { $place } liegt keines deiner Familienmitglieder
refusal-not-used-yet = „{ $tile }“ ist kein benutztes Plättchen von dir, das jetzt noch einmal wirken könnte
refusal-no-carriage = du hast keine Kutsche
refusal-followers-do-not-fit = { $track } verlangt { $followers ->
        [1] 1 Meuchler
        [2] 1 Ritter und 1 Abt
       *[3] 2 gleiche Gefolgsmänner und 1 anderen
    }
refusal-lacks-for-region = { $track } verlangt { $followers ->
        [1] 1 Meuchler
        [2] 1 Ritter und 1 Abt
       *[3] 2 gleiche Gefolgsmänner und 1 anderen
    }, dir fehlt noch: { $lack }
refusal-lacks-price = was das Plättchen verlangt, hast du nicht: { $good }
refusal-not-near-first = { $place } grenzt an kein Gebiet deines ersten Familienmitglieds
refusal-no-such-place = { $place } liegt nicht auf dieser Karte

# Notes of the shipped editions, by the words of their English text.
value-tracks = Leisten
value-nobility-times = Wie oft Adels-Plättchen zählen
value-middlemen = Wege der Mittelsmänner
value-areas = Gebiete
value-roads = Wege
value-places = Farben der Orte
value-limit = Längste Partie
value-crests = Medici-Wappen
value-picture = Gezeichnete Karte
note-the-drawn-map-is-pulled-apart-so-that-nothing-overlaps-it-follows-the-roads-not-the-true-distances = Die gezeichnete Karte ist auseinandergezogen, damit sich nichts überdeckt; sie folgt den Wegen, nicht den wahren Entfernungen.
note-nobody-is-forced-to-take-crests-a-match-that-does-not-end-is-scored-after-so-many-rounds = Niemand muss Wappen nehmen; eine Partie ohne Ende wird nach so vielen Runden gewertet.
note-nine-crests-three-of-each-event-as-public-component-lists-give-them = Neun Wappen, drei von jedem Ereignis, wie öffentliche Materiallisten sie nennen.
note-the-scan-of-the-rulebook-reads-5-4 = In der Abschrift der Anleitung steht „5 4“.
note-costs-and-points-stand-in-a-picture-we-do-not-have-chosen-to-fit-every-printed-example = Kosten und Punkte stehen in einem Bild, das uns fehlt; gewählt, dass sie zu jedem gedruckten Beispiel passen.
note-the-third-space-costs-5-florins-and-has-a-crest-printed-in-an-example = Das dritte Feld kostet 5 Florin und hat ein Wappen: gedruckt in einem Beispiel.
note-the-points-go-up-to-10-printed = Die Punkte gehen bis 10: gedruckt.
note-the-points-are-printed = Die Punkte sind gedruckt.
note-the-tiles-print-it-in-pictures-we-do-not-have-that-a-carriage-with-a-bishop-brings-8-points-at-most-is-printed = Auf den Plättchen steht es in Bildern, die uns fehlen; dass Kutsche mit Bischof höchstens 8 Punkte bringt, ist gedruckt.
note-clockwise-around-florence-by-bearing = Im Uhrzeigersinn um Florenz, nach der Himmelsrichtung.
note-the-map-stands-in-a-picture-we-do-not-have-areas-are-numbered-2-to-12-without-7-as-printed = Die Karte steht in einem Bild, das uns fehlt; die Gebiete tragen wie gedruckt die Zahlen 2 bis 12 ohne 7.
note-the-map-stands-in-a-picture-we-do-not-have-roads-follow-real-geography-under-every-printed-constraint = Die Karte steht in einem Bild, das uns fehlt; die Wege folgen der wirklichen Landschaft und jeder gedruckten Vorgabe.
note-the-name-is-printed-the-colour-is-reconstructed = Der Name ist gedruckt, die Farbe rekonstruiert.
note-the-colour-stands-in-a-picture-we-do-not-have-chosen-to-fit-every-printed-constraint = Die Farbe steht in einem Bild, das uns fehlt; gewählt, dass sie jeder gedruckten Vorgabe entspricht.

part-amount = { $good-number ->
        [0] { $amount } Florin
        [1] { $amount } Meuchler
        [2] { $amount } Ritter
        [3] { $amount ->
            [one] { $amount } Abt
           *[other] { $amount } Äbte
        }
        [4] { $amount ->
            [one] { $amount } Schriftrolle
           *[other] { $amount } Schriftrollen
        }
        [5] { $amount ->
            [one] { $amount } Kutsche
           *[other] { $amount } Kutschen
        }
       *[6] { $amount ->
            [one] { $amount } Bischof
           *[other] { $amount } Bischöfe
        }
    }
part-abbots = { $abbots ->
        [one] 1 Abt
       *[other] { $abbots } Äbte
    }
part-knights-and-abbots = { $knights ->
        [0] { part-abbots }
       *[other] { $knights } Ritter{ $abbots ->
            [0] { "" }
           *[other] , { part-abbots }
        }
    }
part-followers = { $assassins ->
        [0] { part-knights-and-abbots }
       *[other] { $assassins } Meuchler{ $knights ->
            [0] { $abbots ->
                [0] { "" }
               *[other] , { part-abbots }
            }
           *[other] , { part-knights-and-abbots }
        }
    }
part-scrolls = { $scrolls ->
        [one] 1 Schriftrolle
       *[other] { $scrolls } Schriftrollen
    }
part-start = { $florins } Florin, { $carriages ->
        [one] 1 Kutsche
       *[other] { $carriages } Kutschen
    } und { $bishops ->
        [one] 1 Bischof
       *[other] { $bishops } Bischöfen
    }
part-recovered = { $members ->
        [one] 1 Familienmitglied steht auf
       *[other] { $members } Familienmitglieder stehen auf
    }, { $florins } Florin
part-members = { $members ->
        [one] 1 Familienmitglied
       *[other] { $members } Familienmitglieder
    }
event-starts = { $seat } beginnt, durch das Los
    .you = Du beginnst, durch das Los
event-starting-goods = { $seat } beginnt mit { part-start }
    .you = Du beginnst mit { part-start }
event-middleman-stands = Mittelsmann ({ $colour }) steht in { $place }
event-dealt = { $seat } erhält { $tiles } Stadtrats-Plättchen
    .you = Du erhältst { $tiles } Stadtrats-Plättchen
event-dealt-tile = { $seat } erhält „{ $tile }“
    .you = Du erhältst „{ $tile }“
event-keeps-start-tile = { $seat } behält das Stadtrats-Plättchen „{ $tile }“
    .you = Du behältst das Stadtrats-Plättchen „{ $tile }“
event-rolls-start = { $seat } würfelt { $area }
    .you = Du würfelst { $area }
event-chooses-area = { $seat } wählt Gebiet { $area }
    .you = Du wählst Gebiet { $area }
event-sets-out = { $seat } stellt ein Familienmitglied nach { $place }
    .you = Du stellst ein Familienmitglied nach { $place }
event-round-begins = Runde { $round }
event-turn-begins = { $seat } ist am Zug
    .you = Du bist am Zug
event-walks = { $seat } reist von { $from } nach { $to } für { $florins } Florin
    .you = Du reist von { $from } nach { $to } für { $florins } Florin
event-rides = { $seat } nimmt eine Kutsche von { $from } nach { $to }
    .you = Du nimmst eine Kutsche von { $from } nach { $to }
event-lies-down = { $seat }: Das Familienmitglied in { $place } legt sich hin
    .you = Dein Familienmitglied in { $place } legt sich hin
event-middleman-moves = Mittelsmann ({ $colour }) zieht von { $from } nach { $to }
event-lies-in-green = { $seat }: Das Familienmitglied in { $place } legt sich hin
    .you = Dein Familienmitglied in { $place } legt sich hin
event-pays-bishop = { $seat } gibt in { $place } einen Bischof ab; das Familienmitglied bleibt stehen
    .you = Du gibst in { $place } einen Bischof ab; dein Familienmitglied bleibt stehen
event-takes = { $seat } nimmt { part-amount }
    .you = Du nimmst { part-amount }
event-council-adds = { $seat }: Das Stadtrats-Plättchen „{ $tile }“ bringt { part-amount }
    .you = Dein Stadtrats-Plättchen „{ $tile }“ bringt { part-amount }
event-buys-scroll = { $seat } kauft eine zweite Schriftrolle für 1 Florin
    .you = Du kaufst eine zweite Schriftrolle für 1 Florin
event-pays-followers = { $seat } gibt für { $track } ab: { part-followers }
    .you = Du gibst für { $track } ab: { part-followers }
event-pays-florins = { $seat } bezahlt { $florins } Florin: { $track }
    .you = Du bezahlst { $florins } Florin: { $track }
event-pays-scrolls = { $seat } gibt { part-scrolls } ab: { $track }
    .you = Du gibst { part-scrolls } ab: { $track }
event-pays-extra = { $seat } bezahlt { $florins } Florin Zusatzkosten: { $track }
    .you = Du bezahlst { $florins } Florin Zusatzkosten: { $track }
event-enters = { $seat } betritt Feld { $space }: { $track }
    .you = Du betrittst Feld { $space }: { $track }
event-enters-behind = { $seat } stellt sich hinter das letzte Feld, als Nummer { $space }: { $track }
    .you = Du stellst dich hinter das letzte Feld, als Nummer { $space }: { $track }
event-claims = { $seat } nimmt das Provinz-Plättchen „{ $tile }“
    .you = Du nimmst das Provinz-Plättchen „{ $tile }“
event-draws = { $seat } sieht sich { $tiles } Plättchen an: { $track }
    .you = Du siehst dir { $tiles } Plättchen an: { $track }
event-sees-council = { $seat } sieht „{ $tile }“
    .you = Du siehst „{ $tile }“
event-sees-nobility = { $seat } sieht „{ $tile }“
    .you = Du siehst „{ $tile }“
event-keeps-tile = { $seat } behält ein Plättchen verdeckt: { $track }
    .you = Du behältst ein Plättchen verdeckt: { $track }
event-keeps-council = { $seat } hat „{ $tile }“ behalten
    .you = Du hast „{ $tile }“ behalten
event-keeps-nobility = { $seat } hat „{ $tile }“ behalten
    .you = Du hast „{ $tile }“ behalten
event-turns-up = { $seat } deckt das Stadtrats-Plättchen „{ $tile }“ auf
    .you = Du deckst das Stadtrats-Plättchen „{ $tile }“ auf
event-rolls = { $seat } würfelt { $area }
    .you = Du würfelst { $area }
event-joins = { $seat } bringt ein Familienmitglied nach { $place }
    .you = Du bringst ein Familienmitglied nach { $place }
event-declines = { $seat } verzichtet auf ein weiteres Familienmitglied
    .you = Du verzichtest auf ein weiteres Familienmitglied
event-recovers = { $seat } erholt sich: { part-recovered }
    .you = Du erholst dich: { part-recovered }
event-takes-crest = { $seat } nimmt ein Medici-Wappen: { $crest }. Verbleibende Wappen: { $crests }
    .you = Du nimmst ein Medici-Wappen: { $crest }. Verbleibende Wappen: { $crests }
event-takes-crest-quietly = { $seat } nimmt ein Medici-Wappen. Verbleibende Wappen: { $crests }
    .you = Du nimmst ein Medici-Wappen. Verbleibende Wappen: { $crests }
event-no-crest-left = { $track }: Das Feld trägt ein Wappen, aber keines ist übrig
event-extra-cost-moves = Die Zusatzkosten wandern vom Stadtrat zum Adel
event-gives = { $seat } gibt ab: { part-amount }
    .you = Du gibst ab: { part-amount }
event-gives-nothing = { $seat } hat nichts abzugeben
    .you = Du hast nichts abzugeben
event-all-middlemen-move = Alle Mittelsmänner ziehen weiter
event-lays-down = { $seat } legt das Familienmitglied in { $place } hin
    .you = Du legst dein Familienmitglied in { $place } hin
event-takes-back = { $seat } nimmt das liegende Familienmitglied in { $place } zurück
    .you = Du nimmst dein liegendes Familienmitglied in { $place } zurück
event-nobody-on-map = { $seat } hat kein Familienmitglied in einem Ort
    .you = Du hast kein Familienmitglied in einem Ort
event-uses = { $seat } nutzt das Provinz-Plättchen „{ $tile }“
    .you = Du nutzt das Provinz-Plättchen „{ $tile }“
event-uses-again = { $seat } nutzt noch einmal: „{ $tile }“
    .you = Du nutzt noch einmal: „{ $tile }“
event-tile-pays = { $seat } gibt ab: { part-amount }
    .you = Du gibst ab: { part-amount }
event-tile-gives = { $seat } erhält { part-amount }
    .you = Du erhältst { part-amount }
event-last-crest = Das letzte Wappen ist fort: Diese Runde wird noch zu Ende gespielt, dann hat jede Familie einen Doppelzug
event-double-turns = Die Doppelzüge beginnen
event-forgoes = { $seat } verzichtet auf den Doppelzug
    .you = Du verzichtest auf den Doppelzug
event-round-limit = Runde { $round } war die letzte
event-scores-nobility = { $seat }: Adels-Plättchen „{ $tile }“, { $points }
    .you = Du: Adels-Plättchen „{ $tile }“, { $points }
event-scores-track = { $seat }: { $track }, { part-members }, { $points }
    .you = Du: { $track }, { part-members }, { $points }
event-scores-everywhere = { $seat }: auf allen fünf Leisten, { $points }
    .you = Du: auf allen fünf Leisten, { $points }
event-scores-majority = { $seat }: Mehrheit, { $track }, { $points }
    .you = Du: Mehrheit, { $track }, { $points }
event-scores-crests = { $seat }: { $crests } Wappen, { $points }
    .you = Du: { $crests } Wappen, { $points }
event-scores-forgone = { $seat }: Verzicht auf den Doppelzug, { $points }
    .you = Du: Verzicht auf den Doppelzug, { $points }

advice-province = Übernimm eine Provinz, sobald du sie bezahlen kannst.
advice-office = Ein Amt bringt ein Plättchen und einen Platz auf einer Leiste.
advice-gather = Sammle, was dir für die nächste Provinz oder das nächste Amt noch fehlt.
advice-recover = Es stehen zu wenige: Richte alle wieder auf.
advice-reinforce = Mit mehr Familienmitgliedern in den Orten kannst du mehr tun.
advice-tile = Dieses Provinz-Plättchen hilft jetzt.
advice-forgo = Keine zwei Aktionen sind mehr als 2 Machtpunkte wert.
advice-points = Das ist am Ende am meisten wert.
advice-cheapest = Das kostet am wenigsten.
advice-end = In diesem Zug ist nichts mehr zu gewinnen.

board-round = Runde { $round } · Wappen übrig { $crests } von { $of }
board-double-turn = Doppelzüge
board-set-up = Aufbau
board-over = Die Partie ist zu Ende
board-council = Stadtrat
board-nobility = Adel
board-provinces = Provinzen
board-used = benutzt
board-hidden = verdeckt
board-none = keine
board-less-luck = weniger Glück
board-legend = A steht · a liegt · ◆ Mittelsmann, ▸ sein nächster Ort · 6,10,12: Gebiete, an die ein Ort grenzt · 2*=5: Das Feld kostet 2 Florin und zählt 5 Machtpunkte, * bringt ein Wappen · Gold: Wege dorthin
board-roads = Wege
board-here = hier
board-price = { $florins } Florin oder eine Kutsche
board-through = über { $places }
board-space = { $track }: { $florins } Florin, { $points ->
        [one] 1 Machtpunkt
       *[other] { $points } Machtpunkte
    }
board-or = oder
board-letter-florins = Fl
board-letter-assassin = Me
board-letter-knight = Ri
board-letter-abbot = Ab
board-letter-scroll = Sr
board-letter-carriage = Ku
board-letter-bishop = Bi
board-member-supply = Vo
board-crest-short = Wa
board-short-provinces = Pr
board-short-council = Rat
board-short-nobility = Ad
board-short-worth = MP
board-count-florins = { $count } Florin
board-count-assassin = { $count } Meuchler
board-count-knight = { $count } Ritter
board-count-abbot = { $count ->
        [one] 1 Abt
       *[other] { $count } Äbte
    }
board-count-scroll = { $count ->
        [one] 1 Schriftrolle
       *[other] { $count } Schriftrollen
    }
board-count-carriage = { $count ->
        [one] 1 Kutsche
       *[other] { $count } Kutschen
    }
board-count-bishop = { $count ->
        [one] 1 Bischof
       *[other] { $count } Bischöfe
    }

holding-florins = { $count } Florin
holding-assassin = { $count } Meuchler
holding-knight = { $count } Ritter
holding-abbot = { $count ->
        [one] 1 Abt
       *[other] { $count } Äbte
    }
holding-scroll = { $count ->
        [one] 1 Schriftrolle
       *[other] { $count } Schriftrollen
    }
holding-carriage = { $count ->
        [one] 1 Kutsche
       *[other] { $count } Kutschen
    }
holding-bishop = { $count ->
        [one] 1 Bischof
       *[other] { $count } Bischöfe
    }
holding-crests = { $count } Wappen

# Worauf es bei einer Art von Entscheidung ankommt.
sense-keep-start-tile = Ein Plättchen ist umso mehr wert, je öfter es bis zum letzten Wappen hilft.
sense-keep-council = { sense-keep-start-tile }
sense-claim = { sense-keep-start-tile }
sense-keep-nobility = Behalte das Adels-Plättchen, dessen Bedingung du am Ende am besten erfüllst.
sense-area = Ein Familienmitglied steht gut nahe den Mittelsmännern und den Orten, an denen es als Nächstes eine Aktion ausführt: Jeder Weg kostet einen Florin.
sense-set-out = { sense-area }
sense-place = { sense-area }
sense-place-or-decline = { sense-area }
sense-turn = Jede Aktion soll dich der Provinz oder dem Amt näher bringen, das du am ehesten übernehmen kannst.
sense-after-action = { sense-turn }
sense-double-turn = { sense-turn }
sense-destination = Der Weg kostet Florin oder eine Kutsche; was du hier ausgibst, fehlt dir bei der nächsten Provinz oder beim nächsten Amt.
sense-journey = { sense-destination }
sense-town = Ein Bischof lässt das Familienmitglied für eine weitere Aktion stehen; sich hinzulegen kostet nichts, bis du dich erholen musst.
sense-take = Nimm, was dir für die nächste Provinz oder das nächste Amt noch fehlt.
sense-levy = Gib ab, was du für die nächste Provinz oder das nächste Amt am wenigsten brauchst.
sense-give = { sense-levy }
sense-followers = { sense-levy }
sense-money = { sense-levy }
sense-buy-scroll = Eine Schriftrolle für einen Florin ist billig, wenn ein Amt in Reichweite ist und Florin nicht knapp sind.
sense-office = Das teurere Amt muss seine Florin durch Plättchen und Platz auf der Leiste wert sein.
sense-family-member = Leg eine Figur hin, die bald nichts tut; nimm eine zurück, die weit von allem liegt.
sense-reuse = Nutze das Plättchen noch einmal, das dir bringt, was für die nächste Provinz oder das nächste Amt fehlt.

# Levels as measured: python benchmarks/strength.py --sentences
measured-apprentice = Die leichteste Stufe; gewinnt 62 % der Partien gegen zwei „gewitzte“ Computergegner (33 % wären ausgeglichen); 1 ms je Zug.
measured-journeyman = Gewinnt 57 % der Partien gegen zwei der Stufe darunter (33 % wären ausgeglichen); 2 ms je Zug.
measured-master = Gewinnt 48 % der Partien gegen zwei der Stufe darunter (33 % wären ausgeglichen); 4 ms je Zug.
measured-consul = Gewinnt 46 % der Partien gegen zwei der Stufe darunter (33 % wären ausgeglichen); 10 ms je Zug.

stops-council = Dann werden Stadtrats-Plättchen gezogen.
stops-nobility = Dann werden Adels-Plättchen gezogen.
stops-roll = Dann entscheiden die Würfel.
stops-crest = Dann wird ein Wappen umgedreht.
