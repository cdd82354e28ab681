# Medici auf Deutsch.
title = Medici
about = Biete auf Waren, fülle dein Lager, steige in fünf Kontoren auf.
edition-amigo = Ausgabe von Amigo
edition-later = spätere Ausgaben

good-metals = Metalle
good-porcelain = Porzellan
good-dyes = Farben
good-cloth = Tuche
good-spices = Gewürze
good-neutral = neutrale

action-reveal = Noch eine Karte aufdecken
action-auction = Dieses Paket anbieten
action-pass = Passen
action-bid = { $amount } bieten

outcome-draw = { $good } { $value }
outcome-draw-neutral = die neutrale Karte
outcome-start = { $seat } beginnt

prompt-more =
    Decke noch eine Karte auf oder biete dieses Paket mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } an. Im Stapel { $deck ->
        [one] liegt noch 1 Karte
       *[other] liegen noch { $deck } Karten
    }.
prompt-bid =
    Biete { $lowest } oder mehr für { $cards ->
        [one] diese Karte
       *[other] diese { $cards } Karten
    } oder passe. Du hast { $money } Florentiner.

refusal-lot-full = ein Paket hat höchstens { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
refusal-deck-empty = der Stapel ist leer
refusal-nobody-has-room = kein Lager hat Platz für mehr als { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
refusal-bid-too-low = das letzte Gebot ist { $last }
refusal-bid-above-money = du hast nur { $money } Florentiner
refusal-lot-on-offer = das Paket wird schon angeboten; biete oder passe
refusal-lot-not-offered = geboten wird erst, wenn das Paket angeboten ist; decke noch eine Karte auf oder biete es an

# Notes of the shipped editions, by the words of their English text.
value-warehouses = Auszahlung der Lager, Mitspielende
note-third-place-pays-10-tournament-pages-quote-the-same-as-the-original-german-rules-later-editions-pay-15 = Der dritte Platz bringt 10; Turnierseiten nennen dasselbe als die deutsche Originalregel. Spätere Ausgaben zahlen 15.
note-later-editions-pay-15-for-third-place-everything-else-is-as-in-the-amigo-edition = Spätere Ausgaben zahlen 15 für den dritten Platz; alles andere ist wie in der Ausgabe von Amigo.

part-cards = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
event-capital = { $seat } erhält das Anfangskapital, { $points }
    .you = Du erhältst das Anfangskapital, { $points }
event-round-begins = Runde { $round } beginnt mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } im Stapel
event-starts = { $by ->
        [0] { $seat } beginnt, durch das Los
        [1] { $seat } beginnt mit dem geringsten Vermögen
       *[2] { $seat } beginnt, durch das Los unter den Ärmsten
    }
    .you = { $by ->
        [0] Du beginnst, durch das Los
        [1] Du beginnst mit dem geringsten Vermögen
       *[2] Du beginnst, durch das Los unter den Ärmsten
    }
event-revealed = { $good-number ->
        [5] { $seat } deckt die neutrale { $value } auf
       *[other] { $seat } deckt { $good } { $value } auf
    }
    .you = { $good-number ->
        [5] Du deckst die neutrale { $value } auf
       *[other] Du deckst { $good } { $value } auf
    }
event-auctioned = { $seat } versteigert { part-cards }
    .you = Du versteigerst { part-cards }
event-bids = { $seat } bietet { $amount } Florentiner
    .you = Du bietest { $amount } Florentiner
event-passes = { $seat } passt
    .you = Du passt
event-no-room = { $seat } passt: kein Platz für { part-cards }
    .you = Du passt: kein Platz für { part-cards }
event-no-money = { $last ->
        [0] { $seat } passt: kein Geld mehr
       *[other] { $seat } passt: zu wenig Geld für mehr als { $last }
    }
    .you = { $last ->
        [0] Du passt: kein Geld mehr
       *[other] Du passt: zu wenig Geld für mehr als { $last }
    }
event-bought = { $seat } kauft { part-cards }, { $points }
    .you = Du kaufst { part-cards }, { $points }
event-unsold = Niemand bietet: { $cards ->
        [one] 1 Karte wird
       *[other] { $cards } Karten werden
    } verdeckt beiseitegelegt
event-free-card = { $good-number ->
        [5] { $seat } nimmt die neutrale { $value } vom Stapel, kostenlos
       *[other] { $seat } nimmt { $good } { $value } vom Stapel, kostenlos
    }
    .you = { $good-number ->
        [5] Du nimmst die neutrale { $value } vom Stapel, kostenlos
       *[other] Du nimmst { $good } { $value } vom Stapel, kostenlos
    }
part-payout = Lager { $value }, { $place }. Platz{ $tied ->
        [1] { "" }
       *[other] , { $tied } teilen sich { $pool }, abgerundet
    }, { $points }
event-round-over = { $deck ->
        [0] Runde { $round } endet: Der Stapel ist aufgebraucht
        [one] Runde { $round } endet: Alle Lager sind voll, 1 Karte bleibt im Stapel
       *[other] Runde { $round } endet: Alle Lager sind voll, { $deck } Karten bleiben im Stapel
    }
event-payout = { $seat }: { part-payout }
    .you = Du: { part-payout }
part-advanced = { $cards ->
        [one] 1 Karte { $good }
       *[other] { $cards } Karten { $good }
    }, Stein jetzt auf Stufe { $level }
event-advanced = { $seat }: { part-advanced }
    .you = Du: { part-advanced }
part-prize = { $good } Stufe { $level }, { $place ->
        [1] { $tied ->
            [1] allein vorn
           *[other] { $tied } vorn teilen sich beide Prämien, abgerundet
        }
       *[2] { $tied ->
            [1] an zweiter Stelle
           *[other] { $tied } teilen sich die zweite Prämie, abgerundet
        }
    }, { $points }
event-prize = { $seat }: { part-prize }
    .you = Du: { part-prize }
event-bonus = { $seat }: { $good } Stufe { $level }, Monopolprämie { $points }
    .you = Du: { $good } Stufe { $level }, Monopolprämie { $points }

advice-bid = Das Paket ist dir etwa { $worth } wert, { $rival ->
        [0] und wer nach dir kommt, überbietet das kaum.
       *[other] und wer nach dir kommt, geht wohl bis { $rival }.
    }
advice-pass = Das Paket ist dir etwa { $worth } wert: zu wenig für ein höheres Gebot.
advice-let-go = Das Paket ist dir etwa { $worth } wert, aber mit Geld und freien Plätzen kaufst du später mehr.
advice-close-call = Nach deinem Gewinn allein wäre es umgekehrt: etwa { $now } mit diesem Paket, etwa { $later } mit noch einer Karte. Was die anderen gewinnen, gibt den Ausschlag.
advice-reveal = Du bietest zuletzt, und { $later ->
        [0] ein größeres Paket verspricht etwas mehr.
       *[other] mit noch einer Karte sind etwa { $later } Gewinn zu erwarten, ohne sie { $now }.
    }
advice-offer = Du bietest zuletzt, und { $now ->
        [0] noch eine Karte verspricht nicht mehr als dieses Paket.
       *[other] dieses Paket verspricht etwa { $now } Gewinn, mit noch einer Karte { $later }.
    }

## Das Brett im Terminal
board-letter-metals = M
board-letter-porcelain = P
board-letter-dyes = F
board-letter-cloth = T
board-letter-spices = G
board-letter-neutral = ★
board-round = Runde { $round } von { $rounds } · { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    } im Stapel
board-money = Geld
board-warehouse = Lager
board-value = Wert
board-pays = bringt { $florins }
board-leads = führt mit { $bid }
board-revealer = hat aufgedeckt
board-lot = Paket
board-no-lot = keines im Angebot
board-best-bid = { $seat } führt mit { $bid }
board-no-bid = noch kein Gebot
board-level = Stufe
board-legend = GROSS: Steine jetzt · klein: nach dieser Runde · 1. { $first }, 2. { $second }
board-unseen = noch ungesehen

holding-money = { $count } Florentiner

# Worauf es bei einer Art von Entscheidung ankommt.
sense-bid = Ein Paket lohnt sich durch den Rang deines Lagers und die Stufen in den Kontoren; gespartes Geld zählt ebenso.
sense-more = Noch eine Karte macht das Paket für alle teurer und schließt aus, wer keinen Platz mehr hat.

# Levels as measured: python benchmarks/strength.py --sentences
measured-apprentice = Die leichteste Stufe; gewinnt 12 % der Partien gegen drei „gewitzte“ Computergegner (25 % wären ausgeglichen); 1 ms je Zug.
measured-journeyman = Gewinnt 43 % der Partien gegen drei der Stufe darunter (25 % wären ausgeglichen); 2 ms je Zug.
measured-master = Gewinnt 53 % der Partien gegen drei der Stufe darunter (25 % wären ausgeglichen); 3 ms je Zug.
measured-consul = Gewinnt 52 % der Partien gegen drei der Stufe darunter (25 % wären ausgeglichen); 7 ms je Zug.
measured-magnifico = Gewinnt 42 % der Partien gegen drei der Stufe darunter (25 % wären ausgeglichen); 65 ms je Zug.

stops-draw = Dann wird eine Karte aufgedeckt.

reason-pays = Das bringt sofort { $points ->
        [one] 1 Florentiner
       *[other] { $points } Florentiner
    }: { $events }.
reason-pays-more = Das bringt sofort { $points ->
        [one] 1 Florentiner
       *[other] { $points } Florentiner
    } ({ $events }); „{ $other }“ bringt { $instead }.
reason-pays-less = Sofort bringt „{ $other }“ mehr: { $instead ->
        [one] 1 Florentiner
       *[other] { $instead } Florentiner
    } gegen { $points }.
reason-now = Wäre die Partie gleich danach zu Ende, hättest du { $points ->
        [one] 1 Florentiner
       *[other] { $points } Florentiner
    } mehr als nach „{ $other }“.
reason-now-less = Wäre die Partie gleich danach zu Ende, hättest du { $points ->
        [one] 1 Florentiner
       *[other] { $points } Florentiner
    } weniger als nach „{ $other }“.
reason-hinders = { $name } hat am Ende etwa { $points ->
        [one] 1 Florentiner
       *[other] { $points } Florentiner
    } weniger als nach „{ $other }“.
reason-more = Am Ende sind das etwa { $points ->
        [one] 1 Florentiner
       *[other] { $points } Florentiner
    } mehr als mit „{ $other }“.
reason-it-pays = Das bringt sofort { $points ->
        [one] 1 Florentiner
       *[other] { $points } Florentiner
    }; „{ $other }“ bringt { $instead }.
reason-it-helps = { $name } hat am Ende etwa { $points ->
        [one] 1 Florentiner
       *[other] { $points } Florentiner
    } mehr als nach „{ $other }“.
reason-it-costs-points = Am Ende kostet das etwa { $points ->
        [one] 1 Florentiner
       *[other] { $points } Florentiner
    } gegenüber „{ $other }“.
fact-lot-yours = In { $times } von { $tries } Versuchen gehört das Paket für { $bid } dir.
fact-lot-brings = Das Paket bringt dir bis zum Ende etwa { $worth }, bei einem Preis von { $bid }.
fact-lot-brings-little = Das Paket brächte dir bis zum Ende etwa { $worth }; ein Gebot von { $bid } lohnt sich dafür nicht.
fact-lot-brings-nothing = Das Paket brächte dir bis zum Ende nichts, selbst geschenkt.
fact-lot-goes = { $name } kauft dieses Paket in { $times } von { $tries } Versuchen.
fact-lot-unsold = In { $times } von { $tries } Versuchen bleibt dieses Paket liegen.
fact-lot-goes-to-you = Du kaufst dieses Paket in { $times } von { $tries } Versuchen.
