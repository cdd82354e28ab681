# Ce que le plateau d’Il Vecchio montre en plus des mots du jeu.
verb-recover = Repos
verb-reinforce = Renfort
verb-forgo = Renoncer au double tour
verb-end-turn = Finir le tour
verb-use = Utiliser une tuile Province
verb-send = Agir avec un pion
verb-go = Choisir où agir
verb-walk = Voyager par la route
verb-ride = Prendre un carrosse
verb-lie-down = Se coucher
verb-pay-bishop = Dépenser un évêque
verb-take = Prendre
verb-give = Dépenser
verb-buy-scroll = Acheter un parchemin
verb-decline = Renoncer
verb-place = Placer le pion
verb-area = Choisir une zone
verb-pay = Dépenser des partisans
verb-pay-florins = Payer des florins
verb-pay-nothing = Ne rien payer
verb-office = Entrer en charge
verb-claim = Prendre une tuile Province
verb-keep-council = Garder une tuile du conseil
verb-keep-nobility = Garder une tuile de noblesse
verb-lay-down = Coucher un pion
verb-take-back = Reprendre un pion
verb-reuse = Utiliser encore une tuile

key-town = V
key-province = P
key-office = C
key-reinforce = R
key-recover = O
key-end-turn = F
key-forgo = D

source-scores-nobility = Tuiles de noblesse
source-scores-track = Pistes
source-scores-everywhere = Sur les cinq pistes
source-scores-majority = Majorités
source-scores-crests = Blasons
source-scores-forgone = Double tour abandonné

triumph = Votre famille survit au vieil homme
defeat = { $name } survit au vieil homme
shared = Les familles survivent au vieil homme

map = Carte de Toscane
tracks = Pistes
areas = Zones
areas-hooded = capuchon : un intermédiaire s’y trouve
tab-map = Carte
tab-tracks = Pistes
tab-tiles = Tuiles
region-venezia = Venezia
region-milano = Milano
region-chiesa = Chiesa
zoom-near = Agrandir la carte
zoom-whole = Montrer toute la carte
start-player = premier joueur
or = { " ou " }

count-florins = { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
count-assassin = { $count ->
        [one] { $count } assassin
       *[other] { $count } assassins
    }
count-knight = { $count ->
        [one] { $count } chevalier
       *[other] { $count } chevaliers
    }
count-abbot = { $count ->
        [one] { $count } abbé
       *[other] { $count } abbés
    }
count-scroll = { $count ->
        [one] { $count } parchemin
       *[other] { $count } parchemins
    }
count-carriage = { $count ->
        [one] { $count } carrosse
       *[other] { $count } carrosses
    }
count-bishop = { $count ->
        [one] { $count } évêque
       *[other] { $count } évêques
    }
count-follower = { $count ->
        [one] { $count } partisan
       *[other] { $count } partisans
    }
count-crest = { $count ->
        [one] { $count } blason
       *[other] { $count } blasons
    }

name-areas = zones { $areas }
name-guide = Un intermédiaire s’y trouve et ira à { $place }
name-stands = { $name } : { $count ->
        [one] { $count } pion debout
       *[other] { $count } pions debout
    }
name-lies = { $name } : { $count ->
        [one] { $count } pion couché
       *[other] { $count } pions couchés
    }
name-walk = { $roads ->
        [one] à { $roads } route
       *[other] à { $roads } routes
    }
name-ride = ou en carrosse
name-here = votre pion est ici
name-bishop = coûte un évêque
name-gives = Apporte { $goods }
name-area = Zone { $number } : { $towns }.
name-space = { $track }, case { $space } : { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

tag-here = ici
crests = Blasons des Médicis
crests-left = encore { $left }, puis doubles tours
crests-gone = tous pris : doubles tours
crests-of = { $left ->
        [one] il reste { $left } blason sur { $of }
       *[other] il reste { $left } blasons sur { $of }
    }
events-unseen = Événements que personne n’a encore vus
crest-does-levy = Chacun donne 3 florins ou un autre bien
crest-does-middlemen = Tous les intermédiaires avancent
crest-does-family-member = Chacun couche un pion ou en reprend un couché
crest-space = Blason des Médicis
pays-chiesa = 2 pareils + 1
track-full = complète
open-to-you = possible
you-lack = il manque
nobody-near = hors de portée
next-space = suivante
majority = Majorité
extra-cost = + { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }

deed = Ce que vous faites et payez
back = Retour à la carte
areas-of = { $count ->
        [one] zone
       *[other] zones
    } { $areas }
guide-here = intermédiaire ici,
guide-next = ira à { $place }
row-way = Le chemin : { $place }
row-act = Comment
row-take = Prendre
row-give = Dépenser
row-buy = Un second parchemin
row-followers = Partisans
row-money = { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } pour la case { $space }
row-tile = Choisissez une tuile de province
option-walk = Route −{ $florins }
option-ride = Carrosse −1
option-lie = Se coucher
option-lie-then = l’intermédiaire : { $place }
option-bishop = Évêque −1
option-bishop-then = reste debout
option-pay = Payer { $florins }
option-free = Sans argent
option-free-then = retourne votre tuile
option-buy = Acheter pour 1
option-decline = Renoncer
left-over = reste { $count }
tile-after-event = après l’événement
tiles-left = encore { $tiles }
sum-lies = se couche
sum-points = +{ $points } à la fin
send-act = Agir : { $sum }
send-takeover = Prendre : { $sum }
takeover-worth = case +{ $points }
takeover-wins = case +{ $points }, majorité +{ $majority }
followers-turn = retourne votre tuile « { $tile } »
follower-turns = { $follower } à la place : retourne votre tuile « { $tile } »
after-it = ensuite

answers = Réponses
choose-tile = Tuiles au choix
who-goes = Qui va à { $place } ?
more-choices = Tuiles et fin du tour
lens-town = Ville
lens-province = Province
lens-office = Charge
state-town = { $members ->
        [0] aucun ne peut agir
        [one] { $members } peut agir
       *[other] { $members } peuvent agir
    }
state-office = { $have } sur { $need } parch.
state-reinforce = { $members } en réserve
state-recover = { $members ->
        [0] +{ $florins ->
            [one] { $florins } florin
           *[other] { $florins } florins
        }
        [one] { $members } se relève
       *[other] { $members } se relèvent
    }

subtitle = manche { $round } · { $crests ->
        [0] derniers tours
        [one] { $crests } blason restant
       *[other] { $crests } blasons restants
    }
subtitle-set-up = mise en place
state-reach = { $towns ->
        [0] aucune à portée
       *[other] { $towns } à portée
    }
state-from = depuis { $place }
how-place = Touchez une ville en surbrillance pour y placer votre pion.
how-place-any = Tout lieu est permis.
how-area = Touchez une zone sur la carte.
how-area-then = Touchez ensuite une ville pour chacun de vos deux pions ; ils peuvent être dans la même.
how-area-chosen = Deux de vos pions y commencent.
how-lay-down = se couche
how-take-back = retourne dans votre réserve
how-deed = Faites vos choix, puis appuyez sur le bouton.

your-tiles = Vos tuiles
tiles-once = à utiliser une fois
tiles-always = toujours actives
tiles-secret = secrètes jusqu’à la fin
tiles-used = utilisées, retournées
no-tiles = Pas encore de tuile.
hide = cacher
show = montrer
face-down = face cachée
next-turn = active dès votre prochain tour
council-kept = Tuiles du conseil gardées
none-kept = Pas encore.
stack-council = pile du conseil { $tiles }
stack-nobility = pile de la noblesse { $tiles }

goods-of = Biens : { $name }
stand = { $count } debout
lie = { $count ->
        [one] { $count } couché
       *[other] { $count } couchés
    }
in-supply = +{ $count } réserve
members-stand = pions debout
members-lie = pions couchés
used = utilisée
hidden = cachée

step-tile = Tuile du conseil
step-roll = Dés, placer deux
step-free = Zone libre, encore deux
dice-show = Les dés montrent { $sum }

province-does-scroll-for-followers = Dépensez 1 parchemin, prenez 2 partisans au choix.
province-does-six-florins = Prenez 6 florins.
province-does-any-combination = En prenant une province : payez avec n’importe quels partisans, en même nombre.
province-does-follower-for-scrolls = Dépensez 1 partisan, prenez 2 parchemins.
province-does-any-follower = Prenez 1 partisan au choix.
province-does-bishop-and-carriage = Prenez 1 évêque et 1 carrosse.
province-does-one-scroll = Prenez 1 parchemin.
province-does-one-knight = Prenez 1 chevalier.
province-does-one-assassin = Prenez 1 assassin.
province-does-one-abbot = Prenez 1 abbé.
province-does-florin-per-member = 1 florin par pion dans un lieu.
province-does-rolled-member = Lancez les dés et placez un pion.
province-does-use-again = Une autre tuile utilisée agit encore une fois.
province-does-one-for-two = Dépensez 1 partisan ou 1 parchemin, prenez-en 2.
province-does-no-money = En prenant une province : ne payez pas de florins.
province-does-five-florins-for-two = Payez 5 florins, prenez un partisan et un parchemin.
province-does-one-of-three = Prenez 1 partisan, 1 parchemin ou 5 florins.
province-does-free-member = Placez un pion où vous voulez.

council-does-scroll = dès que vous prenez un parchemin dans une ville
council-does-money = dès que vous prenez des florins dans une ville brune
council-does-follower = dès que vous prenez un partisan dans une ville
council-does-abbot = dès que vous prenez un abbé
council-does-knight = dès que vous prenez un chevalier
council-does-assassin = dès que vous prenez un assassin
council-does-carriage = dès que vous prenez des carrosses
council-does-bishop = dès que vous prenez des évêques
council-does-recovery = à chaque repos
council-does-reinforcement = à chaque renfort
council-does-province = dès que vous prenez une province
council-does-florence = dès que vous entrez en charge
council-bonus-scroll = prochain tour : +1 parchemin
council-bonus-money = prochain tour : +4 florins
council-bonus-follower = prochain tour : +2 florins
council-bonus-abbot = prochain tour : +1 abbé
council-bonus-knight = prochain tour : +1 chevalier
council-bonus-assassin = prochain tour : +1 assassin
council-bonus-carriage = prochain tour : +1 évêque, +2 florins
council-bonus-bishop = prochain tour : +1 carrosse, +2 florins
council-bonus-recovery = prochain tour : 1 pion aux dés
council-bonus-reinforcement = prochain tour : 1 pion aux dés
council-bonus-province = prochain tour : +1 parchemin
council-bonus-florence = prochain tour : +1 partisan

nobility-does-neighbours = Deux des vôtres côte à côte sur une piste : autant de points que de familles.
nobility-does-crests = Pour 1, 2, 3, ou 4 blasons et plus.
open-provinces = Provinces libres
none-open = plus aucune
