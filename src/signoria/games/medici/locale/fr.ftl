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

part-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
event-capital = { $seat } reçoit la fortune de départ, { $points }
    .you = Vous recevez la fortune de départ, { $points }
event-round-begins = La manche { $round } commence avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans la pioche
event-starts = { $by ->
        [0] { $seat } commence, par tirage au sort
        [1] { $seat } commence avec la plus petite fortune
       *[2] { $seat } commence, par tirage au sort entre les moins riches
    }
    .you = { $by ->
        [0] Vous commencez, par tirage au sort
        [1] Vous commencez avec la plus petite fortune
       *[2] Vous commencez, par tirage au sort entre les moins riches
    }
event-revealed = { $good-number ->
        [5] { $seat } révèle la carte neutre ({ $value })
       *[other] { $seat } révèle { $good } { $value }
    }
    .you = { $good-number ->
        [5] Vous révélez la carte neutre ({ $value })
       *[other] Vous révélez { $good } { $value }
    }
event-auctioned = { $seat } met aux enchères { part-cards }
    .you = Vous mettez aux enchères { part-cards }
event-bids = { $seat } mise { $amount }
    .you = Vous misez { $amount }
event-passes = { $seat } passe
    .you = Vous passez
event-no-room = { $seat } passe : pas de place pour { part-cards }
    .you = Vous passez : pas de place pour { part-cards }
event-no-money = { $last ->
        [0] { $seat } passe : plus d’argent
       *[other] { $seat } passe : pas assez d’argent pour miser plus de { $last }
    }
    .you = { $last ->
        [0] Vous passez : plus d’argent
       *[other] Vous passez : pas assez d’argent pour miser plus de { $last }
    }
event-bought = { $seat } achète { part-cards }, { $points }
    .you = Vous achetez { part-cards }, { $points }
event-unsold = Personne ne mise : { $cards ->
        [one] { $cards } carte est mise
       *[other] { $cards } cartes sont mises
    } de côté, face cachée
event-free-card = { $good-number ->
        [5] { $seat } prend la carte neutre ({ $value }) dans la pioche, gratuitement
       *[other] { $seat } prend { $good } { $value } dans la pioche, gratuitement
    }
    .you = { $good-number ->
        [5] Vous prenez la carte neutre ({ $value }) dans la pioche, gratuitement
       *[other] Vous prenez { $good } { $value } dans la pioche, gratuitement
    }
part-payout = entrepôt { $value }, { $place ->
        [1] 1ʳᵉ place
       *[other] { $place }ᵉ place
    }{ $tied ->
        [1] { "" }
       *[other] , { $tied } se partagent { $pool }, arrondi vers le bas
    }, { $points }
event-round-over = { $deck ->
        [0] La manche { $round } est finie : la pioche est épuisée
        [one] La manche { $round } est finie : tous les entrepôts sont pleins, il reste { $deck } carte dans la pioche
       *[other] La manche { $round } est finie : tous les entrepôts sont pleins, il reste { $deck } cartes dans la pioche
    }
event-payout = { $seat } : { part-payout }
    .you = Vous : { part-payout }
part-advanced = { $cards ->
        [one] { $cards } carte { $good }
       *[other] { $cards } cartes { $good }
    }, pion maintenant au niveau { $level }
event-advanced = { $seat } : { part-advanced }
    .you = Vous : { part-advanced }
part-prize = { $good } niveau { $level }, { $place ->
        [1] { $tied ->
            [1] en tête sans partage
           *[other] { $tied } en tête se partagent les deux primes, arrondi vers le bas
        }
       *[2] { $tied ->
            [1] 2ᵉ place
           *[other] { $tied } se partagent la deuxième prime, arrondi vers le bas
        }
    }, { $points }
event-prize = { $seat } : { part-prize }
    .you = Vous : { part-prize }
event-bonus = { $seat } : { $good } niveau { $level }, prime de niveau { $points }
    .you = Vous : { $good } niveau { $level }, prime de niveau { $points }

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
board-pays = rapporte { $florins }
board-leads = mène à { $bid }
board-revealer = a révélé
board-lot = Lot
board-no-lot = aucun en vente
board-best-bid = { $seat } mène à { $bid }
board-no-bid = pas encore de mise
board-level = niveau
board-legend = MAJUSCULES : maintenant · minuscules : après cette manche · 1ᵉʳ { $first }, 2ᵉ { $second }
board-unseen = non vues

holding-money = { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }

# Ce qui compte dans un genre de décision.
sense-bid = Un lot rapporte par le rang de votre entrepôt et par les niveaux gagnés sur les pistes ; l’argent gardé compte aussi.
sense-more = Une carte de plus rend le lot plus cher pour tous et écarte les joueurs qui manquent de place.

# Levels as measured: python benchmarks/strength.py --sentences
measured-apprentice = Le niveau le plus facile ; gagne 12 % des parties contre trois ordinateurs « avisés » (25 % = égalité) ; 1 ms par coup.
measured-journeyman = Gagne 43 % des parties contre trois du niveau inférieur (25 % = égalité) ; 2 ms par coup.
measured-master = Gagne 53 % des parties contre trois du niveau inférieur (25 % = égalité) ; 3 ms par coup.
measured-consul = Gagne 52 % des parties contre trois du niveau inférieur (25 % = égalité) ; 7 ms par coup.
measured-magnifico = Gagne 42 % des parties contre trois du niveau inférieur (25 % = égalité) ; 65 ms par coup.

stops-draw = Ensuite, une carte est retournée.

reason-pays = Cela rapporte { $points ->
        [one] { $points } florin
       *[other] { $points } florins
    } tout de suite : { $events }.
reason-pays-more = Cela rapporte { $points ->
        [one] { $points } florin
       *[other] { $points } florins
    } tout de suite ({ $events }) ; « { $other } » rapporte { $instead }.
reason-pays-less = Tout de suite, « { $other } » rapporte plus : { $instead ->
        [one] { $instead } florin
       *[other] { $instead } florins
    } contre { $points }.
reason-now = Si la partie s’arrêtait juste après, vous auriez { $points ->
        [one] { $points } florin
       *[other] { $points } florins
    } de plus qu’après « { $other } ».
reason-now-less = Si la partie s’arrêtait juste après, vous auriez { $points ->
        [one] { $points } florin
       *[other] { $points } florins
    } de moins qu’après « { $other } ».
reason-hinders = { $name } finit avec environ { $points ->
        [one] { $points } florin
       *[other] { $points } florins
    } de moins qu’après « { $other } ».
reason-more = À la fin, cela fait environ { $points ->
        [one] { $points } florin
       *[other] { $points } florins
    } de plus qu’avec « { $other } ».
reason-it-pays = Cela rapporte { $points ->
        [one] { $points } florin
       *[other] { $points } florins
    } tout de suite ; « { $other } » rapporte { $instead }.
reason-it-helps = { $name } finit avec environ { $points ->
        [one] { $points } florin
       *[other] { $points } florins
    } de plus qu’après « { $other } ».
reason-it-costs-points = À la fin, cela coûte environ { $points ->
        [one] { $points } florin
       *[other] { $points } florins
    } par rapport à « { $other } ».
fact-lot-yours = Le lot est à vous pour { $bid } (essais : { $times } sur { $tries }).
fact-lot-brings = Le lot vous rapporte environ { $worth } d’ici la fin, pour un prix de { $bid }.
fact-lot-brings-little = Le lot vous rapporterait environ { $worth } d’ici la fin ; une offre de { $bid } n’en vaut pas la peine.
fact-lot-brings-nothing = Le lot ne vous rapporterait rien d’ici la fin, même gratuit.
fact-lot-goes = { $name } achète ce lot (essais : { $times } sur { $tries }).
fact-lot-unsold = Ce lot reste invendu (essais : { $times } sur { $tries }).
fact-lot-goes-to-you = Vous achetez ce lot (essais : { $times } sur { $tries }).
