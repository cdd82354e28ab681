# Firenze in English.
title = Firenze
about = Raise coloured towers, keep every tower growing, and complete commissions before your rivals.
edition-quined = Quined, second edition

colour-white = white
colour-yellow = yellow
colour-green = green
colour-red-brown = red-brown
colour-blue = blue
colour-purple = purple

condition-standing = not yet raised
condition-raised = raised this turn
condition-spared = spared

card-tribute = Tribute
card-luxury-tax = Luxury Tax
card-flood = Flood
card-warehouse-fire = Warehouse Fire
card-collapse = Collapse
card-mason = Mason
card-smuggler = Smuggler
card-saboteur = Saboteur
card-spy = Spy
card-patrician = Patrician
card-princess = Princess
card-wholesaler = Wholesaler
card-architect = Architect
card-monument = Monument
card-recognition = Recognition
card-scandal = Scandal
card-workshop = Workshop
card-storehouse = Storehouse
card-trading-house = Trading House
card-privilege-5 = Privilege 5
card-privilege-6 = Privilege 6
card-privilege-7 = Privilege 7
card-campanile = Campanile
card-own-1 = own card 1
card-own-2 = own card 2
card-own-3 = own card 3
card-own-4 = own card 4
card-own-5 = own card 5
card-own-6 = own card 6
card-own-7 = own card 7
card-own-8 = own card 8
card-own-9 = own card 9

# Names that the box prints in English in every language.
printed-patrician = Patrician
printed-princess = Princess
printed-wholesaler = Wholesaler
printed-recognition = Recognition
printed-workshop = Workshop
board-and-printed = { $card } ({ $printed })

group-seals = Neutral seals
group-cards = Cards
option-neutral-seals = How neutral seals are placed
option-neutral-seals-recommended = as recommended
option-neutral-seals-dice = by dice
option-neutral-seals-dead-colour = a dead colour
option-neutral-number = Number of neutral seals (not with a dead colour)
option-dead-colour = Dead colour
option-dead-colour-by-lot = at random
option-dead-colour-white = white
option-dead-colour-yellow = yellow
option-dead-colour-green = green
option-dead-colour-red-brown = red-brown
option-dead-colour-blue = blue
option-dead-colour-purple = purple
option-campanile = With the Campanile (leave it out in a first game)
option-automatic-discards = What events take is chosen automatically

action-no-exchange = No exchange
action-end-building = Finish building
action-end-commissions = Complete no more commissions
action-endure = Accept the event
action-take = Take card { $position }
action-pay = Pay a { $colour } brick
action-return = Return a { $colour } brick
action-want = Exchange for the { $colour } brick on card { $position }
action-found = Begin a { $colour } tower
action-raise = Raise the { $colour } tower of { $height } ({ $condition })
action-complete = Complete the { $colour } { $height } commission
action-tower = { $condition-number ->
        [0] Choose the { $colour } tower of { $height }
       *[1] Choose the { $colour } tower of { $height } ({ $condition })
    }
action-pick = Choose a { $colour } brick of { $seat }
action-against = Choose { $seat }
action-play = Play { $card }
action-discard = Discard { $card }

outcome-start = { $seat } starts
outcome-dead-colour = the dead colour is { $colour }
outcome-balcony = a balcony on the { $colour } { $height } commission
outcome-neutral = a neutral seal on the { $colour } { $height } commission
outcome-card = { $card }
outcome-brick = a { $colour } brick

prompt-choose-card =
    Take one card of the row. You have { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    } to pay with.
prompt-pay-card =
    Lay a brick on card { $position }. { $left ->
        [one] It is the last one
       *[other] { $left } are still to be paid
    }.
prompt-face-event = Accept the event, or play a card to ignore it.
prompt-return-bricks =
    Return { $owed ->
        [one] 1 more brick
       *[other] { $owed } more bricks
    } to the bag, from white to purple.
prompt-tear-down = You cannot pay in bricks: which tower is torn down?
prompt-lose-storey = Which tower loses its top storey?
prompt-exchange =
    Exchange { $rate ->
        [one] 1 brick
       *[other] { $rate } bricks
    } for one of the row? You have { $bricks }.
prompt-pay-exchange =
    Give { $owed ->
        [one] 1 more brick
       *[other] { $owed } more bricks
    }, from white to purple.
prompt-build =
    Lay a brick or finish. Laid so far: { $built }, cost { $cost }. { $more ->
        [-1] No further brick can be paid for
       *[other] With one more the cost is { $more }
    }.
prompt-pay-building =
    Pay { $owed ->
        [one] 1 more brick
       *[other] { $owed } more bricks
    } for building, from white to purple.
prompt-commissions =
    Complete a commission, or go on. You have { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    } left.
prompt-card-limit = You have { $cards } cards and may keep { $limit }: discard one.
prompt-storage-limit =
    Your storage is too full: return { $owed ->
        [one] 1 more brick
       *[other] { $owed } more bricks
    }, from white to purple.
prompt-swap-for = Which brick do you want to have?
prompt-swap-give = Which brick do you give for it?
prompt-steal-brick = Which brick do you take?
prompt-sabotage-whom = Whose tower do you sabotage?
prompt-sabotage-tower = Which tower loses its top storey?
prompt-spare-tower = Which tower is spared?
prompt-drop-feast = Which feast card do you get rid of?

refusal-no-card-there = there is no card { $position } in the row
refusal-card-too-dear = this card costs { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    }, you have { $left }
refusal-no-brick = there is no { $colour } brick there
refusal-out-of-order = bricks are named from white to purple; you are already at { $colour }
refusal-rest-unpaid = with { $colour } and later colours alone you cannot pay { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    }; begin with an earlier colour
refusal-not-on-card = there is no { $colour } brick on card { $position }
refusal-rate-too-high = an exchange costs { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    }, you have { $left }
refusal-most-built = at most { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    } can be laid in a turn
refusal-building-too-dear = with this brick building costs { $bricks }, and { $left } would be left to pay with
refusal-no-tower = there is no such { $colour } tower of { $height }
refusal-covered = a seal covers the { $colour } { $height } commission
refusal-balcony-order = balcony { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } comes first
refusal-commission-later = { $colour } { $height }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; needs a { $colour } tower of height { $height }; phase 5 of a turn
refusal-balcony-later = { $colour } { $height }: needs a { $colour } tower of height { $height }, with balcony { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } sealed before it; phase 5 of a turn
refusal-no-seals = you have no seals left
refusal-campanile-unpaid = the Campanile requires a { $colour } brick from storage
refusal-not-held = you do not hold { $card }
refusal-no-person = { $card } is not a person card; only persons are played
refusal-played-already = { $card } was already played this turn
refusal-without-effect = { $card } would do nothing now
refusal-feast-stays = { $card } is a feast card and stays in hand
refusal-nothing-there = { $seat } has no tower you could choose
refusal-same-colour = the two bricks must be of different colours; both would be { $colour }
refusal-no-feast = { $card } is not a feast card in your hand
refusal-safe-already = the { $colour } tower of { $height } is safe already

# Notes of the shipped editions, by the words of their English text.
value-turns = Longest match
value-commissions = Points of the commissions
value-majority = Majorities
value-floors = Floor tiles
value-balconies = Balcony tiles
value-cards = Cards
note-a-technical-end-real-matches-take-13-to-23-turns = A technical end; real matches take 13 to 23 turns.
note-fitted-to-the-values-that-examples-of-the-rulebook-show = Fitted to the values that examples of the rulebook show.
note-the-4-for-height-5-and-the-5-for-height-6-are-printed-in-examples-of-the-rulebook = The 4 for height 5 and the 5 for height 6 are printed in examples of the rulebook.
note-the-8-for-height-7-is-sourced = The 8 for height 7 is sourced.
note-the-2-for-white-is-printed-in-an-example-of-the-rulebook = The 2 for white is printed in an example of the rulebook.
note-heights-are-sourced-the-2-for-height-6-is-printed-in-an-example-of-the-rulebook = Heights are sourced; the 2 for height 6 is printed in an example of the rulebook.
note-colour-or-total-is-reconstructed-to-fit-the-known-tiles = Colour or total is reconstructed to fit the known tiles.
note-colour-height-and-total-are-sourced = Colour, height and total are sourced.
note-name-and-that-it-is-for-all-players-are-sourced = Name and that it is for all players are sourced.
note-the-name-is-sourced = The name is sourced.
note-the-number-of-copies-is-reconstructed = The number of copies is reconstructed.
note-of-medium-certainty-the-number-of-copies-is-reconstructed = Of medium certainty; the number of copies is reconstructed.
note-that-it-discards-feasts-is-printed-the-number-of-copies-is-reconstructed = That it discards feasts is printed; the number of copies is reconstructed.
note-the-name-is-printed = The name is printed.
note-that-some-feasts-cost-points-is-sourced = That some feasts cost points is sourced.
note-name-effect-and-number-of-copies-are-reconstructed = Name, effect and number of copies are reconstructed.
note-the-effect-is-sourced-its-points-are-reconstructed = The effect is sourced, its points are reconstructed.
note-after-the-pattern-of-privilege-5 = After the pattern of Privilege 5.
note-of-medium-certainty = Of medium certainty.

event-balcony-placed = Balcony { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }: { $colour } { $height }, worth { $total }
event-dead-chosen = The dead colour is { $colour }
event-neutral-placed = A neutral seal covers the { $colour } { $height } commission
event-starts = { $seat } starts
    .you = You start
part-white = { $bricks ->
        [one] 1 white brick
       *[other] { $bricks } white bricks
    }
event-white-bricks = { $seat } begins with { part-white }
    .you = You begin with { part-white }
event-card-laid = { $card } is laid out as card { $position }
event-brick-laid = A { $colour } brick is laid on card { $position }
event-turn-begins = Turn { $turn }: { $seat }
    .you = Turn { $turn }: your turn
event-card-paid = { $seat } lays a { $colour } brick on card { $position }
    .you = You lay a { $colour } brick on card { $position }
event-card-taken = { $seat } takes { $card } (card { $position })
    .you = You take { $card } (card { $position })
part-bricks = { $bricks ->
        [one] 1 { $colour } brick
       *[other] { $bricks } { $colour } bricks
    }
event-bricks-taken = { $seat } gets { part-bricks }
    .you = You get { part-bricks }
event-event-struck = Event: { $card }
event-event-ignored = { $seat } ignores { $card }
    .you = You ignore { $card }
event-untouched = { $card }: { $seat } has nothing to lose
    .you = { $card }: you have nothing to lose
event-returned = { $card }: { $seat } returns a { $colour } brick
    .you = { $card }: you return a { $colour } brick
event-torn-down = { $card }: the { $colour } tower of { $height } of { $seat } is torn down
    .you = { $card }: your { $colour } tower of { $height } is torn down
event-collapsed = { $height ->
        [0] { $card }: a { $colour } tower of { $seat } is gone
       *[other] { $card }: a { $colour } tower of { $seat } drops to { $height }
    }
    .you = { $height ->
        [0] { $card }: your { $colour } tower is gone
       *[other] { $card }: your { $colour } tower drops to { $height }
    }
event-held = { $seat } takes { $card } into hand
    .you = You take { $card } into hand
event-monument-goes = { $height ->
        [0] No one has a tower: { $card } stays with { $seat }
       *[other] { $card } goes to { $seat }, whose tower has { $height }
    }
    .you = { $height ->
        [0] No one has a tower: { $card } stays with you
       *[other] { $card } goes to you: your tower has { $height }
    }
event-building-opened = { $seat } lays out { $card }
    .you = You lay out { $card }
event-building-twice = { $seat } has { $card } already: it is discarded
    .you = You have { $card } already: it is discarded
event-church-laid = { $card } lies on a church field
event-churches-full = All church fields are taken: { $card } is discarded
event-bag-empty = The bag is empty: card { $position } has { $bricks ->
        [0] no bricks
        [one] only 1 brick
       *[other] only { $bricks } bricks
    }
event-row-short = No card is left to draw: the row has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
event-reshuffled = { $cards ->
        [one] 1 discarded card becomes
       *[other] { $cards } discarded cards become
    } the new pile
event-played = { $seat } plays { $card }
    .you = You play { $card }
event-swapped = { $seat } swaps a { $given } brick for a { $colour } one of { $other }
    .you = You swap a { $given } brick for a { $colour } one of { $other }
    .you-other = { $seat } swaps a { $given } brick for a { $colour } one of yours
event-stolen = { $seat } takes a { $colour } brick from { $other }
    .you = You take a { $colour } brick from { $other }
    .you-other = { $seat } takes a { $colour } brick from you
event-sabotaged = { $height ->
        [0] { $seat } brings down a { $colour } tower of { $other }
       *[other] { $seat } lowers a { $colour } tower of { $other } to { $height }
    }
    .you = { $height ->
        [0] You bring down a { $colour } tower of { $other }
       *[other] You lower a { $colour } tower of { $other } to { $height }
    }
    .you-other = { $height ->
        [0] { $seat } brings down your { $colour } tower
       *[other] { $seat } lowers your { $colour } tower to { $height }
    }
event-spared = { $seat } spares the { $colour } tower of { $height }
    .you = You spare your { $colour } tower of { $height }
event-exchange-paid = { $seat } lays a { $colour } brick on card { $position }
    .you = You lay a { $colour } brick on card { $position }
event-exchanged = { $seat } takes a { $colour } brick from card { $position }
    .you = You take a { $colour } brick from card { $position }
event-built = { $height ->
        [1] { $seat } begins a { $colour } tower
       *[other] { $seat } raises a { $colour } tower to { $height }
    } (brick { $bricks } of this turn, cost { $cost })
    .you = { $height ->
        [1] You begin a { $colour } tower
       *[other] You raise a { $colour } tower to { $height }
    } (brick { $bricks } of this turn, cost { $cost })
event-cost-paid = { $seat } pays a { $colour } brick for building
    .you = You pay a { $colour } brick for building
event-ruin = The { $colour } tower of { $height } of { $seat } falls into ruin: { $lost } to the bag, { $kept } to the storage
    .you = Your { $colour } tower of { $height } falls into ruin: { $lost } to the bag, { $kept } to the storage
event-completed = { $seat } completes the { $colour } { $height } commission, { $points }
    .you = You complete the { $colour } { $height } commission, { $points }
part-balcony = balcony { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, { $colour } { $height }, { $points }
event-balcony-completed = { $seat } completes { part-balcony }
    .you = You complete { part-balcony }
event-floor-bonus = First seal at height { $height }: { $seat }, { $points }
    .you = First seal at height { $height }: you, { $points }
event-privilege-paid = { $seat } scores { $card }, { $points }
    .you = You score { $card }, { $points }
event-campanile-paid = { $seat } lays a { $colour } brick on { $card }, which now has { $bricks }
    .you = You lay a { $colour } brick on { $card }, which now has { $bricks }
event-church-leaves = { $card } is fulfilled and leaves its church field
event-last-seal = { $seat } has placed the last seal and takes the end tile, { $points }
    .you = You have placed your last seal and take the end tile, { $points }
event-card-discarded = { $seat } discards { $card }
    .you = You discard { $card }
event-over-limit = { $seat } has too many bricks and returns a { $colour } one
    .you = You have too many bricks and return a { $colour } one
event-turns-over = { $turn ->
        [one] Everyone has had 1 turn: the match ends
       *[other] Everyone has had { $turn } turns: the match ends
    }
event-majority = { $seals ->
        [one] Majority in { $colour }: { $seat } with 1 seal at height { $height }, { $points }
       *[other] Majority in { $colour }: { $seat } with { $seals } seals, the highest at { $height }, { $points }
    }
    .you = { $seals ->
        [one] Majority in { $colour }: you with 1 seal at height { $height }, { $points }
       *[other] Majority in { $colour }: you with { $seals } seals, the highest at { $height }, { $points }
    }
event-no-majority = No one has a seal in { $colour }
event-feast-scored = { $cards ->
        [one] { $seat }: { $card }, { $points }
       *[other] { $seat }: { $cards } × { $card }, { $points }
    }
    .you = { $cards ->
        [one] You: { $card }, { $points }
       *[other] You: { $cards } × { $card }, { $points }
    }

board-turn = turn { $turn }
board-pile = pile { $cards }
board-bag = bag { $bricks }
board-end = end tile: { $seat }
board-end-open = end tile { $points }
board-height = height
board-price = card, price, bricks
board-churches = churches
board-church-free = empty
board-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-seals = { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }
board-storage = storage { $bricks }/{ $limit }
board-towers = towers
board-cards = cards { $cards }/{ $limit }
board-none = none
board-built = laid { $built } of { $most }, cost { $cost }
board-next-balcony = balcony { $number } is next
board-all-balconies = all balconies completed
board-legend = ✕ neutral seal · ↑ raised · ○ spared
board-letter-white = W
board-letter-yellow = Y
board-letter-green = G
board-letter-red-brown = R
board-letter-blue = B
board-letter-purple = P

advice-take = Best card for its price: it helps most with what is being built.
advice-finish = { $points ->
        [one] This completes a commission worth 1 point.
       *[other] This completes a commission worth { $points } points.
    }
advice-grow = This tower is on its way to height { $height }, for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
advice-keep = This tower would fall into ruin if it were not raised.
advice-stop = More bricks now would cost more than they bring.
advice-cheap = This brick is the one you need least.
advice-exchange = A brick that your towers need.
advice-no-exchange = No brick of the row is worth that many.
advice-person = This card helps right now.
advice-harm = This hurts the strongest opponent most.
advice-card = The card you need least.
advice-least = The tower you can do without best.
advice-wait = The tower is worth more when it is higher.
advice-endure = The event costs too little to spend a card on it.

# Kinds of cards, and what each does: the numbers are those of the edition.
type-event = Event
type-person = Person
type-feast = Feast
type-building = Building
type-church = Church

effect-tribute = { $whom ->
        [all] Everyone returns
       *[active] You return
    } { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    }. A player with fewer loses one whole tower instead.
effect-luxury-tax = { $whom ->
        [all] Everyone returns
       *[active] You return
    } bricks until at most { $keep } are left.
effect-flood = { $whom ->
        [all] Everyone returns
       *[active] You return
    } { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    }, or what there is.
effect-warehouse-fire = { $whom ->
        [all] Everyone returns
       *[active] You return
    } { $part ->
        [1] the whole storage
        [2] half of the storage, rounded down
       *[other] one brick in { $part } of the storage, rounded down
    }.
effect-collapse = { $whom ->
        [all] Everyone loses the top storey of one tower.
       *[active] One of your towers loses its top storey.
    }
effect-mason = Building costs { $less ->
        [one] 1 brick
       *[other] { $less } bricks
    } less this turn.
effect-smuggler = Swap a brick of yours for one of another colour from a rival’s storage.
effect-saboteur = A rival’s tower loses its top storey.
effect-spy = Take a brick of your choice from a rival’s storage.
effect-patrician = Get rid of a feast, or ignore the event you have just taken.
effect-princess = Your card costs nothing this turn. Play it before you choose.
effect-wholesaler = Your exchange is { $rate } for 1 this turn.
effect-architect = One tower that you do not raise this turn stays.
effect-monument = Goes at once to the player who is building the tallest tower. { $points } at the end.
effect-recognition = At the end { $points } for each of your seals on { $highest ->
        [3] height 3
       *[other] heights 3 to { $highest }
    }.
effect-feast = { $points } at the end. Only a Patrician gets rid of it.
effect-workshop = Building costs { $less ->
        [one] 1 brick
       *[other] { $less } bricks
    } less in every turn.
effect-storehouse = Your storage may keep { $limit ->
        [one] 1 brick
       *[other] { $limit } bricks
    }.
effect-trading-house = Your exchange is { $rate } for 1 in every turn.
effect-privilege = The first commission of height { $height } from now on earns { $points }.
effect-campanile = Every commission also costs 1 { $colour } brick, laid here. With { $bricks } it is gone.

brief-tribute = { $whom ->
        [all] all −{ $bricks }
       *[active] you −{ $bricks }
    }
brief-luxury-tax = { $whom ->
        [all] all keep { $keep }
       *[active] you keep { $keep }
    }
brief-flood = { $whom ->
        [all] all −{ $bricks }
       *[active] you −{ $bricks }
    }
brief-warehouse-fire = { $whom ->
        [all] all −1/{ $part }
       *[active] you −1/{ $part }
    }
brief-collapse = { $whom ->
        [all] all −1 storey
       *[active] −1 storey
    }
brief-mason = cost −{ $less }
brief-smuggler = 1 ⇄ 1
brief-saboteur = rival −1 storey
brief-spy = +1 brick
brief-patrician = feast or event
brief-princess = price 0
brief-wholesaler = { $rate } for 1
brief-architect = 1 spared
brief-monument = { $points }
brief-recognition = { $points } a seal up to { $highest }
brief-feast = { $points }
brief-workshop = cost −{ $less }
brief-storehouse = keeps { $limit }
brief-trading-house = { $rate } for 1
brief-privilege = height { $height }: { $points }
brief-campanile = 1 { $colour } each

now-mason = now: cost { $before } → { $after }
now-princess = now: dearest { $before } → { $after }
now-wholesaler = now: { $before } → { $after } for 1
now-smuggler = now: { $count } to choose from
now-spy = now: { $count } to choose from
now-saboteur = now: { $count ->
        [one] 1 tower
       *[other] { $count } towers
    } to hit
now-patrician = now: { $count ->
        [one] 1 feast
       *[other] { $count } feasts
    } to drop
now-architect = now: { $count ->
        [one] 1 tower would fall
       *[other] { $count } towers would fall
    }

holding-bricks = { $count ->
        [one] 1 brick
       *[other] { $count } bricks
    }
holding-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
holding-towers = { $count ->
        [one] 1 tower
       *[other] { $count } towers
    }

# What one looks for in a decision of a kind.
sense-choose-card = A card is worth the bricks on it and its effect, minus the bricks it costs.
sense-pay-card = Give the brick that your towers and the open commissions need least.
sense-pay-exchange = { sense-pay-card }
sense-pay-building = { sense-pay-card }
sense-return-bricks = { sense-pay-card }
sense-storage-limit = { sense-pay-card }
sense-swap-give = { sense-pay-card }
sense-face-event = A card is worth playing if the event would cost more than the card may bring later.
sense-tear-down = Give up the tower that is furthest from a commission.
sense-lose-storey = { sense-tear-down }
sense-exchange = An exchange pays if one brick completes what several others cannot.
sense-build = Every tower must be raised or it falls; the more bricks in a turn, the dearer each is.
sense-commissions = Seals are scarce: complete a commission when a higher one is out of reach or may be lost to others.
sense-card-limit = Let the card go that helps least with what is being built.
sense-drop-feast = { sense-card-limit }
sense-swap-for = Take the brick that you need and whose owner will miss it.
sense-steal-brick = { sense-swap-for }
sense-sabotage-whom = It hurts most where a storey less makes a commission impossible.
sense-sabotage-tower = { sense-sabotage-whom }
sense-spare-tower = Spare the tower that would lose most if it were not raised.

# Levels as measured: python benchmarks/strength.py --sentences
measured-apprentice = The easiest level; wins 78% of matches against a shrewd bot (50% would be even); 1 ms a move.
measured-journeyman = Wins 65% of matches against the level below (50% would be even); 1 ms a move.
measured-master = Wins 66% of matches against the level below (50% would be even); 1 ms a move.
measured-consul = Wins 61% of matches against the level below (50% would be even); 4 ms a move.
measured-magnifico = Wins 60% of matches against the level below (50% would be even); 30 ms a move.

stops-card = Then a new card comes into the row.
stops-brick = Then bricks are drawn from the bag.
