# Lektionen zu Medici auf Deutsch.

## Worauf Lektionen zeigen
anchor-lot = das Paket
anchor-deck = der Stapel
anchor-bidders = die Bietenden
anchor-forecast = was die Runde jetzt einbringen würde
anchor-warehouse-0 = dein Lager
anchor-warehouse-1 = Biancas Lager
anchor-warehouse-2 = das Lager von Tomás
anchor-warehouse-3 = Elenas Lager
anchor-track-metals = das Kontor der Metalle
anchor-track-porcelain = das Kontor des Porzellans
anchor-track-dyes = das Kontor der Farben
anchor-track-cloth = das Kontor der Tuche
anchor-track-spices = das Kontor der Gewürze

## Die erste Lektion
lesson-first-lot = Deine ersten Pakete
    .about = Biete, decke Karten auf, fülle dein Lager und spiele eine Runde allein zu Ende.
chapter-goal = Worum es geht
chapter-lot = Ein Paket
chapter-turn = Du bist am Zug
chapter-tracks = Die Kontore
chapter-alone = Jetzt allein
chapter-payday = Zahltag

step-goal = Wer nach { $rounds } Runden am reichsten ist, gewinnt. Du beginnst mit { $money } Florentinern.
    .more = Du ersteigerst Waren und verkaufst sie am Ende jeder Runde. Was du zahlst, ist weg; was du verdienst, kommt dazu.
step-lot = { $name } hat { $cards } Karten aufgedeckt. Sie sind ein Paket: Du kaufst alles oder nichts.
    .more = Jede Karte hat eine Ware und einen Wert. Hier sind es { $first } { $first-value } und { $second } { $second-value }.
step-first-bid = Du wirst zuerst gefragt. Biete { $bid } Florentiner für das Paket.
    .more = Alle werden einmal gefragt, im Uhrzeigersinn. Das höchste Gebot zahlt und bekommt die Karten; sonst zahlt niemand.
step-yours = Niemand hat mehr geboten: { $stored } Karten liegen in deinem Lager, { $paid } Florentiner sind weg.
    .more = In ein Lager passen { $room } Karten je Runde. Gekauftes lässt sich nicht zurückgeben oder tauschen.
step-ranks = Am Ende der Runde werden die Lager nach Rang bezahlt: { $first }, { $second }, { $third }, { $last } Florentiner.
    .more = Es zählt die Summe der Werte. Deine ist bisher { $value }.

step-offer = Jetzt bist du am Zug. Deine Karte ist { $good } { $value }. Biete sie an.
    .more = Ein Paket darf bis zu { $most } Karten haben, du kannst es aber früher anbieten. Wer aufdeckt, bietet als Letztes.
step-last-word = { $name } führt mit { $bid }, und nach dir bietet niemand mehr. Kaufe die Karte.
    .more = Mit ihr ist dein Lager { $after } wert statt { $now }.
wrong-last-word-more = Auch { $amount } würde reichen. Aber auf dein Gebot kann niemand antworten: { $lowest } genügt, der Rest wäre ein Geschenk an die Bank.
wrong-last-word-pass = Dann bekommt { $name } die Karte für { $bid }, und dein Lager bleibt { $now } wert statt { $after }.
step-no-room = Ein Paket mit { $cards } Karten ist verkauft. Du wurdest nicht gefragt: Du hast nur Platz für { $room }.
    .more = { $name } hat { $price } Florentiner bezahlt. Wem Platz oder Geld fehlt, der passt von selbst.

step-markers = Jede Karte einer Ware hebt deinen Stein in ihrem Kontor um eine Stufe.
    .more = Die Werte zählen hier nicht. Du hast { $cards } Karten { $good }: Nach der Runde steigt dein Stein dort um { $cards }.
step-prizes = Nach jeder Runde bringt jedes Kontor dem höchsten Stein { $first } Florentiner, dem nächsten { $second }.
    .more = Die Steine behalten ihre Stufe für die nächste Runde. Ganz oben kommen { $bonus } oder sogar { $most } Florentiner dazu.
step-bargain = { $good } { $value } steht zum Verkauf, bisher würde { $lowest } Florentiner genügen. Bietest du oder passt du?
    .more = Du hast in dieser Runde noch { $room } freie Plätze.
wrong-bargain = { $amount } ist billig, aber die Karte hat den Wert { $value } und bleibt liegen: Sie füllt einen deiner letzten { $room } Plätze. Der Rang bringt mehr als diese Stufe.
step-kept = { $name } hat die Karte für { $price } genommen. Du hast weiter { $room } Plätze für bessere.
    .more = Im Stapel liegen noch { $deck } Karten. Die Runde endet, wenn er leer ist oder die Lager voll sind.

step-alone = Spiele den Rest der Runde allein.
    .more = Du hast { $money } Florentiner, und dein Lager ist { $value } wert.

step-paid = Zahltag: Dein Lager ist { $value } wert und belegt Platz { $place }. Verdient: { $points }.
    .more = Gleich wertvolle Lager teilen sich, was ihre Plätze einbringen.
step-levels = Im Kontor für { $good } steht dein Stein jetzt auf Stufe { $level }. Dort bleibt er.
    .more = Die nächste Runde zählt dazu: Eine Ware, die du immer wieder kaufst, zahlt immer wieder.
step-whole-round = Das war eine ganze Runde. Du hast { $money } Florentiner, und { $left } Runden stehen noch aus.
    .more = Die nächste beginnt, wer am wenigsten Geld hat.

## Die zweite Lektion
lesson-filling-up = Kontore und freie Plätze
    .about = Führe in einem Kontor, halte andere mit großen Paketen fern und achte darauf, wer umsonst auffüllt.
chapter-lead = Führung in einem Kontor
chapter-room = Der Platz entscheidet
chapter-free-cards = Karten umsonst
chapter-second-round = Die nächste Runde

step-lead = { $name } hat { $cards } Karten { $good }. Nach der Runde steigt ihr Stein um { $cards } Stufen.
    .more = Der höchste Stein bringt nach jeder der { $rounds } Runden { $first } Florentiner, solange er vorn bleibt.
step-own-lead = { $cards } Karten einer Ware: Kaufe dir die Führung bei { $good }. Biete { $bid }.
    .more = Die niedrige Karte zählt hier so viel wie die hohe: jede ist eine Stufe. Die Führung bringt { $first } Florentiner, und zwar in jeder Runde.
step-spaces = { $name } hat noch { $room } freie Plätze, du hast { $own }. Jetzt bist du am Zug.
    .more = Wer nicht genug Platz für das ganze Paket hat, wird nicht gefragt. Du bestimmst, wie viele Karten das Paket hat.
step-second-card = Wie hältst du { $name } aus dieser Versteigerung heraus? Sie hat Platz für { $room } Karten.
    .more = Decke noch eine Karte auf, oder biete das Paket so an.
wrong-second-card = Ein Paket mit einer Karte passt in jedes Lager: { $name } würde gefragt. Decke mehr als { $room } Karten auf.
step-third-card = Im Paket sind { $cards } Karten. { $name } hat Platz für { $room }.
    .more = Ein Paket hat höchstens { $most } Karten.
wrong-third-card = { $cards } Karten passen noch in die { $room } Plätze von { $name }: Sie würde gefragt.
step-fill-it = Nur { $name } wurde gefragt: { $other } hat keinen Platz. Er bietet { $bid }, du bietest zuletzt. Kaufe das Paket.
    .more = Damit ist dein Lager voll und { $value } wert.
wrong-fill-it-more = Auch { $amount } würde reichen. Aber niemand kann dich mehr überbieten: { $lowest } genügt.
wrong-fill-it-pass = Dann bekommt { $name } { $cards } Karten für { $bid }, und du musst deine Plätze noch füllen.
step-full = Deine { $cards } Plätze sind belegt, dein Lager ist { $value } wert. Jetzt siehst du nur noch zu.
    .more = Wer ein volles Lager hat, deckt in dieser Runde nicht mehr auf und bietet nicht mehr mit.
step-last-one = { $other } hat für { $price } Florentiner aufgefüllt. Nur { $name } hat noch Platz: { $room } Karten.
    .more = Sobald alle Lager bis auf eines voll sind, füllt das letzte vom Stapel auf, ohne zu zahlen und ohne zu wählen.
step-for-nothing = { $name } hat nichts bezahlt und doch { $earned } Florentiner verdient.
    .more = Sein Lager war das letzte, aber jede Karte hat einen Stein gehoben. Zähle, bevor du auffüllst, wer als Letzter Platz hat.
step-stays = Dein Stein bei { $good } steht auf Stufe { $level } und bleibt dort für die nächste Runde.
    .more = Wer führt, bekommt wieder { $first } Florentiner. Weit oben legt ein Kontor { $bonus } Florentiner oder mehr dazu.
step-second-alone = Runde { $round }, und du beginnst. Spiele sie allein.
    .more = Du hast { $money } Florentiner. Zähle vor jedem Gebot die freien Plätze.
step-second-paid = Dein Lager war { $value } wert und belegte Platz { $place }. Verdient: { $points }.
    .more = Auch die Kontore haben gezahlt: Vergleiche die Steine mit denen nach der ersten Runde.
step-second-end = Du hast { $money } Florentiner, und eine Runde steht noch aus.
    .more = Die Spitze eines Kontors legt { $bonus } oder { $most } Florentiner dazu. Eine Ware, die du weiter kaufst, kann die Partie entscheiden.
