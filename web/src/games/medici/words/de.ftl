# Was nur das Bild von Medici braucht.
you = Du
value = Wert
house = Haus
pays = Erhält
lot = Das Paket
lot-none = Gleich wird das nächste Paket aufgedeckt
lot-caption = { $cards ->
        [one] Ein Paket mit 1 Karte, Wert { $value }, aufgedeckt von { $name }
       *[other] Ein Paket mit { $cards } Karten, Wert { $value }, aufgedeckt von { $name }
    }
left-in-deck = im Stapel
deck-name = Der Stapel, noch { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }. Noch eine Karte aufdecken
warehouse-of = Lager von { $name }: { $cards } von 5 Plätzen belegt, Wert { $value }
free-place = frei
bidding = Gebote, einmal reihum
bidder-waits = kommt noch
bidder-last = zuletzt am Gebot
bidder-asked = jetzt am Gebot
bidder-bid = Gebot
bidder-leads = in Führung mit
bidder-passes = gepasst
bidder-no-room = kein Platz
bidder-no-money = zu wenig Geld
bidder-bought = Zuschlag
status-asked = jetzt am Gebot
status-bid = Gebot { $amount }
status-leads = in Führung mit { $amount }
status-passes = gepasst
status-no-room = kein Platz
status-no-money = zu wenig Geld
status-bought = Zuschlag für { $amount }
status-revealer = Paket aufgedeckt
marker-at = { $name }: Stufe { $level }
marker-rising = { $name }: Stufe { $level }, nach dieser Runde { $will }
round-warehouses = Runde { $round } · Lager
if-ended-now = Endete die Runde jetzt: { $payouts }, bei Gleichstand geteilt.
with-this-lot = Mit diesem Paket hast du { $value }, Platz { $place }, { $pays }.
quick-bids = Antippen wählt das Gebot, nochmals antippen gibt es ab
quick-bid = Gebot auf { $amount } setzen
your-bid = Dein Gebot
one-less = Einen Florentiner weniger
one-more = Einen Florentiner mehr
of-florins = von { $money ->
        [one] 1 Florentiner
       *[other] { $money } Florentinern
    }
verb-reveal = Noch eine Karte
verb-auction = Paket anbieten
verb-pass = Passen
verb-bid = Bieten
key-pass = P
key-reveal = K
key-auction = A
face-value = Kartenwert { $value }
would-reach = { $good }: dann Stufe { $level }
would-hold = Lager { $value }, derzeit Platz { $place }
lot-too-large = Dein Lager hat keinen Platz für dieses Paket.
takes-the-lot = Niemand kann dich überbieten: Für { $amount } bekommst du das Paket.
source-capital = Anfangskapital
source-payout = Lager
source-prize = Kontore
source-bonus = Monopolprämien
source-bought = Für Pakete bezahlt
triumph = Dein Haus führt den Markt an
defeat = { $name } führt den Markt an
shared = Ein geteilter Sieg
last-lots = Letzte Pakete
none-sold = Noch ist kein Paket verkauft.
unsold = unverkauft
settlement = Abrechnung von Runde { $round }
settlement-close = Zurück zum Paket
warehouses = Lager
sum = Summe
