# Ce que la table d’Il Vecchio montre en plus des mots du jeu.
verb-recover = Repos
verb-reinforce = Renfort
verb-forgo = Renoncer au double tour
verb-end-turn = Finir le tour
verb-use = Utiliser une province
verb-send = Agir avec un membre
verb-go = Choisir où agir
verb-walk = Aller par la route
verb-ride = Prendre un carrosse
verb-lie-down = Se coucher
verb-pay-bishop = Dépenser un évêque
verb-take = Prendre
verb-give = Rendre
verb-buy-scroll = Acheter un parchemin
verb-decline = S’en passer
verb-place = Placer le membre
verb-area = Choisir une zone
verb-pay = Dépenser des partisans
verb-pay-florins = Payer des florins
verb-pay-nothing = Ne rien payer
verb-office = Entrer en charge
verb-claim = Prendre une province
verb-keep-council = Garder une tuile du conseil
verb-keep-nobility = Garder une tuile de noblesse
verb-lay-down = Coucher un membre
verb-take-back = Reprendre un membre
verb-reuse = Utiliser encore une tuile

source-scores-nobility = Tuiles de noblesse
source-scores-track = Pistes
source-scores-everywhere = Sur les cinq pistes
source-scores-majority = Majorités
source-scores-crests = Blasons
source-scores-forgone = Double tour abandonné

triumph = Votre famille survit au vieil homme
defeat = { $name } survit au vieil homme
shared = Deux familles survivent au vieil homme

sheet-map = Villes
sheet-colour = Couleur
sheet-members = Membres
sheet-lying = couché
sheet-middleman = Intermédiaire
sheet-next-town = puis { $place }
sheet-here = ici
sheet-away = { $roads ->
        [0] votre membre est ici
        [one] à { $roads } florin
       *[other] à { $roads } florins
    }
sheet-roads = Routes vers
sheet-tracks = Pistes
sheet-taken = Membres
sheet-next = Prochaine case
sheet-price = { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
sheet-full = pleine
sheet-space-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sheet-crest = blason
sheet-provinces = Provinces
sheet-stack = { $tiles ->
        [one] { $tiles } tuile dans la pile
       *[other] { $tiles } tuiles dans la pile
    }
sheet-extra = { $florins ->
        [one] { $florins } florin de plus
       *[other] { $florins } florins de plus
    }
sheet-yours = Vos tuiles
sheet-dealt = Reçues
sheet-council = Conseil
sheet-hidden = Cachée
sheet-nobility = Noblesse
sheet-nobles = noblesse { $tiles }
sheet-used = Utilisée
sheet-none = aucune
sheet-supply = réserve { $members }
sheet-crests = blasons { $crests }
sheet-crests-left = Blasons restants : { $left } sur { $of }
