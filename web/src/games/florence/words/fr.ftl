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
verb-member = Choisir un pion
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
source-solo-bodyguard = Vos gardes du corps
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
shared = Les familles se partagent la nuit

sheet-dial = Cadran des Nobles

verb-pass-short = Passer
verb-deploy-short = Déployer
verb-promote-short = Promouvoir
verb-move-short = Déplacer
verb-hurry-short = Se dépêcher
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
hand-empty = Vous n’avez pas de carte Scandale. Vous en piochez une quand un carrosse passe devant votre marqueur le plus haut ou votre espion.
gifts = Cadeaux
cups = marqueurs restants
objective = Objectif
objective-members = pions
objective-points = points
objective-now = à présent
objective-places = Les pions aux Lieux { $locations } comptent à la fin
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
counts-life-of-the-party = Positions Principales
counts-street-cred = sur la ligne
counts-upwardly-mobile = en colonne
counts-plus-one = lieux à 2+
counts-big-spender = cadeaux
counts-eyes-everywhere = lieux
counts-none = –
brag-now = se vanter :
brag-nobody-there = vous n’avez personne ici
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
offer-discard-first = Défaussez d’abord une carte : chacune rapporte 1 unité de Temps.
discard-short = défausser

flag-head = tête
flag-brag = marqueur
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
strozzi-card-deploy = Déploiement
strozzi-card-feast = C’est l’heure de la fête
strozzi-card-friend = Un de mes amis
strozzi-card-brag = Vantardise
strozzi-card-guard = Déploiement d’un Garde
step-pays = Paie { $time ->
        [one] { $time } unité de Temps
       *[other] { $time } unités de Temps
    }
step-deploy = un pion arrive
step-deploy-done = arrive
step-friend = un membre de sa famille est promu
step-friend-done = promu
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

sheet-scores = Décompte de { $medici } ici
sheet-line = Place { $spot } dans la file
sheet-worth = Place { $spot } dans la file, vaut { $points }
sheet-pick = Touchez le pion voulu.
sheet-pick-own = Touchez un de vos pions.
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
name-goal = Décompte ici : { $medici }.
name-rings = Bagues : { $names }.
name-bouncers = Videur : { $names }.
name-spies = Espion : { $names }.
name-member = { $member }, lieu { $location }, place { $spot }.
name-tile = Tuile Vantardise du Lieu { $location } : { $tile }, { $unit } × { $counts }. Se vanter rapporterait { $points }.
name-the-coach = Carrosse de { $medici } en { $location }.
name-shield = Bouclier libre de { $medici } en { $location }.
name-guards = Bouclier de { $medici } en { $location } : { $names }.
name-street = Rue { $street }, bouclier libre de Cosme.
name-street-guards = Rue { $street }, gardes du corps : { $names }.
name-card = { $card }, { $medici }, Temps { $cost }. { $help }
name-discard = Défausser pour 1 unité de Temps : { $card }

help-post-guard = Un garde sur n’importe quel bouclier, même à côté de gardes adverses.
help-go-anywhere = Un de vos pions va dans n’importe quel autre Lieu ; les gardes du corps ne comptent pas.
help-go-far = Un ou deux pions parcourent chacun un à trois Lieux ; les gardes du corps comptent.
help-join-superior = Un nouveau Débutant rejoint une file où attend l’un de vos Donna ou Maestro.
help-send-gift = Un cadeau à un Noble au choix, où que vous soyez ; les cadeaux précédents le renchérissent.
help-trade-places = Un de vos pions échange sa place avec un pion de rang inférieur d’un Lieu voisin.
help-raise-debutant = Un de vos Débutants devient Donna.
help-step-forward = Un pion avance aussi loin que son rang le permet.
help-take-back = Reprenez un de vos marqueurs sur une tuile.
help-swap-two = Échangez deux pions de même rang dans une file.
help-send-home = Un de vos pions quitte la partie pour de bon, et vous gagnez du Temps.
help-brag-anywhere = Vantez-vous sur n’importe quelle tuile, même sans personne sur place.

card-step = Carte { $card }, étape { $step } sur { $steps }.
drive-step = Arrêt { $stop } sur { $stops }.
name-offer = Les offres de Jean en { $location }.
