# Ce que la table de Firenze montre en plus des mots du jeu.
verb-no-exchange = Ne pas échanger
verb-end-building = Cesser de bâtir
verb-end-commissions = Ne plus rien achever
verb-endure = Subir l’événement
verb-take = Prendre une carte
verb-pay = Payer une brique
verb-return = Rendre une brique
verb-want = Échanger contre une brique de la rangée
verb-found = Commencer une tour
verb-raise = Élever une tour
verb-complete = Achever une commande
verb-tower = Choisir une tour
verb-pick = Choisir une brique
verb-against = Choisir un joueur
verb-play = Jouer une carte
verb-discard = Défausser une carte

source-completed = Commandes
source-balcony-completed = Balcons
source-floor-bonus = Premier à un étage
source-privilege-paid = Privilèges
source-last-seal = Tuile de fin
source-majority = Majorités
source-feast-scored = Fêtes

triumph = Vos sceaux couronnent la ville
defeat = Les sceaux de { $name } couronnent la ville
shared = Deux familles se partagent la ville

type-event = Événement
type-person = Personne
type-feast = Fête
type-building = Bâtiment
type-church = Église

sheet-skyline = Commandes
sheet-height = { $height } étages
sheet-first = premier { $points }
sheet-majority = majorité { $points }
sheet-balcony = balcon { $number }
sheet-neutral = sceau neutre
sheet-open = libre, { $points } points
sheet-sealed = sceau de { $name }
sheet-row = Cartes de la rangée
sheet-card = { $position }. { $card }
sheet-kind = Genre
sheet-price = Prix
sheet-bricks = Briques
sheet-free = gratuite
sheet-pays = { $bricks ->
        [one] { $bricks } brique
       *[other] { $bricks } briques
    }
sheet-none = aucune
sheet-site = Construction
sheet-laid = Posées ce tour
sheet-costs = Coût de chaque brique
sheet-bag = Sac
sheet-churches = Églises
sheet-church = Église { $number }
sheet-church-bricks = { $bricks } briques sur { $needs }
sheet-storage = réserve { $bricks }/{ $limit }
sheet-towers = tours
sheet-cards = cartes { $cards }/{ $limit }
sheet-seals = { $seals ->
        [one] { $seals } sceau restant
       *[other] { $seals } sceaux restants
    }
