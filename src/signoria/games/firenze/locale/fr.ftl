# Firenze en français.
title = Firenze
about = Élevez des tours de couleur, n’en laissez aucune en repos et scellez les commandes en premier.
edition-quined = Quined, deuxième édition

colour-white = blanche
colour-yellow = jaune
colour-green = verte
colour-red-brown = rouge-brun
colour-blue = bleue
colour-purple = violette

condition-standing = pas encore élevée
condition-raised = élevée ce tour
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
action-end-building = Cesser de bâtir
action-end-commissions = Ne plus rien achever
action-endure = Subir l’événement
action-take = Prendre la carte { $position }
action-pay = Payer une brique { $colour }
action-return = Rendre une brique { $colour }
action-want = Échanger contre la brique { $colour } de la carte { $position }
action-found = Commencer une tour { $colour }
action-raise = Élever la tour { $colour } de { $height } ({ $condition })
action-complete = Achever { $colour } { $height }
action-tower = { $condition-number ->
        [0] Choisir la tour { $colour } de { $height }
       *[1] Choisir la tour { $colour } de { $height } ({ $condition })
    }
action-pick = Choisir une brique { $colour } de { $seat }
action-against = Choisir { $seat }
action-play = Jouer { $card }
action-discard = Défausser { $card }

outcome-start = { $seat } commence
outcome-dead-colour = la couleur morte est { $colour }
outcome-balcony = un balcon sur { $colour } { $height }
outcome-neutral = un sceau neutre sur { $colour } { $height }
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
prompt-tear-down = Vous ne pouvez pas payer en briques : quelle tour est démolie ?
prompt-lose-storey = Quelle tour perd son dernier étage ?
prompt-exchange =
    Échanger { $rate ->
        [one] { $rate } brique
       *[other] { $rate } briques
    } contre une de la rangée ? Vous en avez { $bricks }.
prompt-pay-exchange =
    Donnez encore { $owed ->
        [one] { $owed } brique
       *[other] { $owed } briques
    }, de blanche à violette.
prompt-build =
    Posez une brique ou arrêtez. Posées jusqu’ici : { $built }, coût { $cost }. { $more ->
        [-1] Une brique de plus ne peut être payée
       *[other] Avec une de plus, le coût est { $more }
    }.
prompt-pay-building =
    Payez encore { $owed ->
        [one] { $owed } brique
       *[other] { $owed } briques
    } de frais, de blanche à violette.
prompt-commissions =
    Achevez une commande, ou continuez. Il vous reste { $seals ->
        [one] { $seals } sceau
       *[other] { $seals } sceaux
    }.
prompt-card-limit = Vous avez { $cards } cartes et pouvez en garder { $limit } : défaussez-en une.
prompt-storage-limit =
    Votre réserve déborde : rendez encore { $owed ->
        [one] { $owed } brique
       *[other] { $owed } briques
    }, de blanche à violette.
prompt-swap-for = Quelle brique voulez-vous ?
prompt-swap-give = Quelle brique donnez-vous en échange ?
prompt-steal-brick = Quelle brique prenez-vous ?
prompt-sabotage-whom = De qui sabotez-vous une tour ?
prompt-sabotage-tower = Quelle tour perd son dernier étage ?
prompt-spare-tower = Quelle tour est épargnée ?
prompt-drop-feast = De quelle carte fête vous défaites-vous ?

refusal-no-card-there = il n’y a pas de carte { $position } dans la rangée
refusal-card-too-dear = cette carte coûte { $bricks ->
        [one] { $bricks } brique
       *[other] { $bricks } briques
    }, vous en avez { $left }
refusal-no-brick = il n’y a pas là de brique { $colour }
refusal-out-of-order = les briques se nomment de blanche à violette ; vous en êtes à { $colour }
refusal-rest-unpaid = avec la couleur { $colour } et les suivantes, vous ne pouvez payer { $bricks ->
        [one] { $bricks } brique
       *[other] { $bricks } briques
    } ; commencez par une couleur antérieure
refusal-not-on-card = il n’y a pas de brique { $colour } sur la carte { $position }
refusal-rate-too-high = un échange coûte { $bricks ->
        [one] { $bricks } brique
       *[other] { $bricks } briques
    }, vous en avez { $left }
refusal-most-built = on pose au plus { $bricks } briques par tour
refusal-building-too-dear = avec cette brique, bâtir coûte { $bricks }, et il resterait { $left } pour payer
refusal-no-tower = il n’y a pas de telle tour { $colour } de { $height }
refusal-covered = un sceau couvre { $colour } { $height }
refusal-balcony-order = le balcon { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } vient d’abord
refusal-no-seals = vous n’avez plus de sceaux
refusal-campanile-unpaid = le Campanile demande une brique { $colour } de la réserve
refusal-not-held = vous n’avez pas { $card }
refusal-played-already = { $card } : déjà jouée ce tour
refusal-without-effect = { $card } n’aurait aucun effet maintenant
refusal-feast-stays = { $card } est une carte fête et reste en main
refusal-nothing-there = { $seat } n’a aucune tour à choisir
refusal-same-colour = les deux briques doivent être de couleurs différentes ; toutes deux seraient { $colour }
refusal-no-feast = { $card } n’est pas une carte fête de votre main
refusal-safe-already = la tour { $colour } de { $height } est déjà à l’abri

event-balcony-placed = Balcon { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } : { $colour } { $height }, vaut { $total }
event-dead-chosen = La couleur morte est { $colour }
event-neutral-placed = Un sceau neutre couvre { $colour } { $height }
event-starts = { $seat } commence
event-white-bricks = { $seat } commence avec { $bricks ->
        [one] { $bricks } brique blanche
       *[other] { $bricks } briques blanches
    }
event-card-laid = { $card } est posée comme carte { $position }
event-brick-laid = Une brique { $colour } est posée sur la carte { $position }
event-turn-begins = Tour { $turn } de { $seat }
event-card-paid = { $seat } pose une brique { $colour } sur la carte { $position }
event-card-taken = { $seat } prend { $card } (carte { $position })
event-bricks-taken = { $seat } reçoit { $bricks ->
        [one] { $bricks } brique
       *[other] { $bricks } briques
    } de couleur { $colour }
event-event-struck = Événement : { $card }
event-event-ignored = { $seat } ignore { $card }
event-untouched = { $card } : { $seat } n’a rien à perdre
event-returned = { $card } : { $seat } rend une brique { $colour }
event-torn-down = { $card } : la tour { $colour } de { $height } de { $seat } est démolie
event-collapsed = { $height ->
        [0] { $card } : une tour { $colour } de { $seat } disparaît
       *[other] { $card } : une tour { $colour } de { $seat } tombe à { $height }
    }
event-held = { $seat } prend { $card } en main
event-monument-goes = { $height ->
        [0] Personne n’a de tour : { $card } reste à { $seat }
       *[other] { $card } va à { $seat }, dont une tour a { $height }
    }
event-building-opened = { $seat } étale { $card }
event-building-twice = { $seat } a déjà { $card } : la carte est défaussée
event-church-laid = { $card } occupe une case d’église
event-churches-full = Toutes les cases d’église sont prises : { $card } est défaussée
event-bag-empty = Le sac est vide : la carte { $position } { $bricks ->
        [0] n’a aucune brique
        [one] n’a que { $bricks } brique
       *[other] n’a que { $bricks } briques
    }
event-row-short = Plus aucune carte à tirer : la rangée a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
event-reshuffled = { $cards ->
        [one] { $cards } carte défaussée devient
       *[other] { $cards } cartes défaussées deviennent
    } la nouvelle pioche
event-played = { $seat } joue { $card }
event-swapped = { $seat } échange une brique { $given } contre une brique { $colour } de { $other }
event-stolen = { $seat } prend une brique { $colour } à { $other }
event-sabotaged = { $height ->
        [0] { $seat } abat une tour { $colour } de { $other }
       *[other] { $seat } abaisse une tour { $colour } de { $other } à { $height }
    }
event-spared = { $seat } fait épargner la tour { $colour } de { $height }
event-exchange-paid = { $seat } pose une brique { $colour } sur la carte { $position }
event-exchanged = { $seat } prend une brique { $colour } de la carte { $position }
event-built = { $height ->
        [1] { $seat } commence une tour { $colour }
       *[other] { $seat } élève une tour { $colour } à { $height }
    } (brique { $bricks } du tour, coût { $cost })
event-cost-paid = { $seat } paie une brique { $colour } pour bâtir
event-ruin = La tour { $colour } de { $height } de { $seat } est une ruine : { $lost } au sac, { $kept } à la réserve
event-completed = { $seat } achève { $colour } { $height }, { $points }
event-balcony-completed = { $seat } achève le balcon { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, { $colour } { $height }, { $points }
event-floor-bonus = { $seat } est le premier à la hauteur { $height }, { $points }
event-privilege-paid = { $seat } obtient { $card }, { $points }
event-campanile-paid = { $seat } pose une brique { $colour } sur { $card }, qui en a maintenant { $bricks }
event-church-leaves = { $card } est accompli et quitte sa case d’église
event-last-seal = { $seat } a posé son dernier sceau et prend la tuile de fin, { $points }
event-card-discarded = { $seat } défausse { $card }
event-over-limit = { $seat } a trop de briques et en rend une { $colour }
event-turns-over = { $turn ->
        [one] Chacun a eu { $turn } tour : la partie finit
       *[other] Chacun a eu { $turn } tours : la partie finit
    }
event-majority = { $seals ->
        [one] Majorité, couleur { $colour } : { $seat } avec { $seals } sceau à la hauteur { $height }, { $points }
       *[other] Majorité, couleur { $colour } : { $seat } avec { $seals } sceaux, le plus haut à { $height }, { $points }
    }
event-no-majority = Personne n’a de sceau de couleur { $colour }
event-feast-scored = { $cards ->
        [one] { $seat } : { $card }, { $points }
       *[other] { $seat } : { $cards } × { $card }, { $points }
    }

board-turn = tour { $turn }
board-pile = pioche { $cards }
board-bag = sac { $bricks }
board-end = tuile de fin : { $seat }
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
board-next-balcony = balcon suivant : { $number }
board-all-balconies = tous les balcons sont achevés
board-legend = ✕ sceau neutre · ↑ élevée · ○ épargnée
board-letter-white = B
board-letter-yellow = J
board-letter-green = V
board-letter-red-brown = R
board-letter-blue = L
board-letter-purple = P

advice-take = La meilleure carte pour son prix : elle aide le plus ce qui est en chantier.
advice-finish = { $points ->
        [one] Cela achève une commande de { $points } point.
       *[other] Cela achève une commande de { $points } points.
    }
advice-grow = Cette tour est en route vers { $height } pour { $points }.
advice-keep = Cette tour tomberait en ruine sans être élevée.
advice-stop = D’autres briques coûteraient maintenant plus qu’elles ne rapportent.
advice-cheap = C’est la brique dont vous avez le moins besoin.
advice-exchange = Une brique dont vos tours ont besoin.
advice-no-exchange = Aucune brique de la rangée ne vaut ce prix.
advice-person = Cette carte aide en ce moment même.
advice-harm = Cela nuit le plus à l’adversaire le plus fort.
advice-card = La carte dont vous avez le moins besoin.
advice-wait = La tour vaut davantage plus haute.
advice-endure = L’événement coûte trop peu pour y dépenser une carte.
