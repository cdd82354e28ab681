# Les mots communs à tous les jeux.
seat-name = Place { $number }

refusal-no-such-action = cette action n’existe pas dans ce jeu
refusal-match-over = la partie est finie
refusal-chance-decides = c’est le hasard qui décide maintenant, pas un joueur
refusal-not-asked = ce n’est pas ce qui est demandé maintenant
refusal-impossible-outcome = cela ne peut pas sortir maintenant

undo-nothing = Il n’y a encore rien à reprendre.
undo-revealed = Quelque chose a été révélé depuis ; on ne revient pas en arrière au-delà.
undo-other-decided = Quelqu’un d’autre a décidé depuis ; on ne reprend que sa propre dernière décision.
