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
obstacle-nobody-of-his = aucun des siens n’y attend
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
scandal-go-anywhere = un membre n’importe où
scandal-go-far = deux membres au loin
scandal-join-superior = rejoindre un supérieur
scandal-send-gift = envoyer un cadeau
scandal-trade-places = échanger avec un voisin
scandal-raise-debutant = promouvoir un Débutant
scandal-step-forward = avancer dans la file
scandal-take-back = reprendre un marqueur
scandal-swap-two = échanger deux d’une file
scandal-send-home = renvoyer un membre
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
option-easier-rewards = Se vanter ne rapporte pas de temps à Strozzi pendant un trajet
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
action-promote = Promouvoir un membre
action-move = Déplacer un membre
action-hurry = Se dépêcher
action-brag = Se vanter
action-gift = Offrir un cadeau à { $medici }
action-scandal = Jouer : { $card }
action-discard = Défausser pour 1 unité de Temps : { $card }
action-ring = Bague sur { $location }
action-place = Débutant en { $location }
action-member = Votre membre en { $location }, place { $spot }
action-to = Vers { $location }
action-stay = S’arrêter là
action-tile = La tuile de { $location }
action-bodyguard = Garde du corps rue { $street }
action-spy = Espion sur la tuile de { $location }
action-bouncer = Videur à la file de { $location }
action-take-time = Prendre 1 unité de Temps
action-take-point = Prendre 1 point
action-swap = En { $location }, échanger les places { $first } et { $second }
action-with = Avec la place { $spot } en { $location }
action-forgo = Renoncer à la carte pour 1 unité de Temps
action-accept = Accepter et payer
action-decline = Refuser
action-colour = { $colour }

outcome-tile = { $tile }
outcome-coach = un carrosse en { $location }
outcome-destination = destination { $location }
outcome-time = jeton Temps { $time }
outcome-start = { $seat } commence
outcome-objective = objectif { $objective }
outcome-scandal = { $card }
outcome-strozzi = carte { $card } de Strozzi

prompt-first = Placez votre premier Débutant sur une file vide.
prompt-action = À vous : choisissez une action. Vous avez { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    }{ $cards ->
        [0] { "" }
        [one] {" "}et { $cards } carte Scandale
       *[other] {" "}et { $cards } cartes Scandale
    } ; le carrosse va en { $destination }. Déployer coûte { $deploy }, promouvoir { $promote }, se déplacer { $move }, se dépêcher { $hurry }, se vanter { $brag }, offrir { $gift } ou plus.
prompt-ring = Vous passez : posez votre bague sur un lieu sans bague. Vous pourrez y faire un échange.
prompt-bonus = Vous avez passé : choisissez un bonus. Votre bague est en { $location }.
prompt-deploy = Choisissez la file que rejoint votre nouveau Débutant.
prompt-promote = Choisissez qui vous promouvez d’un rang.
prompt-mover = Choisissez qui va dans un lieu voisin.
prompt-move = Choisissez où va votre membre de { $location }.
prompt-hurrier = Se dépêcher : choisissez qui fait le premier de deux pas.
prompt-hurry = Choisissez le premier pas depuis { $location }.
prompt-second = Le premier membre est arrivé en { $location } : envoyez-le une rue plus loin, ou choisissez un autre membre pour le second pas.
prompt-last = Choisissez où va votre second membre de { $location }.
prompt-brag = Choisissez la tuile sur laquelle vous vous vantez.
prompt-bodyguard = Placez un garde du corps dans une rue libre.
prompt-spy = Placez un espion sur une tuile libre.
prompt-bouncer = Placez un videur à une file libre.
prompt-post-guard = Placez un garde sur un bouclier où vous n’en avez pas.
prompt-traveller = Choisissez qui va dans n’importe quel autre lieu.
prompt-anywhere = Choisissez où va votre membre de { $location }.
prompt-walker = Choisissez le premier membre qui marche d’un à trois lieux.
prompt-walk = Votre membre est en { $location } : { $left ->
        [one] encore { $left } lieu
       *[other] encore { $left } lieux au plus
    }.
prompt-walker-two = Choisissez un second membre, ou arrêtez-vous là.
prompt-gift = Choisissez qui reçoit le cadeau ; il coûte { $price ->
        [one] { $price } unité de Temps
       *[other] { $price } unités de Temps
    } ou plus.
prompt-trader = Choisissez qui échange sa place avec un voisin de rang inférieur.
prompt-partner = Choisissez avec qui votre membre de { $location } échange sa place.
prompt-forward = Choisissez qui avance au sein de son rang.
prompt-take-back = Choisissez la tuile dont vous reprenez votre marqueur.
prompt-swap-two = Choisissez deux membres de même rang dans une file.
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
prompt-colour = Strozzi a autant de membres des deux couleurs sur le plateau : choisissez celle qu’il déploie.
prompt-join-superior = Choisissez pour le nouveau Débutant une file où vous avez une Donna ou le Maestro.
prompt-raise-debutant = Choisissez le Débutant qui devient Donna.
prompt-brag-anywhere = Choisissez n’importe quelle tuile pour vous vanter.

refusal-too-little-time = cela coûte { $cost ->
        [one] { $cost } unité de Temps
       *[other] { $cost } unités de Temps
    }, vous en avez { $time }
refusal-no-debutant-left = il ne reste aucun Débutant sur votre plateau
refusal-queue-full = les { $spaces } places de { $location } sont prises
refusal-queue-not-empty = quelqu’un attend en { $location } ; le premier Débutant veut une file vide
refusal-ring-taken = une bague est déjà posée en { $location }
refusal-nobody-to-promote = personne ne peut être promu : il manque un pion de rang supérieur, ou personne n’est sur le plateau
refusal-not-your-member = la place { $spot } de { $location } n’est pas tenue par un des vôtres
refusal-equal-choice = un autre choix de la liste mène à la même position
refusal-no-higher-piece = il ne reste plus sur votre plateau : { $rank }
refusal-highest-rank = un Maestro ne peut pas être promu davantage
refusal-nowhere-to-go = aucun chemin ne mène plus loin : chaque rue est fermée ou aboutit là où il n’y a plus de place
refusal-no-street = aucune rue ne mène de { $from } à { $to }
refusal-street-closed = le garde du corps de Strozzi ferme la rue { $street }
refusal-no-marker-left = il ne vous reste aucun marqueur Vantardise
refusal-nobody-there = vous n’avez personne en { $location }
refusal-already-bragged = votre marqueur est déjà sur la tuile de { $location }
refusal-no-space-on-tile = pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, aucune case n’est libre sur la tuile de { $location }
refusal-no-gift-left = il ne vous reste aucun cadeau
refusal-not-at-coach = aucun des vôtres n’est auprès du carrosse de { $medici }, en { $location }
refusal-not-in-hand = vous n’avez pas cette carte : { $card }
refusal-no-effect = cette carte ne pourrait pas être exécutée : { $card }
refusal-action-limit = une famille a au plus { $limit } actions par manche
refusal-shield-taken = un garde s’y trouve déjà
refusal-own-guard-there = votre propre garde s’y trouve déjà
refusal-other-shields = un cadeau à { $medici } ne permet qu’un bouclier de { $medici }
refusal-not-equal-rank = seuls des membres de même rang peuvent être échangés
refusal-not-your-swap = l’un des deux doit être à vous
refusal-not-at-ring = votre bague n’est pas là
refusal-not-neighbours = les deux doivent se suivre directement
refusal-nobody-at-spot = personne ne s’y tient, ou ce n’est pas à côté
refusal-not-lower-rank = le partenaire voisin doit être de rang inférieur
refusal-no-marker-there = aucun de vos marqueurs n’est en { $location }
refusal-same-location = votre membre est en { $location } et doit aller ailleurs
refusal-no-way-on = le chemin par { $location } ne pourrait pas finir là où il y a de la place
refusal-nobody-on-board = aucun des vôtres n’est sur le plateau
refusal-only-debutants = cette carte ne promeut que des Débutants
refusal-no-superior-there = vous n’avez ni Donna ni Maestro en { $location }
refusal-nowhere-to-deploy = aucune file n’est ouverte à votre Débutant
refusal-nowhere-to-brag = aucune tuile ne vous est ouverte là où vous avez quelqu’un
refusal-not-another-member = le second membre doit être un autre

# Notes of the shipped editions, by the words of their English text.
value-spaces = Places ouvertes
value-limits = Nombre d’actions par manche
value-dial = Cadran des Nobles, manche
value-objectives = Objectifs
value-strozzi_cards = Cartes de Strozzi
value-board = Rues
value-time_tiles = Jetons Temps
note-read-off-the-worked-examples-the-coaches-follow-one-ring-1-to-5-is-the-diagonal-through-the-park = Tiré des exemples : les carrosses suivent un seul circuit, de 1 à 5 en diagonale par le parc.
note-27-blockers-on-nine-locations = 27 jetons de blocage sur neuf lieux.
note-five-spaces-are-as-likely-as-six = Cinq places sont aussi probables que six.
note-blockers-are-for-three-families-or-fewer = Les jetons de blocage ne servent qu’avec trois familles au plus.
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

event-tile-laid = { $tile } se trouve en { $location }
event-coach-stands = Le carrosse de { $medici } est en { $location }
event-destination = Manche { $round } : { $medici } ira en { $location }
event-time-tile = La manche { $round } apportera { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    }
event-objective-dealt = { $seat } reçoit un objectif secret
event-objective-seen = { $seat } voit : objectif { $objective }
event-starts = { $seat } a le jeton de premier joueur
event-first-debutant = { $seat } place son premier Débutant en { $location }
event-round-begins = Manche { $round } : { $medici } va en { $location }
event-time-gained = { $seat } gagne { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    }, maintenant { $total }
event-passes = { $seat } passe
event-passes-first = { $seat } passe avant tous les autres et gagne { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    }, maintenant { $total }
event-passes-last = { $seat } passe après tous les autres : les actions sont terminées
event-ring-laid = { $seat } pose sa bague en { $location }
event-deploys = { $seat } déploie un Débutant en { $location } pour { $cost ->
        [one] { $cost } unité de Temps
       *[other] { $cost } unités de Temps
    }
event-promotes = { $seat } promeut en { $location } pour { $cost ->
        [one] { $cost } unité de Temps
       *[other] { $cost } unités de Temps
    } : { $rank }
event-leaves = { $seat } : { $rank } quitte { $location }
event-arrives = { $seat } : { $rank } rejoint { $location }, place { $spot }
event-own-bodyguard = { $seat } passe devant son garde du corps rue { $street } : { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    }
event-bodyguard-pays = { $seat } : garde du corps rue { $street }, { $points }
event-brags = { $seat } se vante en { $location }, { $tile } : compte { $count }, marqueur sur { $space ->
        [1] la case du bas
        [2] la case du milieu
       *[3] la case du haut
    }, { $points }
event-gives = { $seat } offre un cadeau à { $medici } pour { $cost ->
        [one] { $cost } unité de Temps
       *[other] { $cost } unités de Temps
    }
event-posts-bodyguard = { $seat } poste un garde du corps rue { $street }
event-posts-spy = { $seat } poste un espion en { $location }
event-posts-bouncer = { $seat } poste un videur en { $location }
event-no-guard = { $seat } ne poste pas de garde : il n’en reste pas, ou aucun bouclier n’est libre
event-plays = { $seat } joue un scandale : { $card }
event-discards = { $seat } défausse pour { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    } : { $card }
event-bonus-time = { $seat } prend { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    } en bonus
event-bonus-point = { $seat } prend un point en bonus, { $points }
event-swaps = { $seat } échange en { $location } les places { $first } et { $second }
event-steps-forward = { $seat } : { $rank } avance en { $location } à la place { $spot }
event-takes-back = { $seat } reprend son marqueur de { $location }
event-sends-home = { $seat } renvoie pour de bon un membre de { $location } ({ $rank }) et gagne { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    }
event-trades = { $seat } échange entre { $from } et { $location }
event-coach-enters = { $medici } arrive en { $location }
event-head = { $seat } : Position Principale en { $location }, { $points }
event-no-head = Personne n’attend en { $location }
event-no-bragger = { $seat } a le marqueur le plus haut en { $location } mais personne sur place : pas de carte
event-draws = { $seat } pioche une carte Scandale de { $medici }
event-drew = { $seat } a pioché : { $card }
event-reshuffled = Les scandales défaussés de { $medici } forment une nouvelle pioche
event-no-card = Il ne reste aucune carte Scandale de { $medici }
event-forgoes = { $seat } renonce à la carte pour { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    }
event-brag-reward = Meilleure vantardise en { $location } : { $seat }
event-spy-reward = { $seat } a un espion en { $location }
event-queue-points = { $seat } : { $rank } à la place { $spot } chez { $medici }, { $points }
event-overlooked = { $seat } : Contessina ignore le Débutant à la place { $spot }
event-accepts = { $seat } donne { $cost ->
        [one] { $cost } unité de Temps
       *[other] { $cost } unités de Temps
    } à Jean, { $points }
event-declines = { $seat } refuse l’offre de Jean pour { $cost ->
        [one] { $cost } unité de Temps
       *[other] { $cost } unités de Temps
    }
event-cannot-pay = { $seat } ne peut pas donner { $cost ->
        [one] { $cost } unité de Temps
       *[other] { $cost } unités de Temps
    } à Jean
event-nobody-waits = Personne n’attend { $medici } en { $location }
event-coin = Le jeton de premier joueur passe à { $seat }
event-gifts = { $seat } reçoit { $gifts ->
        [one] { $gifts } cadeau de plus
       *[other] { $gifts } cadeaux de plus
    }
event-cards-to-time = { $seat } change { $cards ->
        [one] { $cards } carte Scandale
       *[other] { $cards } cartes Scandale
    } en { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    }
event-time-to-points = { $seat } : il reste { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    }, { $points }
event-objective-points = { $seat } : objectif { $objective }, { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    } sur place, { $points }
event-solo-bodyguard = { $seat } : son garde du corps rue { $street }, { $points }
event-bonus-skipped = { $seat } a passé avant tous les autres : pas de bonus
event-strozzi-guard = Strozzi poste un garde sur le bouclier de { $medici } en { $location }
event-strozzi-bodyguard = Strozzi poste un garde du corps rue { $street }
event-strozzi-time = Strozzi gagne { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    }, maintenant { $total }
event-strozzi-card = Strozzi tire la carte { $card } pour { $cost ->
        [one] { $cost } unité de Temps
       *[other] { $cost } unités de Temps
    }, reste { $total }
event-strozzi-feast-back = La première carte de Strozzi est la fête : il en tire une autre, la fête retourne dans la pile
event-strozzi-spends-all = Strozzi fait la fête : il dépense { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    } et garde { $total }
event-strozzi-feast-points = La fête de Strozzi pour { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    }, { $points }
event-strozzi-passes = Strozzi passe
event-strozzi-ring = Strozzi pose sa bague en { $location }
event-strozzi-keeps-ring = Strozzi ne trouve pas de lieu pour sa bague
event-strozzi-first-pass = Strozzi a passé en premier et gagne { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    }
event-strozzi-swaps = Strozzi échange en { $location } les places { $first } et { $second }
event-strozzi-bonus-points = Strozzi ne peut pas échanger, { $points }
event-strozzi-deploys = Strozzi déploie : { $rank } ({ $colour }) en { $location }, place { $spot }
event-strozzi-recalls = Strozzi rappelle { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    } ({ $colour }) hors des destinations
event-strozzi-no-piece = Il manque à Strozzi : { $rank } ({ $colour })
event-strozzi-promotes = Strozzi promeut : { $rank } ({ $colour }) en { $location }, maintenant place { $spot }
event-strozzi-brags = Strozzi se vante en { $location }, { $tile } ({ $colour }), sur { $space ->
        [1] la case du bas
        [2] la case du milieu
       *[3] la case du haut
    }, { $points }
event-strozzi-no-brag = Strozzi ne trouve aucune tuile pour se vanter
event-strozzi-no-shield = Strozzi ne poste pas de garde, { $points } à la place
event-strozzi-bodyguard-pays = Strozzi : garde du corps rue { $street }, { $points }
event-strozzi-head = Strozzi : Position Principale en { $location }, { $points }
event-strozzi-discards = La carte Scandale de Strozzi en { $location } est défaussée : { $card }
event-strozzi-reward-time = Strozzi prend { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    } à la place, maintenant { $total }
event-strozzi-queue-points = Strozzi : { $rank } ({ $colour }) à la place { $spot } chez { $medici }, { $points }
event-strozzi-giovanni = Strozzi donne { $cost ->
        [one] { $cost } unité de Temps
       *[other] { $cost } unités de Temps
    } à Jean, { $points }
event-strozzi-no-time = Strozzi n’a pas de temps pour Jean
event-strozzi-time-to-points = Strozzi : il reste { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    }, { $points }
event-strozzi-objective-points = Strozzi : objectif { $objective }, { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    } sur place, { $points }
event-strozzi-coin = Le jeton de premier joueur passe à Strozzi
event-strozzi-no-time-for-brag = Se vanter ne rapporte pas de temps à Strozzi
event-strozzi-arrives = Strozzi : { $rank } ({ $colour }) rejoint { $location }, place { $spot }
event-strozzi-passes-last = Strozzi passe en dernier : les actions sont terminées
event-strozzi-colour = Vous choisissez pour Strozzi : { $colour }
event-strozzi-overlooked = Strozzi : Contessina ignore le Débutant ({ $colour }) à la place { $spot }
event-strozzi-objective = Strozzi dévoile l’objectif { $objective }
event-strozzi-first-debutant = Strozzi place un Débutant ({ $colour }) en { $location }
event-strozzi-first-guard = Strozzi commence avec un garde sur le bouclier de { $medici } en { $location }
event-strozzi-first-bodyguard = Strozzi commence avec un garde du corps rue { $street }
event-strozzi-cannot = Strozzi laisse { $location } de côté : { $obstacle }

advice-place = Cela vaut environ { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    } de plus que tout autre choix.
advice-pass = Rien de ce que vous pourriez payer ne vaut son temps ; le temps gardé, si.
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
board-legend = Ad AD AM : Débutant, Donna, Maestro d’une famille · ▸ Position Principale · ◆ destination · ♜ carrosse · ○ bague · ¤ jeton de premier joueur · 3×…=6 : valeur unitaire et ce que vous rapporterait la vantardise · 0 7 13+ : cases de vantardise · lettres sur une ligne : gardes du corps
board-hand = Vos scandales
board-no-cards = aucun
board-objective = Votre objectif
board-objective-now = { $members ->
        [one] { $members } membre
       *[other] { $members } membres
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
sense-action = Ce qui compte : être bien placé là où arrivent les prochains Médicis, et le temps qui reste pour cela.
sense-move = Un membre compte là où arrivent les prochains Médicis, et d’autant plus qu’il est en avant.
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
sense-first = Une file sur le chemin des prochains carrosses rapporte le plus tôt, et une file vide vous laisse en tête.
sense-deploy = { sense-first }
sense-join-superior = { sense-first }
sense-promote = Un rang plus haut passe devant tous les autres, et Contessina ne voit pas les débutants.
sense-raise-debutant = { sense-promote }
sense-ring = L’anneau va là où un échange vous fera avancer pendant que les autres continuent.
sense-bonus = Un échange à la prochaine destination vaut plus qu’un point, un point plus que rien.
sense-swap-two = { sense-bonus }
sense-brag = Se vanter rapporte aussitôt selon ce qui est compté, et encore quand un carrosse passe devant le marqueur du dessus.
sense-brag-anywhere = { sense-brag }
sense-bodyguard = Un garde du corps gagne dans une rue que d’autres prennent, près des prochaines destinations.
sense-spy = Un espion gagne sur une tuile devant laquelle passent les carrosses et où d’autres se vantent.
sense-bouncer = Un videur va à une file qui sera bientôt payée et que d’autres veulent rejoindre.
sense-post-guard = Un garde gagne là où l’on passe : rues près d’une destination, tuiles sur le chemin des carrosses, files bientôt payées.
sense-gift = Un cadeau vaut son temps par le garde qu’il apporte et par la place qui lui reste.
sense-take-back = Reprenez le marqueur qui rapporte le moins là où il est.
sense-send-home = Renvoyez le membre qui rapportera le moins ; son temps vaut mieux ailleurs.
sense-sixth = Une main de cinq garde les cartes utiles au plus tôt ; la moins utile donne encore un temps.
sense-offer = Les points de Jean se comparent à ce que le temps rapporterait au tour suivant.
sense-colour = Faites jouer à Strozzi la famille la moins bien placée sur les prochains chemins.

# Levels as measured: python benchmarks/strength.py --sentences
level-apprentice = Le niveau le plus facile ; gagne 78 % contre deux avisés (à forces égales : 33 %), réfléchit 1 ms.
level-journeyman = Gagne 62 % contre deux du niveau inférieur (à forces égales : 33 %), réfléchit 2 ms.
level-master = Gagne 52 % contre deux du niveau inférieur (à forces égales : 33 %), réfléchit 5 ms.
level-consul = Gagne 67 % contre deux du niveau inférieur (à forces égales : 33 %), réfléchit 20 ms.
