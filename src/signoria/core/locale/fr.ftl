# Les mots communs à tous les jeux.
seat-name = Place { $number }

refusal-no-such-action = cette action n’existe pas dans ce jeu
refusal-match-over = la partie est finie
refusal-chance-decides = c’est le hasard qui décide maintenant, et personne à la table
refusal-not-asked = ce n’est pas ce qui est demandé maintenant
refusal-impossible-outcome = cela ne peut pas sortir maintenant

undo-nothing = Il n’y a encore rien à annuler.
undo-revealed = Quelque chose a été révélé depuis ; on ne revient pas en arrière au-delà.
undo-other-decided = Quelqu’un d’autre a décidé depuis ; on n’annule que sa propre dernière décision.
undo-never = À cette table, on ne revient sur rien.

level-random = Joue n’importe quel coup permis.
level-greedy = Prend ce qui paraît le mieux sur le moment.
level-apprentice = Connaît les règles et guère plus : bien pour une première partie.
level-journeyman = Voit ce qui est proche, et l’évalue parfois mal.
level-master = Prévoit, avec un faux pas de temps à autre.
level-consul = Prévoit plus loin qu’un maître.
level-magnifico = Le plus fort de tous ; voit le plus loin.
advice-search = En continuant ainsi, la partie finit à peu près à la place { $place }, avec environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

provenance-printed = imprimé dans un livret
provenance-deduced = déduit de ce qui est imprimé
provenance-sourced = attesté par une source indépendante
provenance-reconstructed = reconstitué, notre choix

# Pourquoi un choix plutôt qu’un autre. $other est l’autre choix, $events et $holdings sont des listes en mots.
reason-only = Il n’y a pas d’autre choix.
reason-no-other = Rien d’autre n’en approche.
reason-brings = Cela comprend : { $events }.
reason-does = { $events }.
reason-now = C’est tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus qu’avec « { $other } ».
reason-keeps = Il vous reste davantage qu’avec « { $other } » : { $holdings }.
reason-hinders = Cela gêne { $name } : à la fin, environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins à cette place qu’après « { $other } ».
reason-more = À la fin, environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus qu’avec « { $other } ».
reason-place = Cela finit en moyenne à la place { $place }, avec « { $other } » à la place { $instead }.
reason-wins = Cela gagne plus souvent que « { $other } », avec guère plus de points.
reason-as-good = « { $other } » est aussi bien, autant qu’on puisse en juger.
reason-it-does = Ce que cela fait : { $events }.
reason-it-keeps = Il vous resterait davantage : { $holdings }.
reason-it-costs = Cela coûte à la fin environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par rapport à « { $other } » : place { $place } en moyenne au lieu de { $instead }.
reason-it-places = Cela finit en moyenne à la place { $place }, « { $other } » à la place { $instead }.
reason-it-wins-less = Cela gagne moins souvent que « { $other } », avec guère moins de points.
reason-it-is-as-good = C’est aussi bien que « { $other } », autant qu’on puisse en juger.
reason-likely = Cela paraît mieux que « { $other } » : à la fin environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus, mais ce n’est pas sûr.
reason-it-helps = Cela aide { $name } : à la fin, environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus à cette place qu’après « { $other } ».
reason-it-costs-points = Cela coûte à la fin environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par rapport à « { $other } ».
reason-it-may-cost = Cela coûte peut-être { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin par rapport à « { $other } », mais ce n’est pas sûr.
