# Was der Spielplan von Il Vecchio über die Wörter des Spiels hinaus zeigt.
verb-recover = Erholung
verb-reinforce = Verstärkung
verb-forgo = Auf den Doppelzug verzichten
verb-end-turn = Zug beenden
verb-use = Provinz-Plättchen nutzen
verb-send = Eine Aktion mit einem Familienmitglied
verb-go = Ort der Aktion wählen
verb-walk = Zu Fuß reisen
verb-ride = Mit der Kutsche
verb-lie-down = Hinlegen
verb-pay-bishop = Bischof abgeben
verb-take = Nehmen
verb-give = Abgeben
verb-buy-scroll = Schriftrolle kaufen
verb-decline = Verzichten
verb-place = Familienmitglied einsetzen
verb-area = Gebiet wählen
verb-pay = Gefolgsmänner abgeben
verb-pay-florins = Florin zahlen
verb-pay-nothing = Nichts zahlen
verb-office = Ein Amt übernehmen
verb-claim = Provinz-Plättchen nehmen
verb-keep-council = Stadtrats-Plättchen behalten
verb-keep-nobility = Adels-Plättchen behalten
verb-lay-down = Familienmitglied hinlegen
verb-take-back = Familienmitglied zurücknehmen
verb-reuse = Plättchen noch einmal nutzen

key-town = O
key-province = P
key-office = A
key-reinforce = V
key-recover = E
key-end-turn = B
key-forgo = D

source-scores-nobility = Adels-Plättchen
source-scores-track = Leisten
source-scores-everywhere = Auf allen fünf Leisten
source-scores-majority = Mehrheiten
source-scores-crests = Wappen
source-scores-forgone = Verzicht auf den Doppelzug

triumph = Deine Familie überdauert den Alten
defeat = { $name } überdauert den Alten
shared = Die Familien überleben den Alten

map = Karte der Toskana
tracks = Leisten
areas = Gebiete
areas-hooded = mit Kapuze: Dort steht ein Mittelsmann
tab-map = Karte
tab-tracks = Leisten
tab-tiles = Plättchen
region-venezia = Venezia
region-milano = Milano
region-chiesa = Chiesa
zoom-near = Karte näher heranholen
zoom-whole = Ganze Karte zeigen
start-player = Startspieler
or = { " oder " }

count-florins = { $count } Florin
count-assassin = { $count ->
        [one] 1 Meuchler
       *[other] { $count } Meuchler
    }
count-knight = { $count } Ritter
count-abbot = { $count ->
        [one] 1 Abt
       *[other] { $count } Äbte
    }
count-scroll = { $count ->
        [one] 1 Schriftrolle
       *[other] { $count } Schriftrollen
    }
count-carriage = { $count ->
        [one] 1 Kutsche
       *[other] { $count } Kutschen
    }
count-bishop = { $count ->
        [one] 1 Bischof
       *[other] { $count } Bischöfe
    }
count-follower = { $count ->
        [one] 1 Gefolgsmann
       *[other] { $count } Gefolgsmänner
    }
count-crest = { $count } Wappen

name-areas = Gebiete { $areas }
name-guide = Hier steht ein Mittelsmann, er zieht weiter nach { $place }
name-stands = { $name }: { $count } stehend
name-lies = { $name }: { $count } liegend
name-walk = { $roads ->
        [one] 1 Weg entfernt
       *[other] { $roads } Wege entfernt
    }
name-ride = oder mit der Kutsche
name-here = das Familienmitglied ist hier
name-bishop = kostet einen Bischof
name-gives = Bringt { $goods }
name-area = Gebiet { $number }: { $towns }.
name-space = { $track }, Feld { $space }: { $florins } Florin, { $points ->
        [one] 1 Machtpunkt
       *[other] { $points } Machtpunkte
    }.

tag-here = hier
crests = Medici-Wappen
crests-left = noch { $left }, dann Doppelzüge
crests-gone = alle fort: Doppelzüge
crests-of = { $left } von { $of } Wappen sind noch da
events-unseen = Ereignisse, die noch niemand kennt
crest-does-levy = Alle geben 3 Florin oder eine andere Marke ab
crest-does-middlemen = Alle Mittelsmänner ziehen weiter
crest-does-family-member = Alle legen ein Familienmitglied hin oder nehmen ein liegendes zurück
crest-space = Medici-Wappen
pays-chiesa = 2 gleiche + 1
track-full = voll
open-to-you = möglich
you-lack = dir fehlt
nobody-near = niemand kommt hin
next-space = nächstes
majority = Mehrheit
extra-cost = + { $florins } Florin

deed = Was du tust und zahlst
back = Zurück zur Karte
areas-of = { $count ->
        [one] Gebiet
       *[other] Gebiete
    } { $areas }
guide-here = Mittelsmann hier,
guide-next = zieht weiter nach { $place }
row-way = Der Weg nach { $place }
row-act = Wie
row-take = Nehmen
row-give = Abgeben
row-buy = Eine zweite Schriftrolle
row-followers = Gefolgsmänner
row-money = { $florins } Florin für Feld { $space }
row-tile = Wähle ein Provinz-Plättchen
option-walk = Zu Fuß −{ $florins }
option-ride = Kutsche −1
option-lie = Hinlegen
option-lie-then = Mittelsmann nach { $place }
option-bishop = Bischof −1
option-bishop-then = bleibt stehen
option-pay = { $florins } zahlen
option-free = Ohne Geld
option-free-then = dreht dein Plättchen um
option-buy = Für 1 kaufen
option-decline = Verzichten
left-over = dann { $count }
tile-after-event = nach dem Ereignis
tiles-left = noch { $tiles }
sum-lies = legt sich hin
sum-points = +{ $points } am Ende
send-act = Aktion: { $sum }
send-takeover = Übernehmen: { $sum }
takeover-worth = Feld +{ $points }
takeover-wins = Feld +{ $points }, Mehrheit +{ $majority }
followers-turn = dreht dein Plättchen „{ $tile }“ um
follower-turns = { $follower } stattdessen: dreht dein Plättchen „{ $tile }“ um
after-it = danach

answers = Antworten
choose-tile = Plättchen zur Auswahl
who-goes = Wer geht nach { $place }?
more-choices = Plättchen und Ende des Zuges
lens-town = Ort
lens-province = Provinz
lens-office = Amt
state-town = { $members ->
        [0] keines bereit
        [one] 1 bereit
       *[other] { $members } bereit
    }
state-office = { $have } von { $need } Rollen
state-reinforce = { $members } im Vorrat
state-recover = { $members ->
        [0] +{ $florins } Florin
        [one] 1 steht auf
       *[other] { $members } stehen auf
    }

subtitle = Runde { $round } · { $crests ->
        [0] Schluss
        [one] 1 Wappen
       *[other] { $crests } Wappen
    }
subtitle-set-up = Aufbau
state-reach = { $towns ->
        [0] keiner erreichbar
        [one] 1 erreichbar
       *[other] { $towns } erreichbar
    }
state-from = von { $place }
how-place = Tippe auf einen hervorgehobenen Ort für dein Familienmitglied.
how-place-any = Überall ist erlaubt.
how-area = Tippe auf ein Gebiet der Karte.
how-area-then = Tippe dann dort für jedes deiner zwei Familienmitglieder auf einen Ort; beide dürfen im selben stehen.
how-area-chosen = Dort beginnen zwei deiner Familienmitglieder.
how-lay-down = legt sich hin
how-take-back = geht in deinen Vorrat zurück
how-deed = Triff deine Wahl und drücke dann den Knopf.

your-tiles = Deine Plättchen
tiles-once = einmal zu nutzen
tiles-always = immer wirksam
tiles-secret = geheim bis zum Ende
tiles-used = benutzt, verdeckt
no-tiles = Noch keine Plättchen.
hide = verdecken
show = zeigen
face-down = verdeckt
next-turn = wirkt ab deinem nächsten Zug
council-kept = Behaltene Stadtrats-Plättchen
none-kept = Noch keine.
stack-council = Stadtrats-Stapel { $tiles }
stack-nobility = Adels-Stapel { $tiles }

goods-of = Was { $name } hat
stand = { $count } stehen
lie = { $count } liegen
in-supply = +{ $count } im Vorrat
members-stand = stehende Familienmitglieder
members-lie = liegende Familienmitglieder
used = benutzt
hidden = verdeckt

step-tile = Stadtrats-Plättchen
step-roll = Würfeln, zwei einsetzen
step-free = Freies Gebiet, noch zwei
dice-show = Die Würfel zeigen { $sum }

province-does-scroll-for-followers = Gib 1 Schriftrolle ab, nimm 2 Gefolgsmänner deiner Wahl.
province-does-six-florins = Nimm 6 Florin.
province-does-any-combination = Während einer Übernahme: Gib beliebige Gefolgsmänner gleicher Zahl ab.
province-does-follower-for-scrolls = Gib 1 Gefolgsmann ab, nimm 2 Schriftrollen.
province-does-any-follower = Nimm 1 Gefolgsmann deiner Wahl.
province-does-bishop-and-carriage = Nimm 1 Bischof und 1 Kutsche.
province-does-one-scroll = Nimm 1 Schriftrolle.
province-does-one-knight = Nimm 1 Ritter.
province-does-one-assassin = Nimm 1 Meuchler.
province-does-one-abbot = Nimm 1 Abt.
province-does-florin-per-member = 1 Florin für jedes Familienmitglied in einem Ort.
province-does-rolled-member = Würfle und setze ein Familienmitglied ein.
province-does-use-again = Ein anderes benutztes Plättchen wirkt noch einmal.
province-does-one-for-two = Gib 1 Gefolgsmann oder 1 Schriftrolle ab, nimm 2.
province-does-no-money = Während einer Übernahme: Zahle keine Florin.
province-does-five-florins-for-two = Zahle 5 Florin, nimm 1 Gefolgsmann und 1 Schriftrolle.
province-does-one-of-three = Nimm 1 Gefolgsmann, 1 Schriftrolle oder 5 Florin.
province-does-free-member = Setze ein Familienmitglied an einem beliebigen Ort ein.

council-does-scroll = immer wenn du in einem Ort eine Schriftrolle nimmst
council-does-money = immer wenn du in einem braunen Ort Florin nimmst
council-does-follower = immer wenn du in einem Ort einen Gefolgsmann nimmst
council-does-abbot = immer wenn du einen Abt nimmst
council-does-knight = immer wenn du einen Ritter nimmst
council-does-assassin = immer wenn du einen Meuchler nimmst
council-does-carriage = immer wenn du Kutschen nimmst
council-does-bishop = immer wenn du Bischöfe nimmst
council-does-recovery = immer bei einer Erholung
council-does-reinforcement = immer bei einer Verstärkung
council-does-province = immer wenn du eine Provinz übernimmst
council-does-florence = immer wenn du ein Amt übernimmst
council-bonus-scroll = nächster Zug: +1 Schriftrolle
council-bonus-money = nächster Zug: +4 Florin
council-bonus-follower = nächster Zug: +2 Florin
council-bonus-abbot = nächster Zug: +1 Abt
council-bonus-knight = nächster Zug: +1 Ritter
council-bonus-assassin = nächster Zug: +1 Meuchler
council-bonus-carriage = nächster Zug: +1 Bischof, +2 Florin
council-bonus-bishop = nächster Zug: +1 Kutsche, +2 Florin
council-bonus-recovery = nächster Zug: 1 gewürfeltes Familienmitglied
council-bonus-reinforcement = nächster Zug: 1 gewürfeltes Familienmitglied
council-bonus-province = nächster Zug: +1 Schriftrolle
council-bonus-florence = nächster Zug: +1 Gefolgsmann

nobility-does-neighbours = Zwei eigene nebeneinander auf einer Leiste: so viele Machtpunkte, wie Familien mitspielen.
nobility-does-crests = Für 1, 2, 3 oder 4 und mehr Wappen.
open-provinces = Offene Provinzen
none-open = keine mehr
