# Medici in English.
title = Medici
about = Bid for goods, fill your warehouse, climb the five goods tracks.
part-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
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
    .you = You receive the starting money, { $points }
event-round-begins = Round { $round } begins with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in the deck
event-starts = { $by ->
        [0] { $seat } starts (drawn at random)
        [1] { $seat } starts (least money)
       *[2] { $seat } starts (drawn at random among those with least money)
    }
    .you = { $by ->
        [0] You start (drawn at random)
        [1] You start: you have the least money
       *[2] You start (drawn at random among those with least money)
    }
event-revealed = { $seat } reveals { $good } { $value }
    .you = You reveal { $good } { $value }
event-auctioned = { $seat } offers { part-cards }
    .you = You offer { part-cards }
event-bids = { $seat } bids { $amount }
    .you = You bid { $amount }
event-passes = { $seat } passes
    .you = You pass
event-no-room = { $seat } passes: no room for { part-cards }
    .you = You pass: no room for { part-cards }
event-no-money = { $last ->
        [0] { $seat } passes: no money left
       *[other] { $seat } passes: too little money to bid more than { $last }
    }
    .you = { $last ->
        [0] You pass: no money left
       *[other] You pass: too little money to bid more than { $last }
    }
event-bought = { $seat } buys { part-cards }, { $points }
    .you = You buy { part-cards }, { $points }
event-unsold = No bids: { $cards ->
        [one] 1 card is
       *[other] { $cards } cards are
    } set aside face down
event-free-card = { $seat } takes { $good } { $value } from the deck, free of charge
    .you = You take { $good } { $value } from the deck, free of charge
part-payout = warehouse { $value }, { $place ->
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
event-round-over = { $deck ->
        [0] Round { $round } ends: the deck is used up
        [one] Round { $round } ends: all warehouses are full, 1 card is left in the deck
       *[other] Round { $round } ends: all warehouses are full, { $deck } cards are left in the deck
    }
event-payout = { $seat }: { part-payout }
    .you = You: { part-payout }
part-advanced = { $cards ->
        [one] 1 card of { $good }
       *[other] { $cards } cards of { $good }
    }, marker now on level { $level }
event-advanced = { $seat }: { part-advanced }
    .you = You: { part-advanced }
part-prize = { $good } level { $level }, { $place ->
        [1] { $tied ->
            [1] alone on top
           *[other] { $tied } on top share both prizes, rounded down
        }
       *[2] { $tied ->
            [1] second
           *[other] { $tied } share the second prize, rounded down
        }
    }, { $points }
event-prize = { $seat }: { part-prize }
    .you = You: { part-prize }
event-bonus = { $seat }: { $good } level { $level }, bonus { $points }
    .you = You: { $good } level { $level }, bonus { $points }

advice-bid = The lot is worth about { $worth } to you, { $rival ->
        [0] and no one after you is likely to outbid this.
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
sense-bid = A lot pays through your warehouse’s rank and the track levels it gains you; unspent money counts too.
sense-more = Another card raises the price for everyone and shuts out players without room.

# Levels as measured: python benchmarks/strength.py --sentences
measured-apprentice = The easiest level; wins 12% of matches against three shrewd bots (25% would be even); 1 ms a move.
measured-journeyman = Wins 43% of matches against three of the level below (25% would be even); 2 ms a move.
measured-master = Wins 53% of matches against three of the level below (25% would be even); 3 ms a move.
measured-consul = Wins 52% of matches against three of the level below (25% would be even); 7 ms a move.
measured-magnifico = Wins 42% of matches against three of the level below (25% would be even); 65 ms a move.

stops-draw = Then a card is turned up.

reason-pays = It pays { $points ->
        [one] 1 florin
       *[other] { $points } florins
    } at once: { $events }.
reason-pays-more = It pays { $points ->
        [one] 1 florin
       *[other] { $points } florins
    } at once ({ $events }); “{ $other }” pays { $instead }.
reason-pays-less = At once “{ $other }” pays more: { $instead ->
        [one] 1 florin
       *[other] { $instead } florins
    }, against { $points }.
reason-now = If the match ended right after it, you would have { $points ->
        [one] 1 florin
       *[other] { $points } florins
    } more than after “{ $other }”.
reason-now-less = If the match ended right after it, you would have { $points ->
        [one] 1 florin
       *[other] { $points } florins
    } fewer than after “{ $other }”.
reason-hinders = { $name } ends with about { $points ->
        [one] 1 florin
       *[other] { $points } florins
    } fewer than after “{ $other }”.
reason-more = In the end that is about { $points ->
        [one] 1 florin
       *[other] { $points } florins
    } more than with “{ $other }”.
reason-it-pays = It pays { $points ->
        [one] 1 florin
       *[other] { $points } florins
    } at once; “{ $other }” pays { $instead }.
reason-it-helps = { $name } ends with about { $points ->
        [one] 1 florin
       *[other] { $points } florins
    } more than after “{ $other }”.
reason-it-costs-points = In the end it costs about { $points ->
        [one] 1 florin
       *[other] { $points } florins
    } against “{ $other }”.
fact-lot-yours = Tried out, the lot is yours for { $bid } in { $times } of { $tries }.
fact-lot-brings = The lot brings you about { $worth } by the end, at a price of { $bid }.
fact-lot-brings-little = The lot would bring you about { $worth } by the end: too little for a bid of { $bid }.
fact-lot-brings-nothing = The lot would bring you nothing by the end, even for free.
fact-lot-goes = Tried out, { $name } buys this lot in { $times } of { $tries }.
fact-lot-unsold = Tried out, this lot stays unsold in { $times } of { $tries }.
fact-lot-goes-to-you = Tried out, you buy this lot in { $times } of { $tries }.
