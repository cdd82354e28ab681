# Il Vecchio en français.
title = Il Vecchio
about = Parcourez la Toscane, gagnez des partisans et usez le pouvoir du vieil homme.
edition-pegasus = édition Pegasus, carte reconstituée
option-less-luck = Moins de hasard : les membres entrent sans dés, les blasons n’apportent pas d’événements

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
province-florin-per-member = 1 florin par membre sur la carte
province-rolled-member = 1 membre aux dés
province-use-again = une tuile encore une fois
province-one-for-two = 1 partisan ou parchemin contre 2
province-no-money = une province sans argent
province-five-florins-for-two = 5 florins contre un partisan et un parchemin
province-one-of-three = 1 partisan, 1 parchemin ou 5 florins
province-free-member = 1 membre en tout lieu

council-scroll = un second parchemin pour 1 florin
council-money = 4 florins de plus en ville brune
council-follower = 2 florins avec un partisan
council-abbot = un second abbé
council-knight = un second chevalier
council-assassin = un second assassin
council-carriage = 1 évêque et 2 florins avec des carrosses
council-bishop = 1 carrosse et 2 florins avec des évêques
council-recovery = un membre aux dés en se reposant
council-reinforcement = un second membre en renfort
council-province = 1 parchemin avec une province
council-florence = 1 partisan avec une charge

nobility-supply = 3 par 2 membres en réserve
nobility-places = 3 par 2 membres dans les lieux
nobility-regions = 3 par 2 membres dans les régions
nobility-nobles = 2 par membre dans la noblesse
nobility-councillors = 2 par membre au conseil
nobility-carriages-and-bishops = 2 par carrosse avec évêque, 8 au plus
nobility-three-colours = 6 pour des membres en blanc, gris et noir
nobility-three-regions = 5 par série de trois régions
nobility-neighbours = voisins sur les pistes
nobility-one-of-each = 8 pour un bien de chaque
nobility-unused-provinces = 3 par province inutilisée
nobility-crests = 3, 5, 7 ou 10 pour les blasons


action-recover = Repos : tous se relèvent, 1 florin
action-reinforce = Renfort : faire entrer un membre
action-forgo = Renoncer au double tour pour 2 points
action-end-turn = Finir le tour
action-use = Utiliser la province : { $tile }
action-send = Agir avec le membre à { $place }
action-go = Agir à { $place }
action-walk = Aller par la route, contre des florins
action-ride = Prendre un carrosse
action-lie-down = Se coucher
action-pay-bishop = Rendre un évêque et rester debout
action-take = Prendre : { $good }
action-give = Rendre : { $good }
action-buy-scroll = Acheter un second parchemin pour 1 florin
action-decline = S’en passer
action-place = Placer le membre à { $place }
action-area = Choisir la zone { $area }
action-pay = Rendre : assassins { $assassins }, chevaliers { $knights }, abbés { $abbots }
action-pay-florins = Payer les florins
action-pay-nothing = Utiliser « une province sans argent »
action-office = Entrer : { $track }
action-claim = Prendre la province : { $tile }
action-keep-council = Garder : { $tile }
action-keep-nobility = Garder : { $tile }
action-lay-down = Coucher le membre à { $place }
action-take-back = Reprendre le membre couché à { $place }
action-reuse = Utiliser encore : { $tile }

outcome-start = { $seat } commence
outcome-middleman = intermédiaire à { $place }
outcome-council = tuile du conseil : { $tile }
outcome-nobility = tuile de noblesse : { $tile }
outcome-roll = les dés donnent { $area }
outcome-crest = événement : { $crest }

prompt-keep-start-tile = Gardez une de vos { $tiles } tuiles du conseil.
prompt-area = Choisissez une zone ; deux membres y commencent.
prompt-set-out = Choisissez une ville pour ce membre.
prompt-turn = À vous : choisissez une action. Florins : { $florins }, blasons restants : { $crests }.
prompt-after-action = Utilisez d’autres provinces ou finissez le tour.
prompt-double-turn = Votre double tour, actions restantes : { $actions }. Florins : { $florins }.
prompt-destination = Où ce membre agit-il ? Chaque route coûte 1 de vos { $florins } florins, un carrosse va partout.
prompt-journey = Par la route pour { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }, ou en carrosse ?
prompt-town = Se coucher, ou rendre un évêque et rester debout ?
prompt-take = Que prenez-vous ?
prompt-levy = Taxe : rendez { $florins } florins ou un autre bien.
prompt-give = Que rendez-vous ?
prompt-buy-scroll = Acheter un second parchemin pour 1 florin ?
prompt-place = Choisissez un lieu pour le nouveau membre.
prompt-place-or-decline = Choisissez un lieu pour le nouveau membre, ou passez-vous-en.
prompt-followers = { $followers ->
        [one] Quel partisan rendez-vous ?
       *[other] Quels { $followers } partisans rendez-vous ?
    }
prompt-money = Payer { $florins } florins, ou utiliser « une province sans argent » ?
prompt-office = Quelle charge ? La plus chère coûte { $extra } florins de plus.
prompt-claim = Choisissez une province.
prompt-keep-council = Gardez une de ces tuiles du conseil.
prompt-keep-nobility = Gardez une de ces tuiles de noblesse.
prompt-family-member = Couchez un membre debout, ou reprenez un membre couché.
prompt-reuse = Quelle tuile utilisée agit encore une fois ?

refusal-no-member-stands = aucun de vos membres n’est debout à { $place }
refusal-nothing-in-reach = votre membre à { $place } n’atteint aucun lieu où agir
refusal-action-done = votre action est faite ; utilisez des provinces ou finissez le tour
refusal-action-due = une action est obligatoire ; le repos est toujours possible
refusal-no-supply = il ne reste aucun membre dans votre réserve
refusal-no-double-turn = on ne peut renoncer qu’au double tour de la fin
refusal-turn-begun = votre double tour a commencé ; on n’y renonce qu’en entier
refusal-not-your-tile = la tuile « { $tile } » n’est pas à vous
refusal-tile-used = la tuile « { $tile } » a servi
refusal-tile-useless = la tuile « { $tile } » n’aurait aucun effet, ou vous ne pouvez la payer
refusal-inside-takeover = la tuile « { $tile } » sert pendant la prise d’une province
refusal-too-far = { $place } est à { $roads ->
        [one] 1 route
       *[other] { $roads } routes
    }, vous avez { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    } pour le voyage et pas de carrosse
refusal-no-middleman = il n’y a pas d’intermédiaire à { $place }, et vous n’avez pas d’évêque
refusal-no-bishop = vous n’avez pas d’évêque
refusal-lacks-followers = ces partisans vous manquent : { $track }
refusal-track-full = { $track } : la piste est pleine
refusal-lacks-scrolls = une charge coûte 2 parchemins, vous en avez { $scrolls }
refusal-lacks-florins = { $track } coûte { $cost } florins, vous en avez { $florins }
refusal-not-in-area = { $place } ne borde pas la zone
refusal-lacks-good = vous n’en avez pas assez : { $good }
refusal-not-offered = ce n’est pas la question posée
refusal-no-member-lies = aucun de vos membres n’est couché à { $place }
refusal-not-used-yet = « { $tile } » n’est pas une tuile utilisée à vous qui pourrait encore agir
refusal-no-carriage = vous n’avez pas de carrosse
refusal-no-such-place = { $place } n’est pas sur cette carte

event-starts = { $seat } commence, par tirage au sort
event-starting-goods = { $seat } commence avec florins : { $florins }, carrosses : { $carriages }, évêques : { $bishops }
event-middleman-stands = L’intermédiaire ({ $colour }) se trouve à { $place }
event-dealt = { $seat } reçoit { $tiles } tuiles du conseil
event-dealt-tile = { $seat } reçoit : { $tile }
event-keeps-start-tile = { $seat } garde la tuile du conseil « { $tile } »
event-rolls-start = { $seat } obtient { $area }
event-chooses-area = { $seat } choisit la zone { $area }
event-sets-out = { $seat } place un membre à { $place }
event-round-begins = Tour de table { $round }
event-turn-begins = C’est à { $seat }
event-walks = { $seat } voyage de { $from } à { $to } pour { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }
event-rides = { $seat } prend un carrosse de { $from } à { $to }
event-lies-down = { $seat } : le membre à { $place } se couche
event-middleman-moves = L’intermédiaire ({ $colour }) va de { $from } à { $to }
event-lies-in-green = { $seat } : le membre à { $place } se couche
event-pays-bishop = { $seat } rend un évêque à { $place } ; le membre reste debout
event-takes = { $seat } prend { $good } : { $amount }
event-council-adds = { $seat } : la tuile du conseil « { $tile } » apporte { $good } : { $amount }
event-buys-scroll = { $seat } achète un second parchemin pour 1 florin
event-pays-followers = { $seat } rend pour { $track } : assassins { $assassins }, chevaliers { $knights }, abbés { $abbots }
event-pays-florins = { $seat } paie { $florins } florins : { $track }
event-pays-scrolls = { $seat } rend { $scrolls } parchemins : { $track }
event-pays-extra = { $seat } paie { $florins } florins de supplément : { $track }
event-enters = { $seat } monte sur la case { $space } : { $track }
event-enters-behind = { $seat } se place derrière la dernière case, numéro { $space } : { $track }
event-claims = { $seat } prend la province « { $tile } »
event-draws = { $seat } regarde des tuiles ({ $tiles }) : { $track }
event-sees-council = { $seat } voit « { $tile } »
event-sees-nobility = { $seat } voit « { $tile } »
event-keeps-tile = { $seat } garde une tuile face cachée : { $track }
event-keeps-council = { $seat } a gardé « { $tile } »
event-keeps-nobility = { $seat } a gardé « { $tile } »
event-turns-up = { $seat } retourne la tuile du conseil « { $tile } »
event-rolls = { $seat } obtient { $area }
event-joins = { $seat } fait entrer un membre à { $place }
event-declines = { $seat } se passe d’un autre membre
event-recovers = { $seat } se repose ; se relèvent : { $members }, florins : { $florins }
event-takes-crest = { $seat } prend un blason des Médicis : { $crest }. Blasons restants : { $crests }
event-takes-crest-quietly = { $seat } prend un blason des Médicis. Blasons restants : { $crests }
event-no-crest-left = { $track } : la case porte un blason, mais il n’en reste plus
event-extra-cost-moves = Le supplément passe du conseil à la noblesse
event-gives = { $seat } rend : { $good } { $amount }
event-gives-nothing = { $seat } n’a rien à rendre
event-all-middlemen-move = Tous les intermédiaires avancent
event-lays-down = { $seat } couche le membre à { $place }
event-takes-back = { $seat } reprend le membre couché à { $place }
event-nobody-on-map = { $seat } n’a aucun membre sur la carte
event-uses = { $seat } utilise la province « { $tile } »
event-uses-again = { $seat } utilise encore : « { $tile } »
event-tile-pays = { $seat } rend : { $good } { $amount }
event-tile-gives = { $seat } reçoit : { $good } { $amount }
event-last-crest = Le dernier blason est pris : ce tour de table s’achève, puis chacun a un double tour
event-double-turns = Les doubles tours commencent
event-forgoes = { $seat } renonce au double tour
event-round-limit = Le tour de table { $round } était le dernier
event-scores-nobility = { $seat } : tuile de noblesse « { $tile } », { $points }
event-scores-track = { $seat } : { $track }, membres : { $members }, { $points }
event-scores-everywhere = { $seat } : sur les cinq pistes, { $points }
event-scores-majority = { $seat } : majorité, { $track }, { $points }
event-scores-crests = { $seat } : blasons : { $crests }, { $points }
event-scores-forgone = { $seat } : double tour abandonné, { $points }

advice-province = Prendre une province dès qu’elle peut être payée.
advice-office = Une charge apporte une tuile et une place sur une piste.
advice-gather = Rassembler ce qui manque pour la prochaine province ou charge.
advice-recover = Trop peu de membres sont debout : tous se relèvent.
advice-reinforce = Plus de membres sur la carte laissent plus à faire.
advice-tile = Cette province aide maintenant.
advice-forgo = Aucune paire d’actions ne vaut plus de 2 points.
advice-points = Vaut le plus à la fin.
advice-cheapest = Coûte le moins.
advice-end = Plus rien à gagner dans ce tour.

board-round = Tour { $round } · blasons restants { $crests } sur { $of }
board-double-turn = Doubles tours
board-set-up = Mise en place
board-over = La partie est finie
board-council = Conseil
board-nobility = Noblesse
board-provinces = Provinces
board-used = utilisé
board-hidden = cachée
board-none = aucune
board-less-luck = moins de hasard
board-legend = A debout · a couché · ◆ intermédiaire, ▸ sa prochaine ville · * blason
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
