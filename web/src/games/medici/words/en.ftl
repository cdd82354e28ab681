# What only the picture of Medici needs.
you = You
value = value
house = House
pays = Pays
lot = The lot
lot-none = The next lot is about to be turned up
lot-caption = { $cards ->
        [one] One lot of 1 card, face value { $value }, revealed by { $name }
       *[other] One lot of { $cards } cards, face value { $value }, revealed by { $name }
    }
left-in-deck = left in the deck
deck-name = The deck, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left. Reveal another card
warehouse-of = Warehouse of { $name }: { $cards } of 5 places taken, value { $value }
free-place = free
bidding = Bidding, once round
bidder-waits = still to come
bidder-last = last to bid
bidder-asked = bidding now
bidder-bid = bid
bidder-leads = leading with
bidder-passes = passed
bidder-no-room = no room
bidder-no-money = too little money
bidder-bought = lot won
status-asked = bidding now
status-bid = bid { $amount }
status-leads = leading with { $amount }
status-passes = passed
status-no-room = no room for the lot
status-no-money = too little money
status-bought = lot won for { $amount }
status-revealer = lot revealed
marker-at = { $name }: level { $level }
marker-rising = { $name }: level { $level }, { $will } after this round
round-warehouses = Round { $round } · warehouses
if-ended-now = If the round ended now: { $payouts }, ties share.
with-this-lot = With this lot you hold { $value }, place { $place }, { $pays }.
quick-bids = A tap sets the bid, a second tap sends it
quick-bid = Set the bid to { $amount }
your-bid = Your bid
one-less = One florin less
one-more = One florin more
of-florins = of { $money ->
        [one] 1 florin
       *[other] { $money } florins
    }
verb-reveal = Reveal another
verb-auction = Offer this lot
verb-pass = Pass
verb-bid = Bid
key-pass = P
key-reveal = R
key-auction = O
face-value = Face value { $value }
would-reach = { $good }: then level { $level }
would-hold = warehouse { $value }, place { $place } now
lot-too-large = Your warehouse has no room for this lot.
takes-the-lot = No one can outbid you: { $amount } wins the lot.
source-capital = Starting money
source-payout = Warehouses
source-prize = Tracks
source-bonus = Level bonuses
source-bought = Paid for lots
triumph = Your house leads the market
defeat = { $name } leads the market
shared = A shared victory
last-lots = Last lots
none-sold = No lot has been sold yet.
unsold = unsold
settlement = Payment of round { $round }
settlement-close = Back to the lot
warehouses = Warehouses
sum = Sum
