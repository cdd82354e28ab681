# Florence en français.
title = Florence
about = Une longue nuit de carnaval : placez votre famille dans neuf files avant l’arrivée des Médicis.
edition-carnival = édition de 2021

medici-cosimo = Cosme
medici-contessina = Contessina
medici-giovanni = Jean
rank-debutant = Débutant
rank-donna = Donna
rank-maestro = Maestro
strozzi-orange = orange
strozzi-blue = bleu
obstacle-queue-is-full = la file est pleine
obstacle-nobody-of-his = il n’y a personne
obstacle-nobody-rises = personne ne peut y être promu
obstacle-space-taken = la case est prise
obstacle-guard-there = un garde s’y trouve déjà
obstacle-no-street-there = aucune rue du trajet n’y mène

tile-influencers = Influenceurs
tile-loudmouth = Grande Gueule
tile-scandalous = Scandaleux
tile-life-of-the-party = Vie Festive
tile-street-cred = Réputation
tile-upwardly-mobile = Mobilité Ascendante
tile-plus-one = Plus Un
tile-big-spender = Grand Dépensier
tile-eyes-everywhere = Des Yeux Partout

scandal-post-guard = poster un garde n’importe où
scandal-go-anywhere = un pion vers tout Lieu
scandal-go-far = 1 ou 2 pions, 1 à 3 Lieux
scandal-join-superior = un Débutant rejoint une Donna ou un Maestro
scandal-send-gift = envoyer un cadeau
scandal-trade-places = échange avec un Lieu voisin
scandal-raise-debutant = un Débutant devient Donna
scandal-step-forward = avancer dans la file
scandal-take-back = reprendre un marqueur
scandal-swap-two = échanger deux pions d’une file
scandal-send-home = renvoyer un pion
scandal-brag-anywhere = se vanter n’importe où

street-1-2 = 1–2
street-1-4 = 1–4
street-2-3 = 2–3
street-2-5 = 2–5
street-3-6 = 3–6
street-4-5 = 4–5
street-4-7 = 4–7
street-5-6 = 5–6
street-5-8 = 5–8
street-6-9 = 6–9
street-7-8 = 7–8
street-8-9 = 8–9

alone = contre Strozzi
preset-gentle = Clément
preset-easier = Plus facile
preset-printed = Comme imprimé
preset-harder = Plus difficile
preset-merciless = Impitoyable
group-easier = Plus facile
group-harder = Plus difficile
option-easier-brags = Strozzi se vante pour 1, 2, 3 fois les points au lieu de 2, 3, 4
option-easier-time = Strozzi reçoit 1 unité de Temps de moins par manche
option-easier-rewards = Se vanter ne rapporte pas de Temps à Strozzi quand un carrosse passe
option-easier-guards = Strozzi commence sans gardes
option-easier-giovanni = Strozzi ne marque que la moitié chez Jean s’il ne peut pas tout payer
option-harder-first-pass = Pas de bonus pour vous si vous passez en premier
option-harder-feast = Strozzi marque 2 points par unité de Temps dépensée à sa fête
option-harder-time = Strozzi reçoit 1 unité de Temps de plus par manche
option-harder-bonus = Strozzi reçoit 2 unités de Temps s’il passe en premier
option-harder-objective = Strozzi a un objectif caché
option-harder-streets = Les rues gardées par Strozzi vous sont fermées

action-pass = Passer
action-deploy = Déployer un Débutant
action-promote = Promouvoir un membre de votre famille
action-move = Déplacer un membre de votre famille
action-hurry = Se dépêcher
action-brag = Se vanter
action-gift = Offrir un cadeau à { $medici }
action-scandal = Jouer : { $card }
action-discard = Défausser pour 1 unité de Temps : { $card }
action-ring = Bague sur le Lieu { $location }
action-place = Débutant au Lieu { $location }
action-member = Votre pion au Lieu { $location }, place { $spot }
action-to = Vers le Lieu { $location }
action-stay = S’arrêter là
action-tile = La tuile du Lieu { $location }
action-bodyguard = Garde du corps rue { $street }
action-spy = Espion sur la tuile du Lieu { $location }
action-bouncer = Videur à la file du Lieu { $location }
action-take-time = Prendre 1 unité de Temps
action-take-point = Prendre 1 point
action-swap = Au Lieu { $location }, échanger les places { $first } et { $second }
action-with = Avec la place { $spot } au Lieu { $location }
action-forgo = Renoncer à la carte pour 1 unité de Temps
action-accept = Accepter et payer
action-decline = Refuser
action-colour = { $colour }

outcome-tile = { $tile }
outcome-coach = un carrosse au Lieu { $location }
outcome-destination = destination : Lieu { $location }
outcome-time = jeton Temps { $time }
outcome-start = { $seat } commence
outcome-objective = objectif { $objective }
outcome-scandal = { $card }
outcome-strozzi = carte { $card } de Strozzi

prompt-first = Placez votre premier Débutant sur une file vide.
prompt-action = À vous : choisissez une action. Vous avez { part-time }{ $cards ->
        [0] { "" }
        [one] {" "}et { $cards } carte Scandale
       *[other] {" "}et { $cards } cartes Scandale
    } ; le carrosse va au Lieu { $destination }. Déployer coûte { $deploy }, promouvoir { $promote }, se déplacer { $move }, se dépêcher { $hurry }, se vanter { $brag }, offrir { $gift } ou plus.
    .short = À vous : choisissez une action.
prompt-ring = Vous passez : posez votre bague sur un Lieu sans bague. Vous pourrez y faire un échange.
prompt-bonus = Vous avez passé : choisissez un bonus. Votre bague est au Lieu { $location }.
prompt-deploy = Choisissez la file que rejoint votre nouveau Débutant.
prompt-promote = Choisissez qui vous promouvez d’un rang.
prompt-mover = Choisissez qui va dans un Lieu voisin.
prompt-move = Choisissez où va ce membre de votre famille (Lieu { $location }).
prompt-hurrier = Se dépêcher : choisissez qui fait le premier de deux pas.
prompt-hurry = Choisissez le premier pas depuis le Lieu { $location }.
prompt-second = Le premier pion est arrivé au Lieu { $location } : envoyez-le une rue plus loin, ou choisissez un autre pion pour le second pas.
prompt-last = Choisissez où va votre second pion (Lieu { $location }).
prompt-brag = Choisissez la tuile sur laquelle vous vous vantez.
prompt-bodyguard = Placez un garde du corps dans une rue libre.
prompt-spy = Placez un espion sur une tuile libre.
prompt-bouncer = Placez un videur à une file libre.
prompt-post-guard = Placez un garde sur un bouclier où vous n’en avez pas.
prompt-traveller = Choisissez qui va dans n’importe quel autre Lieu.
prompt-anywhere = Choisissez où va ce membre de votre famille (Lieu { $location }).
prompt-walker = Choisissez le premier pion qui parcourt un à trois Lieux.
prompt-walk = Votre pion est au Lieu { $location } : { $left ->
        [one] encore { $left } Lieu
       *[other] encore { $left } Lieux au plus
    }.
prompt-walker-two = Choisissez un second pion, ou arrêtez-vous là.
prompt-gift = Choisissez qui reçoit le cadeau ; il coûte { $price ->
        [one] { $price } unité de Temps
       *[other] { $price } unités de Temps
    } ou plus.
prompt-trader = Choisissez qui échange sa place avec un pion de rang inférieur d’un Lieu voisin.
prompt-partner = Choisissez avec qui votre pion du Lieu { $location } échange sa place.
prompt-forward = Choisissez qui avance au sein de son rang.
prompt-take-back = Choisissez la tuile dont vous reprenez votre marqueur.
prompt-swap-two = Choisissez deux pions de même rang dans une file.
prompt-send-home = Choisissez qui quitte la partie pour de bon ; vous gagnez 3 unités de Temps.
prompt-sixth = Votre main est pleine : défaussez une carte pour 1 unité de Temps et piochez la nouvelle, ou renoncez-y pour 1 unité de Temps.
prompt-offer = Jean propose { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $price ->
        [one] { $price } unité de Temps
       *[other] { $price } unités de Temps
    }. Vous avez { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    }{ $cards ->
        [0] { "" }
        [one] {" "}et { $cards } carte
       *[other] {" "}et { $cards } cartes
    }.
prompt-colour = Strozzi a autant de pions des deux couleurs sur le plateau : choisissez celle qu’il déploie.
prompt-join-superior = Choisissez pour le nouveau Débutant une file où vous avez une Donna ou le Maestro.
prompt-raise-debutant = Choisissez le Débutant qui devient Donna.
prompt-brag-anywhere = Choisissez n’importe quelle tuile pour vous vanter.

refusal-too-little-time = cela coûte { $cost ->
        [one] { $cost } unité de Temps
       *[other] { $cost } unités de Temps
    }, vous en avez { $time }
refusal-no-debutant-left = vous n’avez plus de Débutant
refusal-queue-full = les { $spaces } places du Lieu { $location } sont prises
refusal-queue-not-empty = quelqu’un attend au Lieu { $location } ; le premier Débutant veut une file vide
refusal-ring-taken = une bague est déjà posée au Lieu { $location }
refusal-nobody-to-promote = personne ne peut être promu : il manque un pion de rang supérieur, ou personne n’est sur le plateau
refusal-not-your-member = la place { $spot } du Lieu { $location } n’est pas tenue par un de vos pions
refusal-equal-choice = un autre choix de la liste mène à la même position
refusal-no-higher-piece = vous n’avez plus { $rank-number ->
        [0] de Débutant
        [1] de Donna
       *[2] de Maestro
    }
refusal-highest-rank = un Maestro ne peut pas être promu davantage
refusal-nowhere-to-go = aucun chemin ne mène plus loin : chaque rue est fermée ou aboutit là où il n’y a plus de place
refusal-no-street = aucune rue ne mène du Lieu { $from } au Lieu { $to }
refusal-street-closed = le garde du corps de Strozzi ferme la rue { $street }
refusal-no-marker-left = il ne vous reste aucun marqueur Vantardise
refusal-nobody-there = vous n’avez personne au Lieu { $location }
refusal-already-bragged = votre marqueur est déjà sur la tuile du Lieu { $location }
refusal-no-space-on-tile = pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, aucune case n’est libre sur la tuile du Lieu { $location }
refusal-no-gift-left = il ne vous reste aucun cadeau
refusal-not-at-coach = vous n’avez personne auprès du carrosse de { $medici } (Lieu { $location })
refusal-not-in-hand = vous n’avez pas cette carte : { $card }
refusal-no-effect = cette carte n’aurait aucun effet maintenant : { $card }
refusal-action-limit = une famille a au plus { $limit } actions par manche
refusal-shield-taken = un garde s’y trouve déjà
refusal-own-guard-there = votre propre garde s’y trouve déjà
refusal-other-shields = un cadeau à { $medici } ne permet qu’un bouclier de { $medici }
refusal-not-equal-rank = seuls des pions de même rang peuvent être échangés
refusal-not-your-swap = l’un des deux doit être à vous
refusal-not-at-ring = votre bague n’est pas là
refusal-not-neighbours = les deux doivent se suivre directement
refusal-nobody-at-spot = il n’y a personne à cette place, ou ce n’est pas un Lieu voisin
refusal-not-lower-rank = le partenaire voisin doit être de rang inférieur
refusal-no-marker-there = aucun de vos marqueurs n’est au Lieu { $location }
refusal-same-location = ce membre de votre famille est au Lieu { $location } et doit aller ailleurs
refusal-no-way-on = le chemin par le Lieu { $location } ne pourrait pas finir là où il y a de la place
refusal-nobody-on-board = vous n’avez personne sur le plateau
refusal-only-debutants = cette carte ne promeut que des Débutants
refusal-no-superior-there = vous n’avez ni Donna ni Maestro au Lieu { $location }
refusal-nowhere-to-deploy = aucune file n’est ouverte à votre Débutant
refusal-nowhere-to-brag = aucune tuile ne vous est ouverte là où vous avez quelqu’un
refusal-not-another-member = le second pion doit être un autre

# Notes of the shipped editions, by the words of their English text.
value-spaces = Places ouvertes
value-limits = Nombre d’actions par manche
value-dial = Cadran des Nobles, manche
value-objectives = Objectifs
value-strozzi_cards = Cartes de Strozzi
value-board = Rues
value-time_tiles = Jetons Temps
note-read-off-the-worked-examples-the-coaches-follow-one-ring-1-to-5-is-the-diagonal-through-the-park = Tiré des exemples : les carrosses suivent un seul circuit, de 1 à 5 en diagonale par le parc.
note-27-blockers-on-nine-locations = 27 jetons Bloqueur de File d’Attente sur neuf Lieux.
note-five-spaces-are-as-likely-as-six = Cinq places sont aussi probables que six.
note-blockers-are-for-three-families-or-fewer = Les jetons Bloqueur de File d’Attente ne servent qu’avec trois familles au plus.
note-eight-tiles-with-values-from-2-to-9-each-used-once = Huit jetons de 2 à 9, chacun une fois.
note-not-in-the-rules-keeps-a-match-finite-where-own-bodyguards-pay-for-every-move = Hors des règles : empêche une partie sans fin là où des gardes du corps à soi paient chaque déplacement.
note-the-costs-stand-in-the-german-book-only = Les coûts ne figurent que dans le livret allemand.
note-the-head-and-the-first-four-places-are-printed = La Position Principale et les quatre premières places sont imprimées.
note-the-first-two-places-are-printed = Les deux premières places sont imprimées.
note-the-first-two-offers-and-the-gifts-are-printed = Les deux premières offres et les cadeaux sont imprimés.
note-stands-in-images-rises-from-round-to-round-as-the-book-says = Figure sur des images ; augmente de manche en manche, comme le dit le livret.
note-the-gift-is-printed = Le cadeau est imprimé.
note-nothing-below-4-members-and-35-points-at-most-are-printed = Sont imprimés : aucun point en dessous de 4 membres, 35 au plus.
note-what-the-cards-do-is-printed-which-medici-and-which-colour-each-one-names-stands-in-images = L’effet des cartes est imprimé ; le Noble et la couleur que chacune nomme figurent sur des images.

part-time = { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    }
part-cost = { $cost ->
        [one] { $cost } unité de Temps
       *[other] { $cost } unités de Temps
    }
part-space = { $space ->
        [1] case du bas
        [2] case du milieu
       *[3] case du haut
    }
event-tile-laid = { $tile } se trouve au Lieu { $location }
event-coach-stands = Le carrosse de { $medici } est au Lieu { $location }
event-destination = Manche { $round } : { $medici } ira au Lieu { $location }
event-time-tile = La manche { $round } apportera { part-time }
event-objective-dealt = { $seat } reçoit un objectif secret
    .you = Vous recevez un objectif secret
event-objective-seen = { $seat } voit : objectif { $objective }
    .you = Vous voyez l’objectif { $objective }
event-starts = { $seat } a le jeton 1er Joueur
    .you = Vous avez le jeton 1er Joueur
event-first-debutant = { $seat } place son premier Débutant au Lieu { $location }
    .you = Vous placez votre premier Débutant au Lieu { $location }
event-round-begins = Manche { $round } : { $medici } va au Lieu { $location }
event-time-gained = { $seat } gagne { part-time }, maintenant { $total }
    .you = Vous gagnez { part-time }, maintenant { $total }
event-passes = { $seat } passe
    .you = Vous passez
event-passes-first = { $seat } passe avant tous les autres et gagne { part-time }, maintenant { $total }
    .you = Vous passez avant tous les autres et gagnez { part-time }, maintenant { $total }
event-passes-last = { $seat } passe après tous les autres : les actions sont terminées
    .you = Vous passez après tous les autres : les actions sont terminées
event-ring-laid = { $seat } pose sa bague au Lieu { $location }
    .you = Vous posez votre bague au Lieu { $location }
event-deploys = { $seat } déploie un Débutant au Lieu { $location } pour { part-cost }
    .you = Vous déployez un Débutant au Lieu { $location } pour { part-cost }
part-promoted = { $rank-number ->
        [1] un Débutant en Donna
       *[2] une Donna en Maestro
    }
event-promotes = { $seat } promeut { part-promoted } au Lieu { $location } ({ part-cost })
    .you = Vous promouvez { part-promoted } au Lieu { $location } ({ part-cost })
event-leaves = { $seat } : { $rank } quitte le Lieu { $location }
    .you = Votre { $rank } quitte le Lieu { $location }
event-arrives = { $seat } : { $rank } rejoint le Lieu { $location }, place { $spot }
    .you = Votre { $rank } rejoint le Lieu { $location }, place { $spot }
event-own-bodyguard = { $seat } passe devant son garde du corps, rue { $street } : { part-time }
    .you = Vous passez devant votre garde du corps, rue { $street } : { part-time }
event-bodyguard-pays = { $seat } : garde du corps rue { $street }, { $points }
    .you = Vous : garde du corps rue { $street }, { $points }
event-brags = { $seat } se vante au Lieu { $location }, { $tile } ×{ $count }, { part-space }, { $points }
    .you = Vous vous vantez au Lieu { $location }, { $tile } ×{ $count }, { part-space }, { $points }
event-gives = { $seat } offre un cadeau à { $medici } pour { part-cost }
    .you = Vous offrez un cadeau à { $medici } pour { part-cost }
event-posts-bodyguard = { $seat } poste un garde du corps rue { $street }
    .you = Vous postez un garde du corps rue { $street }
event-posts-spy = { $seat } poste un espion au Lieu { $location }
    .you = Vous postez un espion au Lieu { $location }
event-posts-bouncer = { $seat } poste un videur au Lieu { $location }
    .you = Vous postez un videur au Lieu { $location }
event-no-guard = { $seat } ne poste pas de garde : il n’en reste pas, ou aucun bouclier n’est libre
    .you = Vous ne postez pas de garde : il n’en reste pas, ou aucun bouclier n’est libre
event-plays = { $seat } joue un scandale : { $card }
    .you = Vous jouez un scandale : { $card }
event-discards = { $seat } défausse pour { part-time } : { $card }
    .you = Vous défaussez pour { part-time } : { $card }
event-bonus-time = { $seat } prend { part-time } en bonus
    .you = Vous prenez { part-time } en bonus
event-bonus-point = { $seat } prend un point en bonus, { $points }
    .you = Vous prenez un point en bonus, { $points }
event-swaps = { $seat } échange au Lieu { $location } les places { $first } et { $second }
    .you = Vous échangez au Lieu { $location } les places { $first } et { $second }
event-steps-forward = { $seat } : { $rank } avance au Lieu { $location } à la place { $spot }
    .you = Votre { $rank } avance au Lieu { $location } à la place { $spot }
event-takes-back = { $seat } reprend son marqueur du Lieu { $location }
    .you = Vous reprenez votre marqueur du Lieu { $location }
event-sends-home = { $seat } renvoie pour de bon un pion du Lieu { $location } ({ $rank }) et gagne { part-time }
    .you = Vous renvoyez pour de bon un pion du Lieu { $location } ({ $rank }) et gagnez { part-time }
event-trades = { $seat } échange entre les Lieux { $from } et { $location }
    .you = Vous échangez entre les Lieux { $from } et { $location }
event-coach-enters = { $medici } arrive au Lieu { $location }
event-head = { $seat } : Position Principale au Lieu { $location }, { $points }
    .you = Position Principale au Lieu { $location } pour vous, { $points }
event-no-head = Personne n’attend au Lieu { $location }
event-no-bragger = { $seat } a le marqueur le plus haut au Lieu { $location } mais personne sur place : pas de carte
    .you = Vous avez le marqueur le plus haut au Lieu { $location } mais personne sur place : pas de carte
event-draws = { $seat } pioche une carte Scandale de { $medici }
    .you = Vous piochez une carte Scandale de { $medici }
event-drew = { $seat } a pioché : { $card }
    .you = Vous avez pioché : { $card }
event-reshuffled = Les scandales défaussés de { $medici } forment une nouvelle pioche
event-no-card = Il ne reste aucune carte Scandale de { $medici }
event-forgoes = { $seat } renonce à la carte pour { part-time }
    .you = Vous renoncez à la carte pour { part-time }
event-brag-reward = Meilleure vantardise au Lieu { $location } : { $seat }
    .you = Meilleure vantardise au Lieu { $location } : vous
event-spy-reward = { $seat } a un espion au Lieu { $location }
    .you = Vous avez un espion au Lieu { $location }
event-queue-points = { $seat } : { $rank } à la place { $spot } chez { $medici }, { $points }
    .you = Votre { $rank } à la place { $spot } chez { $medici }, { $points }
event-overlooked = { $seat } : Contessina ignore le Débutant à la place { $spot }
    .you = Contessina ignore votre Débutant à la place { $spot }
event-accepts = { $seat } accepte l’offre de Jean : { part-cost }, { $points }
    .you = Vous acceptez l’offre de Jean : { part-cost }, { $points }
event-declines = { $seat } refuse l’offre de Jean pour { part-cost }
    .you = Vous refusez l’offre de Jean pour { part-cost }
event-cannot-pay = { $seat } ne peut pas payer { part-cost } à Jean
    .you = Vous ne pouvez pas payer { part-cost } à Jean
event-nobody-waits = Personne n’attend { $medici } au Lieu { $location }
event-coin = Le jeton 1er Joueur passe à { $seat }
    .you = Le jeton 1er Joueur vous revient
part-gifts = { $gifts ->
        [one] { $gifts } cadeau de plus
       *[other] { $gifts } cadeaux de plus
    }
event-gifts = { $seat } reçoit { part-gifts }
    .you = Vous recevez { part-gifts }
part-cards = { $cards ->
        [one] { $cards } carte Scandale
       *[other] { $cards } cartes Scandale
    }
event-cards-to-time = { $seat } change { part-cards } en { part-time }
    .you = Vous changez { part-cards } en { part-time }
event-time-to-points = { $seat } : il reste { part-time }, { $points }
    .you = Il vous reste { part-time }, { $points }
part-there = { $count ->
        [one] { $count } pion sur place
       *[other] { $count } pions sur place
    }
event-objective-points = { $seat } : objectif { $objective }, { part-there }, { $points }
    .you = Vous : objectif { $objective }, { part-there }, { $points }
event-solo-bodyguard = { $seat } : son garde du corps rue { $street }, { $points }
    .you = Votre garde du corps rue { $street }, { $points }
event-bonus-skipped = { $seat } a passé avant tous les autres : pas de bonus
    .you = Vous avez passé avant tous les autres : pas de bonus
event-strozzi-guard = Strozzi poste un garde sur le bouclier de { $medici } au Lieu { $location }
event-strozzi-bodyguard = Strozzi poste un garde du corps rue { $street }
event-strozzi-time = Strozzi gagne { part-time }, maintenant { $total }
event-strozzi-card = Strozzi tire la carte { $card } pour { part-cost }, reste { $total }
event-strozzi-feast-back = La première carte de Strozzi est la fête : il en tire une autre, la fête retourne dans la pile
event-strozzi-spends-all = Strozzi fait la fête : il dépense { part-time } et garde { $total }
event-strozzi-feast-points = La fête de Strozzi pour { part-time }, { $points }
event-strozzi-passes = Strozzi passe
event-strozzi-ring = Strozzi pose sa bague au Lieu { $location }
event-strozzi-keeps-ring = Strozzi ne trouve pas de lieu pour sa bague
event-strozzi-first-pass = Strozzi a passé en premier et gagne { part-time }
event-strozzi-swaps = Strozzi échange au Lieu { $location } les places { $first } et { $second }
event-strozzi-bonus-points = Strozzi ne peut pas échanger, { $points }
event-strozzi-deploys = Strozzi déploie : { $rank } ({ $colour }) au Lieu { $location }, place { $spot }
event-strozzi-recalls = Strozzi rappelle { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } ({ $colour }) hors des destinations
event-strozzi-no-piece = Strozzi n’a plus { $rank-number ->
        [0] de Débutant
        [1] de Donna
       *[2] de Maestro
    } ({ $colour })
event-strozzi-promotes = Strozzi promeut { part-promoted } ({ $colour }) au Lieu { $location }, maintenant place { $spot }
event-strozzi-brags = Strozzi se vante au Lieu { $location }, { $tile } ({ $colour }), { part-space }, { $points }
event-strozzi-no-brag = Strozzi ne trouve aucune tuile pour se vanter
event-strozzi-no-shield = Strozzi ne poste pas de garde, { $points } à la place
event-strozzi-bodyguard-pays = Strozzi : garde du corps rue { $street }, { $points }
event-strozzi-head = Strozzi : Position Principale au Lieu { $location }, { $points }
event-strozzi-discards = La carte Scandale de Strozzi au Lieu { $location } est défaussée : { $card }
event-strozzi-reward-time = Strozzi prend à la place { part-time }, maintenant { $total }
event-strozzi-queue-points = Strozzi : { $rank } ({ $colour }) à la place { $spot } chez { $medici }, { $points }
event-strozzi-giovanni = Strozzi accepte l’offre de Jean : { part-cost }, { $points }
event-strozzi-no-time = Strozzi n’a pas de temps pour Jean
event-strozzi-time-to-points = Strozzi : il reste { part-time }, { $points }
event-strozzi-objective-points = Strozzi : objectif { $objective }, { part-there }, { $points }
event-strozzi-coin = Le jeton 1er Joueur passe à Strozzi
event-strozzi-no-time-for-brag = Se vanter ne rapporte pas de temps à Strozzi
event-strozzi-arrives = Strozzi : { $rank } ({ $colour }) rejoint le Lieu { $location }, place { $spot }
event-strozzi-passes-last = Strozzi passe en dernier : les actions sont terminées
event-strozzi-colour = Couleur choisie pour Strozzi : { $colour }
event-strozzi-overlooked = Strozzi : Contessina ignore le Débutant ({ $colour }) à la place { $spot }
event-strozzi-objective = Strozzi dévoile l’objectif { $objective }
event-strozzi-first-debutant = Strozzi place un Débutant ({ $colour }) au Lieu { $location }
event-strozzi-first-guard = Strozzi commence avec un garde sur le bouclier de { $medici } au Lieu { $location }
event-strozzi-first-bodyguard = Strozzi commence avec un garde du corps rue { $street }
event-strozzi-cannot = Strozzi laisse le Lieu { $location } de côté : { $obstacle }

advice-place = Cela vaut environ { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    } de plus que tout autre choix.
advice-pass = Aucune action ne vaut son coût pour l’instant ; gardez votre Temps.
advice-offer = Les points valent plus que { $price ->
        [one] { $price } unité de Temps
       *[other] { $price } unités de Temps
    }.
advice-bonus = Un petit bonus pendant que les autres continuent.

board-round = manche { $round } sur { $rounds }
board-to = → { $location }
board-head = tête { $points }
board-time = Temps { $time }
board-gifts-after = puis +{ $gifts ->
        [one] { $gifts } cadeau
       *[other] { $gifts } cadeaux
    }
rival-strozzi = Strozzi
board-strozzi = Strozzi
board-legend = Ad AD AM : Débutant, Donna, Maestro d’une famille · ▸ Position Principale · ◆ destination · ♜ carrosse · ○ bague · ¤ jeton 1er Joueur · 3×…=6 : valeur unitaire et ce que vous rapporterait la vantardise · 0 7 13+ : cases de vantardise · lettres sur une ligne : gardes du corps
board-hand = Vos scandales
board-no-cards = aucun
board-objective = Votre objectif
board-objective-now = { $members ->
        [one] { $members } pion
       *[other] { $members } pions
    } sur place : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-passed = passé
board-coin = jeton
board-points = points
board-time-short = temps
board-supply = réserve
board-gifts = cadeaux
board-guards = gardes
board-markers = marq.
board-cards = cartes
board-spy = espion :
board-bouncer = videur :
board-rank-debutant = d
board-rank-donna = D
board-rank-maestro = M
board-hand-card = { $card } ({ $cost ->
        [0] gratuit
       *[other] Temps { $cost }
    })
board-hand-gain = { $card } (donne Temps { $gain })

holding-time = { $count ->
        [one] { $count } unité de Temps
       *[other] { $count } unités de Temps
    }
holding-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
holding-markers = { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }
holding-guards = { $count ->
        [one] { $count } garde
       *[other] { $count } gardes
    }

# Ce qui compte dans un genre de décision.
sense-action = Ce qui compte : être bien placé là où arrivent les prochains Nobles, et le Temps qui reste pour cela.
sense-move = Un membre de votre famille compte surtout là où arrivent les prochains Nobles, et d’autant plus qu’il est en avant.
sense-mover = { sense-move }
sense-hurrier = { sense-move }
sense-hurry = { sense-move }
sense-second = { sense-move }
sense-last = { sense-move }
sense-traveller = { sense-move }
sense-anywhere = { sense-move }
sense-walker = { sense-move }
sense-walk = { sense-move }
sense-walker-two = { sense-move }
sense-trader = { sense-move }
sense-partner = { sense-move }
sense-forward = { sense-move }
sense-first = Une file sur le chemin des prochains carrosses rapporte le plus tôt, et une file vide vous donne la Position Principale.
sense-deploy = { sense-first }
sense-join-superior = { sense-first }
sense-promote = Un rang plus haut passe devant tous les autres, et Contessina ne voit pas les Débutants.
sense-raise-debutant = { sense-promote }
sense-ring = La Bague va là où un échange vous fera avancer pendant que les autres continuent.
sense-bonus = Un échange à la prochaine destination vaut plus qu’un point, un point plus que rien.
sense-swap-two = { sense-bonus }
sense-brag = Se vanter rapporte des points tout de suite, et une carte Scandale quand un carrosse passe devant votre marqueur le plus haut.
sense-brag-anywhere = { sense-brag }
sense-bodyguard = Un garde du corps rapporte dans une rue que d’autres prennent, près des prochaines destinations.
sense-spy = Un espion rapporte sur une tuile devant laquelle passent les carrosses : chacun vous donne une carte Scandale.
sense-bouncer = Un videur va à une file qui sera bientôt décomptée et que d’autres veulent rejoindre.
sense-post-guard = Un garde rapporte là où l’on passe : rues près d’une destination, tuiles sur le chemin des carrosses, files bientôt décomptées.
sense-gift = Un cadeau est rentable si son garde trouve encore une bonne place.
sense-take-back = Reprenez le marqueur qui rapporte le moins là où il est.
sense-send-home = Renvoyez le pion qui vous rapportera le moins ; le Temps vaut mieux ailleurs.
sense-sixth = Gardez les cinq cartes utiles au plus tôt ; la moins utile donne encore 1 unité de Temps.
sense-offer = Comparez les points de Jean à ce que le Temps rapporterait à la manche suivante.
sense-colour = Faites jouer à Strozzi la famille la moins bien placée sur les prochains chemins.

# Levels as measured: python benchmarks/strength.py --sentences
measured-apprentice = Le niveau le plus facile ; gagne 78 % des parties contre deux ordinateurs « avisés » (33 % = égalité) ; 1 ms par coup.
measured-journeyman = Gagne 62 % des parties contre deux du niveau inférieur (33 % = égalité) ; 2 ms par coup.
measured-master = Gagne 52 % des parties contre deux du niveau inférieur (33 % = égalité) ; 5 ms par coup.
measured-consul = Gagne 67 % des parties contre deux du niveau inférieur (33 % = égalité) ; 20 ms par coup.

stops-scandal = Ensuite, une carte scandale est tirée.
stops-time = Ensuite la manche se termine, et un nouveau jeton Temps est retourné.
stops-destination = Ensuite, une nouvelle destination est retournée.
stops-strozzi = Ensuite, la prochaine carte de Strozzi est retournée.
stops-objective = Ensuite, l’objectif de Strozzi est retourné.
