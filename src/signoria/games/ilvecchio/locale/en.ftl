# Il Vecchio in English.
title = Il Vecchio
about = Travel through Tuscany, win followers, and wear down the old man’s power.
edition-pegasus = Pegasus edition, map reconstructed
option-less-luck = Less luck: family members come in without dice, crests bring no events
part-amount = { $good-number ->
        [0] { $amount ->
            [one] { $amount } florin
           *[other] { $amount } florins
        }
        [1] { $amount ->
            [one] { $amount } assassin
           *[other] { $amount } assassins
        }
        [2] { $amount ->
            [one] { $amount } knight
           *[other] { $amount } knights
        }
        [3] { $amount ->
            [one] { $amount } abbot
           *[other] { $amount } abbots
        }
        [4] { $amount ->
            [one] { $amount } scroll
           *[other] { $amount } scrolls
        }
        [5] { $amount ->
            [one] { $amount } carriage
           *[other] { $amount } carriages
        }
       *[6] { $amount ->
            [one] { $amount } bishop
           *[other] { $amount } bishops
        }
    }
part-assassins = { $assassins ->
        [one] 1 assassin
       *[other] { $assassins } assassins
    }
part-knights = { $knights ->
        [one] 1 knight
       *[other] { $knights } knights
    }
part-abbots = { $abbots ->
        [one] 1 abbot
       *[other] { $abbots } abbots
    }
part-knights-and-abbots = { $knights ->
        [0] { part-abbots }
       *[other] { part-knights }{ $abbots ->
            [0] { "" }
           *[other] , { part-abbots }
        }
    }
part-followers = { $assassins ->
        [0] { part-knights-and-abbots }
       *[other] { part-assassins }{ $knights ->
            [0] { $abbots ->
                [0] { "" }
               *[other] , { part-abbots }
            }
           *[other] , { part-knights-and-abbots }
        }
    }
part-florins = { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }
part-scrolls = { $scrolls ->
        [one] 1 scroll
       *[other] { $scrolls } scrolls
    }
part-tiles = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
part-council-tiles = { $tiles ->
        [one] 1 council tile
       *[other] { $tiles } council tiles
    }
part-start = { part-florins }, { $carriages ->
        [one] 1 carriage
       *[other] { $carriages } carriages
    } and { $bishops ->
        [one] 1 bishop
       *[other] { $bishops } bishops
    }
part-recovered = { $members ->
        [one] 1 family member stands up
       *[other] { $members } family members stand up
    }, { part-florins }

place-firenze = Florence
place-pistoia = Pistoia
place-prato = Prato
place-vernio = Vernio
place-vicchio = Vicchio
place-dicomano = Dicomano
place-sesto = Sesto
place-carmignano = Carmignano
place-ponte-a-sieve = Ponte a Sieve
place-poggibonsi = Poggibonsi
place-empoli = Empoli
place-castel-fiorentino = Castel Fiorentino
place-volterra = Volterra
place-colle = Colle
place-sovicille = Sovicille
place-mensano = Mensano
place-barberino = Barberino
place-borgo-san-lorenzo = Borgo San Lorenzo
place-figline = Figline
place-greve = Greve
place-radda = Radda
place-siena = Siena
place-arezzo = Arezzo
place-castellina = Castellina
place-certaldo = Certaldo
place-fiesole = Fiesole
place-fucecchio = Fucecchio
place-gaiole = Gaiole
place-impruneta = Impruneta
place-incisa = Incisa
place-lucca = Lucca
place-monteriggioni = Monteriggioni
place-montevarchi = Montevarchi
place-rufina = Rufina
place-san-casciano = San Casciano
place-san-gimignano = San Gimignano
place-san-miniato = San Miniato
place-scarperia = Scarperia
place-signa = Signa
place-vinci = Vinci

good-florins = florins
good-assassin = assassin
good-knight = knight
good-abbot = abbot
good-scroll = scroll
good-carriage = carriage
good-bishop = bishop
lack-assassin = 1 assassin
lack-knight = 1 knight
lack-abbot = 1 abbot
lack-knight-and-abbot = 1 knight and 1 abbot
lack-one-follower = 1 follower
lack-two-followers = 2 followers
lack-three-followers = 3 followers

track-venezia = Repubblica di Venezia
track-milano = Ducato di Milano
track-chiesa = Stato della Chiesa
track-council = city council
track-nobility = nobility

colour-brown = brown
colour-black = black
colour-grey = grey
colour-white = white
colour-violet = violet
colour-green = green
colour-red = red
colour-florence = Florence

crest-levy = levy
crest-middlemen = middlemen
crest-family-member = family member

province-scroll-for-followers = 1 scroll for 2 followers
province-six-florins = 6 florins
province-any-combination = any followers for a province
province-follower-for-scrolls = 1 follower for 2 scrolls
province-any-follower = 1 follower of choice
province-bishop-and-carriage = 1 bishop and 1 carriage
province-one-scroll = 1 scroll
province-one-knight = 1 knight
province-one-assassin = 1 assassin
province-one-abbot = 1 abbot
province-florin-per-member = 1 florin per family member in a place
province-rolled-member = 1 family member by dice
province-use-again = use a tile again
province-one-for-two = 1 follower or scroll for 2
province-no-money = a province without money
province-five-florins-for-two = 5 florins for a follower and a scroll
province-one-of-three = 1 follower, 1 scroll or 5 florins
province-free-member = 1 family member to any place

council-scroll = a second scroll for 1 florin
council-money = 4 more florins in brown towns
council-follower = 2 florins with a follower
council-abbot = a second abbot
council-knight = a second knight
council-assassin = a second assassin
council-carriage = 1 bishop and 2 florins with carriages
council-bishop = 1 carriage and 2 florins with bishops
council-recovery = a rolled family member when recovering
council-reinforcement = a second family member when reinforcing
council-province = 1 scroll with a province
council-florence = 1 follower with an office

nobility-supply = 3 for every 2 family members in supply
nobility-places = 3 for every 2 family members in places
nobility-regions = 3 for every 2 family members in regions
nobility-nobles = 2 for each family member in the nobility
nobility-councillors = 2 for each family member in the council
nobility-carriages-and-bishops = 2 for each carriage with bishop, at most 8
nobility-three-colours = 6 for family members in white, grey and black
nobility-three-regions = 5 for each set of three regions
nobility-neighbours = neighbours on the tracks
nobility-one-of-each = 8 for one of each good
nobility-unused-provinces = 3 for each unused province
nobility-crests = 3, 5, 7 or 10 for crests


action-recover = Recover: all family members get up, 1 florin
action-reinforce = Reinforce: bring in a family member
action-forgo = Forgo the double turn for 2 points
action-end-turn = End the turn
action-use = Use the province tile: { $tile }
action-send = Use the family member in { $place }
action-go = Act in { $place }
action-walk = Travel by road (florins)
action-ride = Take a carriage
action-lie-down = Lie down
action-pay-bishop = Pay a bishop and stay standing
action-take = Take: { $good }
action-give = Give: { $good }
action-buy-scroll = Buy a second scroll for 1 florin
action-decline = Decline
action-place = Place the family member in { $place }
action-area = Choose area { $area }
action-pay = Pay { part-followers }
action-pay-florins = Pay the florins
action-pay-nothing = Use “a province without money”
action-office = Enter: { $track }
action-claim = Take the province tile: { $tile }
action-keep-council = Keep: { $tile }
action-keep-nobility = Keep: { $tile }
action-lay-down = Lay down the family member in { $place }
action-take-back = Take back the family member lying in { $place }
action-reuse = Use again: { $tile }

outcome-start = { $seat } starts
outcome-middleman = middleman to { $place }
outcome-council = council tile: { $tile }
outcome-nobility = nobility tile: { $tile }
outcome-roll = the dice show { $area }
outcome-crest = event: { $crest }

prompt-keep-start-tile = Keep one of your { $tiles } council tiles.
prompt-area = Choose an area; two family members set out there.
prompt-set-out = Choose a town for this family member.
prompt-turn = Your turn: choose an action. Florins: { $florins }, crests left: { $crests }.
prompt-after-action = Use further province tiles, or end the turn.
prompt-double-turn = Your double turn, actions left: { $actions }. Florins: { $florins }.
prompt-destination = Where does this family member act? Each road costs 1 florin, you have { $florins }; a carriage goes anywhere.
prompt-journey = Travel by road for { part-florins }, or by carriage?
prompt-town = Lie down, or pay a bishop and stay standing?
prompt-take = What do you take?
prompt-levy = Levy: give { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    } or one other good.
prompt-give = What do you give?
prompt-buy-scroll = Buy a second scroll for 1 florin?
prompt-place = Choose a place for the new family member.
prompt-place-or-decline = Choose a place for the new family member, or decline.
prompt-followers = Which { $followers ->
        [one] follower
       *[other] { $followers } followers
    } do you pay?
prompt-money = Pay { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }, or use “a province without money”?
prompt-office = Which office? The dearer one costs { $extra ->
        [one] 1 florin
       *[other] { $extra } florins
    } more.
prompt-claim = Choose a province tile.
prompt-keep-council = Keep one of these council tiles.
prompt-keep-nobility = Keep one of these nobility tiles.
prompt-family-member = Lay down a standing family member, or take back one that is lying down.
prompt-reuse = Which used tile takes effect once more?

refusal-no-member-stands = none of your family members is standing in { $place }
refusal-nothing-in-reach = your family member in { $place } can reach no place where you could act
refusal-action-done = you have taken your action; use province tiles or end the turn
refusal-action-due = an action is compulsory; recovering is always possible
refusal-no-supply = you have no family member left in your supply
refusal-no-double-turn = only the double turn at the end can be forgone
refusal-turn-begun = you have begun your double turn; it can only be forgone as a whole
refusal-not-your-tile = the tile “{ $tile }” is not yours
refusal-tile-used = the tile “{ $tile }” is used up
refusal-tile-useless = the tile “{ $tile }” would do nothing now, or you cannot pay for it
refusal-inside-takeover = the tile “{ $tile }” is used while taking over a province
refusal-too-far = { $place } is { $roads ->
        [one] 1 road
       *[other] { $roads } roads
    } away, you have { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    } to travel and no carriage
refusal-no-middleman = there is no middleman in { $place } and you have no bishop to pay
refusal-no-bishop = you have no bishop
refusal-lacks-followers = you do not have these followers for { $track }
refusal-track-full = { $track }: the track is full
refusal-lacks-scrolls = an office costs { $cost ->
        [one] 1 scroll
       *[other] { $cost } scrolls
    }, you have { $scrolls }
refusal-lacks-florins = { $track } costs { $cost ->
        [one] { $cost } florin
       *[other] { $cost } florins
    }, you have { $florins }
refusal-office-too-dear = { refusal-lacks-florins }
refusal-not-in-area = { $place } does not border the area
refusal-lacks-good = you do not have enough: { $good }
refusal-not-offered = this is not among your choices now
refusal-no-member-lies = none of your family members is lying in { $place }
refusal-not-used-yet = “{ $tile }” is not a used tile of yours that could take effect again now
refusal-no-carriage = you have no carriage
refusal-followers-do-not-fit = { $track } requires { $followers ->
        [1] 1 assassin
        [2] 1 knight and 1 abbot
       *[3] 2 followers of one kind and 1 of another
    }
refusal-lacks-for-region = { $track } requires { $followers ->
        [1] 1 assassin
        [2] 1 knight and 1 abbot
       *[3] 2 followers of one kind and 1 of another
    }, you lack { $lack }
refusal-lacks-price = you have none of what the tile requires: { $good }
refusal-not-near-first = { $place } shares no area with your first family member
refusal-no-such-place = { $place } is not on this map

# Notes of the shipped editions, by the words of their English text.
value-tracks = Tracks
value-nobility-times = How often nobility tiles count
value-middlemen = Ways of the middlemen
value-areas = Areas
value-roads = Roads
value-places = Colours of towns
value-limit = Longest match
value-crests = Medici crests
value-picture = Drawn map
note-the-drawn-map-is-pulled-apart-so-that-nothing-overlaps-it-follows-the-roads-not-the-true-distances = The drawn map is pulled apart so that nothing overlaps; it follows the roads, not the true distances.
note-nobody-is-forced-to-take-crests-a-match-that-does-not-end-is-scored-after-so-many-rounds = Nobody is forced to take crests; a match that does not end is scored after so many rounds.
note-nine-crests-three-of-each-event-as-public-component-lists-give-them = Nine crests, three of each event, as public component lists give them.
note-the-scan-of-the-rulebook-reads-5-4 = The scan of the rulebook reads '5 4'.
note-costs-and-points-stand-in-a-picture-we-do-not-have-chosen-to-fit-every-printed-example = Costs and points stand in a picture we do not have; chosen to fit every printed example.
note-the-third-space-costs-5-florins-and-has-a-crest-printed-in-an-example = The third space costs 5 florins and has a crest: printed in an example.
note-the-points-go-up-to-10-printed = The points go up to 10: printed.
note-the-points-are-printed = The points are printed.
note-the-tiles-print-it-in-pictures-we-do-not-have-that-a-carriage-with-a-bishop-brings-8-points-at-most-is-printed = The tiles print it in pictures we do not have; that a carriage with a bishop brings 8 points at most is printed.
note-clockwise-around-florence-by-bearing = Clockwise around Florence, by bearing.
note-the-map-stands-in-a-picture-we-do-not-have-areas-are-numbered-2-to-12-without-7-as-printed = The map stands in a picture we do not have; areas are numbered 2 to 12 without 7 as printed.
note-the-map-stands-in-a-picture-we-do-not-have-roads-follow-real-geography-under-every-printed-constraint = The map stands in a picture we do not have; roads follow real geography under every printed constraint.
note-the-name-is-printed-the-colour-is-reconstructed = The name is printed, the colour is reconstructed.
note-the-colour-stands-in-a-picture-we-do-not-have-chosen-to-fit-every-printed-constraint = The colour stands in a picture we do not have; chosen to fit every printed constraint.

event-starts = { $seat } starts (drawn at random)
    .you = You start (drawn at random)
event-starting-goods = { $seat } begins with { part-start }
    .you = You begin with { part-start }
event-middleman-stands = The { $colour } middleman is in { $place }
event-dealt = { $seat } is dealt { part-council-tiles }
    .you = You are dealt { part-council-tiles }
event-dealt-tile = { $seat } is dealt “{ $tile }”
    .you = You are dealt “{ $tile }”
event-keeps-start-tile = { $seat } keeps the council tile “{ $tile }”
    .you = You keep the council tile “{ $tile }”
event-rolls-start = { $seat } rolls { $area }
    .you = You roll { $area }
event-chooses-area = { $seat } chooses area { $area }
    .you = You choose area { $area }
event-sets-out = { $seat } places a family member in { $place }
    .you = You place a family member in { $place }
event-round-begins = Round { $round }
event-turn-begins = { $seat }’s turn
    .you = Your turn
event-walks = { $seat } travels from { $from } to { $to } for { part-florins }
    .you = You travel from { $from } to { $to } for { part-florins }
event-rides = { $seat } takes a carriage from { $from } to { $to }
    .you = You take a carriage from { $from } to { $to }
event-lies-down = { $seat }’s family member in { $place } lies down
    .you = Your family member in { $place } lies down
event-middleman-moves = The { $colour } middleman goes from { $from } to { $to }
event-lies-in-green = { $seat }’s family member in { $place } lies down
    .you = Your family member in { $place } lies down
event-pays-bishop = { $seat } pays a bishop in { $place }; the family member stays standing
    .you = You pay a bishop in { $place }; your family member stays standing
event-takes = { $seat } takes { part-amount }
    .you = You take { part-amount }
event-council-adds = { $seat }: council tile “{ $tile }” brings { part-amount }
    .you = Your council tile “{ $tile }” brings { part-amount }
event-buys-scroll = { $seat } buys a second scroll for 1 florin
    .you = You buy a second scroll for 1 florin
event-pays-followers = { $seat } pays for { $track }: { part-followers }
    .you = You pay for { $track }: { part-followers }
event-pays-florins = { $seat } pays { part-florins } for { $track }
    .you = You pay { part-florins } for { $track }
event-pays-scrolls = { $seat } pays { part-scrolls } for { $track }
    .you = You pay { part-scrolls } for { $track }
event-pays-extra = { $seat } pays { part-florins } extra for { $track }
    .you = You pay { part-florins } extra for { $track }
event-enters = { $seat } enters space { $space } of the track: { $track }
    .you = You enter space { $space } of the track: { $track }
event-enters-behind = { $seat } goes behind the last space, as number { $space }: { $track }
    .you = You go behind the last space, as number { $space }: { $track }
event-claims = { $seat } takes the province tile “{ $tile }”
    .you = You take the province tile “{ $tile }”
event-draws = { $seat } looks at { part-tiles }: { $track }
    .you = You look at { part-tiles }: { $track }
event-sees-council = { $seat } sees “{ $tile }”
    .you = You see “{ $tile }”
event-sees-nobility = { $seat } sees “{ $tile }”
    .you = You see “{ $tile }”
event-keeps-tile = { $seat } keeps a tile face down: { $track }
    .you = You keep a tile face down: { $track }
event-keeps-council = { $seat } has kept “{ $tile }”
    .you = You kept “{ $tile }”
event-keeps-nobility = { $seat } has kept “{ $tile }”
    .you = You kept “{ $tile }”
event-turns-up = { $seat } turns up the council tile “{ $tile }”
    .you = You turn up the council tile “{ $tile }”
event-rolls = { $seat } rolls { $area }
    .you = You roll { $area }
event-joins = { $seat } brings a family member to { $place }
    .you = You bring a family member to { $place }
event-declines = { $seat } declines another family member
    .you = You decline another family member
event-recovers = { $seat } recovers: { part-recovered }
    .you = You recover: { part-recovered }
event-takes-crest = { $seat } takes a Medici crest: { $crest }. Crests left: { $crests }
    .you = You take a Medici crest: { $crest }. Crests left: { $crests }
event-takes-crest-quietly = { $seat } takes a Medici crest. Crests left: { $crests }
    .you = You take a Medici crest. Crests left: { $crests }
event-no-crest-left = { $track }: the space has a crest, but none is left
event-extra-cost-moves = The extra cost moves from the council to the nobility
event-gives = { $seat } gives { part-amount }
    .you = You give { part-amount }
event-gives-nothing = { $seat } has nothing to give
    .you = You have nothing to give
event-all-middlemen-move = All middlemen move on
event-lays-down = { $seat } lays down the family member in { $place }
    .you = You lay down your family member in { $place }
event-takes-back = { $seat } takes back the family member lying in { $place }
    .you = You take back your family member lying in { $place }
event-nobody-on-map = { $seat } has no family member in a place
    .you = You have no family member in a place
event-uses = { $seat } uses the province tile “{ $tile }”
    .you = You use the province tile “{ $tile }”
event-uses-again = { $seat } uses again: “{ $tile }”
    .you = You use again: “{ $tile }”
event-tile-pays = { $seat } pays { part-amount }
    .you = You pay { part-amount }
event-tile-gives = { $seat } receives { part-amount }
    .you = You receive { part-amount }
event-last-crest = The last crest is gone: this round is played to its end, then everyone gets a double turn
event-double-turns = The double turns begin
event-forgoes = { $seat } forgoes the double turn
    .you = You forgo the double turn
event-round-limit = Round { $round } was the last
event-scores-nobility = { $seat }: nobility tile “{ $tile }”, { $points }
    .you = You: nobility tile “{ $tile }”, { $points }
part-members = { $members ->
        [one] 1 family member
       *[other] { $members } family members
    }
event-scores-track = { $seat }: { $track }, { part-members }, { $points }
    .you = You: { $track }, { part-members }, { $points }
event-scores-everywhere = { $seat }: on all five tracks, { $points }
    .you = You: on all five tracks, { $points }
event-scores-majority = { $seat }: majority, { $track }, { $points }
    .you = You: majority, { $track }, { $points }
part-crests = { $crests ->
        [one] 1 crest
       *[other] { $crests } crests
    }
event-scores-crests = { $seat }: { part-crests }, { $points }
    .you = You: { part-crests }, { $points }
event-scores-forgone = { $seat }: double turn forgone, { $points }
    .you = You: double turn forgone, { $points }

advice-province = Take over a province as soon as you can pay for it.
advice-office = An office brings a tile and a place on a track.
advice-gather = Collect what you still need for the next province or office.
advice-recover = Too few family members are standing: get them all up.
advice-reinforce = More family members on the map give you more options.
advice-tile = This province tile helps now.
advice-forgo = No two actions are worth more than 2 points.
advice-points = This is worth most at the end.
advice-cheapest = This costs least.
advice-end = There is nothing more to gain in this turn.

board-round = Round { $round } · crests left { $crests } of { $of }
board-double-turn = Double turns
board-set-up = Set-up
board-over = The match is over
board-council = Council
board-nobility = Nobility
board-provinces = Provinces
board-used = used
board-hidden = hidden
board-none = none
board-less-luck = less luck
board-legend = A standing · a lying · ◆ middleman, ▸ his next town · 6,10,12: the areas a town borders · 2*=5: a space costs 2 florins and counts 5 points, * brings a crest · gold number: roads to go
board-roads = Roads
board-here = here
board-price = { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    } or a carriage
board-through = via { $places }
board-space = { $track }: { $florins ->
        [0] no florins
        [one] 1 florin
       *[other] { $florins } florins
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-or = or
board-letter-florins = Fl
board-letter-assassin = As
board-letter-knight = Kn
board-letter-abbot = Ab
board-letter-scroll = Sc
board-letter-carriage = Ca
board-letter-bishop = Bi
board-member-supply = Su
board-crest-short = Cr
board-short-provinces = Pr
board-short-council = Co
board-short-nobility = No
board-short-worth = Pts
board-count-florins = { $count ->
        [one] 1 florin
       *[other] { $count } florins
    }
board-count-assassin = { $count ->
        [one] 1 assassin
       *[other] { $count } assassins
    }
board-count-knight = { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
board-count-abbot = { $count ->
        [one] 1 abbot
       *[other] { $count } abbots
    }
board-count-scroll = { $count ->
        [one] 1 scroll
       *[other] { $count } scrolls
    }
board-count-carriage = { $count ->
        [one] 1 carriage
       *[other] { $count } carriages
    }
board-count-bishop = { $count ->
        [one] 1 bishop
       *[other] { $count } bishops
    }

holding-florins = { $count ->
        [one] 1 florin
       *[other] { $count } florins
    }
holding-assassin = { $count ->
        [one] 1 assassin
       *[other] { $count } assassins
    }
holding-knight = { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
holding-abbot = { $count ->
        [one] 1 abbot
       *[other] { $count } abbots
    }
holding-scroll = { $count ->
        [one] 1 scroll
       *[other] { $count } scrolls
    }
holding-carriage = { $count ->
        [one] 1 carriage
       *[other] { $count } carriages
    }
holding-bishop = { $count ->
        [one] 1 bishop
       *[other] { $count } bishops
    }
holding-crests = { $count ->
        [one] 1 crest
       *[other] { $count } crests
    }

# What one looks for in a decision of a kind.
sense-keep-start-tile = A tile is worth more the more often it helps before the last crest is taken.
sense-keep-council = { sense-keep-start-tile }
sense-claim = { sense-keep-start-tile }
sense-keep-nobility = Keep the nobility tile whose condition you will meet best.
sense-area = A family member is well placed near middlemen and near the places where it will act next: every road costs a florin.
sense-set-out = { sense-area }
sense-place = { sense-area }
sense-place-or-decline = { sense-area }
sense-turn = Each action should bring you nearer to the province or office you can take over soonest.
sense-after-action = { sense-turn }
sense-double-turn = { sense-turn }
sense-destination = The way costs florins or a carriage; you will miss what you spend here at the next province or office.
sense-journey = { sense-destination }
sense-town = A bishop keeps the family member standing for another action; lying down is free until you must recover.
sense-take = Take what you still need for the next province or office.
sense-levy = Give what you need least for the next province or office.
sense-give = { sense-levy }
sense-followers = { sense-levy }
sense-money = { sense-levy }
sense-buy-scroll = A scroll for a florin is cheap if an office is in reach, and florins are not short.
sense-office = The dearer office must be worth its florins by its tile and its place on the track.
sense-family-member = Lay down a piece that will not act soon; take back one that is lying far from everything.
sense-reuse = Use the tile again that brings what you still need for the next province or office.

# Levels as measured: python benchmarks/strength.py --sentences
measured-apprentice = The easiest level; wins 62% of matches against two shrewd bots (33% would be even); 1 ms a move.
measured-journeyman = Wins 57% of matches against two of the level below (33% would be even); 2 ms a move.
measured-master = Wins 48% of matches against two of the level below (33% would be even); 4 ms a move.
measured-consul = Wins 46% of matches against two of the level below (33% would be even); 10 ms a move.

stops-council = Then council tiles are drawn.
stops-nobility = Then nobility tiles are drawn.
stops-roll = Then the dice decide.
stops-crest = Then a crest is turned over.
