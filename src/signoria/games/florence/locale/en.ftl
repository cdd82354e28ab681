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
obstacle-nobody-of-his = nobody of his waits there
obstacle-nobody-rises = nobody there can rise
obstacle-space-taken = the space is taken
obstacle-guard-there = a guard stands there
obstacle-no-street-there = no street leads there on the route

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
scandal-go-anywhere = one member anywhere
scandal-go-far = two members far
scandal-join-superior = join a superior
scandal-send-gift = send a gift
scandal-trade-places = trade places next door
scandal-raise-debutant = raise a Debutant
scandal-step-forward = step forward
scandal-take-back = take back a marker
scandal-swap-two = swap two of a queue
scandal-send-home = send a member home
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
option-easier-rewards = Bragging brings Strozzi no time on a journey
option-easier-guards = Strozzi starts without guards
option-easier-giovanni = Strozzi scores half with Giovanni if he cannot pay in full
option-harder-first-pass = No bonuses for you if you pass first
option-harder-feast = Strozzi scores 2 points for each time he spends on his feast
option-harder-time = Strozzi gets 1 time more each round
option-harder-bonus = Strozzi gets 2 time if he passes first
option-harder-objective = Strozzi has a hidden objective
option-harder-streets = You cannot walk streets with a bodyguard of Strozzi

action-pass = Pass
action-deploy = Deploy a Debutant
action-promote = Promote a member
action-move = Move a member
action-hurry = Hurry
action-brag = Brag
action-gift = Give { $medici } a gift
action-scandal = Play: { $card }
action-discard = Discard for 1 time: { $card }
action-ring = Ring on { $location }
action-place = Debutant to { $location }
action-member = Your member at { $location }, place { $spot }
action-to = To { $location }
action-stay = Stop here
action-tile = The tile at { $location }
action-bodyguard = Bodyguard on street { $street }
action-spy = Spy on the tile at { $location }
action-bouncer = Bouncer at the queue of { $location }
action-take-time = Take 1 time
action-take-point = Take 1 point
action-swap = At { $location } swap places { $first } and { $second }
action-with = With place { $spot } at { $location }
action-forgo = Forgo the card for 1 time
action-accept = Accept and pay
action-decline = Decline
action-colour = { $colour }

outcome-tile = { $tile }
outcome-coach = a coach at { $location }
outcome-destination = destination { $location }
outcome-time = time tile { $time }
outcome-start = { $seat } starts
outcome-objective = objective { $objective }
outcome-scandal = { $card }
outcome-strozzi = Strozzi's card { $card }

prompt-first = Place your first Debutant on an empty queue.
prompt-action = Your turn: choose one action. You have { $time } time{ $cards ->
        [0] { "" }
        [one] {" "}and 1 scandal card
       *[other] {" "}and { $cards } scandal cards
    }; the coach drives to { $destination }. Deploying costs { $deploy }, promoting { $promote }, moving { $move }, hurrying { $hurry }, bragging { $brag }, a gift { $gift } or more.
prompt-ring = You pass: lay your ring on a location without one. There you may swap later.
prompt-bonus = You have passed: choose a bonus. Your ring is on { $location }.
prompt-deploy = Choose the queue your new Debutant joins.
prompt-promote = Choose who rises by one rank.
prompt-mover = Choose who moves to a neighbouring location.
prompt-move = Choose where your member from { $location } goes.
prompt-hurrier = Hurry: choose who takes the first of two steps.
prompt-hurry = Choose the first step from { $location }.
prompt-second = The first member has reached { $location }: send it on by one street, or choose another member for the second step.
prompt-last = Choose where your second member goes from { $location }.
prompt-brag = Choose the tile you brag on.
prompt-bodyguard = Place a bodyguard on a free street.
prompt-spy = Place a spy on a free brag tile.
prompt-bouncer = Place a bouncer at a free queue.
prompt-post-guard = Place a guard on any shield where you have none.
prompt-traveller = Choose who goes to any other location.
prompt-anywhere = Choose where your member from { $location } goes.
prompt-walker = Choose the first member to walk one to three locations.
prompt-walk = Your member is at { $location }: { $left ->
        [one] 1 more location
       *[other] up to { $left } more locations
    }.
prompt-walker-two = Choose a second member to walk, or stop here.
prompt-gift = Choose who gets the gift; it costs { $price } time or more.
prompt-trader = Choose who trades places with somebody of lower rank next door.
prompt-partner = Choose with whom your member at { $location } trades places.
prompt-forward = Choose who steps forward within its rank.
prompt-take-back = Choose the tile from which you take back your marker.
prompt-swap-two = Choose two members of equal rank in one queue.
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
prompt-colour = Strozzi has equally many of both colours on the board: choose the colour he deploys.
prompt-join-superior = Choose a queue with a Donna or Maestro of yours for the new Debutant.
prompt-raise-debutant = Choose the Debutant that becomes a Donna.
prompt-brag-anywhere = Choose any tile to brag on.

refusal-too-little-time = this costs { $cost } time, you have { $time }
refusal-no-debutant-left = no Debutant is left on your board
refusal-queue-full = all { $spaces } places at { $location } are taken
refusal-queue-not-empty = somebody waits at { $location }; the first Debutant needs an empty queue
refusal-ring-taken = a ring lies on { $location } already
refusal-nobody-to-promote = nobody can rise: no piece of the next rank is left, or nobody is on the board
refusal-not-your-member = place { $spot } at { $location } is not held by a member of yours
refusal-equal-choice = another choice in the list leads to the same position
refusal-no-higher-piece = no { $rank } is left on your board
refusal-highest-rank = a Maestro cannot rise any further
refusal-nowhere-to-go = no way leads on from there: every street is closed or ends where there is no room
refusal-no-street = no street leads from { $from } to { $to }
refusal-street-closed = Strozzi's bodyguard closes street { $street }
refusal-no-marker-left = you have no brag marker left
refusal-nobody-there = you have nobody at { $location }
refusal-already-bragged = your marker lies on the tile at { $location } already
refusal-no-space-on-tile = for { $points ->
        [one] 1 point
       *[other] { $points } points
    } no space is free on the tile at { $location }
refusal-no-gift-left = you have no gift left
refusal-not-at-coach = nobody of yours is where { $medici }'s coach stands, at { $location }
refusal-not-in-hand = you do not hold this card: { $card }
refusal-no-effect = this card could not be carried out now: { $card }
refusal-action-limit = a family has at most { $limit } actions in one round
refusal-shield-taken = a guard stands there already
refusal-own-guard-there = your own guard stands there already
refusal-other-shields = a gift to { $medici } allows a guard on a shield of { $medici } only
refusal-not-equal-rank = only members of equal rank can be swapped
refusal-not-your-swap = one of the two must be yours
refusal-not-at-ring = your ring does not lie there
refusal-not-neighbours = the two must stand directly one behind the other
refusal-nobody-at-spot = nobody stands there, or it is not next door
refusal-not-lower-rank = the partner next door must be of lower rank
refusal-no-marker-there = none of your markers lies at { $location }
refusal-same-location = your member is at { $location } and must go somewhere else
refusal-no-way-on = the way over { $location } could not end where there is room
refusal-nobody-on-board = nobody of yours is on the board
refusal-only-debutants = this card raises Debutants only
refusal-no-superior-there = you have no Donna and no Maestro at { $location }
refusal-nowhere-to-deploy = no queue is open to your Debutant
refusal-nowhere-to-brag = no tile is open to you where you have a member
refusal-not-another-member = the second member must be another one

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

event-tile-laid = { $tile } lies at { $location }
event-coach-stands = { $medici }'s coach stands at { $location }
event-destination = Round { $round }: { $medici } will drive to { $location }
event-time-tile = Round { $round } will bring { $time } time
event-objective-dealt = { $seat } receives a secret objective
event-objective-seen = { $seat } sees: objective { $objective }
event-starts = { $seat } has the start coin
event-first-debutant = { $seat } places the first Debutant at { $location }
event-round-begins = Round { $round }: { $medici } drives to { $location }
event-time-gained = { $seat } gains { $time } time, now { $total }
event-passes = { $seat } passes
event-passes-first = { $seat } passes first and gains { $time } time, now { $total }
event-passes-last = { $seat } passes last: the action phase ends
event-ring-laid = { $seat } lays the ring on { $location }
event-deploys = { $seat } deploys a Debutant to { $location } for { $cost } time
event-promotes = { $seat } promotes to { $rank } at { $location } for { $cost } time
event-leaves = { $seat }: { $rank } leaves { $location }
event-arrives = { $seat }: { $rank } joins { $location } in place { $spot }
event-own-bodyguard = { $seat } passes an own bodyguard on { $street }: { $time } time
event-bodyguard-pays = { $seat }: bodyguard on { $street }, { $points }
event-brags = { $seat } brags at { $location }, { $tile }: { $count } counted, marker on { $space ->
        [1] the bottom space
        [2] the middle space
       *[3] the top space
    }, { $points }
event-gives = { $seat } gives { $medici } a gift for { $cost } time
event-posts-bodyguard = { $seat } posts a bodyguard on { $street }
event-posts-spy = { $seat } posts a spy at { $location }
event-posts-bouncer = { $seat } posts a bouncer at { $location }
event-no-guard = { $seat } places no guard: none is left, or no shield is free
event-plays = { $seat } plays a scandal: { $card }
event-discards = { $seat } discards for { $time } time: { $card }
event-bonus-time = { $seat } takes { $time } time as bonus
event-bonus-point = { $seat } takes a point as bonus, { $points }
event-swaps = { $seat } swaps places { $first } and { $second } at { $location }
event-steps-forward = { $seat }: { $rank } steps forward at { $location } to place { $spot }
event-takes-back = { $seat } takes the marker back from { $location }
event-sends-home = { $seat } sends a { $rank } home from { $location } for good and gains { $time } time
event-trades = { $seat } trades places between { $from } and { $location }
event-coach-enters = { $medici } drives into { $location }
event-head = { $seat }: lead position at { $location }, { $points }
event-no-head = Nobody waits at { $location }
event-no-bragger = { $seat } has the topmost marker at { $location } but nobody there: no card
event-draws = { $seat } draws a scandal card of { $medici }
event-drew = { $seat } drew: { $card }
event-reshuffled = { $medici }'s discarded scandals are shuffled into a new deck
event-no-card = No scandal card of { $medici } is left
event-forgoes = { $seat } forgoes the card for { $time } time
event-brag-reward = { $seat } has bragged best at { $location }
event-spy-reward = { $seat } has a spy at { $location }
event-queue-points = { $seat }: { $rank } in place { $spot } with { $medici }, { $points }
event-overlooked = { $seat }: Contessina overlooks the Debutant in place { $spot }
event-accepts = { $seat } gives Giovanni { $cost } time, { $points }
event-declines = { $seat } declines Giovanni's offer for { $cost } time
event-cannot-pay = { $seat } cannot pay Giovanni { $cost } time
event-nobody-waits = Nobody waits for { $medici } at { $location }
event-coin = The start coin goes to { $seat }
event-gifts = { $seat } receives { $gifts ->
        [one] 1 further gift
       *[other] { $gifts } further gifts
    }
event-cards-to-time = { $seat } turns { $cards ->
        [one] 1 scandal card
       *[other] { $cards } scandal cards
    } into { $time } time
event-time-to-points = { $seat }: { $time } time left, { $points }
event-objective-points = { $seat }: objective { $objective }, { $count ->
        [one] 1 member
       *[other] { $count } members
    } there, { $points }
event-solo-bodyguard = { $seat }: own bodyguard on { $street }, { $points }
event-bonus-skipped = { $seat } passed first: no bonus
event-strozzi-guard = Strozzi posts a guard on { $medici }'s shield at { $location }
event-strozzi-bodyguard = Strozzi posts a bodyguard on { $street }
event-strozzi-time = Strozzi gains { $time } time, now { $total }
event-strozzi-card = Strozzi draws card { $card } for { $cost } time, { $total } left
event-strozzi-feast-back = Strozzi's first card is the feast: he draws another one, the feast goes back into the pile
event-strozzi-spends-all = Strozzi celebrates: he spends { $time } time and keeps { $total }
event-strozzi-feast-points = Strozzi's feast for { $time } time, { $points }
event-strozzi-passes = Strozzi passes
event-strozzi-ring = Strozzi lays his ring on { $location }
event-strozzi-keeps-ring = Strozzi finds no place for his ring
event-strozzi-first-pass = Strozzi passed first and gains { $time } time
event-strozzi-swaps = Strozzi swaps places { $first } and { $second } at { $location }
event-strozzi-bonus-points = Strozzi cannot swap, { $points }
event-strozzi-deploys = Strozzi deploys { $rank } ({ $colour }) at { $location } in place { $spot }
event-strozzi-recalls = Strozzi calls back { $count } of { $colour } from outside the destinations
event-strozzi-no-piece = Strozzi has no { $rank } ({ $colour }) to deploy
event-strozzi-promotes = Strozzi promotes to { $rank } ({ $colour }) at { $location }, now in place { $spot }
event-strozzi-brags = Strozzi brags at { $location }, { $tile } ({ $colour }), on { $space ->
        [1] the bottom space
        [2] the middle space
       *[3] the top space
    }, { $points }
event-strozzi-no-brag = Strozzi finds no tile to brag on
event-strozzi-no-shield = Strozzi posts no guard, { $points } instead
event-strozzi-bodyguard-pays = Strozzi: bodyguard on { $street }, { $points }
event-strozzi-head = Strozzi: lead position at { $location }, { $points }
event-strozzi-discards = Strozzi's scandal card at { $location } is discarded: { $card }
event-strozzi-reward-time = Strozzi takes { $time } time instead, now { $total }
event-strozzi-queue-points = Strozzi: { $rank } ({ $colour }) in place { $spot } with { $medici }, { $points }
event-strozzi-giovanni = Strozzi gives Giovanni { $cost } time, { $points }
event-strozzi-no-time = Strozzi has no time for Giovanni
event-strozzi-time-to-points = Strozzi: { $time } time left, { $points }
event-strozzi-objective-points = Strozzi: objective { $objective }, { $count } there, { $points }
event-strozzi-coin = The start coin goes to Strozzi
event-strozzi-no-time-for-brag = Bragging brings Strozzi no time
event-strozzi-arrives = Strozzi: { $rank } ({ $colour }) joins { $location } in place { $spot }
event-strozzi-passes-last = Strozzi passes last: the action phase ends
event-strozzi-colour = You choose { $colour } for Strozzi
event-strozzi-overlooked = Strozzi: Contessina overlooks the Debutant ({ $colour }) in place { $spot }
event-strozzi-objective = Strozzi turns up objective { $objective }
event-strozzi-first-debutant = Strozzi places a Debutant ({ $colour }) at { $location }
event-strozzi-first-guard = Strozzi begins with a guard on { $medici }'s shield at { $location }
event-strozzi-first-bodyguard = Strozzi begins with a bodyguard on { $street }
event-strozzi-cannot = Strozzi passes over { $location }: { $obstacle }

advice-place = This is worth about { $gain ->
        [one] 1 point
       *[other] { $gain } points
    } more than anything else you could do next.
advice-pass = Nothing you could pay for is worth its time now; the saved time is.
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
board-legend = Ad AD AM: a family's Debutant, Donna, Maestro · ▸ head of a queue · ◆ destination · ♜ coach · ○ ring · ¤ first-player coin · 3×…=6: unit value and what you would get by bragging · 0 7 13+: brag spaces · letters on a line: bodyguards
board-hand = Your scandals
board-no-cards = none
board-objective = Your objective
board-objective-now = { $members ->
        [one] 1 member
       *[other] { $members } members
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
board-markers = cups
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
        [one] 1 marker
       *[other] { $count } markers
    }
holding-guards = { $count ->
        [one] 1 guard
       *[other] { $count } guards
    }

# What one looks for in a decision of a kind.
sense-action = What counts is who stands far forward where the next Medici arrive, and how much time is left for it.
sense-move = A member counts where the next Medici arrive, and the further forward it stands.
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
sense-first = A queue on the way of the coming coaches pays soonest, and an empty one lets you lead.
sense-deploy = { sense-first }
sense-join-superior = { sense-first }
sense-promote = A higher rank stands before all lower ones, and Contessina sees no Debutants.
sense-raise-debutant = { sense-promote }
sense-ring = The ring belongs where a swap will bring you forward while the others go on.
sense-bonus = A swap at the next destination is worth more than a point, a point more than nothing.
sense-swap-two = { sense-bonus }
sense-brag = A brag pays at once by what it counts, and again when a coach drives past its topmost marker.
sense-brag-anywhere = { sense-brag }
sense-bodyguard = A bodyguard earns on a street that others walk, near the coming destinations.
sense-spy = A spy earns on a tile that coaches will drive past and others brag on.
sense-bouncer = A bouncer belongs to a queue that will be paid soon and that others want to join.
sense-post-guard = A guard earns where many pass: streets near a destination, tiles on the coaches’ ways, queues soon paid.
sense-gift = A gift is worth its time by the guard it brings and where that can still stand.
sense-take-back = Take back the marker that will earn least where it lies.
sense-send-home = Send home the member that will earn least; its time is worth more elsewhere.
sense-sixth = A hand of five holds the cards that help soonest; the least useful one still gives a time.
sense-offer = Giovanni’s points are weighed against what the time would earn in the next round.
sense-colour = Let Strozzi move the family that stands worse on the coming ways.

# Levels as measured: python benchmarks/strength.py --sentences
level-apprentice = The easiest level; wins 78 % against two shrewd ones (even: 33 %), thinks 1 ms.
level-journeyman = Wins 62 % against two of the level below (even: 33 %), thinks 2 ms.
level-master = Wins 52 % against two of the level below (even: 33 %), thinks 5 ms.
level-consul = Wins 67 % against two of the level below (even: 33 %), thinks 20 ms.
