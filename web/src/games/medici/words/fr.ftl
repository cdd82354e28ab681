# Ce que seule l’image de Medici demande.
you = Vous
value = valeur
house = Maison
pays = Reçoit
lot = Le lot
lot-none = Le prochain lot va être révélé
lot-caption = { $cards ->
        [one] Un lot de { $cards } carte, valeur { $value }, révélé par { $name }
       *[other] Un lot de { $cards } cartes, valeur { $value }, révélé par { $name }
    }
left-in-deck = dans la pioche
deck-name = La pioche, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }. Révéler encore une carte
warehouse-of = Entrepôt, { $name } : { $cards ->
        [one] { $cards } place
       *[other] { $cards } places
    } sur 5, valeur { $value }
free-place = libre
bidding = Enchères, un seul tour
bidder-waits = à venir
bidder-last = en dernier
bidder-asked = mise en cours
bidder-bid = mise
bidder-leads = en tête à
bidder-passes = passé
bidder-no-room = pas de place
bidder-no-money = pas assez d’argent
bidder-bought = lot remporté
status-asked = mise en cours
status-bid = mise { $amount }
status-leads = en tête à { $amount }
status-passes = passé
status-no-room = pas de place
status-no-money = pas assez d’argent
status-bought = lot remporté pour { $amount }
status-revealer = lot révélé
marker-at = { $name } : niveau { $level }
marker-rising = { $name } : niveau { $level }, puis { $will } après cette manche
round-warehouses = Manche { $round } · entrepôts
if-ended-now = Si la manche finissait maintenant : { $payouts }, partage en cas d’égalité.
with-this-lot = Avec ce lot vous avez { $value }, place { $place }, { $pays }.
quick-bids = Touchez pour choisir la mise, encore une fois pour l’envoyer
quick-bid = Mettre la mise à { $amount }
your-bid = Votre mise
one-less = Un florin de moins
one-more = Un florin de plus
of-florins = sur { $money ->
        [one] { $money } florin
       *[other] { $money } florins
    }
verb-reveal = Révéler encore
verb-auction = Proposer ce lot
verb-pass = Passer
verb-bid = Miser
key-pass = P
key-reveal = R
key-auction = O
face-value = Valeur des cartes { $value }
would-reach = { $good } : niveau { $level } ensuite
would-hold = entrepôt { $value }, place { $place } pour l’instant
lot-too-large = Votre entrepôt n’a pas de place pour ce lot.
takes-the-lot = Personne ne peut surenchérir : { $amount } emporte le lot.
source-capital = Fortune de départ
source-payout = Entrepôts
source-prize = Pistes
source-bonus = Primes de niveau
source-bought = Payé pour les lots
triumph = Votre maison mène le marché
defeat = { $name } mène le marché
shared = Une victoire partagée
last-lots = Derniers lots
none-sold = Aucun lot n’est encore vendu.
unsold = invendu
settlement = Décompte de la manche { $round }
settlement-close = Retour au lot
warehouses = Entrepôts
sum = Total
