# What the table of Il Vecchio shows beyond the words of the game.
verb-recover = Recover
verb-reinforce = Reinforce
verb-forgo = Forgo the double turn
verb-end-turn = End the turn
verb-use = Use a province
verb-send = Act with a member
verb-go = Choose where to act
verb-walk = Go by road
verb-ride = Take a carriage
verb-lie-down = Lie down
verb-pay-bishop = Pay a bishop
verb-take = Take
verb-give = Give
verb-buy-scroll = Buy a scroll
verb-decline = Do without
verb-place = Place the member
verb-area = Choose an area
verb-pay = Pay followers
verb-pay-florins = Pay florins
verb-pay-nothing = Pay nothing
verb-office = Enter an office
verb-claim = Take a province
verb-keep-council = Keep a council tile
verb-keep-nobility = Keep a nobility tile
verb-lay-down = Lay down a member
verb-take-back = Take a member back
verb-reuse = Use a tile again

source-scores-nobility = Nobility tiles
source-scores-track = Tracks
source-scores-everywhere = On all five tracks
source-scores-majority = Majorities
source-scores-crests = Crests
source-scores-forgone = Double turn forgone

triumph = Your family outlives the old man
defeat = { $name } outlives the old man
shared = Two families outlive the old man

sheet-map = Towns
sheet-colour = Colour
sheet-members = Members
sheet-lying = lying
sheet-middleman = Middleman
sheet-next-town = then { $place }
sheet-here = here
sheet-away = { $roads ->
        [0] your member is here
        [one] 1 florin away
       *[other] { $roads } florins away
    }
sheet-roads = Roads to
sheet-tracks = Tracks
sheet-taken = Members
sheet-next = Next space
sheet-price = { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }
sheet-full = full
sheet-space-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
sheet-crest = crest
sheet-provinces = Provinces
sheet-stack = { $tiles ->
        [one] 1 tile in the stack
       *[other] { $tiles } tiles in the stack
    }
sheet-extra = { $florins ->
        [one] 1 florin extra
       *[other] { $florins } florins extra
    }
sheet-yours = Your tiles
sheet-dealt = Dealt
sheet-council = Council
sheet-hidden = Face down
sheet-nobility = Nobility
sheet-nobles = nobility { $tiles }
sheet-used = Used
sheet-none = none
sheet-supply = supply { $members }
sheet-crests = crests { $crests }
sheet-crests-left = Crests left: { $left } of { $of }
