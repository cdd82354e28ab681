# Leçons de Medici en français.

## Ce que montrent les leçons
anchor-lot = le lot
anchor-deck = la pioche
anchor-bidders = les enchères
anchor-forecast = ce que la manche paierait maintenant
anchor-warehouse-0 = votre entrepôt
anchor-warehouse-1 = l’entrepôt de Bianca
anchor-warehouse-2 = l’entrepôt de Tomás
anchor-warehouse-3 = l’entrepôt d’Elena
anchor-track-metals = la piste des métaux
anchor-track-porcelain = la piste de la porcelaine
anchor-track-dyes = la piste des teintures
anchor-track-cloth = la piste des étoffes
anchor-track-spices = la piste des épices

## La première leçon
lesson-first-lot = Vos premiers lots
    .about = Misez, révélez des cartes, remplissez votre entrepôt et finissez seul une manche.
chapter-goal = Le but
chapter-lot = Un lot
chapter-turn = À vous de jouer
chapter-tracks = Les pistes
chapter-alone = En solo
chapter-payday = Jour de paie

step-goal = Le plus riche après { $rounds } manches gagne. Vous commencez avec { $money } florins.
    .more = Vous achetez des marchandises aux enchères et les vendez après chaque manche. L’argent payé est perdu, l’argent gagné s’ajoute.
step-lot = { $name } a révélé { $cards } cartes. Elles forment un lot : on l’achète en entier ou pas du tout.
    .more = Chaque carte a une marchandise et une valeur. Ici : { $first } { $first-value } et { $second } { $second-value }.
step-first-bid = Vous parlez en premier. Misez { $bid } florins sur le lot.
    .more = Chacun est interrogé une fois, dans le sens horaire. La plus haute mise paie et prend les cartes ; les autres ne paient rien.
step-yours = Personne n’a misé plus : { $stored } cartes sont dans votre entrepôt et vous avez payé { $paid } florins.
    .more = Un entrepôt contient { $room } cartes par manche. Ce qui est acheté ne se rend ni ne s’échange.
step-ranks = En fin de manche, les entrepôts sont payés selon leur rang : { $first }, { $second }, { $third }, { $last } florins.
    .more = La somme des valeurs décide. La vôtre est de { $value } pour l’instant.

step-offer = C’est à vous. Votre carte : { $good } { $value }. Mettez-la aux enchères.
    .more = Un lot compte jusqu’à { $most } cartes, mais vous pouvez le proposer plus tôt. Le joueur qui révèle mise en dernier.
step-last-word = { $name } mène avec { $bid } et personne ne mise après vous. Achetez la carte.
    .more = Avec elle, votre entrepôt vaut { $after } au lieu de { $now }.
wrong-last-word-more = { $amount } suffirait aussi. Mais personne ne peut répondre à votre mise : { $lowest } suffit, le reste serait un cadeau à la banque.
wrong-last-word-pass = Alors { $name } obtient la carte pour { $bid }, et votre entrepôt reste à { $now } au lieu de { $after }.
step-no-room = Un lot de { $cards } cartes est vendu sans qu’on vous interroge : vous n’avez de place que pour { $room }.
    .more = { $name } a payé { $price } florins. Sans la place ou sans l’argent, on passe automatiquement.

step-markers = Chaque carte d’une marchandise fait monter votre pion d’un niveau sur sa piste.
    .more = Les valeurs ne comptent pas ici. Vous avez { $cards } cartes ({ $good }) : après la manche, votre pion y monte de { $cards }.
step-prizes = Après chaque manche, chaque piste paie { $first } florins au pion le plus haut et { $second } au suivant.
    .more = Les pions gardent leur niveau pour la manche suivante. Tout en haut, { $bonus } ou même { $most } florins s’ajoutent.
step-bargain = En vente : { $good } { $value }. Pour l’instant, { $lowest } florin suffirait. Miser ou passer ?
    .more = Il vous reste { $room } places libres dans cette manche.
wrong-bargain = { $amount }, c’est bon marché, mais la carte vaut { $value } et reste : elle prend une de vos { $room } dernières places. Le rang rapporte plus que ce niveau.
step-kept = { $name } a pris la carte pour { $price }. Il vous reste { $room } places pour de meilleures cartes.
    .more = Il reste { $deck } cartes dans la pioche. La manche finit quand elle est vide ou que les entrepôts sont pleins.

step-alone = Jouez seul le reste de la manche.
    .more = Vous avez { $money } florins et votre entrepôt vaut { $value }.

step-paid = Jour de paie : votre entrepôt vaut { $value } et prend la place { $place }. Gagné : { $points }.
    .more = Des entrepôts de même valeur se partagent ce que rapportent leurs places.
step-levels = Piste « { $good } » : votre pion est maintenant au niveau { $level }. Il y reste.
    .more = La manche suivante s’y ajoute : une marchandise achetée encore et encore paie encore et encore.
step-whole-round = Voilà une manche entière. Vous avez { $money } florins et il reste { $left } manches.
    .more = Le joueur le moins riche commence la suivante.

## La deuxième leçon
lesson-filling-up = Pistes et places libres
    .about = Prenez la tête d’une piste, écartez vos rivaux par de gros lots et voyez qui se remplit gratuitement.
chapter-lead = En tête d’une piste
chapter-room = La place décide
chapter-free-cards = Des cartes gratuites
chapter-second-round = La manche suivante

step-lead = { $name } a { $cards } cartes { $good }. Après la manche, son pion monte de { $cards } niveaux.
    .more = Le pion le plus haut rapporte { $first } florins après chacune des { $rounds } manches, tant qu’il reste en tête.
step-own-lead = { $cards } cartes d’une même marchandise : prenez la tête, { $good }. Offrez { $bid }.
    .more = La carte faible compte ici autant que la forte : chacune vaut un niveau. La première place rapporte { $first } florins à chaque manche.
step-spaces = { $name } a encore { $room } places libres, vous en avez { $own }. C’est à vous de jouer.
    .more = Qui n’a pas assez de place pour tout le lot n’est pas interrogé. C’est vous qui fixez le nombre de cartes du lot.
step-second-card = Comment écarter { $name } de cette enchère ? Elle a de la place pour { $room } cartes.
    .more = Révélez une carte de plus, ou proposez le lot tel quel.
wrong-second-card = Un lot d’une carte entre dans tous les entrepôts : { $name } serait interrogée. Révélez plus de { $room } cartes.
step-third-card = Le lot compte { $cards } cartes. { $name } a de la place pour { $room }.
    .more = Un lot compte au plus { $most } cartes.
wrong-third-card = { $name } a { $room } places : { $cards } cartes y entrent encore, elle serait interrogée.
step-fill-it = Seul { $name } a été interrogé : { $other } n’a pas la place. Il offre { $bid }, à vous. Achetez le lot.
    .more = Votre entrepôt est alors plein et vaut { $value }.
wrong-fill-it-more = { $amount } suffirait aussi. Mais personne ne peut plus vous répondre : { $lowest } suffit.
wrong-fill-it-pass = Alors { $name } obtient { $cards } cartes pour { $bid }, et vos places restent à remplir.
step-full = Vos { $cards } places sont prises, votre entrepôt vaut { $value }. Vous n’avez plus qu’à regarder.
    .more = Avec un entrepôt plein, on ne révèle plus de cartes et on n’enchérit plus de la manche.
step-last-one = { $other } a complété pour { $price } florin. Seul { $name } a encore de la place : { $room } cartes.
    .more = Dès que tous les entrepôts sauf un sont pleins, le dernier se remplit depuis la pioche, sans payer et sans choisir.
step-for-nothing = { $name } n’a rien payé et a pourtant gagné { $earned } florins.
    .more = Son entrepôt est dernier, mais chaque carte a fait monter un pion. Avant de compléter, comptez qui sera le dernier à avoir de la place.
step-stays = Votre pion, { $good }, est au niveau { $level } et y reste pour la manche suivante.
    .more = Le premier touche de nouveau { $first } florins. Tout en haut, une piste ajoute { $bonus } florins ou plus.
step-second-alone = Manche { $round } : vous commencez. Jouez-la sans aide.
    .more = Vous avez { $money } florins. Comptez les places libres avant chaque offre.
step-second-paid = Votre entrepôt valait { $value } et prend la place { $place }. Gagné : { $points }.
    .more = Les pistes ont payé aussi : comparez les pions avec ceux de la première manche.
step-second-end = Vous avez { $money } florins, et il reste une manche.
    .more = Le sommet d’une piste ajoute { $bonus } ou { $most } florins. Une marchandise achetée sans cesse peut décider de la partie.
