# Lessons of Medici in English.

## What lessons point at
anchor-lot = the lot
anchor-deck = the deck
anchor-bidders = the bidders
anchor-forecast = what the round would pay now
anchor-warehouse-0 = your warehouse
anchor-warehouse-1 = Bianca’s warehouse
anchor-warehouse-2 = Tomás’s warehouse
anchor-warehouse-3 = Elena’s warehouse
anchor-track-metals = the metals track
anchor-track-porcelain = the porcelain track
anchor-track-dyes = the dyes track
anchor-track-cloth = the cloth track
anchor-track-spices = the spices track

## The first lesson
lesson-first-lot = Your first lots
    .about = Bid, turn up cards, fill your warehouse, and finish a round on your own.
chapter-goal = What you want
chapter-lot = A lot
chapter-turn = Your turn
chapter-tracks = The tracks
chapter-alone = On your own
chapter-payday = Payday

step-goal = The richest player after { $rounds } rounds wins. You start with { $money } florins.
    .more = You buy goods at auctions and sell them after every round. What you pay is gone, what you earn is added.
step-lot = { $name } has turned up { $cards } cards. They are one lot: you buy all of it or none.
    .more = Every card has a good and a value. Here: { $first } { $first-value } and { $second } { $second-value }.
step-first-bid = You are asked first. Bid { $bid } florins for the lot.
    .more = Everyone is asked once, clockwise. The highest bidder pays and gets the cards; the others pay nothing.
step-yours = No one bid more: { $stored } cards are in your warehouse, and { $paid } florins are gone.
    .more = A warehouse holds { $room } cards a round. Bought cards cannot be returned or swapped.
step-ranks = After the round, warehouses are paid by rank: { $first }, { $second }, { $third }, { $last } florins.
    .more = The sum of the values decides. Yours is { $value } so far.

step-offer = Now it is your turn. Your card is { $good } { $value }. Offer it.
    .more = A lot may have up to { $most } cards; you may offer it earlier. The player who turns up the cards bids last.
step-last-word = { $name } leads with { $bid }, and no one bids after you. Buy the card.
    .more = With it your warehouse is worth { $after } instead of { $now }.
wrong-last-word-more = { $amount } would buy the card too. But no one can answer your bid, so { $lowest } is enough; the rest is a gift to the bank.
wrong-last-word-pass = Then { $name } gets the card for { $bid }, and your warehouse stays at { $now } instead of { $after }.
step-no-room = A lot of { $cards } cards was sold, and you were not asked: you have room for { $room }.
    .more = { $name } paid { $price } florins. Anyone without the room or the money passes automatically.

step-markers = Every card of a good lifts your marker on its track by one level.
    .more = Values do not count here. You hold { $cards } cards of { $good }: after the round your marker climbs by { $cards }.
step-prizes = After every round, each track pays { $first } florins to the highest marker, { $second } to the next.
    .more = Markers keep their level for the next round. The top of a track adds { $bonus } or even { $most } florins.
step-bargain = { $good } { $value } is on offer, and { $lowest } florin would be enough so far. Bid, or pass?
    .more = You have { $room } free spaces left in this round.
wrong-bargain = { $amount } is cheap, but the card has value { $value } and stays: you would fill one of your last { $room } spaces with it. Rank pays more than this level.
step-kept = { $name } has taken the card for { $price }. You still have { $room } spaces for better ones.
    .more = { $deck } cards are left in the deck. The round ends when it is used up or the warehouses are full.

step-alone = Play the rest of the round on your own.
    .more = You have { $money } florins, and your warehouse is worth { $value }.

step-paid = Payday: your warehouse is worth { $value } and takes place { $place }. Earned: { $points }.
    .more = If warehouses are worth the same, they share what their places pay.
step-levels = On the { $good } track your marker is now on level { $level }. It stays there.
    .more = The next round adds to it: a good you keep buying pays again and again.
step-whole-round = That was a whole round. You have { $money } florins, and { $left } rounds are left.
    .more = The player with the least money starts the next one.

## The second lesson
lesson-filling-up = Counting houses and room
    .about = Lead a track, shut rivals out with large lots, and watch who fills up for nothing.
chapter-lead = A lead on a track
chapter-room = Room decides
chapter-free-cards = Cards for nothing
chapter-second-round = The next round

step-lead = { $name } holds { $cards } { $good }. After the round her marker climbs { $cards } levels.
    .more = The highest marker earns { $first } florins after each of the { $rounds } rounds, for as long as it stays ahead.
step-own-lead = { $cards } cards of one good: buy the lead in { $good }. Bid { $bid }.
    .more = The low card counts as much as the high one here: every card is one level. The lead pays { $first } florins, not once but every round.
step-spaces = { $name } has { $room } free spaces left, you have { $own }. Now it is your turn.
    .more = A player without enough room for the whole lot is not asked. You decide how many cards the lot has.
step-second-card = How do you keep { $name } out of this auction? She has room for { $room } cards.
    .more = Turn up another card, or offer the lot as it is.
wrong-second-card = A lot of one card fits into every warehouse: { $name } would be asked. Turn up more than { $room } cards.
step-third-card = { $cards } cards are in the lot. { $name } has room for { $room }.
    .more = A lot has at most { $most } cards.
wrong-third-card = { $cards } cards still fit into { $name }’s { $room } spaces, so she would be asked.
step-fill-it = Only { $name } was asked: { $other } has no room. He bid { $bid }, and you bid last. Buy the lot.
    .more = It fills your warehouse, which is then worth { $value }.
wrong-fill-it-more = { $amount } would buy it too. But no one can answer you: { $lowest } is enough.
wrong-fill-it-pass = Then { $name } gets { $cards } cards for { $bid }, and you still have your spaces to fill.
step-full = Your { $cards } spaces are full, your warehouse is worth { $value }. Now you only watch.
    .more = A full warehouse neither turns up cards nor bids for the rest of the round.
step-last-one = { $other } has filled up for { $price } florin. Only { $name } has room: { $room } spaces.
    .more = As soon as all warehouses but one are full, the last one fills up from the deck, without paying and without choosing.
step-for-nothing = { $name } paid nothing and still earned { $earned } florins.
    .more = His warehouse came last, but every card lifted a marker. Before you fill up, count who will be the last with room.
step-stays = Your marker in { $good } is on level { $level }, and stays there for the next round.
    .more = Whoever leads earns { $first } florins again. Near its top, a track adds { $bonus } florins or more.
step-second-alone = Round { $round }, and you begin. Play it on your own.
    .more = You have { $money } florins. Count the free spaces before every bid.
step-second-paid = Your warehouse was worth { $value } and took place { $place }. Earned: { $points }.
    .more = The tracks have paid as well: compare the markers with those after the first round.
step-second-end = You have { $money } florins, and one round is left.
    .more = The top of a track adds { $bonus } or { $most } florins. One good that you keep buying can decide the match.
