# Was der Tisch von Il Vecchio über die Worte des Spiels hinaus zeigt.
verb-recover = Erholung
verb-reinforce = Verstärkung
verb-forgo = Auf den Doppelzug verzichten
verb-end-turn = Den Zug beenden
verb-use = Provinz nutzen
verb-send = Mit einem Familienmitglied handeln
verb-go = Ort zum Handeln wählen
verb-walk = Den Weg gehen
verb-ride = Kutsche nehmen
verb-lie-down = Hinlegen
verb-pay-bishop = Bischof abgeben
verb-take = Nehmen
verb-give = Abgeben
verb-buy-scroll = Schriftrolle kaufen
verb-decline = Verzichten
verb-place = Familienmitglied hinstellen
verb-area = Gebiet wählen
verb-pay = Gefolgsmänner abgeben
verb-pay-florins = Florin bezahlen
verb-pay-nothing = Nichts bezahlen
verb-office = Amt antreten
verb-claim = Provinz nehmen
verb-keep-council = Stadtrats-Plättchen behalten
verb-keep-nobility = Adels-Plättchen behalten
verb-lay-down = Familienmitglied hinlegen
verb-take-back = Familienmitglied zurücknehmen
verb-reuse = Plättchen noch einmal nutzen

source-scores-nobility = Adelsplättchen
source-scores-track = Leisten
source-scores-everywhere = Auf allen fünf Leisten
source-scores-majority = Mehrheiten
source-scores-crests = Wappen
source-scores-forgone = Verzicht auf den Doppelzug

triumph = Deine Familie überdauert den Alten
defeat = { $name } überdauert den Alten
shared = Zwei Familien überdauern den Alten

sheet-map = Orte
sheet-colour = Farbe
sheet-members = Mitglieder
sheet-lying = liegt
sheet-middleman = Mittelsmann
sheet-next-town = dann { $place }
sheet-here = hier
sheet-away = { $roads ->
        [0] dein Mitglied ist hier
        [one] 1 Florin entfernt
       *[other] { $roads } Florin entfernt
    }
sheet-roads = Wege nach
sheet-tracks = Leisten
sheet-taken = Mitglieder
sheet-next = Nächstes Feld
sheet-price = { $florins ->
        [one] 1 Florin
       *[other] { $florins } Florin
    }
sheet-full = voll
sheet-space-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
sheet-crest = Wappen
sheet-provinces = Provinzen
sheet-stack = { $tiles ->
        [one] 1 Plättchen im Stapel
       *[other] { $tiles } Plättchen im Stapel
    }
sheet-extra = { $florins ->
        [one] 1 Florin mehr
       *[other] { $florins } Florin mehr
    }
sheet-yours = Deine Plättchen
sheet-dealt = Ausgeteilt
sheet-council = Stadtrat
sheet-hidden = Verdeckt
sheet-nobility = Adel
sheet-nobles = Adel { $tiles }
sheet-used = Benutzt
sheet-none = keine
sheet-supply = Vorrat { $members }
sheet-crests = Wappen { $crests }
sheet-crests-left = Wappen übrig: { $left } von { $of }
