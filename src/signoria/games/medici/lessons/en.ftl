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
