# Ce dont seule l’image de Firenze a besoin.
verb-no-exchange = Ne pas échanger
verb-end-building = Terminer la construction
verb-end-commissions = Ne plus honorer de commande
verb-endure = Subir l’événement
verb-take = Prendre une carte
verb-pay = Payer une brique
verb-return = Rendre une brique
verb-want = Échanger contre une brique de la rangée
verb-found = Commencer une tour
verb-raise = Élever une tour
verb-complete = Honorer une commande
verb-tower = Choisir une tour
verb-pick = Choisir une brique
verb-against = Choisir une famille
verb-play = Jouer une carte
verb-discard = Défausser une carte
key-no-exchange = N
key-end-building = C
key-end-commissions = N
key-endure = S

source-completed = Commandes
source-balcony-completed = Balcons
source-floor-bonus = Premier sceau d’une hauteur
source-privilege-paid = Privilèges
source-last-seal = Tuile de fin
source-majority = Majorités
source-feast-scored = Fêtes

triumph = Vos sceaux couronnent la ville
defeat = La ville revient à { $name }
shared = Les familles se partagent la ligne des toits

tab-skyline = Commandes
tab-cards = Cartes
tab-site = Chantier
phases = Les six phases d’un tour
phase-card = Carte
phase-exchange = Échange
phase-build = Bâtir
phase-ruins = Ruines
phase-commissions = Sceaux
phase-limits = Limites

you = Vous
of = { $number } sur { $most }
status-building = bâtit
status-limit = dépasse une limite
status-event = doit répondre à l’événement

skyline = Les commandes
space = { $colour } { $height }
space-open = { $where } : libre, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
space-balcony = { $where } : { $balcony }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
space-sealed = { $where } : sceau posé par { $name }.
space-neutral = { $where } : sceau neutre.
balcony = balcon { $number }
open = libre
floor-tile = Premier sceau à la hauteur { $height } : { $points }
floor-taken = Premier sceau à la hauteur { $height } : { $name }
end-tile = Dernier sceau posé avant tout le monde : { $points }
end-taken = Dernier sceau posé avant tout le monde : { $name }
last-seal-1 = dernier
last-seal-2 = sceau
flag-open = Majorité { $colour } : { $points }, encore libre
flag-leads = Majorité { $colour } : { $points }, { $name } en tête avec { $seals ->
        [one] { $seals } sceau
       *[other] { $seals } sceaux
    }

site = Votre chantier
own-towers = Vos tours
no-towers = pas encore de tour
ladder = Briques posées ce tour-ci et leur coût total
ladder-note = briques posées ce tour-ci, et leur coût total
ladder-step = { $bricks ->
        [one] { $bricks } posée
       *[other] { $bricks } posées
    } : coût { $cost }, { $state }
ladder-laid = posée
ladder-next = suivante
ladder-reach = possible
ladder-dear = trop cher
nth = { $number ->
        [1] 1re
       *[other] { $number }e
    }
tower-of = tour { $colour } de { $height }
tower-label = { $colour } { $height }
towers-number = { $towers } tours
fits = convient : { $colour } { $height } · { $points }
fits-short = convient · { $points }
fits-balcony = convient : balcon { $number } · { $points }
fits-balcony-short = { $number } · { $points }
with-bonus = en tout { $points }
next-fits = à { $height } : +{ $points }
next-height = ensuite { $height } : +{ $points }
raise-or-lose = élever ou perdre
raise-short = à élever
storeys-lost = { $storeys ->
        [one] { $storeys } perdu
       *[other] { $storeys } perdus
    }
to-height = puis { $height }
stays = reste debout
new-tower = Un terrain libre pour une nouvelle tour.
plot = libre

row = La rangée de cartes
card-at = { $position }, { $card }, { $type }
price = { $bricks ->
        [one] prix { $bricks } brique
       *[other] prix { $bricks } briques
    }
free = gratuit
price-gives = prix { $price }, donne { $bricks }
yours-lies-here = la vôtre est ici
lay-here = la prochaine ici
lay-the-last = la dernière ici
then-here = puis une ici
bricks-of = { $bricks } × { $colour }
want-name = { $colour } sur la carte { $position }, { $card } : { $bricks }.

storage = Réserve
storage-of = Réserve { $bricks } sur { $limit }
storage-empty = vide
seals-left = sceaux restants
cards-held = cartes
stone-name = { $colour } : { $bricks }.
chosen = { $chosen ->
        [1] { $bricks ->
            [1] choisie
           *[other] 1 sur { $bricks }
        }
       *[other] { $chosen } sur { $bricks }
    }
how-choose-card = touchez une carte de la rangée
how-pay-card = touchez la brique à poser
how-build = touchez une brique, puis une tour ou le terrain
how-exchange = touchez une brique sur une carte
how-pay-exchange = choisissez ce que vous donnez
how-pay-building = choisissez avec quoi payer
how-return-bricks = choisissez ce qui va au sac
how-storage-limit = choisissez ce qui va au sac
how-swap-give = touchez la brique que vous donnez
to-grow = à élever
drop = Annuler
take-back = { $bricks ->
        [0] choisir une autre carte
        [one] en reprendre { $bricks }
       *[other] en reprendre { $bricks }
    }
send-return-bricks = Rendre { $bricks ->
        [one] { $bricks } brique
       *[other] { $bricks } briques
    }
send-storage-limit = Rendre { $bricks ->
        [one] { $bricks } brique
       *[other] { $bricks } briques
    }
send-pay-building = Payer { $bricks ->
        [one] { $bricks } brique
       *[other] { $bricks } briques
    }
send-pay-exchange = Donner { $bricks ->
        [one] { $bricks } brique
       *[other] { $bricks } briques
    }
still-to-choose = { $bricks ->
        [0] tout est choisi
        [one] encore { $bricks } à choisir
       *[other] encore { $bricks } à choisir
    }
to-building = passer au chantier
finish-building = Cesser de bâtir · payer { $cost }
nothing-falls = rien ne tombe
falls = { $towers ->
        [one] { $what } tombe : { $lost } au sac, { $kept } en réserve
       *[other] { $what } tombent : { $lost } au sac, { $kept } en réserve
    }
nothing-more = Rien de plus
keep-towers = { $towers ->
        [0] passer aux limites
        [one] garder { $towers } tour
       *[other] garder { $towers } tours
    }
loot-name = { $colour }, { $name } : { $bricks }.
sabotage-name = Tours : { $name }.
discard-name = { $card } : { $effect }

you-decide = à vous de choisir
decides-now = choisit maintenant
waits-turn = en attente
is-done = terminé
ignores = hors d’atteinte
stage-ignored = Un Patricien écarte l’événement.
stage-returned = { $bricks ->
        [one] { $bricks } brique au sac
       *[other] { $bricks } briques au sac
    }, reste { $left }
stage-nothing = rien à perdre
stage-owes = { $bricks ->
        [one] { $bricks } brique à rendre
       *[other] { $bricks } briques à rendre
    }
stage-tower = une tour est touchée
stage-chosen = { $chosen } sur { $owed }
filled-later = complétée après l’événement

your-cards = Vos cartes
no-cards = pas encore de carte
churches = Églises
church-free = emplacement libre
bag = Dans le sac
bag-of = { $colour } : { $bricks } sur { $all } dans le sac
pile-of = { $cards ->
        [one] { $cards } carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
all-cards = Toutes les cartes
cards-of-kind = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
copies = { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }{ $start ->
        [0] {""}
       *[other] , dont { $start } au début
    }

how-commissions = touchez une tour ou sa fenêtre pour voir ce qu’elle rapporte
seal-sum = { $sources ->
        [one] { $parts }
       *[other] { $parts } = { $total }
    }
gain-completed = { $points } pour la hauteur { $height }
gain-balcony-completed = { $points } balcon { $number }
gain-floor-bonus = { $points } premier sceau à la hauteur { $height }
gain-privilege-paid = { $points } privilège
gain-last-seal = { $points } dernier sceau
then-majority = vous donne la majorité ({ $colour })
then-balcony = le balcon { $number } s’ouvre

# Sur la page, les briques se touchent dans n’importe quel ordre ; la page les trie avant l’envoi.
prompt-return-bricks =
    Rendez { $owed ->
        [one] { $owed } brique
       *[other] { $owed } briques
    } au sac.
prompt-pay-exchange =
    Donnez { $owed ->
        [one] { $owed } brique
       *[other] { $owed } briques
    } en échange.
prompt-pay-building =
    Payez { $owed ->
        [one] { $owed } brique
       *[other] { $owed } briques
    } de frais.
prompt-storage-limit =
    Votre réserve déborde : rendez { $owed ->
        [one] { $owed } brique
       *[other] { $owed } briques
    }.
goals = Vos tours et les commandes
fits-now = convient : { $points }
goal = hauteur { $height } :
goal-balcony = { $balcony }, hauteur { $height } :
way = { $bricks ->
        [one] { $bricks } brique
       *[other] { $bricks } briques
    }, vous en avez { $have }
way-costs = coût { $cost }
