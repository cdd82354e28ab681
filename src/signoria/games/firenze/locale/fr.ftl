# Firenze en français.
title = Firenze
about = Élevez des tours de couleur, faites-les monter à chaque tour de jeu et honorez les commandes avant les autres.
edition-quined = Quined, deuxième édition

colour-white = blanche
colour-yellow = jaune
colour-green = verte
colour-red-brown = rouge-brun
colour-blue = bleue
colour-purple = violette

condition-standing = pas encore élevée
condition-raised = élevée pendant ce tour de jeu
condition-spared = épargnée

card-tribute = Tribut
card-luxury-tax = Impôt sur le luxe
card-flood = Crue
card-warehouse-fire = Incendie
card-collapse = Effondrement
card-mason = Maçon
card-smuggler = Contrebandier
card-saboteur = Saboteur
card-spy = Espion
card-patrician = Patricien
card-princess = Princesse
card-wholesaler = Grossiste
card-architect = Architecte
card-monument = Monument
card-recognition = Reconnaissance
card-scandal = Scandale
card-workshop = Atelier
card-storehouse = Entrepôt
card-trading-house = Comptoir
card-privilege-5 = Privilège 5
card-privilege-6 = Privilège 6
card-privilege-7 = Privilège 7
card-campanile = Campanile
card-own-1 = carte personnelle 1
card-own-2 = carte personnelle 2
card-own-3 = carte personnelle 3
card-own-4 = carte personnelle 4
card-own-5 = carte personnelle 5
card-own-6 = carte personnelle 6
card-own-7 = carte personnelle 7
card-own-8 = carte personnelle 8
card-own-9 = carte personnelle 9

# Names that the box prints in English in every language.
printed-patrician = Patrician
printed-princess = Princess
printed-wholesaler = Wholesaler
printed-recognition = Recognition
printed-workshop = Workshop
board-and-printed = { $card } ({ $printed })

group-seals = Sceaux neutres
group-cards = Cartes
option-neutral-seals = Placement des sceaux neutres
option-neutral-seals-recommended = comme conseillé
option-neutral-seals-dice = aux dés
option-neutral-seals-dead-colour = une couleur morte
option-neutral-number = Nombre de sceaux neutres (pas avec une couleur morte)
option-dead-colour = Couleur morte
option-dead-colour-by-lot = tirée au sort
option-dead-colour-white = blanche
option-dead-colour-yellow = jaune
option-dead-colour-green = verte
option-dead-colour-red-brown = rouge-brun
option-dead-colour-blue = bleue
option-dead-colour-purple = violette
option-campanile = Avec le Campanile (à laisser de côté la première fois)
option-automatic-discards = Ce que prennent les événements est choisi automatiquement

action-no-exchange = Ne pas échanger
action-end-building = Terminer la construction
action-end-commissions = Ne plus honorer de commande
action-endure = Subir l’événement
action-take = Prendre la carte { $position }
action-pay = Payer une brique { $colour }
action-return = Rendre une brique { $colour }
action-want = Échanger contre la brique { $colour } de la carte { $position }
action-found = Commencer une tour { $colour }
action-raise = Élever la tour { $colour } de { $height } ({ $condition })
action-complete = Honorer la commande { $colour } de { $height }
action-tower = { $condition-number ->
        [0] Choisir la tour { $colour } de { $height }
       *[1] Choisir la tour { $colour } de { $height } ({ $condition })
    }
action-pick = Choisir une brique { $colour } ({ $seat })
action-against = Choisir { $seat }
action-play = Jouer la carte « { $card } »
action-discard = Défausser la carte « { $card } »

outcome-start = { $seat } commence
outcome-dead-colour = la couleur morte est { $colour }
outcome-balcony = un balcon sur la commande { $colour } de { $height }
outcome-neutral = un sceau neutre sur la commande { $colour } de { $height }
outcome-card = { $card }
outcome-brick = une brique { $colour }

prompt-choose-card =
    Prenez une carte de la rangée. Pour payer, vous avez { $bricks ->
        [one] { $bricks } brique
       *[other] { $bricks } briques
    }.
prompt-pay-card =
    Posez une brique sur la carte { $position }. { $left ->
        [one] C’est la dernière
       *[other] Il en reste { $left } à payer
    }.
prompt-face-event = Subissez l’événement, ou jouez une carte pour l’ignorer.
prompt-return-bricks =
    Rendez encore { $owed ->
        [one] { $owed } brique
       *[other] { $owed } briques
    } au sac, de blanche à violette.
prompt-tear-down = Vous ne pouvez pas payer en briques : quelle tour est démolie ?
prompt-lose-storey = Quelle tour perd son dernier étage ?
prompt-exchange =
    Échanger { $rate ->
        [one] { $rate } brique
       *[other] { $rate } briques
    } contre une de la rangée ? Vous en avez { $bricks }.
prompt-pay-exchange =
    Donnez encore { $owed ->
        [one] { $owed } brique
       *[other] { $owed } briques
    }, de blanche à violette.
prompt-build =
    Posez une brique ou arrêtez. Posées jusqu’ici : { $built }, coût { $cost }. { $more ->
        [-1] Une brique de plus ne peut être payée
       *[other] Avec une de plus, le coût est { $more }
    }.
prompt-pay-building =
    Payez encore { $owed ->
        [one] { $owed } brique
       *[other] { $owed } briques
    } de frais, de blanche à violette.
prompt-commissions =
    Honorez une commande, ou continuez. Il vous reste { $seals ->
        [one] { $seals } sceau
       *[other] { $seals } sceaux
    }.
prompt-card-limit = Vous avez { $cards } cartes et pouvez en garder { $limit } : défaussez-en une.
prompt-storage-limit =
    Votre réserve déborde : rendez encore { $owed ->
        [one] { $owed } brique
       *[other] { $owed } briques
    }, de blanche à violette.
prompt-swap-for = Quelle brique voulez-vous ?
prompt-swap-give = Quelle brique donnez-vous en échange ?
prompt-steal-brick = Quelle brique prenez-vous ?
prompt-sabotage-whom = De qui sabotez-vous une tour ?
prompt-sabotage-tower = Quelle tour perd son dernier étage ?
prompt-spare-tower = Quelle tour est épargnée ?
prompt-drop-feast = De quelle carte fête vous défaites-vous ?

refusal-no-card-there = il n’y a pas de carte { $position } dans la rangée
refusal-card-too-dear = cette carte coûte { $bricks ->
        [one] { $bricks } brique
       *[other] { $bricks } briques
    }, vous en avez { $left }
refusal-no-brick = il n’y a pas là de brique { $colour }
refusal-out-of-order = les briques se nomment de blanche à violette ; vous en êtes à { $colour }
refusal-rest-unpaid = avec la couleur { $colour } et les suivantes, vous ne pouvez payer { $bricks ->
        [one] { $bricks } brique
       *[other] { $bricks } briques
    } ; commencez par une couleur antérieure
refusal-not-on-card = il n’y a pas de brique { $colour } sur la carte { $position }
refusal-rate-too-high = un échange coûte { $bricks ->
        [one] { $bricks } brique
       *[other] { $bricks } briques
    }, vous en avez { $left }
refusal-most-built = on pose au plus { $bricks ->
        [one] { $bricks } brique
       *[other] { $bricks } briques
    } par tour de jeu
refusal-building-too-dear = avec cette brique, bâtir coûte { $bricks }, et il resterait { $left } pour payer
refusal-no-tower = il n’y a pas de telle tour { $colour } de { $height }
refusal-covered = un sceau couvre la commande { $colour } de { $height }
refusal-balcony-order = le balcon { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } vient d’abord
refusal-commission-later = { $colour } { $height } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; il faut une tour { $colour } de hauteur { $height } ; phase 5 du tour de jeu
refusal-balcony-later = { $colour } { $height } : il faut une tour { $colour } de hauteur { $height }, et d’abord un sceau sur le balcon { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } ; phase 5 du tour de jeu
refusal-no-seals = vous n’avez plus de sceaux
refusal-campanile-unpaid = le Campanile demande une brique { $colour } de la réserve
refusal-not-held = vous n’avez pas la carte « { $card } »
refusal-no-person = la carte « { $card } » n’est pas un personnage, et seuls les personnages se jouent
refusal-played-already = la carte « { $card } » a déjà été jouée pendant ce tour de jeu
refusal-without-effect = la carte « { $card } » n’aurait aucun effet maintenant
refusal-feast-stays = la carte « { $card } » est une fête et reste en main
refusal-nothing-there = { $seat } n’a aucune tour à choisir
refusal-same-colour = les deux briques doivent être de couleurs différentes ; les deux seraient de couleur { $colour }
refusal-no-feast = la carte « { $card } » n’est pas une fête de votre main
refusal-safe-already = la tour { $colour } de { $height } est déjà à l’abri

# Notes of the shipped editions, by the words of their English text.
value-turns = Partie la plus longue
value-commissions = Points des commandes
value-majority = Majorités
value-floors = Tuiles d’étage
value-balconies = Tuiles balcon
value-cards = Cartes
note-a-technical-end-real-matches-take-13-to-23-turns = Une fin technique ; les parties réelles durent de 13 à 23 tours.
note-fitted-to-the-values-that-examples-of-the-rulebook-show = Ajusté aux valeurs que montrent les exemples du livret.
note-the-4-for-height-5-and-the-5-for-height-6-are-printed-in-examples-of-the-rulebook = Le 4 de la hauteur 5 et le 5 de la hauteur 6 sont imprimés dans des exemples du livret.
note-the-8-for-height-7-is-sourced = Le 8 de la hauteur 7 est attesté par une source indépendante.
note-the-2-for-white-is-printed-in-an-example-of-the-rulebook = Le 2 de la couleur blanche est imprimé dans un exemple du livret.
note-heights-are-sourced-the-2-for-height-6-is-printed-in-an-example-of-the-rulebook = Les hauteurs sont attestées par une source indépendante ; le 2 de la hauteur 6 est imprimé dans un exemple du livret.
note-colour-or-total-is-reconstructed-to-fit-the-known-tiles = La couleur ou le total est reconstitué pour s’accorder avec les tuiles connues.
note-colour-height-and-total-are-sourced = La couleur, la hauteur et le total sont attestés par une source indépendante.
note-name-and-that-it-is-for-all-players-are-sourced = Le nom, et le fait que l’événement touche tout le monde, sont attestés par une source indépendante.
note-the-name-is-sourced = Le nom est attesté par une source indépendante.
note-the-number-of-copies-is-reconstructed = Le nombre d’exemplaires est reconstitué.
note-of-medium-certainty-the-number-of-copies-is-reconstructed = De certitude moyenne ; le nombre d’exemplaires est reconstitué.
note-that-it-discards-feasts-is-printed-the-number-of-copies-is-reconstructed = Qu’il défausse des fêtes est imprimé ; le nombre d’exemplaires est reconstitué.
note-the-name-is-printed = Le nom est imprimé.
note-that-some-feasts-cost-points-is-sourced = Que certaines fêtes coûtent des points est attesté par une source indépendante.
note-name-effect-and-number-of-copies-are-reconstructed = Le nom, l’effet et le nombre d’exemplaires sont reconstitués.
note-the-effect-is-sourced-its-points-are-reconstructed = L’effet est attesté par une source indépendante, ses points sont reconstitués.
note-after-the-pattern-of-privilege-5 = Sur le modèle du Privilège 5.
note-of-medium-certainty = De certitude moyenne.

event-balcony-placed = Balcon { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } : { $colour } { $height }, vaut { $total }
event-dead-chosen = La couleur morte est { $colour }
event-neutral-placed = Un sceau neutre couvre la commande { $colour } de { $height }
event-starts = { $seat } commence
    .you = Vous commencez
part-white = { $bricks ->
        [one] { $bricks } brique blanche
       *[other] { $bricks } briques blanches
    }
event-white-bricks = { $seat } commence avec { part-white }
    .you = Vous commencez avec { part-white }
event-card-laid = La carte « { $card } » est posée à la place { $position }
event-brick-laid = Une brique { $colour } est posée sur la carte { $position }
event-turn-begins = Tour { $turn } : { $seat }
    .you = Tour { $turn } : à vous
event-card-paid = { $seat } pose une brique { $colour } sur la carte { $position }
    .you = Vous posez une brique { $colour } sur la carte { $position }
event-card-taken = { $seat } prend la carte « { $card } » (place { $position })
    .you = Vous prenez la carte « { $card } » (place { $position })
part-bricks = { $bricks ->
        [one] { $bricks } brique
       *[other] { $bricks } briques
    } de couleur { $colour }
event-bricks-taken = { $seat } reçoit { part-bricks }
    .you = Vous recevez { part-bricks }
event-event-struck = Événement : { $card }
event-event-ignored = { $seat } ignore la carte « { $card } »
    .you = Vous ignorez la carte « { $card } »
event-untouched = { $card } : { $seat } n’a rien à perdre
    .you = { $card } : vous n’avez rien à perdre
event-returned = { $card } : { $seat } rend une brique { $colour }
    .you = { $card } : vous rendez une brique { $colour }
event-torn-down = { $card }, { $seat } : la tour { $colour } de { $height } est démolie
    .you = { $card } : votre tour { $colour } de { $height } est démolie
event-collapsed = { $height ->
        [0] { $card }, { $seat } : une tour { $colour } disparaît
       *[other] { $card }, { $seat } : une tour { $colour } tombe à { $height }
    }
    .you = { $height ->
        [0] { $card } : votre tour { $colour } disparaît
       *[other] { $card } : votre tour { $colour } tombe à { $height }
    }
event-held = { $seat } prend en main la carte « { $card } »
    .you = Vous prenez en main la carte « { $card } »
event-monument-goes = { $height ->
        [0] Personne n’a de tour : la carte « { $card } » reste à { $seat }
        [one] La carte « { $card } » va à { $seat }, dont une tour a { $height } étage
       *[other] La carte « { $card } » va à { $seat }, dont une tour a { $height } étages
    }
    .you = { $height ->
        [0] Personne n’a de tour : la carte « { $card } » vous reste
        [one] La carte « { $card } » vous revient : votre tour a { $height } étage
       *[other] La carte « { $card } » vous revient : votre tour a { $height } étages
    }
event-building-opened = { $seat } met en jeu la carte « { $card } »
    .you = Vous mettez en jeu la carte « { $card } »
event-building-twice = { $seat } a déjà cette carte : « { $card } » est défaussée
    .you = Vous avez déjà cette carte : « { $card } » est défaussée
event-church-laid = La carte « { $card } » occupe une case d’église
event-churches-full = Toutes les cases d’église sont prises : la carte « { $card } » est défaussée
event-bag-empty = Le sac est vide : la carte { $position } { $bricks ->
        [0] n’a aucune brique
        [one] n’a que { $bricks } brique
       *[other] n’a que { $bricks } briques
    }
event-row-short = Plus aucune carte à tirer : la rangée a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
event-reshuffled = { $cards ->
        [one] { $cards } carte défaussée devient
       *[other] { $cards } cartes défaussées deviennent
    } la nouvelle pioche
event-played = { $seat } joue la carte « { $card } »
    .you = Vous jouez la carte « { $card } »
event-swapped = { $seat } échange une brique { $given } contre une brique { $colour } ({ $other })
    .you = Vous échangez une brique { $given } contre une brique { $colour } ({ $other })
    .you-other = { $seat } échange une brique { $given } contre une de vos briques ({ $colour })
event-stolen = { $seat } prend une brique { $colour } à { $other }
    .you = Vous prenez une brique { $colour } à { $other }
    .you-other = { $seat } vous prend une brique { $colour }
event-sabotaged = { $height ->
        [0] { $seat } abat une tour { $colour } ({ $other })
       *[other] { $seat } abaisse une tour { $colour } ({ $other }) à { $height }
    }
    .you = { $height ->
        [0] Vous abattez une tour { $colour } ({ $other })
       *[other] Vous abaissez une tour { $colour } ({ $other }) à { $height }
    }
    .you-other = { $height ->
        [0] { $seat } abat une de vos tours ({ $colour })
       *[other] { $seat } abaisse une de vos tours ({ $colour }) à { $height }
    }
event-spared = { $seat } épargne la tour { $colour } de { $height }
    .you = Vous épargnez votre tour { $colour } de { $height }
event-exchange-paid = { $seat } pose une brique { $colour } sur la carte { $position }
    .you = Vous posez une brique { $colour } sur la carte { $position }
event-exchanged = { $seat } prend une brique { $colour } de la carte { $position }
    .you = Vous prenez une brique { $colour } de la carte { $position }
event-built = { $height ->
        [1] { $seat } commence une tour { $colour }
       *[other] { $seat } élève une tour { $colour } à { $height }
    } (brique { $bricks } du tour de jeu, coût { $cost })
    .you = { $height ->
        [1] Vous commencez une tour { $colour }
       *[other] Vous élevez une tour { $colour } à { $height }
    } (brique { $bricks } du tour de jeu, coût { $cost })
event-cost-paid = { $seat } paie une brique { $colour } pour bâtir
    .you = Vous payez une brique { $colour } pour bâtir
event-ruin = { $seat } : la tour { $colour } de { $height } tombe en ruine, { $lost } au sac, { $kept } à la réserve
    .you = Votre tour { $colour } de { $height } tombe en ruine : { $lost } au sac, { $kept } à la réserve
event-completed = { $seat } honore la commande { $colour } de { $height }, { $points }
    .you = Vous honorez la commande { $colour } de { $height }, { $points }
part-balcony = le balcon { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, { $colour } { $height }, { $points }
event-balcony-completed = { $seat } honore { part-balcony }
    .you = Vous honorez { part-balcony }
event-floor-bonus = Premier sceau à la hauteur { $height } : { $seat }, { $points }
    .you = Premier sceau à la hauteur { $height } : vous, { $points }
event-privilege-paid = { $seat } touche la prime de la carte « { $card } », { $points }
    .you = Vous touchez la prime de la carte « { $card } », { $points }
event-campanile-paid = { $seat } pose une brique { $colour } sur la carte « { $card } », qui en a maintenant { $bricks }
    .you = Vous posez une brique { $colour } sur la carte « { $card } », qui en a maintenant { $bricks }
event-church-leaves = La carte « { $card } » est accomplie et quitte sa case d’église
event-last-seal = { $seat } a posé son dernier sceau et prend la tuile de fin, { $points }
    .you = Vous avez posé votre dernier sceau et prenez la tuile de fin, { $points }
event-card-discarded = { $seat } défausse la carte « { $card } »
    .you = Vous défaussez la carte « { $card } »
event-over-limit = { $seat } a trop de briques et en rend une { $colour }
    .you = Vous avez trop de briques et en rendez une { $colour }
event-turns-over = { $turn ->
        [one] Tout le monde a eu { $turn } tour : la partie finit
       *[other] Tout le monde a eu { $turn } tours : la partie finit
    }
event-majority = { $seals ->
        [one] Majorité, couleur { $colour } : { $seat } avec { $seals } sceau à la hauteur { $height }, { $points }
       *[other] Majorité, couleur { $colour } : { $seat } avec { $seals } sceaux, le plus haut à { $height }, { $points }
    }
    .you = { $seals ->
        [one] Majorité, couleur { $colour } : vous avec { $seals } sceau à la hauteur { $height }, { $points }
       *[other] Majorité, couleur { $colour } : vous avec { $seals } sceaux, le plus haut à { $height }, { $points }
    }
event-no-majority = Personne n’a de sceau de couleur { $colour }
event-feast-scored = { $cards ->
        [one] { $seat } : { $card }, { $points }
       *[other] { $seat } : { $cards } × { $card }, { $points }
    }
    .you = { $cards ->
        [one] Vous : { $card }, { $points }
       *[other] Vous : { $cards } × { $card }, { $points }
    }

board-turn = tour { $turn }
board-pile = pioche { $cards }
board-bag = sac { $bricks }
board-end = tuile de fin : { $seat }
board-end-open = tuile de fin { $points }
board-height = étages
board-price = carte, prix, briques
board-churches = églises
board-church-free = vide
board-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-seals = { $seals ->
        [one] { $seals } sceau
       *[other] { $seals } sceaux
    }
board-storage = réserve { $bricks }/{ $limit }
board-towers = tours
board-cards = cartes { $cards }/{ $limit }
board-none = aucune
board-built = posées { $built } sur { $most }, coût { $cost }
board-next-balcony = balcon suivant : { $number }
board-all-balconies = tous les balcons sont honorés
board-legend = ✕ sceau neutre · ↑ élevée · ○ épargnée
board-letter-white = B
board-letter-yellow = J
board-letter-green = V
board-letter-red-brown = R
board-letter-blue = L
board-letter-purple = P

advice-take = La meilleure carte pour son prix : elle aide le plus ce qui est en chantier.
advice-finish = { $points ->
        [one] Cela honore une commande de { $points } point.
       *[other] Cela honore une commande de { $points } points.
    }
advice-grow = Cette tour est en route vers la hauteur { $height }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
advice-keep = Cette tour tomberait en ruine sans être élevée.
advice-stop = D’autres briques coûteraient maintenant plus qu’elles ne rapportent.
advice-cheap = C’est la brique dont vous avez le moins besoin.
advice-exchange = Une brique dont vos tours ont besoin.
advice-no-exchange = Aucune brique de la rangée ne vaut ce prix.
advice-person = Cette carte aide en ce moment même.
advice-harm = Cela nuit le plus à l’adversaire le plus fort.
advice-card = La carte dont vous avez le moins besoin.
advice-least = La tour dont vous pouvez le mieux vous passer.
advice-wait = La tour vaut davantage plus haute.
advice-endure = L’événement coûte trop peu pour y dépenser une carte.

# Genres de cartes et ce qu’elles font : les nombres sont ceux de l’édition.
type-event = Événement
type-person = Personnage
type-feast = Fête
type-building = Bâtiment
type-church = Église

effect-tribute = { $whom ->
        [all] Tout le monde rend
       *[active] Vous rendez
    } { $bricks ->
        [one] { $bricks } brique
       *[other] { $bricks } briques
    }. Avec moins, on perd une tour entière.
effect-luxury-tax = { $whom ->
        [all] Tout le monde rend
       *[active] Vous rendez
    } des briques jusqu’à en garder { $keep } au plus.
effect-flood = { $whom ->
        [all] Tout le monde rend
       *[active] Vous rendez
    } { $bricks ->
        [one] { $bricks } brique
       *[other] { $bricks } briques
    }, ou ce qu’il y a.
effect-warehouse-fire = { $whom ->
        [all] Tout le monde rend
       *[active] Vous rendez
    } { $part ->
        [1] toute la réserve
        [2] la moitié de la réserve, arrondie par défaut
       *[other] une brique sur { $part } de la réserve, arrondi par défaut
    }.
effect-collapse = { $whom ->
        [all] Chez tout le monde, une tour perd son dernier étage.
       *[active] Une de vos tours perd son dernier étage.
    }
effect-mason = Bâtir coûte { $less ->
        [one] { $less } brique
       *[other] { $less } briques
    } de moins pendant ce tour de jeu.
effect-smuggler = Échangez une de vos briques contre une d’une autre couleur chez un adversaire.
effect-saboteur = Une tour adverse perd son dernier étage.
effect-spy = Prenez une brique de votre choix chez un adversaire.
effect-patrician = Défaussez une fête, ou ignorez l’événement que vous venez de prendre.
effect-princess = Votre carte est gratuite pendant ce tour de jeu. À jouer avant de choisir.
effect-wholesaler = Votre échange est de { $rate } contre 1 pendant ce tour de jeu.
effect-architect = Une tour que vous n’élevez pas reste debout pendant ce tour de jeu.
effect-monument = Va aussitôt à la plus haute tour en chantier. { $points } à la fin.
effect-recognition = À la fin, { $points } pour chacun de vos sceaux { $highest ->
        [3] à la hauteur 3
       *[other] aux hauteurs 3 à { $highest }
    }.
effect-feast = { $points } à la fin. Seul un Patricien en débarrasse.
effect-workshop = Bâtir coûte { $less ->
        [one] { $less } brique
       *[other] { $less } briques
    } de moins à chaque tour de jeu.
effect-storehouse = Votre réserve peut garder { $limit ->
        [one] { $limit } brique
       *[other] { $limit } briques
    }.
effect-trading-house = Votre échange est de { $rate } contre 1 à chaque tour de jeu.
effect-privilege = La première commande de hauteur { $height } rapporte désormais { $points }.
effect-campanile = Chaque commande coûte aussi 1 brique { $colour }, posée ici. Avec { $bricks }, la carte s’en va.

brief-tribute = { $whom ->
        [all] tous −{ $bricks }
       *[active] vous −{ $bricks }
    }
brief-luxury-tax = { $whom ->
        [all] tous gardent { $keep }
       *[active] vous gardez { $keep }
    }
brief-flood = { $whom ->
        [all] tous −{ $bricks }
       *[active] vous −{ $bricks }
    }
brief-warehouse-fire = { $whom ->
        [all] tous −1/{ $part }
       *[active] vous −1/{ $part }
    }
brief-collapse = { $whom ->
        [all] tous −1 étage
       *[active] −1 étage
    }
brief-mason = coût −{ $less }
brief-smuggler = 1 ⇄ 1
brief-saboteur = rival −1 étage
brief-spy = +1 brique
brief-patrician = fête ou événement
brief-princess = prix 0
brief-wholesaler = { $rate } contre 1
brief-architect = 1 épargnée
brief-monument = { $points }
brief-recognition = { $points } par sceau, 3 à { $highest }
brief-feast = { $points }
brief-workshop = coût −{ $less }
brief-storehouse = garde { $limit }
brief-trading-house = { $rate } contre 1
brief-privilege = hauteur { $height } : { $points }
brief-campanile = 1 { $colour } chacune

now-mason = maintenant : coût { $before } → { $after }
now-princess = maintenant : la plus chère { $before } → { $after }
now-wholesaler = maintenant : { $before } → { $after } contre 1
now-smuggler = maintenant : { $count } au choix
now-spy = maintenant : { $count } au choix
now-saboteur = maintenant : { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    } au choix
now-patrician = maintenant : { $count ->
        [one] { $count } fête
       *[other] { $count } fêtes
    } au choix
now-architect = maintenant : { $count ->
        [one] { $count } tour tomberait
       *[other] { $count } tours tomberaient
    }

holding-bricks = { $count ->
        [one] { $count } brique
       *[other] { $count } briques
    }
holding-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
holding-towers = { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }

# Ce qui compte dans un genre de décision.
sense-choose-card = Une carte vaut les briques posées dessus et son effet, moins les briques qu’elle coûte.
sense-pay-card = Donnez la brique dont vos tours et les commandes ouvertes ont le moins besoin.
sense-pay-exchange = { sense-pay-card }
sense-pay-building = { sense-pay-card }
sense-return-bricks = { sense-pay-card }
sense-storage-limit = { sense-pay-card }
sense-swap-give = { sense-pay-card }
sense-face-event = Une carte vaut d’être jouée si l’événement coûte plus qu’elle ne peut rapporter plus tard.
sense-tear-down = Sacrifiez la tour la plus éloignée d’une commande.
sense-lose-storey = { sense-tear-down }
sense-exchange = Un échange rapporte si une brique permet ce que plusieurs autres ne peuvent pas.
sense-build = Chaque tour doit monter pendant votre tour de jeu, sinon elle tombe ; plus vous posez de briques, plus chacune coûte.
sense-commissions = Les sceaux sont rares : honorez une commande quand une plus haute est hors d’atteinte ou peut vous échapper.
sense-card-limit = Laissez la carte qui aide le moins à ce qui se construit.
sense-drop-feast = { sense-card-limit }
sense-swap-for = Prenez la brique dont vous avez besoin et qui manquera à son propriétaire.
sense-steal-brick = { sense-swap-for }
sense-sabotage-whom = Cela nuit le plus là où un étage de moins rend une commande impossible.
sense-sabotage-tower = { sense-sabotage-whom }
sense-spare-tower = Épargnez la tour qui perdrait le plus si elle ne montait pas.

# Levels as measured: python benchmarks/strength.py --sentences
measured-apprentice = Le niveau le plus facile ; gagne 78 % des parties contre un ordinateur « avisé » (50 % = égalité) ; 1 ms par coup.
measured-journeyman = Gagne 65 % des parties contre le niveau inférieur (50 % = égalité) ; 1 ms par coup.
measured-master = Gagne 66 % des parties contre le niveau inférieur (50 % = égalité) ; 1 ms par coup.
measured-consul = Gagne 61 % des parties contre le niveau inférieur (50 % = égalité) ; 4 ms par coup.
measured-magnifico = Gagne 60 % des parties contre le niveau inférieur (50 % = égalité) ; 30 ms par coup.

stops-card = Ensuite, une nouvelle carte arrive dans la rangée.
stops-brick = Ensuite, des briques sont tirées du sac.
