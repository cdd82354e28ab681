# Les mots communs à tous les jeux.
seat-name = Place { $number }

refusal-no-such-action = cette action n’existe pas dans ce jeu
refusal-match-over = la partie est finie
refusal-chance-decides = c’est le hasard qui décide maintenant, et personne à la table
refusal-not-asked = ce choix n’est pas proposé maintenant
refusal-impossible-outcome = cela ne peut pas sortir maintenant

undo-nothing = Il n’y a encore rien à annuler.
undo-revealed = Quelque chose a été révélé depuis ; on ne revient pas en arrière au-delà.
undo-other-decided = Quelqu’un d’autre a décidé depuis ; on n’annule que sa propre dernière décision.
undo-never = À cette table, on n’annule rien.

level-random = Joue n’importe quel coup permis.
level-greedy = Prend ce qui paraît le mieux sur le moment.
level-apprentice = Connaît les règles et guère plus : bien pour une première partie.
level-journeyman = Voit ce qui est proche, et l’évalue parfois mal.
level-master = Prévoit, avec un faux pas de temps à autre.
level-consul = Prévoit plus loin qu’un maître.
level-magnifico = Le plus fort de tous ; voit le plus loin.
advice-search = En moyenne, ce choix mène à la place { $place }, avec environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

provenance-printed = imprimé dans un livret
provenance-deduced = déduit de ce qui est imprimé
provenance-sourced = attesté par une source indépendante
provenance-reconstructed = reconstitué, notre choix

# Pourquoi un choix plutôt qu’un autre. $other est l’autre choix, $events et $holdings sont des listes en mots.
reason-only = Il n’y a pas d’autre choix.
reason-no-other = Aucun autre choix n’a été examiné assez longtemps pour être comparé.
reason-pays = Cela rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite : { $events }.
reason-pays-more = Cela rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite ({ $events }) ; « { $other } » rapporte { $instead }.
reason-pays-less = Tout de suite, « { $other } » rapporte plus : { $instead ->
        [one] { $instead } point
       *[other] { $instead } points
    } contre { $points }.
reason-now = Si la partie s’arrêtait juste après, vous auriez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus qu’après « { $other } ».
reason-now-less = Si la partie s’arrêtait juste après, vous auriez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins qu’après « { $other } ».
reason-keeps = Il vous reste davantage qu’avec « { $other } » : { $holdings }.
reason-spends = Ensuite, vous avez moins qu’après « { $other } » : il manque { $holdings }.
reason-hinders = Cela gêne { $name } : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins à la fin qu’après « { $other } ».
reason-more = À la fin, environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus qu’avec « { $other } ».
reason-place = Place moyenne à la fin : { $place } ; avec « { $other } » : { $instead }.
reason-equal = Ce choix et « { $other } » se valent à peu près.
reason-wins = Chances de victoire : environ { $wins } sur 100 ; avec « { $other } » : { $instead }.
reason-it-pays = Cela rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite ; « { $other } » rapporte { $instead }.
reason-it-keeps = Il vous resterait davantage : { $holdings }.
reason-it-helps = Cela aide { $name } : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus à la fin qu’après « { $other } ».
reason-it-costs-points = Vous finissez environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } plus bas qu’avec « { $other } ».
reason-it-places = Place moyenne à la fin : { $place } ; avec « { $other } » : { $instead }.
reason-it-is-as-good = C’est à peu près aussi bien que « { $other } ».

# Où un aperçu s’arrête, car personne à cette place ne peut savoir la suite.
stops-chance = Ensuite, le hasard décide.
stops-hidden = La suite dépend de ce que vous ne voyez pas.
stops-end = Ensuite la partie se termine, et ce que les autres cachent compte aussi.

# Ce qu’a donné une étape libre d’une leçon.
lesson-free-fine = { $decisions ->
        [0] Vous n’avez rien eu à décider.
        [one] Vous avez pris { $decisions } décision sans rien perdre.
       *[other] Vous avez pris { $decisions } décisions sans rien perdre.
    }
lesson-free-cost = Sur { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, voici la plus chère : { $played }. Avec « { $better } », vous pouviez espérer environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
