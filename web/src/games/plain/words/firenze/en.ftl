# What the table of Firenze shows beyond the words of the game.
verb-no-exchange = No exchange
verb-end-building = Stop building
verb-end-commissions = Complete nothing more
verb-endure = Bear the event
verb-take = Take a card
verb-pay = Pay a brick
verb-return = Return a brick
verb-want = Exchange for a brick of the row
verb-found = Begin a tower
verb-raise = Raise a tower
verb-complete = Complete a commission
verb-tower = Choose a tower
verb-pick = Choose a brick
verb-against = Choose a player
verb-play = Play a card
verb-discard = Discard a card

source-completed = Commissions
source-balcony-completed = Balconies
source-floor-bonus = First on a floor
source-privilege-paid = Privileges
source-last-seal = End tile
source-majority = Majorities
source-feast-scored = Feasts

triumph = Your seals crown the skyline
defeat = { $name }’s seals crown the skyline
shared = Two families share the skyline

type-event = Event
type-person = Person
type-feast = Feast
type-building = Building
type-church = Church

sheet-skyline = Commissions
sheet-height = height { $height }
sheet-first = first { $points }
sheet-majority = majority { $points }
sheet-balcony = balcony { $number }
sheet-neutral = neutral seal
sheet-open = open, { $points } points
sheet-sealed = sealed by { $name }
sheet-row = Cards of the row
sheet-card = { $position }. { $card }
sheet-kind = Kind
sheet-price = Price
sheet-bricks = Bricks
sheet-free = free
sheet-pays = { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    }
sheet-none = none
sheet-site = Building
sheet-laid = Laid this turn
sheet-costs = Cost of each brick
sheet-bag = Bag
sheet-churches = Churches
sheet-church = Church { $number }
sheet-church-bricks = { $bricks } of { $needs } bricks
sheet-storage = storage { $bricks }/{ $limit }
sheet-towers = towers
sheet-cards = cards { $cards }/{ $limit }
sheet-seals = { $seals ->
        [one] 1 seal left
       *[other] { $seals } seals left
    }
