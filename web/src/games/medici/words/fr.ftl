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
bidder-waits = viendra
bidder-last = en dernier
bidder-asked = maintenant
bidder-bid = a misé
bidder-leads = mène à
bidder-passes = passe
bidder-no-room = pas de place
bidder-no-money = pas assez d’argent
bidder-bought = prend le lot
status-asked = mise maintenant
status-bid = a misé { $amount }
status-leads = mène à { $amount }
status-passes = passe
status-no-room = pas de place pour le lot
status-no-money = pas assez d’argent
status-bought = prend le lot pour { $amount }
status-revealer = a révélé le lot
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
would-reach = { $good } : niveau { $level }
would-hold = entrepôt { $value }, place { $place } pour l’instant
lot-too-large = Votre entrepôt n’a pas de place pour ce lot.
takes-the-lot = Personne ne peut répondre : { $amount } emporte le lot.
source-capital = Fortune de départ
source-payout = Entrepôts
source-prize = Pistes
source-bonus = Primes de niveau
source-bought = Payé pour les lots
triumph = Votre maison mène le marché
defeat = { $name } mène le marché
shared = Une victoire partagée
