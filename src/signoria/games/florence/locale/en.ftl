# Florence in English.
title = Florence
about = A long carnival night: place your family in nine queues before the Medici arrive.
edition-carnival = edition of 2021

medici-cosimo = Cosimo
medici-contessina = Contessina
medici-giovanni = Giovanni
rank-debutant = Debutant
rank-donna = Donna
rank-maestro = Maestro
strozzi-orange = orange
strozzi-blue = blue
obstacle-queue-is-full = the queue is full
obstacle-nobody-of-his = he has no one there
obstacle-nobody-rises = no one there can be promoted
obstacle-space-taken = the space is taken
obstacle-guard-there = a guard is there already
obstacle-no-street-there = no street on the route leads there

tile-influencers = Influencers
tile-loudmouth = Loudmouth
tile-scandalous = Scandalous
tile-life-of-the-party = Life of the Party
tile-street-cred = Street Cred
tile-upwardly-mobile = Upwardly Mobile
tile-plus-one = Plus One
tile-big-spender = Big Spender
tile-eyes-everywhere = Eyes Everywhere

scandal-post-guard = post a guard anywhere
scandal-go-anywhere = one goes anywhere
scandal-go-far = one or two go 1–3 locations
scandal-join-superior = a Debutant joins a Donna or Maestro
scandal-send-gift = send a gift
scandal-trade-places = trade with a neighbour
scandal-raise-debutant = a Debutant becomes a Donna
scandal-step-forward = step forward
scandal-take-back = take back a brag marker
scandal-swap-two = swap two in a queue
scandal-send-home = send a family member home
scandal-brag-anywhere = brag anywhere

street-1-2 = 1–2
street-1-4 = 1–4
street-2-3 = 2–3
street-2-5 = 2–5
street-3-6 = 3–6
street-4-5 = 4–5
street-4-7 = 4–7
street-5-6 = 5–6
street-5-8 = 5–8
street-6-9 = 6–9
street-7-8 = 7–8
street-8-9 = 8–9

alone = against Strozzi
preset-gentle = Gentle
preset-easier = Easier
preset-printed = As printed
preset-harder = Harder
preset-merciless = Merciless
group-easier = Easier
group-harder = Harder
option-easier-brags = Strozzi brags for 1, 2, 3 times the points instead of 2, 3, 4
option-easier-time = Strozzi gets 1 time less each round
option-easier-rewards = Bragging brings Strozzi no time when a coach passes
option-easier-guards = Strozzi starts without guards
option-easier-giovanni = Strozzi scores half with Giovanni if he cannot pay in full
option-harder-first-pass = No bonuses for you if you pass first
option-harder-feast = Strozzi scores 2 points for every unit of time he spends on his feast
option-harder-time = Strozzi gets 1 time more each round
option-harder-bonus = Strozzi gets 2 time if he passes first
option-harder-objective = Strozzi has a hidden objective
option-harder-streets = You cannot walk streets with one of Strozzi’s bodyguards

action-pass = Pass
action-deploy = Deploy a Debutant
action-promote = Promote a family member
action-move = Move a family member
action-hurry = Hurry
action-brag = Brag
action-gift = Give { $medici } a gift
action-scandal = Play: { $card }
action-discard = Discard for 1 time: { $card }
action-ring = Ring on location { $location }
action-place = Debutant to location { $location }
action-member = Your piece at location { $location }, place { $spot }
action-to = To location { $location }
action-stay = Stop here
action-tile = The tile at location { $location }
action-bodyguard = Bodyguard on street { $street }
action-spy = Spy on the tile at location { $location }
action-bouncer = Bouncer at the queue of location { $location }
action-take-time = Take 1 time
action-take-point = Take 1 point
action-swap = At location { $location } swap places { $first } and { $second }
action-with = With place { $spot } at location { $location }
action-forgo = Forgo the card for 1 time
action-accept = Accept and pay
action-decline = Decline
action-colour = { $colour }

outcome-tile = { $tile }
outcome-coach = a coach at location { $location }
outcome-destination = destination: location { $location }
outcome-time = time tile { $time }
outcome-start = { $seat } starts
outcome-objective = objective { $objective }
outcome-scandal = { $card }
outcome-strozzi = Strozzi’s card { $card }

prompt-first = Place your first Debutant in an empty queue.
prompt-action = Your turn: choose an action. You have { $time } time{ $cards ->
        [0] { "" }
        [one] {" "}and 1 scandal card
       *[other] {" "}and { $cards } scandal cards
    }; the coach drives to location { $destination }. Deploying costs { $deploy }, promoting { $promote }, moving { $move }, hurrying { $hurry }, bragging { $brag }, a gift { $gift } or more.
    .short = Your turn: choose an action.
prompt-ring = You pass: lay your ring on a location without one. You may swap there later.
prompt-bonus = You have passed: choose a bonus. Your ring is on location { $location }.
prompt-deploy = Choose the queue your new Debutant joins.
prompt-promote = Choose who is promoted by one rank.
prompt-mover = Choose who moves to a neighbouring location.
prompt-move = Choose where your family member at location { $location } goes.
prompt-hurrier = Hurry: choose who takes the first of two steps.
prompt-hurry = Choose the first step from location { $location }.
prompt-second = The first family member has reached location { $location }: send it on by one street, or choose another one for the second step.
prompt-last = Choose where your second family member goes from location { $location }.
prompt-brag = Choose the tile you brag on.
prompt-bodyguard = Place a bodyguard on a free street.
prompt-spy = Place a spy on a free brag tile.
prompt-bouncer = Place a bouncer at a free queue.
prompt-post-guard = Place a guard on any shield where you have none.
prompt-traveller = Choose who goes to any other location.
prompt-anywhere = Choose where your family member at location { $location } goes.
prompt-walker = Choose the first family member to walk one to three locations.
prompt-walk = Your family member is at location { $location }: { $left ->
        [one] 1 more location
       *[other] up to { $left } more locations
    }.
prompt-walker-two = Choose a second family member to walk, or stop here.
prompt-gift = Choose who gets the gift; it costs { $price } time or more.
prompt-trader = Choose who trades places with someone of lower rank at a neighbouring location.
prompt-partner = Choose with whom your family member at location { $location } trades places.
prompt-forward = Choose who steps forward within their rank.
prompt-take-back = Choose the tile from which you take back your brag marker.
prompt-swap-two = Choose two family members of equal rank in one queue.
prompt-send-home = Choose who leaves the game for good; you gain 3 time.
prompt-sixth = Your hand is full: discard a card for 1 time and draw the new one, or forgo it for 1 time.
prompt-offer = Giovanni offers { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $price } time. You have { $time } time{ $cards ->
        [0] { "" }
        [one] {" "}and 1 card
       *[other] {" "}and { $cards } cards
    }.
prompt-colour = Strozzi has equally many pieces of both colours on the board: choose the colour he deploys.
prompt-join-superior = Choose a queue where you have a Donna or Maestro for the new Debutant.
prompt-raise-debutant = Choose the Debutant that becomes a Donna.
prompt-brag-anywhere = Choose any tile to brag on.

refusal-too-little-time = this costs { $cost } time, you have { $time }
refusal-no-debutant-left = no Debutant is left on your board
refusal-queue-full = all { $spaces } places at location { $location } are taken
refusal-queue-not-empty = someone is waiting at location { $location }; the first Debutant needs an empty queue
refusal-ring-taken = there is already a ring on location { $location }
refusal-nobody-to-promote = no one can be promoted: no piece of the next rank is left, or no one is on the board
refusal-not-your-member = place { $spot } at location { $location } is not held by one of your pieces
refusal-equal-choice = another choice in the list leads to the same position
refusal-no-higher-piece = you have no { $rank } left
refusal-highest-rank = a Maestro cannot be promoted any further
refusal-nowhere-to-go = no way leads on from there: every street is closed or ends where there is no room
refusal-no-street = no street leads from location { $from } to location { $to }
refusal-street-closed = Strozzi’s bodyguard closes street { $street }
refusal-no-marker-left = you have no brag marker left
refusal-nobody-there = you have no one at location { $location }
refusal-already-bragged = your marker is already on the tile at location { $location }
refusal-no-space-on-tile = for { $points ->
        [one] 1 point
       *[other] { $points } points
    } no space is free on the tile at location { $location }
refusal-no-gift-left = you have no gift left
refusal-not-at-coach = you have no one at { $medici }’s coach (location { $location })
refusal-not-in-hand = you do not hold this card: { $card }
refusal-no-effect = this card would do nothing now: { $card }
refusal-action-limit = a family has at most { $limit } actions in one round
refusal-shield-taken = a guard is there already
refusal-own-guard-there = one of your guards is there already
refusal-other-shields = a gift to { $medici } allows a guard on a shield of { $medici } only
refusal-not-equal-rank = only family members of equal rank can be swapped
refusal-not-your-swap = one of the two must be yours
refusal-not-at-ring = your ring is not there
refusal-not-neighbours = the two must be directly one behind the other
refusal-nobody-at-spot = there is no one in that place, or it is not a neighbouring location
refusal-not-lower-rank = the partner at the neighbouring location must be of lower rank
refusal-no-marker-there = none of your markers is at location { $location }
refusal-same-location = your family member is at location { $location } and must go somewhere else
refusal-no-way-on = the way via location { $location } could not end where there is room
refusal-nobody-on-board = you have no one on the board
refusal-only-debutants = this card promotes Debutants only
refusal-no-superior-there = you have no Donna and no Maestro at location { $location }
refusal-nowhere-to-deploy = no queue is open to your Debutant
refusal-nowhere-to-brag = no tile is open to you where you have a family member
refusal-not-another-member = the second family member must be another one

# Notes of the shipped editions, by the words of their English text.
value-spaces = Open spaces
value-limits = Most actions in a round
value-dial = Noble dial, round
value-objectives = Objectives
value-strozzi_cards = Strozzi’s cards
value-board = Streets
value-time_tiles = Time tiles
note-read-off-the-worked-examples-the-coaches-follow-one-ring-1-to-5-is-the-diagonal-through-the-park = Read off the worked examples: the coaches follow one ring, 1 to 5 is the diagonal through the park.
note-27-blockers-on-nine-locations = 27 blockers on nine locations.
note-five-spaces-are-as-likely-as-six = Five spaces are as likely as six.
note-blockers-are-for-three-families-or-fewer = Blockers are for three families or fewer.
note-eight-tiles-with-values-from-2-to-9-each-used-once = Eight tiles with values from 2 to 9, each used once.
note-not-in-the-rules-keeps-a-match-finite-where-own-bodyguards-pay-for-every-move = Not in the rules: keeps a match finite where own bodyguards pay for every move.
note-the-costs-stand-in-the-german-book-only = The costs stand in the German book only.
note-the-head-and-the-first-four-places-are-printed = The head and the first four places are printed.
note-the-first-two-places-are-printed = The first two places are printed.
note-the-first-two-offers-and-the-gifts-are-printed = The first two offers and the gifts are printed.
note-stands-in-images-rises-from-round-to-round-as-the-book-says = Stands in images; rises from round to round as the book says.
note-the-gift-is-printed = The gift is printed.
note-nothing-below-4-members-and-35-points-at-most-are-printed = Nothing below 4 members and 35 points at most are printed.
note-what-the-cards-do-is-printed-which-medici-and-which-colour-each-one-names-stands-in-images = What the cards do is printed; which Medici and which colour each one names stands in images.

part-space = { $space ->
        [1] the bottom space
        [2] the middle space
       *[3] the top space
    }
event-tile-laid = { $tile } lies at location { $location }
event-coach-stands = { $medici }’s coach is at location { $location }
event-destination = Round { $round }: { $medici } will drive to location { $location }
event-time-tile = Round { $round } will bring { $time } time
event-objective-dealt = { $seat } receives a secret objective
    .you = You receive a secret objective
event-objective-seen = { $seat } sees: objective { $objective }
    .you = You see objective { $objective }
event-starts = { $seat } has the start coin
    .you = You have the start coin
event-first-debutant = { $seat } places the first Debutant at location { $location }
    .you = You place your first Debutant at location { $location }
event-round-begins = Round { $round }: { $medici } drives to location { $location }
event-time-gained = { $seat } gains { $time } time, now { $total }
    .you = You gain { $time } time, now { $total }
event-passes = { $seat } passes
    .you = You pass
event-passes-first = { $seat } passes first and gains { $time } time, now { $total }
    .you = You pass first and gain { $time } time, now { $total }
event-passes-last = { $seat } passes last: the action phase ends
    .you = You pass last: the action phase ends
event-ring-laid = { $seat } lays the ring on location { $location }
    .you = You lay your ring on location { $location }
event-deploys = { $seat } deploys a Debutant to location { $location } for { $cost } time
    .you = You deploy a Debutant to location { $location } for { $cost } time
part-promoted = { $rank-number ->
        [1] a Debutant to Donna
       *[2] a Donna to Maestro
    }
event-promotes = { $seat } promotes { part-promoted } at location { $location } ({ $cost } time)
    .you = You promote { part-promoted } at location { $location } ({ $cost } time)
event-leaves = { $seat }: { $rank } leaves location { $location }
    .you = Your { $rank } leaves location { $location }
event-arrives = { $seat }: { $rank } joins location { $location } in place { $spot }
    .you = Your { $rank } joins location { $location } in place { $spot }
event-own-bodyguard = { $seat } walks past a bodyguard of their own on { $street }: { $time } time
    .you = You walk past your own bodyguard on { $street }: { $time } time
event-bodyguard-pays = { $seat }: bodyguard on { $street }, { $points }
    .you = You: bodyguard on { $street }, { $points }
event-brags = { $seat } brags at location { $location }, { $tile }: { $count } counted, marker on { part-space }, { $points }
    .you = You brag at location { $location }, { $tile }: { $count } counted, marker on { part-space }, { $points }
event-gives = { $seat } gives { $medici } a gift for { $cost } time
    .you = You give { $medici } a gift for { $cost } time
event-posts-bodyguard = { $seat } posts a bodyguard on { $street }
    .you = You post a bodyguard on { $street }
event-posts-spy = { $seat } posts a spy at location { $location }
    .you = You post a spy at location { $location }
event-posts-bouncer = { $seat } posts a bouncer at location { $location }
    .you = You post a bouncer at location { $location }
event-no-guard = { $seat } places no guard: none is left, or no shield is free
    .you = You place no guard: none is left, or no shield is free
event-plays = { $seat } plays a scandal: { $card }
    .you = You play a scandal: { $card }
event-discards = { $seat } discards for { $time } time: { $card }
    .you = You discard for { $time } time: { $card }
event-bonus-time = { $seat } takes { $time } time as a bonus
    .you = You take { $time } time as a bonus
event-bonus-point = { $seat } takes a point as a bonus, { $points }
    .you = You take a point as a bonus, { $points }
event-swaps = { $seat } swaps places { $first } and { $second } at location { $location }
    .you = You swap places { $first } and { $second } at location { $location }
event-steps-forward = { $seat }: { $rank } steps forward at location { $location } to place { $spot }
    .you = Your { $rank } steps forward at location { $location } to place { $spot }
event-takes-back = { $seat } takes a brag marker back from location { $location }
    .you = You take your brag marker back from location { $location }
event-sends-home = { $seat } sends a { $rank } home from location { $location } for good and gains { $time } time
    .you = You send your { $rank } home from location { $location } for good and gain { $time } time
event-trades = { $seat } trades places between locations { $from } and { $location }
    .you = You trade places between locations { $from } and { $location }
event-coach-enters = { $medici } drives into location { $location }
event-head = { $seat }: head of the queue at location { $location }, { $points }
    .you = You lead the queue at location { $location }, { $points }
event-no-head = No one waits at location { $location }
event-no-bragger = { $seat } has the topmost marker at location { $location } but no one there: no card
    .you = You have the topmost marker at location { $location } but no one there: no card
event-draws = { $seat } draws a scandal card of { $medici }
    .you = You draw a scandal card of { $medici }
event-drew = { $seat } drew: { $card }
    .you = You drew: { $card }
event-reshuffled = { $medici }’s discarded scandals are shuffled into a new deck
event-no-card = No scandal card of { $medici } is left
event-forgoes = { $seat } forgoes the card for { $time } time
    .you = You forgo the card for { $time } time
event-brag-reward = Best brag at location { $location }: { $seat }
    .you = Best brag at location { $location }: you
event-spy-reward = { $seat } has a spy at location { $location }
    .you = You have a spy at location { $location }
event-queue-points = { $seat }: { $rank } in place { $spot } with { $medici }, { $points }
    .you = Your { $rank } in place { $spot } with { $medici }, { $points }
event-overlooked = { $seat }: Contessina overlooks the Debutant in place { $spot }
    .you = Contessina overlooks your Debutant in place { $spot }
event-accepts = { $seat } accepts Giovanni’s offer: { $cost } time, { $points }
    .you = You accept Giovanni’s offer: { $cost } time, { $points }
event-declines = { $seat } declines Giovanni’s offer for { $cost } time
    .you = You decline Giovanni’s offer for { $cost } time
event-cannot-pay = { $seat } cannot pay Giovanni { $cost } time
    .you = You cannot pay Giovanni { $cost } time
event-nobody-waits = No one waits for { $medici } at location { $location }
event-coin = The start coin goes to { $seat }
    .you = The start coin comes to you
part-gifts = { $gifts ->
        [one] 1 further gift
       *[other] { $gifts } further gifts
    }
event-gifts = { $seat } receives { part-gifts }
    .you = You receive { part-gifts }
part-cards = { $cards ->
        [one] 1 scandal card
       *[other] { $cards } scandal cards
    }
event-cards-to-time = { $seat } turns { part-cards } into { $time } time
    .you = You turn { part-cards } into { $time } time
event-time-to-points = { $seat }: { $time } time left, { $points }
    .you = You: { $time } time left, { $points }
part-there = { $count ->
        [one] 1 family member there
       *[other] { $count } family members there
    }
event-objective-points = { $seat }: objective { $objective }, { part-there }, { $points }
    .you = You: objective { $objective }, { part-there }, { $points }
event-solo-bodyguard = { $seat }: own bodyguard on { $street }, { $points }
    .you = Your bodyguard on { $street }, { $points }
event-bonus-skipped = { $seat } passed first: no bonus
    .you = You passed first: no bonus
event-strozzi-guard = Strozzi posts a guard on { $medici }’s shield at location { $location }
event-strozzi-bodyguard = Strozzi posts a bodyguard on { $street }
event-strozzi-time = Strozzi gains { $time } time, now { $total }
event-strozzi-card = Strozzi draws card { $card } for { $cost } time, { $total } left
event-strozzi-feast-back = Strozzi’s first card is the feast: he draws another one, the feast goes back into the pile
event-strozzi-spends-all = Strozzi celebrates: he spends { $time } time and keeps { $total }
event-strozzi-feast-points = Strozzi’s feast for { $time } time, { $points }
event-strozzi-passes = Strozzi passes
event-strozzi-ring = Strozzi lays his ring on location { $location }
event-strozzi-keeps-ring = Strozzi finds no location for his ring
event-strozzi-first-pass = Strozzi passed first and gains { $time } time
event-strozzi-swaps = Strozzi swaps places { $first } and { $second } at location { $location }
event-strozzi-bonus-points = Strozzi cannot swap, { $points }
event-strozzi-deploys = Strozzi deploys a { $rank } ({ $colour }) at location { $location } in place { $spot }
event-strozzi-recalls = Strozzi calls back { $count ->
        [one] 1 family member
       *[other] { $count } family members
    } ({ $colour }) from outside the destinations
event-strozzi-no-piece = Strozzi has no { $rank } ({ $colour }) left to deploy
event-strozzi-promotes = Strozzi promotes { part-promoted } ({ $colour }) at location { $location }, now in place { $spot }
event-strozzi-brags = Strozzi brags at location { $location }, { $tile } ({ $colour }), on { part-space }, { $points }
event-strozzi-no-brag = Strozzi finds no tile to brag on
event-strozzi-no-shield = Strozzi posts no guard, { $points } instead
event-strozzi-bodyguard-pays = Strozzi: bodyguard on { $street }, { $points }
event-strozzi-head = Strozzi: head of the queue at location { $location }, { $points }
event-strozzi-discards = Strozzi’s scandal card at location { $location } is discarded: { $card }
event-strozzi-reward-time = Strozzi takes { $time } time instead, now { $total }
event-strozzi-queue-points = Strozzi: { $rank } ({ $colour }) in place { $spot } with { $medici }, { $points }
event-strozzi-giovanni = Strozzi accepts Giovanni’s offer: { $cost } time, { $points }
event-strozzi-no-time = Strozzi has no time for Giovanni
event-strozzi-time-to-points = Strozzi: { $time } time left, { $points }
event-strozzi-objective-points = Strozzi: objective { $objective }, { part-there }, { $points }
event-strozzi-coin = The start coin goes to Strozzi
event-strozzi-no-time-for-brag = Bragging brings Strozzi no time
event-strozzi-arrives = Strozzi: { $rank } ({ $colour }) joins location { $location } in place { $spot }
event-strozzi-passes-last = Strozzi passes last: the action phase ends
event-strozzi-colour = Colour chosen for Strozzi: { $colour }
event-strozzi-overlooked = Strozzi: Contessina overlooks the Debutant ({ $colour }) in place { $spot }
event-strozzi-objective = Strozzi turns up objective { $objective }
event-strozzi-first-debutant = Strozzi places a Debutant ({ $colour }) at location { $location }
event-strozzi-first-guard = Strozzi begins with a guard on { $medici }’s shield at location { $location }
event-strozzi-first-bodyguard = Strozzi begins with a bodyguard on { $street }
event-strozzi-cannot = Strozzi skips location { $location }: { $obstacle }

advice-place = This is worth about { $gain ->
        [one] 1 point
       *[other] { $gain } points
    } more than anything else you could do next.
advice-pass = No action is worth its cost now; save the time.
advice-offer = The points are worth more than { $price } time.
advice-bonus = A small bonus while the others go on.

board-round = round { $round } of { $rounds }
board-to = to { $location }
board-head = head { $points }
board-time = time { $time }
board-gifts-after = then +{ $gifts ->
        [one] 1 gift
       *[other] { $gifts } gifts
    }
rival-strozzi = Strozzi
board-strozzi = Strozzi
board-legend = Ad AD AM: a family’s Debutant, Donna, Maestro · ▸ head of the queue · ◆ destination · ♜ coach · ○ ring · ¤ start coin · 3×…=6: unit value and what you would get by bragging · 0 7 13+: brag spaces · letters on a line: bodyguards
board-hand = Your scandals
board-no-cards = none
board-objective = Your objective
board-objective-now = { $members ->
        [one] 1 family member
       *[other] { $members } family members
    } there now: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-passed = passed
board-coin = coin
board-points = points
board-time-short = time
board-supply = supply
board-gifts = gifts
board-guards = guards
board-markers = markers
board-cards = cards
board-spy = spy:
board-bouncer = door:
board-rank-debutant = d
board-rank-donna = D
board-rank-maestro = M
board-hand-card = { $card } ({ $cost ->
        [0] free
       *[other] { $cost } time
    })
board-hand-gain = { $card } (gives { $gain } time)

holding-time = { $count } time
holding-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
holding-markers = { $count ->
        [one] 1 brag marker
       *[other] { $count } brag markers
    }
holding-guards = { $count ->
        [one] 1 guard
       *[other] { $count } guards
    }

# What one looks for in a decision of a kind.
sense-action = What counts is who is far forward where the next Medici arrive, and how much time is left for it.
sense-move = A family member counts most where the next Medici arrive, and more the further forward it is.
sense-mover = { sense-move }
sense-hurrier = { sense-move }
sense-hurry = { sense-move }
sense-second = { sense-move }
sense-last = { sense-move }
sense-traveller = { sense-move }
sense-anywhere = { sense-move }
sense-walker = { sense-move }
sense-walk = { sense-move }
sense-walker-two = { sense-move }
sense-trader = { sense-move }
sense-partner = { sense-move }
sense-forward = { sense-move }
sense-first = A queue on the way of the coming coaches pays off soonest, and in an empty one you lead.
sense-deploy = { sense-first }
sense-join-superior = { sense-first }
sense-promote = A higher rank goes ahead of all lower ones, and Contessina ignores Debutants.
sense-raise-debutant = { sense-promote }
sense-ring = The ring belongs where a swap will bring you forward while the others go on.
sense-bonus = A swap at the next destination is worth more than a point, a point more than nothing.
sense-swap-two = { sense-bonus }
sense-brag = A brag scores at once; if your marker is topmost, every passing coach also gives you a scandal card.
sense-brag-anywhere = { sense-brag }
sense-bodyguard = A bodyguard pays off on a street that others walk, near the coming destinations.
sense-spy = A spy pays off on a tile that coaches will drive past: each one gives you a scandal card.
sense-bouncer = A bouncer belongs at a queue that will be paid soon and that others want to join.
sense-post-guard = A guard pays off where many pass: streets near a destination, tiles on the coaches’ ways, queues soon paid.
sense-gift = A gift pays off if its guard still finds a good place.
sense-take-back = Take back the marker that will bring you least where it is.
sense-send-home = Send home the family member that will bring you least; the time is worth more elsewhere.
sense-sixth = Keep the five cards that help soonest; the least useful one still gives 1 time.
sense-offer = Weigh Giovanni’s points against what the time would bring in the next round.
sense-colour = Let Strozzi move the family that is worse placed on the coming ways.

# Levels as measured: python benchmarks/strength.py --sentences
measured-apprentice = The easiest level; wins 78% of matches against two shrewd bots (33% would be even); 1 ms a move.
measured-journeyman = Wins 62% of matches against two of the level below (33% would be even); 2 ms a move.
measured-master = Wins 52% of matches against two of the level below (33% would be even); 5 ms a move.
measured-consul = Wins 67% of matches against two of the level below (33% would be even); 20 ms a move.

stops-scandal = Then a scandal card is drawn.
stops-time = Then the round ends and a new time tile is turned up.
stops-destination = Then a new destination is turned up.
stops-strozzi = Then Strozzi’s next card is turned up.
stops-objective = Then Strozzi’s objective is turned up.
