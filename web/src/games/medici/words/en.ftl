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
bidder-last = bids last
bidder-asked = bids now
bidder-bid = bid
bidder-leads = leads with
bidder-passes = passes
bidder-no-room = no room
bidder-no-money = too little money
bidder-bought = takes the lot
status-asked = bids now
status-bid = bid { $amount }
status-leads = leads with { $amount }
status-passes = passes
status-no-room = no room for the lot
status-no-money = too little money
status-bought = takes the lot for { $amount }
status-revealer = revealed the lot
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
would-reach = { $good } would reach level { $level }
would-hold = warehouse { $value }, place { $place } now
lot-too-large = Your warehouse has no room for this lot.
takes-the-lot = Nobody can answer you: { $amount } takes the lot.
source-capital = Starting money
source-payout = Warehouses
source-prize = Tracks
source-bonus = Level bonuses
source-bought = Paid for lots
triumph = Your house leads the market
defeat = { $name } leads the market
shared = A shared victory
