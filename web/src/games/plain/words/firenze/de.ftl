# Was der Tisch von Firenze über die Worte des Spiels hinaus zeigt.
verb-no-exchange = Nicht tauschen
verb-end-building = Bauen beenden
verb-end-commissions = Nichts weiter erfüllen
verb-endure = Das Ereignis hinnehmen
verb-take = Karte nehmen
verb-pay = Stein bezahlen
verb-return = Stein abgeben
verb-want = Stein der Kartenreihe ertauschen
verb-found = Turm beginnen
verb-raise = Turm erhöhen
verb-complete = Auftrag erfüllen
verb-tower = Turm wählen
verb-pick = Stein wählen
verb-against = Mitspieler wählen
verb-play = Karte ausspielen
verb-discard = Karte ablegen

source-completed = Aufträge
source-balcony-completed = Balkone
source-floor-bonus = Zuerst auf einer Etage
source-privilege-paid = Privilegien
source-last-seal = Spielende
source-majority = Mehrheiten
source-feast-scored = Feste

triumph = Deine Siegel krönen die Stadt
defeat = Die Siegel von { $name } krönen die Stadt
shared = Zwei Familien teilen sich die Stadt

type-event = Ereignis
type-person = Person
type-feast = Fest
type-building = Gebäude
type-church = Kirche

sheet-skyline = Aufträge
sheet-height = { $height } Etagen
sheet-first = Erster { $points }
sheet-majority = Mehrheit { $points }
sheet-balcony = Balkon { $number }
sheet-neutral = neutrales Siegel
sheet-open = offen, { $points } Punkte
sheet-sealed = Siegel von { $name }
sheet-row = Kartenreihe
sheet-card = { $position }. { $card }
sheet-kind = Art
sheet-price = Preis
sheet-bricks = Steine
sheet-free = umsonst
sheet-pays = { $bricks ->
        [one] 1 Stein
       *[other] { $bricks } Steine
    }
sheet-none = keine
sheet-site = Bauen
sheet-laid = In diesem Zug verbaut
sheet-costs = Kosten je Stein
sheet-bag = Beutel
sheet-churches = Kirchen
sheet-church = Kirche { $number }
sheet-church-bricks = { $bricks } von { $needs } Steinen
sheet-storage = Lager { $bricks }/{ $limit }
sheet-towers = Türme
sheet-cards = Karten { $cards }/{ $limit }
sheet-seals = { $seals ->
        [one] 1 Siegel übrig
       *[other] { $seals } Siegel übrig
    }
