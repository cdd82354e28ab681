# Medici in English.
title = Medici
about = Bid for goods, fill your warehouse, climb five counting houses.
edition-amigo = Amigo edition, in German
edition-later = later editions

good-metals = metals
good-porcelain = porcelain
good-dyes = dyes
good-cloth = cloth
good-spices = spices
good-neutral = neutral

action-reveal = Reveal another card
action-auction = Offer this lot
action-pass = Pass
action-bid = Bid { $amount }

outcome-draw = { $good } { $value }
outcome-draw-neutral = the neutral card
outcome-start = { $seat } starts

prompt-more =
    Reveal another card, or offer this lot of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }. { $deck ->
        [one] 1 card is
       *[other] { $deck } cards are
    } left in the deck.
prompt-bid =
    Bid { $lowest } or more for { $cards ->
        [one] this card
       *[other] these { $cards } cards
    }, or pass. You have { $money ->
        [one] 1 florin
       *[other] { $money } florins
    }.

refusal-lot-full = a lot has at most { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
refusal-deck-empty = the deck is empty
refusal-nobody-has-room = no warehouse has room for more than { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
refusal-bid-too-low = the last bid is { $last }
refusal-bid-above-money = you have only { $money ->
        [one] 1 florin
       *[other] { $money } florins
    }
refusal-lot-on-offer = the lot is already on offer; bid or pass
refusal-lot-not-offered = bidding begins when the lot is on offer; reveal another card or offer it

# Notes of the shipped editions, by the words of their English text.
value-warehouses = Florins for the warehouses, players
note-third-place-pays-10-tournament-pages-quote-the-same-as-the-original-german-rules-later-editions-pay-15 = Third place pays 10; tournament pages quote the same as the original German rules. Later editions pay 15.
note-later-editions-pay-15-for-third-place-everything-else-is-as-in-the-amigo-edition = Later editions pay 15 for third place; everything else is as in the Amigo edition.

event-capital = { $seat } receives the starting money, { $points }
event-round-begins = Round { $round } begins with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in the deck
event-starts = { $by ->
        [0] { $seat } starts, by lot
        [1] { $seat } starts: the poorest
       *[2] { $seat } starts, by lot among the poorest
    }
event-revealed = { $seat } reveals { $good } { $value }
event-auctioned = { $seat } offers { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
event-bids = { $seat } bids { $amount }
event-passes = { $seat } passes
event-no-room = { $seat } passes: no room for { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
event-no-money = { $last ->
        [0] { $seat } passes: no money left
       *[other] { $seat } passes: too little money to bid more than { $last }
    }
event-bought = { $seat } buys { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $points }
event-unsold = Nobody bids: { $cards ->
        [one] 1 card leaves
       *[other] { $cards } cards leave
    } the round, face down
event-free-card = { $seat } takes { $good } { $value } from the deck, free of charge
event-round-over = { $deck ->
        [0] Round { $round } ends: the deck is used up
        [one] Round { $round } ends: all warehouses are full, 1 card is left in the deck
       *[other] Round { $round } ends: all warehouses are full, { $deck } cards are left in the deck
    }
event-payout = { $seat }: warehouse { $value }, { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    }{ $tied ->
        [1] { "" }
       *[other] , { $tied } share { $pool }, rounded down
    }, { $points }
event-advanced = { $seat }: { $cards ->
        [one] 1 card of { $good }
       *[other] { $cards } cards of { $good }
    }, marker now on level { $level }
event-prize = { $seat }: { $good } level { $level }, { $place ->
        [1] { $tied ->
            [1] alone on top
           *[other] { $tied } on top share both prizes, rounded down
        }
       *[2] { $tied ->
            [1] second
           *[other] { $tied } share the second prize, rounded down
        }
    }, { $points }
event-bonus = { $seat }: { $good } level { $level }, bonus { $points }

advice-bid = The lot is worth about { $worth } to you, { $rival ->
        [0] and nobody after you is likely to outbid this.
       *[other] and those after you are likely to go up to { $rival }.
    }
advice-pass = The lot is worth about { $worth } to you: too little for a higher bid.
advice-let-go = The lot is worth about { $worth } to you, but money and free spaces will buy more later.
advice-close-call = By your own profit alone it would be the other way round: about { $now } from this lot, about { $later } with one more card. What the others gain tips the scales.
advice-reveal = You bid last, and { $later ->
        [0] a larger lot promises a little more.
       *[other] with another card you can expect a profit of about { $later }, without one of { $now }.
    }
advice-offer = You bid last, and { $now ->
        [0] another card promises no more than this lot.
       *[other] this lot promises a profit of about { $now }, with another card { $later }.
    }

## The board in the terminal
board-letter-metals = M
board-letter-porcelain = P
board-letter-dyes = D
board-letter-cloth = C
board-letter-spices = S
board-letter-neutral = ★
board-round = round { $round } of { $rounds } · { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    } in the deck
board-money = florins
board-warehouse = warehouse
board-value = value
board-pays = pays { $florins }
board-leads = leads with { $bid }
board-revealer = revealed
board-lot = Lot
board-no-lot = none on offer
board-best-bid = { $seat } leads with { $bid }
board-no-bid = no bid yet
board-level = level
board-legend = CAPITALS: markers now · small letters: after this round · 1st { $first }, 2nd { $second }
board-unseen = not seen yet

holding-money = { $count ->
        [one] 1 florin
       *[other] { $count } florins
    }

# What one looks for in a decision of a kind.
sense-bid = A lot pays by the warehouse's place and by the tracks it moves you up; money kept counts as points.
sense-more = Another card makes the lot dearer for everybody, and impossible for whoever lacks the room.

# Levels as measured: python benchmarks/strength.py --sentences
level-apprentice = The easiest level; wins 12 % against three shrewd ones (even: 25 %), thinks 1 ms.
level-journeyman = Wins 43 % against three of the level below (even: 25 %), thinks 2 ms.
level-master = Wins 53 % against three of the level below (even: 25 %), thinks 3 ms.
level-consul = Wins 52 % against three of the level below (even: 25 %), thinks 7 ms.
level-magnifico = Wins 42 % against three of the level below (even: 25 %), thinks 65 ms.
