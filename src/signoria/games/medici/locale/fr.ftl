# Medici en français.
title = Medici
about = Misez sur les marchandises, remplissez l’entrepôt, gravissez cinq pistes.
edition-amigo = édition d’Amigo, en allemand
edition-later = éditions ultérieures

good-metals = métaux
good-porcelain = porcelaine
good-dyes = teintures
good-cloth = étoffes
good-spices = épices
good-neutral = neutre

action-reveal = Révéler encore une carte
action-auction = Mettre ce lot aux enchères
action-pass = Passer
action-bid = Miser { $amount }

outcome-draw = { $good } { $value }
outcome-draw-neutral = la carte neutre
outcome-start = { $seat } commence

prompt-more =
    Révélez encore une carte ou mettez aux enchères ce lot de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }. Il reste { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    } dans la pioche.
prompt-bid =
    Misez { $lowest } ou plus pour { $cards ->
        [one] cette carte
       *[other] ces { $cards } cartes
    }, ou passez. Vous avez { $money ->
        [one] { $money } florin
       *[other] { $money } florins
    }.

refusal-lot-full = un lot compte au plus { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
refusal-deck-empty = la pioche est vide
refusal-nobody-has-room = aucun entrepôt n’a de place pour plus de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
refusal-bid-too-low = la dernière mise est de { $last }
refusal-bid-above-money = vous n’avez que { $money ->
        [one] { $money } florin
       *[other] { $money } florins
    }
refusal-lot-on-offer = le lot est déjà aux enchères ; misez ou passez
refusal-lot-not-offered = on ne mise que sur un lot mis aux enchères ; révélez encore une carte ou proposez-le

# Notes of the shipped editions, by the words of their English text.
value-warehouses = Florins des entrepôts, joueurs
note-third-place-pays-10-tournament-pages-quote-the-same-as-the-original-german-rules-later-editions-pay-15 = La troisième place rapporte 10 ; des pages de tournoi citent la même valeur comme règle allemande d’origine. Les éditions suivantes paient 15.
note-later-editions-pay-15-for-third-place-everything-else-is-as-in-the-amigo-edition = Les éditions suivantes paient 15 pour la troisième place ; tout le reste est comme dans l’édition Amigo.

event-capital = { $seat } reçoit la fortune de départ, { $points }
event-round-begins = La manche { $round } commence avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans la pioche
event-starts = { $by ->
        [0] { $seat } commence, par tirage au sort
        [1] { $seat } commence avec la plus petite fortune
       *[2] { $seat } commence, par tirage au sort entre les moins riches
    }
event-revealed = { $good-number ->
        [5] { $seat } révèle la carte neutre ({ $value })
       *[other] { $seat } révèle { $good } { $value }
    }
event-auctioned = { $seat } met aux enchères { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
event-bids = { $seat } mise { $amount }
event-passes = { $seat } passe
event-no-room = { $seat } passe : pas de place pour { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
event-no-money = { $last ->
        [0] { $seat } passe : plus d’argent
       *[other] { $seat } passe : pas assez d’argent pour miser plus de { $last }
    }
event-bought = { $seat } achète { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $points }
event-unsold = Personne ne mise : { $cards ->
        [one] { $cards } carte quitte
       *[other] { $cards } cartes quittent
    } la manche, face cachée
event-free-card = { $good-number ->
        [5] { $seat } prend la carte neutre ({ $value }) dans la pioche, gratuitement
       *[other] { $seat } prend { $good } { $value } dans la pioche, gratuitement
    }
event-round-over = { $deck ->
        [0] La manche { $round } est finie : la pioche est épuisée
        [one] La manche { $round } est finie : tous les entrepôts sont pleins, il reste { $deck } carte dans la pioche
       *[other] La manche { $round } est finie : tous les entrepôts sont pleins, il reste { $deck } cartes dans la pioche
    }
event-payout = { $seat } : entrepôt { $value }, { $place ->
        [1] 1ʳᵉ place
       *[other] { $place }ᵉ place
    }{ $tied ->
        [1] { "" }
       *[other] , { $tied } se partagent { $pool }, arrondi vers le bas
    }, { $points }
event-advanced = { $seat } : { $cards ->
        [one] { $cards } carte { $good }
       *[other] { $cards } cartes { $good }
    }, pion maintenant au niveau { $level }
event-prize = { $seat } : { $good } niveau { $level }, { $place ->
        [1] { $tied ->
            [1] en tête sans partage
           *[other] { $tied } en tête se partagent les deux primes, arrondi vers le bas
        }
       *[2] { $tied ->
            [1] deuxième
           *[other] { $tied } se partagent la deuxième prime, arrondi vers le bas
        }
    }, { $points }
event-bonus = { $seat } : { $good } niveau { $level }, prime de niveau { $points }

advice-bid = Le lot vaut environ { $worth } pour vous, { $rival ->
        [0] et personne après vous ne devrait surenchérir.
       *[other] et les suivants iront sans doute jusqu’à { $rival }.
    }
advice-pass = Le lot vaut environ { $worth } pour vous : trop peu pour une mise plus haute.
advice-let-go = Le lot vaut environ { $worth } pour vous, mais l’argent et les places libres achèteront mieux plus tard.
advice-close-call = À ne voir que votre gain, ce serait l’inverse : environ { $now } avec ce lot, environ { $later } avec une carte de plus. Ce que gagnent les autres fait pencher la balance.
advice-reveal = Vous misez en dernier, et { $later ->
        [0] un lot plus grand promet un peu plus.
       *[other] avec une carte de plus, on peut attendre un gain d’environ { $later }, sans elle { $now }.
    }
advice-offer = Vous misez en dernier, et { $now ->
        [0] une carte de plus ne promet pas davantage que ce lot.
       *[other] ce lot promet un gain d’environ { $now }, avec une carte de plus { $later }.
    }

## Le plateau dans le terminal
board-letter-metals = Mé
board-letter-porcelain = Po
board-letter-dyes = Te
board-letter-cloth = Ét
board-letter-spices = Ép
board-letter-neutral = ★
board-round = manche { $round } sur { $rounds } · { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    } dans la pioche
board-money = florins
board-warehouse = entrepôt
board-value = valeur
board-pays = paie { $florins }
board-leads = mène à { $bid }
board-revealer = a révélé
board-lot = Lot
board-no-lot = aucun en vente
board-best-bid = { $seat } mène à { $bid }
board-no-bid = pas encore d’offre
board-level = niveau
board-legend = MAJUSCULES : maintenant · minuscules : après cette manche · 1ᵉʳ { $first }, 2ᵉ { $second }
board-unseen = non vues

holding-money = { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }

# Ce qui compte dans un genre de décision.
sense-bid = Un lot rapporte par le rang de l’entrepôt et par les pistes où il vous fait monter ; l’argent gardé compte comme points.
sense-more = Une carte de plus rend le lot plus cher pour tous, et impossible pour qui manque de place.

# Levels as measured: python benchmarks/strength.py --sentences
level-apprentice = Le niveau le plus facile ; gagne 12 % contre trois avisés (à forces égales : 25 %), réfléchit 1 ms.
level-journeyman = Gagne 43 % contre trois du niveau inférieur (à forces égales : 25 %), réfléchit 2 ms.
level-master = Gagne 53 % contre trois du niveau inférieur (à forces égales : 25 %), réfléchit 3 ms.
level-consul = Gagne 52 % contre trois du niveau inférieur (à forces égales : 25 %), réfléchit 7 ms.
level-magnifico = Gagne 42 % contre trois du niveau inférieur (à forces égales : 25 %), réfléchit 65 ms.
