# Ce que la table de Florence montre en plus des mots du jeu.
verb-pass = Passer
verb-deploy = Déployer
verb-promote = Promouvoir
verb-move = Déplacer
verb-hurry = Se dépêcher
verb-brag = Se vanter
verb-gift = Offrir un cadeau
verb-scandal = Jouer un scandale
verb-discard = Défausser un scandale
verb-ring = Poser la bague
verb-place = Placer un Débutant
verb-member = Choisir un membre
verb-to = Aller vers un lieu
verb-stay = S’arrêter là
verb-tile = Choisir une tuile
verb-bodyguard = Poster un garde du corps
verb-spy = Poster un espion
verb-bouncer = Poster un videur
verb-take-time = Prendre du temps
verb-take-point = Prendre un point
verb-swap = Échanger des places
verb-with = Choisir le partenaire
verb-forgo = Renoncer à la carte
verb-accept = Accepter
verb-decline = Refuser
verb-colour = Choisir une couleur

source-bodyguard-pays = Gardes du corps
source-brags = Vantardises
source-bonus-point = Bonus après avoir passé
source-head = Positions Principales
source-queue-points = Files
source-accepts = Offres de Jean
source-time-to-points = Temps restant
source-objective-points = Objectif
source-solo-bodyguard = Ses propres gardes du corps
source-strozzi-feast-points = Fête de Strozzi
source-strozzi-bonus-points = Bonus de Strozzi
source-strozzi-brags = Vantardises de Strozzi
source-strozzi-no-shield = Strozzi sans bouclier
source-strozzi-bodyguard-pays = Gardes du corps de Strozzi
source-strozzi-head = Positions Principales de Strozzi
source-strozzi-queue-points = Files de Strozzi
source-strozzi-giovanni = Strozzi et Jean
source-strozzi-time-to-points = Temps restant de Strozzi
source-strozzi-objective-points = Objectif de Strozzi

triumph = La nuit appartient à votre famille
defeat = La nuit appartient à { $name }
shared = Deux familles se partagent la nuit

sheet-dial = Cadran des Nobles

verb-pass-short = Passer
verb-deploy-short = Déployer
verb-promote-short = Promouvoir
verb-move-short = Déplacer
verb-hurry-short = Dépêcher
verb-brag-short = Se vanter
verb-gift-short = Offrir
verb-scandal-short = Scandale
key-pass = p
key-deploy = d
key-promote = r
key-move = l
key-hurry = h
key-brag = v
key-gift = o
key-scandal = s
short-of = il manque { $time }

you = vous
city = La ville de Florence
hand = Vos scandales
hand-empty = Vous n’avez aucune carte Scandale. Se vanter le mieux et poster des espions sur le trajet des carrosses en rapporte.
gifts = Cadeaux
cups = marqueurs restants
objective = Objectif
objective-now = à présent
objective-places = Les membres en { $locations } comptent à la fin
objective-hide = Cacher tant que d’autres regardent
objective-show = Montrer l’objectif
objective-hold = caché : maintenir pour voir
journey = Trajet
this-journey = Ce trajet
scored-so-far = déjà marqué
to-come = à venir en { $location }
then-more = puis +{ $points }
dial-gifts = puis +{ $gifts } { $gifts ->
        [one] cadeau
       *[other] cadeaux
    }
dial-round = manche { $round } → { $location }
dial-round-open = manche { $round }
dial-time = Temps { $time }
gift-coach = en { $location }
ring-at = bague en { $location }
ring-home = bague en main
tab-city = Ville
tab-hand = Scandales{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
tab-dial = Cadran

counts-influencers = Donna, Maestro
counts-loudmouth = marqueurs
counts-scandalous = cartes en main
counts-life-of-the-party = têtes de file
counts-street-cred = sur la ligne
counts-upwardly-mobile = en colonne
counts-plus-one = lieux à 2+
counts-big-spender = cadeaux
counts-eyes-everywhere = lieux
counts-none = –
brag-now = se vanter :
brag-nobody-there = aucun des vôtres
brag-already-bragged = votre marqueur
brag-no-space-on-tile = aucune case
brag-no-marker-left = plus de marqueur

goods-time = { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    }
goods-gifts = cadeaux restants : { $count }
goods-cards = scandales : { $count }
goods-cups = marqueurs restants : { $count }
goods-guards = gardes restants : { $count }
goods-home = réserve
underway = en chemin
underway-left = { $left ->
        [one] encore { $left } pas
       *[other] encore { $left } pas
    }
brief-spot = { $location } · { $spot }
brief-swap = { $location } : { $first } ↔ { $second }
brief-spy = espion { $location }
brief-bouncer = porte { $location }
discard-short = jeter +1

flag-head = tête
flag-brag = vante
flag-spy = espion
journey-head = { $name } : Position Principale
journey-brag = { $name } : meilleure vantardise, pioche
journey-spy = { $name } : espion, pioche
journey-nobody = aucune récompense
journey-place = place { $spot }, { $rank }

strozzi-of = Strozzi ({ $colour })
strozzi-deck = Pioche de Strozzi : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
drawn-before = avant
strozzi-no-card = aucune carte tirée cette manche
strozzi-passed = a passé
strozzi-card-deploy = Un invité
strozzi-card-feast = La fête
strozzi-card-friend = Un ami
strozzi-card-brag = Une vantardise
strozzi-card-guard = Un garde
step-pays = Paie { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    }
step-deploy = un membre arrive
step-deploy-done = arrive
step-friend = un membre monte en rang
step-friend-done = monte en rang
step-brag = se vante
step-brag-done = se vante
step-guard = poste un garde
step-guard-done = garde
step-feast = dépense son temps et passe
step-feast-done = passe
step-if-needed = seulement si besoin
step-is-done = fait
step-is-failed = impossible
step-is-next = ensuite
step-is-later = plus tard

sheet-scores = { $medici } marque ici
sheet-line = Place { $spot } dans la file
sheet-worth = Place { $spot } dans la file, vaut { $points }
sheet-pick = Touchez le membre voulu.
sheet-pick-own = Touchez un de vos membres pour vous en servir.
sheet-nothing = Rien à décider sur ce lieu pour l’instant.
sheet-do-brag = Se vanter +{ $points } · Temps { $cost }
sheet-do-deploy = Déployer ici · Temps { $cost }
close-sheet = Fermer

member-of = { $rank } ({ $name })
name-queue = File : { $queue }.
name-nobody = Personne n’attend.
name-free = { $free ->
        [0] Aucune place libre.
        [one] Une place libre.
       *[other] { $free } places libres.
    }
name-coach = Carrosse ici : { $medici }.
name-goal = Marquera ici : { $medici }.
name-rings = Bagues : { $names }.
name-bouncers = Videur : { $names }.
name-spies = Espion : { $names }.
name-member = { $member }, lieu { $location }, place { $spot }.
name-tile = Tuile en { $location } : { $tile }, { $unit } × { $counts }. Se vanter rapporterait { $points }.
name-the-coach = Carrosse de { $medici } en { $location }.
name-shield = Bouclier libre de { $medici } en { $location }.
name-guards = Bouclier de { $medici } en { $location } : { $names }.
name-street = Rue { $street }, bouclier libre de Cosme.
name-street-guards = Rue { $street }, gardes du corps : { $names }.
name-card = { $card }, { $medici }, Temps { $cost }. { $help }
name-discard = Défausser pour 1 unité de Temps : { $card }

help-post-guard = Un garde sur n’importe quel bouclier, même à côté de gardes adverses.
help-go-anywhere = Un de vos membres va dans n’importe quel autre lieu ; les gardes du corps ne comptent pas.
help-go-far = Un ou deux membres avancent d’un à trois lieux chacun ; les gardes du corps comptent.
help-join-superior = Un nouveau Débutant rejoint une file où attend l’un de vos Donna ou Maestro.
help-send-gift = Un cadeau à un Noble au choix, où que vous soyez ; les cadeaux précédents le renchérissent.
help-trade-places = Un de vos membres échange sa place avec un membre de rang inférieur dans un lieu voisin.
help-raise-debutant = Un de vos Débutants devient Donna.
help-step-forward = Un membre avance aussi loin que son rang le permet.
help-take-back = Reprenez un de vos marqueurs sur une tuile.
help-swap-two = Échangez deux membres de même rang dans une file.
help-send-home = Un de vos membres quitte la partie pour de bon, et vous gagnez du Temps.
help-brag-anywhere = Vantez-vous sur n’importe quelle tuile, même sans personne sur place.

card-step = Carte { $card }, étape { $step } sur { $steps }.
drive-step = Arrêt { $stop } sur { $stops }.
name-offer = Les offres de Jean en { $location }.
