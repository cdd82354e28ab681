# Il Vecchio in English.
title = Il Vecchio
about = Ride through Tuscany, win followers, and wear down the old man’s power.
edition-pegasus = Pegasus edition, map reconstructed
option-less-luck = Less luck: members come in without dice, crests bring no events

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
province-florin-per-member = 1 florin per member on the map
province-rolled-member = 1 member by dice
province-use-again = use a tile again
province-one-for-two = 1 follower or scroll for 2
province-no-money = a province without money
province-five-florins-for-two = 5 florins for a follower and a scroll
province-one-of-three = 1 follower, 1 scroll or 5 florins
province-free-member = 1 member to any place

council-scroll = a second scroll for 1 florin
council-money = 4 more florins in brown towns
council-follower = 2 florins with a follower
council-abbot = a second abbot
council-knight = a second knight
council-assassin = a second assassin
council-carriage = 1 bishop and 2 florins with carriages
council-bishop = 1 carriage and 2 florins with bishops
council-recovery = a rolled member when recovering
council-reinforcement = a second member when reinforcing
council-province = 1 scroll with a province
council-florence = 1 follower with an office

nobility-supply = 3 for every 2 members in supply
nobility-places = 3 for every 2 members in places
nobility-regions = 3 for every 2 members in regions
nobility-nobles = 2 for each member in the nobility
nobility-councillors = 2 for each member in the council
nobility-carriages-and-bishops = 2 for each carriage with bishop, at most 8
nobility-three-colours = 6 for members in white, grey and black
nobility-three-regions = 5 for each set of three regions
nobility-neighbours = neighbours on the tracks
nobility-one-of-each = 8 for one of each good
nobility-unused-provinces = 3 for each unused province
nobility-crests = 3, 5, 7 or 10 for crests


action-recover = Recover: all members get up, 1 florin
action-reinforce = Reinforce: bring in a member
action-forgo = Forgo the double turn for 2 points
action-end-turn = End the turn
action-use = Use the province: { $tile }
action-send = Act with the member in { $place }
action-go = Act in { $place }
action-walk = Go by road, for florins
action-ride = Take a carriage
action-lie-down = Lie down
action-pay-bishop = Pay a bishop and stay standing
action-take = Take: { $good }
action-give = Give: { $good }
action-buy-scroll = Buy a second scroll for 1 florin
action-decline = Do without
action-place = Place the member in { $place }
action-area = Choose area { $area }
action-pay = Pay { $assassins ->
        [one] { $assassins } assassin
       *[other] { $assassins } assassins
    }, { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }, { $abbots ->
        [one] { $abbots } abbot
       *[other] { $abbots } abbots
    }
action-pay-florins = Pay the florins
action-pay-nothing = Use “a province without money”
action-office = Enter: { $track }
action-claim = Take the province: { $tile }
action-keep-council = Keep: { $tile }
action-keep-nobility = Keep: { $tile }
action-lay-down = Lay down the member in { $place }
action-take-back = Take the lying member in { $place } back
action-reuse = Use again: { $tile }

outcome-start = { $seat } starts
outcome-middleman = middleman to { $place }
outcome-council = council tile: { $tile }
outcome-nobility = nobility tile: { $tile }
outcome-roll = the dice show { $area }
outcome-crest = event: { $crest }

prompt-keep-start-tile = Keep one of your { $tiles } council tiles.
prompt-area = Choose an area; two members set out there.
prompt-set-out = Choose a town for this member.
prompt-turn = Your turn: choose an action. Florins: { $florins }, crests left: { $crests }.
prompt-after-action = Use further province tiles, or end the turn.
prompt-double-turn = Your double turn, actions left: { $actions }. Florins: { $florins }.
prompt-destination = Where does this member act? Each road costs 1 florin, you have { $florins }; a carriage goes anywhere.
prompt-journey = On foot for { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }, or by carriage?
prompt-town = Lie down, or pay a bishop and stay standing?
prompt-take = What do you take?
prompt-levy = Levy: give { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    } or one other good.
prompt-give = What do you give?
prompt-buy-scroll = Buy a second scroll for 1 florin?
prompt-place = Choose a place for the new member.
prompt-place-or-decline = Choose a place for the new member, or do without.
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
prompt-family-member = Lay down a standing member, or take a lying one back.
prompt-reuse = Which used tile works once more?

refusal-no-member-stands = no member of yours stands in { $place }
refusal-nothing-in-reach = your member in { $place } can reach no place where you could act
refusal-action-done = you have taken your action; use province tiles or end the turn
refusal-action-due = an action is compulsory; recovering is always possible
refusal-no-supply = you have no member left in your supply
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
refusal-not-in-area = { $place } does not border the area
refusal-lacks-good = you do not have enough: { $good }
refusal-not-offered = this is not among your choices now
refusal-no-member-lies = no member of yours lies in { $place }
refusal-not-used-yet = “{ $tile }” is no used tile of yours that could work again now
refusal-no-carriage = you have no carriage
refusal-followers-do-not-fit = { $track } asks for { $followers ->
        [1] 1 assassin
        [2] 1 knight and 1 abbot
       *[3] 2 followers of one kind and 1 of another
    }
refusal-lacks-for-region = { $track } asks for { $followers ->
        [1] 1 assassin
        [2] 1 knight and 1 abbot
       *[3] 2 followers of one kind and 1 of another
    }, you lack { $lack }
refusal-lacks-price = you have none of what the tile asks for: { $good }
refusal-not-near-first = { $place } shares no area with your first member
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

event-starts = { $seat } is the start player, by lot
event-starting-goods = { $seat } begins with { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }, { $carriages ->
        [one] { $carriages } carriage
       *[other] { $carriages } carriages
    } and { $bishops ->
        [one] { $bishops } bishop
       *[other] { $bishops } bishops
    }
event-middleman-stands = The { $colour } middleman stands in { $place }
event-dealt = { $seat } is dealt { $tiles ->
        [one] 1 council tile
       *[other] { $tiles } council tiles
    }
event-dealt-tile = { $seat } is dealt: { $tile }
event-keeps-start-tile = { $seat } keeps the council tile “{ $tile }”
event-rolls-start = { $seat } rolls { $area }
event-chooses-area = { $seat } chooses area { $area }
event-sets-out = { $seat } places a member in { $place }
event-round-begins = Round { $round }
event-turn-begins = { $seat } has the turn
event-walks = { $seat } travels from { $from } to { $to } for { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }
event-rides = { $seat } takes a carriage from { $from } to { $to }
event-lies-down = { $seat }'s member in { $place } lies down
event-middleman-moves = The { $colour } middleman goes from { $from } to { $to }
event-lies-in-green = { $seat }'s member in { $place } lies down
event-pays-bishop = { $seat } pays a bishop in { $place }; the member stays standing
event-takes = { $seat } takes { $good-number ->
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
event-council-adds = { $seat }: council tile “{ $tile }” brings { $good-number ->
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
event-buys-scroll = { $seat } buys a second scroll for 1 florin
event-pays-followers = { $seat } pays for { $track }: { $assassins ->
        [one] { $assassins } assassin
       *[other] { $assassins } assassins
    }, { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }, { $abbots ->
        [one] { $abbots } abbot
       *[other] { $abbots } abbots
    }
event-pays-florins = { $seat } pays { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } for { $track }
event-pays-scrolls = { $seat } pays { $scrolls ->
        [one] { $scrolls } scroll
       *[other] { $scrolls } scrolls
    } for { $track }
event-pays-extra = { $seat } pays { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } extra for { $track }
event-enters = { $seat } steps on space { $space } of { $track }
event-enters-behind = { $seat } steps behind the last space of { $track }, as number { $space }
event-claims = { $seat } takes the province “{ $tile }”
event-draws = { $seat } looks at { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }: { $track }
event-sees-council = { $seat } sees “{ $tile }”
event-sees-nobility = { $seat } sees “{ $tile }”
event-keeps-tile = { $seat } keeps a tile face down: { $track }
event-keeps-council = { $seat } has kept “{ $tile }”
event-keeps-nobility = { $seat } has kept “{ $tile }”
event-turns-up = { $seat } turns up the council tile “{ $tile }”
event-rolls = { $seat } rolls { $area }
event-joins = { $seat } brings a member to { $place }
event-declines = { $seat } does without another member
event-recovers = { $seat } recovers: { $members ->
        [one] 1 member stands up
       *[other] { $members } members stand up
    }, { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
event-takes-crest = { $seat } takes a Medici crest: { $crest }. Crests left: { $crests }
event-takes-crest-quietly = { $seat } takes a Medici crest. Crests left: { $crests }
event-no-crest-left = { $track }: the space has a crest, but none is left
event-extra-cost-moves = The extra cost moves from the council to the nobility
event-gives = { $seat } gives { $good-number ->
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
event-gives-nothing = { $seat } has nothing to give
event-all-middlemen-move = All middlemen move on
event-lays-down = { $seat } lays down the member in { $place }
event-takes-back = { $seat } takes the lying member in { $place } back
event-nobody-on-map = { $seat } has no member in a place
event-uses = { $seat } uses the province “{ $tile }”
event-uses-again = { $seat } uses again: “{ $tile }”
event-tile-pays = { $seat } pays { $good-number ->
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
event-tile-gives = { $seat } receives { $good-number ->
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
event-last-crest = The last crest is gone: this round is finished, then everybody has a double turn
event-double-turns = The double turns begin
event-forgoes = { $seat } forgoes the double turn
event-round-limit = Round { $round } was the last one that is played
event-scores-nobility = { $seat }: nobility tile “{ $tile }”, { $points }
event-scores-track = { $seat }: { $track }, { $members ->
        [one] 1 member
       *[other] { $members } members
    }, { $points }
event-scores-everywhere = { $seat }: on all five tracks, { $points }
event-scores-majority = { $seat }: majority, { $track }, { $points }
event-scores-crests = { $seat }: { $crests ->
        [one] 1 crest
       *[other] { $crests } crests
    }, { $points }
event-scores-forgone = { $seat }: double turn forgone, { $points }

advice-province = Takes over a province as soon as it can be paid.
advice-office = An office brings a tile and a place on a track.
advice-gather = Gathers what the next province or office still lacks.
advice-recover = Too few members stand: everybody gets up.
advice-reinforce = More members on the map leave more to do.
advice-tile = This province tile helps now.
advice-forgo = No two actions are worth more than 2 points.
advice-points = Worth most at the end.
advice-cheapest = Costs least.
advice-end = Nothing more to gain in this turn.

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
board-legend = A stands · a lies · ◆ middleman, ▸ his next town · 6,10,12: the areas a town borders · 2*=5: a space costs 2 florins and counts 5 points, * brings a crest · gold number: roads to go
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
sense-keep-start-tile = A tile is worth how often it will help before the last crest is gone.
sense-keep-council = { sense-keep-start-tile }
sense-claim = { sense-keep-start-tile }
sense-keep-nobility = A nobility tile is worth what you will have of what it counts at the end.
sense-area = A member stands well near middlemen and near the places it will act at next: every road costs a florin.
sense-set-out = { sense-area }
sense-place = { sense-area }
sense-place-or-decline = { sense-area }
sense-turn = Each action should bring nearer the province or office that can be taken over soonest.
sense-after-action = { sense-turn }
sense-double-turn = { sense-turn }
sense-destination = The way costs florins or a carriage; what is spent here is missing for the next takeover.
sense-journey = { sense-destination }
sense-town = A bishop keeps the member standing for another action; lying down is free until you must recover.
sense-take = Take what the next province or office still lacks.
sense-levy = Give what the next province or office needs least.
sense-give = { sense-levy }
sense-followers = { sense-levy }
sense-money = { sense-levy }
sense-buy-scroll = A scroll for a florin is cheap if an office is in reach, and florins are not short.
sense-office = The dearer office must be worth its florins by its tile and its place on the track.
sense-family-member = Lay down who will not act soon; take back who lies far from everything.
sense-reuse = Use the tile again that brings what the next takeover lacks.

# Levels as measured: python benchmarks/strength.py --sentences
level-apprentice = The easiest level; wins 62 % against two shrewd ones (even: 33 %), thinks 1 ms.
level-journeyman = Wins 57 % against two of the level below (even: 33 %), thinks 2 ms.
level-master = Wins 48 % against two of the level below (even: 33 %), thinks 4 ms.
level-consul = Wins 46 % against two of the level below (even: 33 %), thinks 10 ms.
