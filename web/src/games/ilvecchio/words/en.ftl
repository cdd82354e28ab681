# What the board of Il Vecchio shows beyond the words of the game.
verb-recover = Recover
verb-reinforce = Reinforce
verb-forgo = Forgo the double turn
verb-end-turn = End the turn
verb-use = Use a province tile
verb-send = Use a family member
verb-go = Choose where to act
verb-walk = Travel by road
verb-ride = Take a carriage
verb-lie-down = Lie down
verb-pay-bishop = Pay a bishop
verb-take = Take
verb-give = Give
verb-buy-scroll = Buy a scroll
verb-decline = Decline
verb-place = Place the family member
verb-area = Choose an area
verb-pay = Pay followers
verb-pay-florins = Pay florins
verb-pay-nothing = Pay nothing
verb-office = Enter an office
verb-claim = Take a province tile
verb-keep-council = Keep a council tile
verb-keep-nobility = Keep a nobility tile
verb-lay-down = Lay down a piece
verb-take-back = Take back a piece
verb-reuse = Use a tile again

key-town = T
key-province = P
key-office = O
key-reinforce = R
key-recover = E
key-end-turn = N
key-forgo = G

source-scores-nobility = Nobility tiles
source-scores-track = Tracks
source-scores-everywhere = On all five tracks
source-scores-majority = Majorities
source-scores-crests = Crests
source-scores-forgone = Double turn forgone

triumph = Your family outlives the old man
defeat = { $name } outlives the old man
shared = The families outlive the old man

map = Map of Tuscany
tracks = Tracks
areas = Areas
areas-hooded = hooded: a middleman is there
tab-map = Map
tab-tracks = Tracks
tab-tiles = Tiles
region-venezia = Venezia
region-milano = Milano
region-chiesa = Chiesa
zoom-near = Zoom in
zoom-whole = Show the whole map
start-player = start player
or = { " or " }

count-florins = { $count ->
        [one] 1 florin
       *[other] { $count } florins
    }
count-assassin = { $count ->
        [one] 1 assassin
       *[other] { $count } assassins
    }
count-knight = { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
count-abbot = { $count ->
        [one] 1 abbot
       *[other] { $count } abbots
    }
count-scroll = { $count ->
        [one] 1 scroll
       *[other] { $count } scrolls
    }
count-carriage = { $count ->
        [one] 1 carriage
       *[other] { $count } carriages
    }
count-bishop = { $count ->
        [one] 1 bishop
       *[other] { $count } bishops
    }
count-follower = { $count ->
        [one] 1 follower
       *[other] { $count } followers
    }
count-crest = { $count ->
        [one] 1 crest
       *[other] { $count } crests
    }

name-areas = areas { $areas }
name-guide = A middleman is here and goes on to { $place }
name-stands = { $name }: { $count } standing here
name-lies = { $name }: { $count } lying here
name-walk = { $roads ->
        [one] 1 road away
       *[other] { $roads } roads away
    }
name-ride = or by carriage
name-here = your piece is here
name-bishop = costs a bishop
name-gives = Brings { $goods }
name-area = Area { $number }: { $towns }.
name-space = { $track }, space { $space }: { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

tag-here = here
crests = Medici crests
crests-left = { $left ->
        [one] 1 left, then double turns
       *[other] { $left } left, then double turns
    }
crests-gone = all gone: double turns
crests-of = { $left } of { $of } crests are left
events-unseen = Events not yet revealed
crest-does-levy = Everyone gives 3 florins or one other good
crest-does-middlemen = All middlemen walk on
crest-does-family-member = Everyone lays a family member down or takes back one that is lying
crest-space = Medici crest
pays-chiesa = 2 alike + 1
track-full = full
open-to-you = open to you
you-lack = you lack
nobody-near = out of reach
next-space = next
majority = Majority
extra-cost = + { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }

deed = What you do and pay
back = Back to the map
areas-of = { $count ->
        [one] area
       *[other] areas
    } { $areas }
guide-here = middleman here,
guide-next = goes on to { $place }
row-way = The way to { $place }
row-act = How
row-take = Take
row-give = Give
row-buy = A second scroll
row-followers = Followers
row-money = { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    } for space { $space }
row-tile = Choose a province tile
option-walk = Road −{ $florins }
option-ride = Carriage −1
option-lie = Lie down
option-lie-then = middleman to { $place }
option-bishop = Bishop −1
option-bishop-then = stays standing
option-pay = Pay { $florins }
option-free = Without money
option-free-then = turns your tile
option-buy = Buy for 1
option-decline = Decline
left-over = { $count } left
tile-after-event = after the event
tiles-left = { $tiles } left
sum-lies = lies down
sum-points = +{ $points } at the end
send-act = Act: { $sum }
send-takeover = Take over: { $sum }
takeover-worth = space +{ $points }
takeover-wins = space +{ $points }, majority +{ $majority }
followers-turn = turns your tile “{ $tile }”
follower-turns = { $follower } instead: turns your tile “{ $tile }”
after-it = after it

answers = Answers
choose-tile = Tiles to choose from
who-goes = Who goes to { $place }?
more-choices = Tiles and the end of the turn
lens-town = Town
lens-province = Province
lens-office = Office
state-town = { $members ->
        [0] none can act
        [one] 1 can act
       *[other] { $members } can act
    }
state-office = { $have } of { $need } scrolls
state-reinforce = { $members } in supply
state-recover = { $members ->
        [0] +{ $florins ->
            [one] 1 florin
           *[other] { $florins } florins
        }
        [one] 1 stands up
       *[other] { $members } stand up
    }

subtitle = round { $round } · { $crests ->
        [0] last turns
        [one] 1 crest left
       *[other] { $crests } crests left
    }
subtitle-set-up = set-up
state-reach = { $towns ->
        [0] none in reach
        [one] 1 in reach
       *[other] { $towns } in reach
    }
state-from = from { $place }
how-place = Choose a highlighted town for your family member.
how-place-any = Any town is allowed.
how-area = Choose an area on the map.
how-area-then = Then choose a town there for each of your two family members; both may be in the same one.
how-area-chosen = Two of your family members set out there.
how-lay-down = lies down
how-take-back = goes back to your supply
how-deed = Make your choices, then press the button.

your-tiles = Your tiles
tiles-once = to be used once
tiles-always = always active
tiles-secret = secret until the end
tiles-used = used, face down
no-tiles = No tiles yet.
hide = hide
show = show
face-down = face down
next-turn = works from your next turn on
council-kept = Council tiles kept
none-kept = None yet.
stack-council = council stack { $tiles }
stack-nobility = nobility stack { $tiles }

goods-of = What { $name } has
stand = { $count } standing
lie = { $count } lying
in-supply = +{ $count } in supply
members-stand = pieces standing
members-lie = pieces lying
used = used
hidden = hidden

step-tile = Council tile
step-roll = Roll, place two
step-free = Free area, two more
dice-show = The dice show { $sum }

province-does-scroll-for-followers = Give 1 scroll, take 2 followers of choice.
province-does-six-florins = Take 6 florins.
province-does-any-combination = While taking over a province: pay any followers of the same number.
province-does-follower-for-scrolls = Give 1 follower, take 2 scrolls.
province-does-any-follower = Take 1 follower of choice.
province-does-bishop-and-carriage = Take 1 bishop and 1 carriage.
province-does-one-scroll = Take 1 scroll.
province-does-one-knight = Take 1 knight.
province-does-one-assassin = Take 1 assassin.
province-does-one-abbot = Take 1 abbot.
province-does-florin-per-member = 1 florin for each family member in a place.
province-does-rolled-member = Roll the dice and place a family member.
province-does-use-again = Another used tile takes effect once more.
province-does-one-for-two = Give 1 follower or scroll, take 2 of one kind.
province-does-no-money = While taking over a province: pay no florins.
province-does-five-florins-for-two = Pay 5 florins, take a follower and a scroll.
province-does-one-of-three = Take 1 follower, 1 scroll or 5 florins.
province-does-free-member = Place a family member anywhere.

council-does-scroll = whenever you take a scroll in a town
council-does-money = whenever you take florins in a brown town
council-does-follower = whenever you take a follower in a town
council-does-abbot = whenever you take an abbot
council-does-knight = whenever you take a knight
council-does-assassin = whenever you take an assassin
council-does-carriage = whenever you take carriages
council-does-bishop = whenever you take bishops
council-does-recovery = whenever you recover
council-does-reinforcement = whenever you reinforce
council-does-province = whenever you take over a province
council-does-florence = whenever you take an office
council-bonus-scroll = next turn: +1 scroll
council-bonus-money = next turn: +4 florins
council-bonus-follower = next turn: +2 florins
council-bonus-abbot = next turn: +1 abbot
council-bonus-knight = next turn: +1 knight
council-bonus-assassin = next turn: +1 assassin
council-bonus-carriage = next turn: +1 bishop, +2 florins
council-bonus-bishop = next turn: +1 carriage, +2 florins
council-bonus-recovery = next turn: 1 rolled family member
council-bonus-reinforcement = next turn: 1 rolled family member
council-bonus-province = next turn: +1 scroll
council-bonus-florence = next turn: +1 follower

nobility-does-neighbours = Two of yours side by side on a track: as many points as there are families.
nobility-does-crests = For 1, 2, 3, or 4 and more crests.
open-provinces = Open provinces
none-open = none left
