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
level-journeyman = Joue solidement, avec une erreur de temps en temps.
level-master = Prévoit et se trompe rarement.
level-magnifico = Le plus fort de tous ; réfléchit jusqu’à une seconde.
advice-search = En continuant ainsi, la partie finit à peu près à la place { $place }, avec environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

provenance-printed = imprimé dans un livret
provenance-deduced = déduit de ce qui est imprimé
provenance-sourced = attesté par une source indépendante
provenance-reconstructed = reconstitué, notre choix
