# Il Vecchio en français.
title = Il Vecchio
about = Parcourez la Toscane, gagnez des partisans et usez le pouvoir du vieil homme.
edition-pegasus = édition Pegasus, carte reconstituée
option-less-luck = Moins de hasard : les pions entrent sans dés, les blasons n’apportent pas d’événements
part-amount = { $good-number ->
        [0] { $amount ->
            [one] { $amount } florin
           *[other] { $amount } florins
        }
        [1] { $amount ->
            [one] { $amount } assassin
           *[other] { $amount } assassins
        }
        [2] { $amount ->
            [one] { $amount } chevalier
           *[other] { $amount } chevaliers
        }
        [3] { $amount ->
            [one] { $amount } abbé
           *[other] { $amount } abbés
        }
        [4] { $amount ->
            [one] { $amount } parchemin
           *[other] { $amount } parchemins
        }
        [5] { $amount ->
            [one] { $amount } carrosse
           *[other] { $amount } carrosses
        }
       *[6] { $amount ->
            [one] { $amount } évêque
           *[other] { $amount } évêques
        }
    }
part-assassins = { $assassins ->
        [one] { $assassins } assassin
       *[other] { $assassins } assassins
    }
part-knights = { $knights ->
        [one] { $knights } chevalier
       *[other] { $knights } chevaliers
    }
part-abbots = { $abbots ->
        [one] { $abbots } abbé
       *[other] { $abbots } abbés
    }
part-knights-and-abbots = { $knights ->
        [0] { part-abbots }
       *[other] { part-knights }{ $abbots ->
            [0] { "" }
           *[other] , { part-abbots }
        }
    }
part-followers = { $assassins ->
        [0] { part-knights-and-abbots }
       *[other] { part-assassins }{ $knights ->
            [0] { $abbots ->
                [0] { "" }
               *[other] , { part-abbots }
            }
           *[other] , { part-knights-and-abbots }
        }
    }
part-florins = { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
part-scrolls = { $scrolls ->
        [one] { $scrolls } parchemin
       *[other] { $scrolls } parchemins
    }
part-tiles = { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
part-council-tiles = { $tiles ->
        [one] { $tiles } tuile du conseil
       *[other] { $tiles } tuiles du conseil
    }
part-start = { part-florins }, { $carriages ->
        [one] { $carriages } carrosse
       *[other] { $carriages } carrosses
    } et { $bishops ->
        [one] { $bishops } évêque
       *[other] { $bishops } évêques
    }
part-recovered = { $members ->
        [one] { $members } pion se relève
       *[other] { $members } pions se relèvent
    }, { part-florins }
part-members = { $members ->
        [one] { $members } membre de la famille
       *[other] { $members } membres de la famille
    }
part-crests = { $crests ->
        [one] { $crests } blason
       *[other] { $crests } blasons
    }

place-firenze = Florence
place-pistoia = Pistoia
place-prato = Prato
place-vernio = Vernio
place-vicchio = Vicchio
place-dicomano = Dicomano
place-sesto = Sesto
place-carmignano = Carmignano
place-ponte-a-sieve = Ponte a Sieve
place-poggibonsi = Poggibonsi
place-empoli = Empoli
place-castel-fiorentino = Castel Fiorentino
place-volterra = Volterra
place-colle = Colle
place-sovicille = Sovicille
place-mensano = Mensano
place-barberino = Barberino
place-borgo-san-lorenzo = Borgo San Lorenzo
place-figline = Figline
place-greve = Greve
place-radda = Radda
place-siena = Siena
place-arezzo = Arezzo
place-castellina = Castellina
place-certaldo = Certaldo
place-fiesole = Fiesole
place-fucecchio = Fucecchio
place-gaiole = Gaiole
place-impruneta = Impruneta
place-incisa = Incisa
place-lucca = Lucca
place-monteriggioni = Monteriggioni
place-montevarchi = Montevarchi
place-rufina = Rufina
place-san-casciano = San Casciano
place-san-gimignano = San Gimignano
place-san-miniato = San Miniato
place-scarperia = Scarperia
place-signa = Signa
place-vinci = Vinci

good-florins = florins
good-assassin = assassin
good-knight = chevalier
good-abbot = abbé
good-scroll = parchemin
good-carriage = carrosse
good-bishop = évêque
lack-assassin = 1 assassin
lack-knight = 1 chevalier
lack-abbot = 1 abbé
lack-knight-and-abbot = 1 chevalier et 1 abbé
lack-one-follower = 1 partisan
lack-two-followers = 2 partisans
lack-three-followers = 3 partisans

track-venezia = Repubblica di Venezia
track-milano = Ducato di Milano
track-chiesa = Stato della Chiesa
track-council = conseil municipal
track-nobility = noblesse

colour-brown = brun
colour-black = noir
colour-grey = gris
colour-white = blanc
colour-violet = violet
colour-green = vert
colour-red = rouge
colour-florence = Florence

crest-levy = taxe
crest-middlemen = intermédiaires
crest-family-member = membre de la famille

province-scroll-for-followers = 1 parchemin contre 2 partisans
province-six-florins = 6 florins
province-any-combination = n’importe quels partisans pour une province
province-follower-for-scrolls = 1 partisan contre 2 parchemins
province-any-follower = 1 partisan au choix
province-bishop-and-carriage = 1 évêque et 1 carrosse
province-one-scroll = 1 parchemin
province-one-knight = 1 chevalier
province-one-assassin = 1 assassin
province-one-abbot = 1 abbé
province-florin-per-member = 1 florin par pion dans un lieu
province-rolled-member = 1 pion aux dés
province-use-again = une tuile encore une fois
province-one-for-two = 1 partisan ou parchemin contre 2
province-no-money = une province sans argent
province-five-florins-for-two = 5 florins contre un partisan et un parchemin
province-one-of-three = 1 partisan, 1 parchemin ou 5 florins
province-free-member = 1 pion en tout lieu

council-scroll = un second parchemin pour 1 florin
council-money = 4 florins de plus en ville brune
council-follower = 2 florins avec un partisan
council-abbot = un second abbé
council-knight = un second chevalier
council-assassin = un second assassin
council-carriage = 1 évêque et 2 florins avec des carrosses
council-bishop = 1 carrosse et 2 florins avec des évêques
council-recovery = un pion aux dés en se reposant
council-reinforcement = un second pion en renfort
council-province = 1 parchemin avec une province
council-florence = 1 partisan avec une charge

nobility-supply = 3 par paire de pions en réserve
nobility-places = 3 par paire de pions dans les lieux
nobility-regions = 3 par paire de pions dans les régions
nobility-nobles = 2 par pion dans la noblesse
nobility-councillors = 2 par pion au conseil
nobility-carriages-and-bishops = 2 par carrosse avec évêque, 8 au plus
nobility-three-colours = 6 pour des pions en blanc, gris et noir
nobility-three-regions = 5 par série de trois régions
nobility-neighbours = voisins sur les pistes
nobility-one-of-each = 8 pour un bien de chaque
nobility-unused-provinces = 3 par province inutilisée
nobility-crests = 3, 5, 7 ou 10 pour les blasons


action-recover = Repos : tous se relèvent, 1 florin
action-reinforce = Renfort : faire entrer un membre de votre famille
action-forgo = Renoncer au double tour pour 2 points
action-end-turn = Finir le tour
action-use = Utiliser la tuile Province : { $tile }
action-send = Agir avec le pion à { $place }
action-go = Agir à { $place }
action-walk = Voyager par la route (florins)
action-ride = Prendre un carrosse
action-lie-down = Se coucher
action-pay-bishop = Dépenser un évêque et rester debout
action-take = Prendre : { $good }
action-give = Donner : { $good }
action-buy-scroll = Acheter un second parchemin pour 1 florin
action-decline = Renoncer
action-place = Placer le pion à { $place }
action-area = Choisir la zone { $area }
action-pay = Dépenser : { part-followers }
action-pay-florins = Payer les florins
action-pay-nothing = Utiliser « une province sans argent »
action-office = Entrer : { $track }
action-claim = Prendre la tuile Province : { $tile }
action-keep-council = Garder : { $tile }
action-keep-nobility = Garder : { $tile }
action-lay-down = Coucher le pion à { $place }
action-take-back = Reprendre le pion couché à { $place }
action-reuse = Utiliser encore : { $tile }

outcome-start = { $seat } commence
outcome-middleman = intermédiaire à { $place }
outcome-council = tuile du conseil : { $tile }
outcome-nobility = tuile de noblesse : { $tile }
outcome-roll = les dés donnent { $area }
outcome-crest = événement : { $crest }

prompt-keep-start-tile = Gardez une de vos { $tiles } tuiles du conseil.
prompt-area = Choisissez une zone ; deux membres de votre famille y commencent.
prompt-set-out = Choisissez une ville pour ce membre de votre famille.
prompt-turn = À vous : choisissez une action. Florins : { $florins }, blasons restants : { $crests }.
prompt-after-action = Utilisez d’autres tuiles Province ou finissez le tour.
prompt-double-turn = Votre double tour, actions restantes : { $actions }. Florins : { $florins }.
prompt-destination = Où ce membre de votre famille agit-il ? Chaque route coûte 1 florin, vous en avez { $florins } ; un carrosse va partout.
prompt-journey = Par la route pour { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }, ou en carrosse ?
prompt-town = Coucher le pion, ou dépenser un évêque et rester debout ?
prompt-take = Que prenez-vous ?
prompt-levy = Taxe : donnez { part-florins } ou un autre bien.
prompt-give = Que donnez-vous ?
prompt-buy-scroll = Acheter un second parchemin pour 1 florin ?
prompt-place = Choisissez un lieu pour le nouveau membre de votre famille.
prompt-place-or-decline = Choisissez un lieu pour le nouveau membre de votre famille, ou renoncez-y.
prompt-followers = { $followers ->
        [one] Quel partisan dépensez-vous ?
       *[other] Quels { $followers } partisans dépensez-vous ?
    }
prompt-money = Payer { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }, ou utiliser « une province sans argent » ?
prompt-office = Quelle charge ? La plus chère coûte { $extra ->
        [one] { $extra } florin
       *[other] { $extra } florins
    } de plus.
prompt-claim = Choisissez une tuile Province.
prompt-keep-council = Gardez une de ces tuiles du conseil.
prompt-keep-nobility = Gardez une de ces tuiles de noblesse.
prompt-family-member = Couchez un pion debout, ou reprenez un pion couché.
prompt-reuse = Quelle tuile utilisée agit encore une fois ?

refusal-no-member-stands = aucun de vos pions n’est debout à { $place }
refusal-nothing-in-reach = votre pion à { $place } n’atteint aucun lieu où agir
refusal-action-done = votre action est faite ; utilisez des tuiles Province ou finissez le tour
refusal-action-due = une action est obligatoire ; le repos est toujours possible
refusal-no-supply = il ne reste aucun pion dans votre réserve
refusal-no-double-turn = on ne peut renoncer qu’au double tour de la fin
refusal-turn-begun = votre double tour a commencé ; on n’y renonce qu’en entier
refusal-not-your-tile = la tuile « { $tile } » n’est pas à vous
refusal-tile-used = la tuile « { $tile } » a servi
refusal-tile-useless = la tuile « { $tile } » n’aurait aucun effet, ou vous ne pouvez la payer
refusal-inside-takeover = la tuile « { $tile } » sert quand vous prenez une province
refusal-too-far = { $place } est à { $roads ->
        [one] { $roads } route
       *[other] { $roads } routes
    }, vous avez { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } pour le voyage et pas de carrosse
refusal-no-middleman = il n’y a pas d’intermédiaire à { $place }, et vous n’avez pas d’évêque
refusal-no-bishop = vous n’avez pas d’évêque
refusal-lacks-followers = ces partisans vous manquent pour { $track }
refusal-track-full = { $track } : la piste est pleine
refusal-lacks-scrolls = une charge coûte { $cost ->
        [one] { $cost } parchemin
       *[other] { $cost } parchemins
    }, vous en avez { $scrolls }
refusal-lacks-florins = { $track } coûte { $cost ->
        [one] { $cost } florin
       *[other] { $cost } florins
    }, vous en avez { $florins }
refusal-office-too-dear = { refusal-lacks-florins }
refusal-not-in-area = { $place } ne borde pas la zone
refusal-lacks-good = vous n’en avez pas assez : { $good }
refusal-not-offered = ce choix n’est pas proposé maintenant
refusal-no-member-lies = aucun de vos pions n’est couché à { $place }
refusal-not-used-yet = « { $tile } » n’est pas une de vos tuiles utilisées qui pourrait encore servir
refusal-no-carriage = vous n’avez pas de carrosse
refusal-followers-do-not-fit = { $track } demande { $followers ->
        [1] 1 assassin
        [2] 1 chevalier et 1 abbé
       *[3] 2 partisans pareils et 1 autre
    }
refusal-lacks-for-region = { $track } demande { $followers ->
        [1] 1 assassin
        [2] 1 chevalier et 1 abbé
       *[3] 2 partisans pareils et 1 autre
    }, il vous manque { $lack }
refusal-lacks-price = vous n’avez pas ce que la tuile demande : { $good }
refusal-not-near-first = { $place } ne borde aucune zone de votre premier pion
refusal-no-such-place = { $place } n’est pas sur cette carte

# Notes of the shipped editions, by the words of their English text.
value-tracks = Pistes
value-nobility-times = Combien de fois comptent les tuiles de noblesse
value-middlemen = Chemins des intermédiaires
value-areas = Zones
value-roads = Routes
value-places = Couleurs des lieux
value-limit = Partie la plus longue
value-crests = Blasons des Médicis
value-picture = Carte dessinée
note-the-drawn-map-is-pulled-apart-so-that-nothing-overlaps-it-follows-the-roads-not-the-true-distances = La carte dessinée est étirée pour que rien ne se chevauche ; elle suit les routes, non les vraies distances.
note-nobody-is-forced-to-take-crests-a-match-that-does-not-end-is-scored-after-so-many-rounds = Rien n’oblige à prendre des blasons ; une partie qui ne finit pas est décomptée après ce nombre de manches.
note-nine-crests-three-of-each-event-as-public-component-lists-give-them = Neuf blasons, trois de chaque événement, selon les listes publiques du matériel.
note-the-scan-of-the-rulebook-reads-5-4 = La copie du livret indique « 5 4 ».
note-costs-and-points-stand-in-a-picture-we-do-not-have-chosen-to-fit-every-printed-example = Les coûts et les points figurent sur une image que nous n’avons pas ; choisis pour s’accorder avec chaque exemple imprimé.
note-the-third-space-costs-5-florins-and-has-a-crest-printed-in-an-example = La troisième case coûte 5 florins et porte un blason : imprimé dans un exemple.
note-the-points-go-up-to-10-printed = Les points vont jusqu’à 10 : imprimé.
note-the-points-are-printed = Les points sont imprimés.
note-the-tiles-print-it-in-pictures-we-do-not-have-that-a-carriage-with-a-bishop-brings-8-points-at-most-is-printed = Les tuiles l’indiquent par des images que nous n’avons pas ; que carrosse et évêque rapportent 8 points au plus est imprimé.
note-clockwise-around-florence-by-bearing = Dans le sens des aiguilles d’une montre autour de Florence, selon la direction.
note-the-map-stands-in-a-picture-we-do-not-have-areas-are-numbered-2-to-12-without-7-as-printed = La carte figure sur une image que nous n’avons pas ; les zones sont numérotées de 2 à 12 sans 7, comme imprimé.
note-the-map-stands-in-a-picture-we-do-not-have-roads-follow-real-geography-under-every-printed-constraint = La carte figure sur une image que nous n’avons pas ; les routes suivent la géographie réelle et toutes les indications imprimées.
note-the-name-is-printed-the-colour-is-reconstructed = Le nom est imprimé, la couleur est reconstituée.
note-the-colour-stands-in-a-picture-we-do-not-have-chosen-to-fit-every-printed-constraint = La couleur figure sur une image que nous n’avons pas ; choisie pour respecter toutes les indications imprimées.

event-starts = { $seat } commence, par tirage au sort
    .you = Vous commencez, par tirage au sort
event-starting-goods = { $seat } commence avec { part-start }
    .you = Vous commencez avec { part-start }
event-middleman-stands = L’intermédiaire ({ $colour }) se trouve à { $place }
event-dealt = { $seat } reçoit { part-council-tiles }
    .you = Vous recevez { part-council-tiles }
event-dealt-tile = { $seat } reçoit « { $tile } »
    .you = Vous recevez « { $tile } »
event-keeps-start-tile = { $seat } garde la tuile du conseil « { $tile } »
    .you = Vous gardez la tuile du conseil « { $tile } »
event-rolls-start = { $seat } lance les dés : { $area }
    .you = Vous lancez les dés : { $area }
event-chooses-area = { $seat } choisit la zone { $area }
    .you = Vous choisissez la zone { $area }
event-sets-out = { $seat } place un membre de sa famille à { $place }
    .you = Vous placez un membre de votre famille à { $place }
event-round-begins = Manche { $round }
event-turn-begins = C’est à { $seat }
    .you = C’est à vous
event-walks = { $seat } voyage, { $from } → { $to }, pour { part-florins }
    .you = Vous voyagez, { $from } → { $to }, pour { part-florins }
event-rides = { $seat } prend un carrosse, { $from } → { $to }
    .you = Vous prenez un carrosse, { $from } → { $to }
event-lies-down = { $seat } : le pion à { $place } se couche
    .you = Votre pion à { $place } se couche
event-middleman-moves = L’intermédiaire ({ $colour }) avance, { $from } → { $to }
event-lies-in-green = { $seat } : le pion à { $place } se couche
    .you = Votre pion à { $place } se couche
event-pays-bishop = { $seat } dépense un évêque à { $place } ; le pion reste debout
    .you = Vous dépensez un évêque à { $place } ; votre pion reste debout
event-takes = { $seat } prend { part-amount }
    .you = Vous prenez { part-amount }
event-council-adds = { $seat } : la tuile du conseil « { $tile } » apporte { part-amount }
    .you = Votre tuile du conseil « { $tile } » apporte { part-amount }
event-buys-scroll = { $seat } achète un second parchemin pour 1 florin
    .you = Vous achetez un second parchemin pour 1 florin
event-pays-followers = { $seat } dépense pour { $track } : { part-followers }
    .you = Vous dépensez pour { $track } : { part-followers }
event-pays-florins = { $seat } paie { part-florins } : { $track }
    .you = Vous payez { part-florins } : { $track }
event-pays-scrolls = { $seat } dépense { part-scrolls } : { $track }
    .you = Vous dépensez { part-scrolls } : { $track }
event-pays-extra = { $seat } paie un supplément de { part-florins } : { $track }
    .you = Vous payez un supplément de { part-florins } : { $track }
event-enters = { $seat } monte sur la case { $space } : { $track }
    .you = Vous montez sur la case { $space } : { $track }
event-enters-behind = { $seat } se place derrière la dernière case, numéro { $space } : { $track }
    .you = Vous vous placez derrière la dernière case, numéro { $space } : { $track }
event-claims = { $seat } prend la tuile Province « { $tile } »
    .you = Vous prenez la tuile Province « { $tile } »
event-draws = { $seat } regarde { part-tiles } : { $track }
    .you = Vous regardez { part-tiles } : { $track }
event-sees-council = { $seat } voit « { $tile } »
    .you = Vous voyez « { $tile } »
event-sees-nobility = { $seat } voit « { $tile } »
    .you = Vous voyez « { $tile } »
event-keeps-tile = { $seat } garde une tuile face cachée : { $track }
    .you = Vous gardez une tuile face cachée : { $track }
event-keeps-council = { $seat } a gardé « { $tile } »
    .you = Vous avez gardé « { $tile } »
event-keeps-nobility = { $seat } a gardé « { $tile } »
    .you = Vous avez gardé « { $tile } »
event-turns-up = { $seat } retourne la tuile du conseil « { $tile } »
    .you = Vous retournez la tuile du conseil « { $tile } »
event-rolls = { $seat } lance les dés : { $area }
    .you = Vous lancez les dés : { $area }
event-joins = { $seat } fait entrer un membre de sa famille à { $place }
    .you = Vous faites entrer un membre de votre famille à { $place }
event-declines = { $seat } renonce à un autre membre de sa famille
    .you = Vous renoncez à un autre membre de votre famille
event-recovers = { $seat } se repose : { part-recovered }
    .you = Vous vous reposez : { part-recovered }
event-takes-crest = { $seat } prend un blason des Médicis : { $crest }. Blasons restants : { $crests }
    .you = Vous prenez un blason des Médicis : { $crest }. Blasons restants : { $crests }
event-takes-crest-quietly = { $seat } prend un blason des Médicis. Blasons restants : { $crests }
    .you = Vous prenez un blason des Médicis. Blasons restants : { $crests }
event-no-crest-left = { $track } : la case porte un blason, mais il n’en reste plus
event-extra-cost-moves = Le supplément passe du conseil à la noblesse
event-gives = { $seat } donne { part-amount }
    .you = Vous donnez { part-amount }
event-gives-nothing = { $seat } n’a rien à donner
    .you = Vous n’avez rien à donner
event-all-middlemen-move = Tous les intermédiaires avancent
event-lays-down = { $seat } couche son pion à { $place }
    .you = Vous couchez votre pion à { $place }
event-takes-back = { $seat } reprend son pion couché à { $place }
    .you = Vous reprenez votre pion couché à { $place }
event-nobody-on-map = { $seat } n’a aucun pion dans un lieu
    .you = Vous n’avez aucun pion dans un lieu
event-uses = { $seat } utilise la tuile Province « { $tile } »
    .you = Vous utilisez la tuile Province « { $tile } »
event-uses-again = { $seat } utilise encore : « { $tile } »
    .you = Vous utilisez encore : « { $tile } »
event-tile-pays = { $seat } dépense { part-amount }
    .you = Vous dépensez { part-amount }
event-tile-gives = { $seat } reçoit { part-amount }
    .you = Vous recevez { part-amount }
event-last-crest = Le dernier blason est pris : on termine la manche en cours, puis chaque famille joue un double tour
event-double-turns = Les doubles tours commencent
event-forgoes = { $seat } renonce au double tour
    .you = Vous renoncez au double tour
event-round-limit = La manche { $round } était la dernière
event-scores-nobility = { $seat } : tuile de noblesse « { $tile } », { $points }
    .you = Vous : tuile de noblesse « { $tile } », { $points }
event-scores-track = { $seat } : { $track }, { part-members }, { $points }
    .you = Vous : { $track }, { part-members }, { $points }
event-scores-everywhere = { $seat } : sur les cinq pistes, { $points }
    .you = Vous : sur les cinq pistes, { $points }
event-scores-majority = { $seat } : majorité, { $track }, { $points }
    .you = Vous : majorité, { $track }, { $points }
event-scores-crests = { $seat } : { part-crests }, { $points }
    .you = Vous : { part-crests }, { $points }
event-scores-forgone = { $seat } : double tour abandonné, { $points }
    .you = Vous : double tour abandonné, { $points }

advice-province = Prenez une province dès que vous pouvez la payer.
advice-office = Une charge apporte une tuile et une place sur une piste.
advice-gather = Rassemblez ce qui vous manque encore pour la prochaine province ou charge.
advice-recover = Trop peu de pions sont debout : relevez-les tous.
advice-reinforce = Plus de membres de votre famille dans les lieux vous offrent plus de possibilités.
advice-tile = Cette tuile Province aide maintenant.
advice-forgo = Aucune paire d’actions ne vaut plus de 2 points.
advice-points = C’est ce qui vaut le plus à la fin.
advice-cheapest = C’est ce qui coûte le moins.
advice-end = Plus rien à gagner dans ce tour.

board-round = Manche { $round } · blasons restants { $crests } sur { $of }
board-double-turn = Doubles tours
board-set-up = Mise en place
board-over = La partie est finie
board-council = Conseil
board-nobility = Noblesse
board-provinces = Provinces
board-used = utilisée
board-hidden = cachée
board-none = aucune
board-less-luck = moins de hasard
board-legend = A debout · a couché · ◆ intermédiaire, ▸ sa prochaine ville · 6,10,12 : zones que borde une ville · 2*=5 : la case coûte 2 florins et vaut 5 points, * donne un blason · nombre doré : routes jusque-là
board-roads = Routes
board-here = sur place
board-price = { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } ou un carrosse
board-through = par { $places }
board-space = { $track } : { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-or = ou
board-letter-florins = Fl
board-letter-assassin = As
board-letter-knight = Ch
board-letter-abbot = Ab
board-letter-scroll = Pa
board-letter-carriage = Ca
board-letter-bishop = Év
board-member-supply = Ré
board-crest-short = Bl
board-short-provinces = Pr
board-short-council = Co
board-short-nobility = No
board-short-worth = Pts
board-count-florins = { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
board-count-assassin = { $count ->
        [one] { $count } assassin
       *[other] { $count } assassins
    }
board-count-knight = { $count ->
        [one] { $count } chevalier
       *[other] { $count } chevaliers
    }
board-count-abbot = { $count ->
        [one] { $count } abbé
       *[other] { $count } abbés
    }
board-count-scroll = { $count ->
        [one] { $count } parchemin
       *[other] { $count } parchemins
    }
board-count-carriage = { $count ->
        [one] { $count } carrosse
       *[other] { $count } carrosses
    }
board-count-bishop = { $count ->
        [one] { $count } évêque
       *[other] { $count } évêques
    }

holding-florins = { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
holding-assassin = { $count ->
        [one] { $count } assassin
       *[other] { $count } assassins
    }
holding-knight = { $count ->
        [one] { $count } chevalier
       *[other] { $count } chevaliers
    }
holding-abbot = { $count ->
        [one] { $count } abbé
       *[other] { $count } abbés
    }
holding-scroll = { $count ->
        [one] { $count } parchemin
       *[other] { $count } parchemins
    }
holding-carriage = { $count ->
        [one] { $count } carrosse
       *[other] { $count } carrosses
    }
holding-bishop = { $count ->
        [one] { $count } évêque
       *[other] { $count } évêques
    }
holding-crests = { $count ->
        [one] { $count } blason
       *[other] { $count } blasons
    }

# Ce qui compte dans un genre de décision.
sense-keep-start-tile = Une tuile vaut d’autant plus qu’elle servira souvent avant le dernier blason.
sense-keep-council = { sense-keep-start-tile }
sense-claim = { sense-keep-start-tile }
sense-keep-nobility = Gardez la tuile de noblesse dont vous remplirez le mieux la condition.
sense-area = Un membre de votre famille est bien placé près des intermédiaires et des lieux où il agira ensuite : chaque route coûte un florin.
sense-set-out = { sense-area }
sense-place = { sense-area }
sense-place-or-decline = { sense-area }
sense-turn = Chaque action doit vous rapprocher de la province ou de la charge que vous pouvez prendre au plus tôt.
sense-after-action = { sense-turn }
sense-double-turn = { sense-turn }
sense-destination = Le trajet coûte des florins ou un carrosse ; ce que vous dépensez ici vous manquera pour la prochaine province ou charge.
sense-journey = { sense-destination }
sense-town = Un évêque garde le pion debout pour une autre action ; se coucher ne coûte rien, jusqu’au repos.
sense-take = Prenez ce qui vous manque encore pour la prochaine province ou charge.
sense-levy = Donnez ce qui vous sert le moins pour la prochaine province ou charge.
sense-give = { sense-levy }
sense-followers = { sense-levy }
sense-money = { sense-levy }
sense-buy-scroll = Un parchemin pour un florin est bon marché si une charge est à portée et que les florins ne manquent pas.
sense-office = La charge plus chère doit valoir ses florins par sa tuile et sa place sur la piste.
sense-family-member = Couchez un pion qui n’agira pas bientôt ; reprenez un pion couché loin de tout.
sense-reuse = Réutilisez la tuile qui apporte ce qui vous manque pour la prochaine province ou charge.

# Levels as measured: python benchmarks/strength.py --sentences
measured-apprentice = Le niveau le plus facile ; gagne 62 % des parties contre deux ordinateurs « avisés » (33 % = égalité) ; 1 ms par coup.
measured-journeyman = Gagne 57 % des parties contre deux du niveau inférieur (33 % = égalité) ; 2 ms par coup.
measured-master = Gagne 48 % des parties contre deux du niveau inférieur (33 % = égalité) ; 4 ms par coup.
measured-consul = Gagne 46 % des parties contre deux du niveau inférieur (33 % = égalité) ; 10 ms par coup.

stops-council = Ensuite, des tuiles du conseil sont tirées.
stops-nobility = Ensuite, des tuiles de noblesse sont tirées.
stops-roll = Ensuite, les dés décident.
stops-crest = Ensuite, un blason est retourné.
