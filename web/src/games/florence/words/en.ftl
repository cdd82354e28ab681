# What the table of Florence shows beyond the words of the game.
verb-pass = Pass
verb-deploy = Deploy
verb-promote = Promote
verb-move = Move
verb-hurry = Hurry
verb-brag = Brag
verb-gift = Give a gift
verb-scandal = Play a scandal
verb-discard = Discard a scandal
verb-ring = Lay the ring
verb-place = Place a Debutant
verb-member = Choose a piece
verb-to = Go to a location
verb-stay = Stop here
verb-tile = Choose a tile
verb-bodyguard = Post a bodyguard
verb-spy = Post a spy
verb-bouncer = Post a bouncer
verb-take-time = Take time
verb-take-point = Take a point
verb-swap = Swap places
verb-with = Choose the partner
verb-forgo = Forgo the card
verb-accept = Accept
verb-decline = Decline
verb-colour = Choose a colour

source-bodyguard-pays = Bodyguards
source-brags = Brags
source-bonus-point = Bonuses after passing
source-head = Heads of queues
source-queue-points = Queues
source-accepts = Giovanni’s offers
source-time-to-points = Time left
source-objective-points = Objective
source-solo-bodyguard = Your bodyguards
source-strozzi-feast-points = Strozzi’s feast
source-strozzi-bonus-points = Strozzi’s bonuses
source-strozzi-brags = Strozzi’s brags
source-strozzi-no-shield = Strozzi without a shield
source-strozzi-bodyguard-pays = Strozzi’s bodyguards
source-strozzi-head = Strozzi’s heads of queues
source-strozzi-queue-points = Strozzi’s queues
source-strozzi-giovanni = Strozzi and Giovanni
source-strozzi-time-to-points = Strozzi’s time left
source-strozzi-objective-points = Strozzi’s objective

triumph = Your family carries the night
defeat = { $name } carries the night
shared = The families share the night

sheet-dial = Noble dial

verb-pass-short = Pass
verb-deploy-short = Deploy
verb-promote-short = Promote
verb-move-short = Move
verb-hurry-short = Hurry
verb-brag-short = Brag
verb-gift-short = Gift
verb-scandal-short = Scandal
key-pass = p
key-deploy = d
key-promote = r
key-move = m
key-hurry = h
key-brag = b
key-gift = g
key-scandal = s
short-of = { $time } short

you = you
city = The city of Florence
hand = Your scandals
hand-empty = You hold no scandal card. You draw one when a coach passes your topmost marker or your spy.
gifts = Gifts
cups = markers left
objective = Objective
objective-members = members
objective-points = points
objective-now = now
objective-places = Pieces at { $locations } count at the end
objective-hide = Hide while others can look on
objective-show = Show the objective
objective-hold = hidden: hold to look
journey = Journey
this-journey = This journey
scored-so-far = scored so far
to-come = still to come at { $location }
then-more = then +{ $points }
dial-gifts = then +{ $gifts } { $gifts ->
        [one] gift
       *[other] gifts
    }
dial-round = round { $round } · to { $location }
dial-round-open = round { $round }
dial-time = { $time } time
gift-coach = at { $location }
ring-at = ring at { $location }
ring-home = ring in hand
tab-city = Board
tab-hand = Scandals{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
tab-dial = Dial

counts-influencers = Donna, Maestro
counts-loudmouth = markers placed
counts-scandalous = cards in hand
counts-life-of-the-party = queue heads
counts-street-cred = in this row
counts-upwardly-mobile = in this column
counts-plus-one = locations with 2+
counts-big-spender = gifts given
counts-eyes-everywhere = locations
counts-none = –
brag-now = a brag now:
brag-nobody-there = you have no one here
brag-already-bragged = your marker is here
brag-no-space-on-tile = no space is free
brag-no-marker-left = no marker left

goods-time = { $time } time
goods-gifts = gifts left: { $count }
goods-cards = scandals: { $count }
goods-cups = markers left: { $count }
goods-guards = guards left: { $count }
goods-home = at home
underway = on the way
underway-left = { $left ->
        [one] 1 step left
       *[other] { $left } steps left
    }
brief-spot = { $location } · { $spot }
brief-swap = { $location }: { $first } ↔ { $second }
brief-spy = spy { $location }
brief-bouncer = bouncer { $location }
offer-discard-first = Discard a card first: each brings 1 time.
discard-short = discard

flag-head = head
flag-brag = brag
flag-spy = spy
journey-head = { $name }: head of the queue
journey-brag = { $name }: bragged best, draws
journey-spy = { $name }: spy, draws
journey-nobody = no one is rewarded
journey-place = place { $spot }, { $rank }

strozzi-of = Strozzi ({ $colour })
strozzi-deck = Strozzi’s pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
drawn-before = drawn before
strozzi-no-card = no card drawn yet this round
strozzi-passed = has passed
strozzi-card-deploy = Deploy
strozzi-card-feast = Time to celebrate!
strozzi-card-friend = A friend
strozzi-card-brag = Brag
strozzi-card-guard = Post a guard
step-pays = Pays { $time } time
step-deploy = someone joins
step-deploy-done = joins
step-friend = someone is promoted
step-friend-done = promoted
step-brag = brags
step-brag-done = brags
step-guard = posts a guard
step-guard-done = guard
step-feast = spends his time and passes
step-feast-done = passes
step-if-needed = only if needed
step-is-done = done
step-is-failed = not possible
step-is-next = next
step-is-later = later

sheet-scores = { $medici } scores here
sheet-line = Place { $spot } in line
sheet-worth = Place { $spot } in line, worth { $points }
sheet-pick = Tap the piece you mean.
sheet-pick-own = Tap one of your pieces to use it.
sheet-nothing = Nothing can be decided about this place now.
sheet-do-brag = Brag +{ $points } · { $cost } time
sheet-do-deploy = Deploy here · { $cost } time
close-sheet = Close

member-of = { $rank } ({ $name })
name-queue = Queue: { $queue }.
name-nobody = No one waits.
name-free = { $free ->
        [0] No place is free.
        [one] One place is free.
       *[other] { $free } places are free.
    }
name-coach = Coach here: { $medici }.
name-goal = Will score here: { $medici }.
name-rings = Rings: { $names }.
name-bouncers = Bouncer: { $names }.
name-spies = Spy: { $names }.
name-member = { $member }, location { $location }, place { $spot }.
name-tile = Brag tile at location { $location }: { $tile }, { $unit } × { $counts }. A brag would bring { $points }.
name-the-coach = { $medici }’s coach at location { $location }.
name-shield = Free shield of { $medici } at location { $location }.
name-guards = Shield of { $medici } at location { $location }: { $names }.
name-street = Street { $street }, free shield of Cosimo.
name-street-guards = Street { $street }, bodyguards: { $names }.
name-card = { $card }, { $medici }, { $cost } time. { $help }
name-discard = Discard for 1 time: { $card }

help-post-guard = Put a guard on any shield, even beside guards of others.
help-go-anywhere = One of your family members goes to any other location; bodyguards do not count.
help-go-far = One or two family members walk one to three locations each; bodyguards count.
help-join-superior = A new Debutant joins a queue where you have a Donna or Maestro.
help-send-gift = A gift to any Medici, from wherever you are; earlier gifts make it dearer.
help-trade-places = One of your family members trades places with someone of lower rank at a neighbouring location.
help-raise-debutant = One of your Debutants becomes a Donna.
help-step-forward = A family member steps as far forward as its rank allows.
help-take-back = Take one of your markers back from a tile.
help-swap-two = Swap two family members of equal rank in one queue.
help-send-home = One of your family members leaves the game for good, and you gain time.
help-brag-anywhere = Brag on any tile, even where you have no one.

card-step = Card { $card }, step { $step } of { $steps }.
drive-step = Stop { $stop } of { $stops }.
name-offer = Giovanni’s offers at location { $location }.
