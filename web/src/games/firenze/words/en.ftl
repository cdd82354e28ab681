# What only the picture of Firenze needs.
verb-no-exchange = No exchange
verb-end-building = Finish building
verb-end-commissions = Complete no more
verb-endure = Accept the event
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
key-no-exchange = N
key-end-building = F
key-end-commissions = N
key-endure = B

source-completed = Commissions
source-balcony-completed = Balconies
source-floor-bonus = First on a floor
source-privilege-paid = Privileges
source-last-seal = End tile
source-majority = Majorities
source-feast-scored = Feasts

triumph = Your seals crown the skyline
defeat = { $name }’s seals crown the skyline
shared = The families share the skyline

tab-skyline = Skyline
tab-cards = Cards
tab-site = Site
phases = The six phases of a turn
phase-card = Card
phase-exchange = Exchange
phase-build = Build
phase-ruins = Ruins
phase-commissions = Commissions
phase-limits = Limits

you = You
of = { $number } of { $most }
status-building = is building
status-limit = is over a limit
status-event = must answer the event

skyline = The commissions
space = { $colour } { $height }
space-open = { $where }: open, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
space-balcony = { $where }: { $balcony }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
space-sealed = { $where }: sealed by { $name }.
space-neutral = { $where }: neutral seal.
balcony = balcony { $number }
open = open
floor-tile = First on height { $height }: { $points }
floor-taken = First on height { $height }: { $name }
end-tile = Last seal placed first: { $points }
end-taken = Last seal placed first by { $name }
last-seal-1 = last
last-seal-2 = seal
flag-open = Majority in { $colour }: { $points }, no one leads
flag-leads = Majority in { $colour }: { $points }, { $name } leads with { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }

site = Your building site
own-towers = Your towers
no-towers = no tower yet
ladder = Bricks laid this turn and what they cost in all
ladder-note = bricks laid this turn, and what they cost in all
ladder-step = { $bricks } laid: cost { $cost }, { $state }
ladder-laid = laid
ladder-next = next
ladder-reach = in reach
ladder-dear = too dear
nth = { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }
tower-of = { $colour } tower of { $height }
tower-label = { $colour } { $height }
towers-number = { $towers } towers
fits = fits { $colour } { $height } · { $points }
fits-short = fits · { $points }
fits-balcony = fits balcony { $number } · { $points }
fits-balcony-short = { $number } · { $points }
with-bonus = in all { $points }
next-fits = at { $height }: +{ $points }
next-height = next { $height }: +{ $points }
raise-or-lose = raise or lose it
raise-short = raise it
storeys-lost = { $storeys } lost
to-height = then { $height }
stays = stays
new-tower = An empty plot for a new tower.
plot = new

row = The row of cards
card-at = { $position }, { $card }, { $type }
price = { $bricks ->
        [one] pay 1 brick
       *[other] pay { $bricks } bricks
    }
free = free
price-gives = price { $price }, gives { $bricks }
yours-lies-here = your brick
lay-here = lay the next here
lay-the-last = lay the last here
then-here = then one here
bricks-of = { $bricks } { $colour }
want-name = { $colour } on card { $position }, { $card }: { $bricks }.

storage = Storage
storage-of = Storage { $bricks } of { $limit }
storage-empty = empty
seals-left = seals left
cards-held = cards
stone-name = { $colour }: { $bricks }.
chosen = { $chosen ->
        [1] { $bricks ->
            [1] chosen
           *[other] 1 of { $bricks }
        }
       *[other] { $chosen } of { $bricks }
    }
how-choose-card = choose a card of the row
how-pay-card = choose the brick to lay down
how-build = choose a brick, then a tower or the plot
how-exchange = choose a brick on a card
how-pay-exchange = choose what you give
how-pay-building = choose what you pay with
how-return-bricks = choose what goes to the bag
how-storage-limit = choose what goes to the bag
how-swap-give = choose the brick you give
to-grow = must grow
drop = Cancel
take-back = { $bricks ->
        [0] choose another card
        [one] take back 1
       *[other] take back { $bricks }
    }
send-return-bricks = Return { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    }
send-storage-limit = Return { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    }
send-pay-building = Pay { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    }
send-pay-exchange = Give { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    }
still-to-choose = { $bricks ->
        [0] all chosen
        [one] choose 1 more
       *[other] choose { $bricks } more
    }
to-building = on to building
finish-building = Finish building · pay { $cost }
nothing-falls = no tower falls into ruin
falls = { $towers ->
        [one] { $what } falls: { $lost } to the bag, { $kept } back
       *[other] { $what } fall: { $lost } to the bag, { $kept } back
    }
nothing-more = Nothing more
keep-towers = { $towers ->
        [0] on to the limits
        [one] keep 1 tower
       *[other] keep { $towers } towers
    }
loot-name = { $colour } of { $name }: { $bricks }.
sabotage-name = The towers of { $name }.
discard-name = { $card }: { $effect }

you-decide = your decision
decides-now = deciding now
waits-turn = waiting
is-done = done
ignores = unaffected
stage-ignored = A Patrician keeps the event away.
stage-returned = { $bricks ->
        [one] 1 brick to the bag
       *[other] { $bricks } bricks to the bag
    }, { $left } left
stage-nothing = nothing to lose
stage-owes = { $bricks ->
        [one] 1 brick due
       *[other] { $bricks } bricks due
    }
stage-tower = a tower is hit
stage-chosen = { $chosen } of { $owed } chosen
filled-later = filled after the event

your-cards = Your cards
no-cards = no cards yet
churches = Churches
church-free = free church field
bag = In the bag
bag-of = { $colour }: { $bricks } of { $all } in the bag
pile-of = { $cards ->
        [one] 1 card in the pile
       *[other] { $cards } cards in the pile
    }
all-cards = All cards
cards-of-kind = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
copies = { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }{ $start ->
        [0] {""}
       *[other] , { $start } at the start
    }

how-commissions = choose a tower or its window to see what it brings
seal-sum = { $sources ->
        [one] { $parts }
       *[other] { $parts } = { $total }
    }
gain-completed = { $points } for height { $height }
gain-balcony-completed = { $points } balcony { $number }
gain-floor-bonus = { $points } first on height { $height }
gain-privilege-paid = { $points } privilege
gain-last-seal = { $points } last seal
then-majority = gives you the { $colour } majority
then-balcony = balcony { $number } opens

# On the page bricks are touched in any order; the page sorts them before they are sent.
prompt-return-bricks =
    Return { $owed ->
        [one] 1 brick
       *[other] { $owed } bricks
    } to the bag.
prompt-pay-exchange =
    Give { $owed ->
        [one] 1 brick
       *[other] { $owed } bricks
    } for it.
prompt-pay-building =
    Pay { $owed ->
        [one] 1 brick
       *[other] { $owed } bricks
    } for building.
prompt-storage-limit =
    Your storage is too full: return { $owed ->
        [one] 1 brick
       *[other] { $owed } bricks
    }.
goals = Your towers and the commissions
fits-now = fits now: { $points }
goal = height { $height }:
goal-balcony = { $balcony }, height { $height }:
way = { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    }, you have { $have }
way-costs = cost { $cost }
