# Les mots du terminal en français.

## Les gens
guest = Invité
rival = Rival : { $points }

## La table
journal = Journal
since = Gagné depuis votre dernière décision
journal-earlier = … { $count } plus tôt : tapez journal
commands-short = aide · conseil · annuler · pourquoi · ? · points · quitter
amount = montant
your-turn = { $seat }, c’est à vous.
pass-keyboard = Le clavier passe à { $seat }. Appuyez sur une touche quand personne d’autre ne voit l’écran.
thinks = { $seat } décide…  Entrée : continuer
thinks-undo = { $seat } décide…  Entrée : continuer, u annule votre décision
press-more = Entrée : la suite · q : retour à la table
press-enter = Entrée : retour à la table
match-over = La partie est finie
total = somme
help =
    Choisissez par le numéro ou la lettre de la liste, ou tapez une action, en français ou en anglais, en entier ou tant qu’elle est claire, par exemple :
    { $examples }

    +                       la page suivante, quand la table ne tient pas sur l’écran
    annuler, undo           annule votre dernière décision, tant que rien de nouveau n’est apparu
    conseil, hint           ce que ferait l’ordinateur, et pourquoi
    pourquoi …, why …       ce que ferait une action, ou pourquoi elle est impossible
    ?                       la règle derrière la question, et les nombres reconstitués
    ? mot, ? §3             où un mot se trouve dans les règles, ou une section
    règles, rules           toutes les règles
    journal                 tout ce qui s’est passé, et les points par chapitre
    points, score           les points de chaque place, un à un
    langue de, lang de      continuer en allemand (en, de, fr)
    sauver, save            sauvegarder maintenant ; c’est aussi fait après chaque décision
    quitter, quit           partir ; reprendre plus tard avec : signoria play --resume
left = La partie est sauvegardée. Pour continuer : signoria play --resume { $path }
log-saved = La partie est sauvegardée : signoria replay { $path }
saved = Sauvegardé : { $path }
undone = Décision annulée.

## Réponses
input-unknown = « { $text } » n’est ici ni un choix, ni une action, ni une commande. aide montre ce qui est possible.
input-no-choice = Il n’y a pas de choix { $number } ; choisissez de 1 à { $count }.
input-usage = « { $text } » ne va pas avec : { $usage }
why-usage = Après pourquoi vient une action, par exemple : pourquoi passer
hint = Conseil : { $action } ({ $typed }).
hint-choice = { $action } : place moyenne à la fin { $place }, avec environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
what-if = { $action } :
why-best = C’est le meilleur choix.
then-chance = Puis le hasard décide : { $outcomes }
then-over = Puis la partie est finie.
then-seat = Puis { $seat } décide.
chance-of = { $outcome } ({ $weight } sur { $total })
chance-more = et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
rule-unknown = Les règles ne parlent pas de « { $wanted } ». Essayez un autre mot, ou une section comme ? §1.
language-unknown = Il n’y a pas de langue « { $language } » ; choisissez en, de ou fr.

## Sans terminal
on-paper = { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, graine { $seed }
not-over = La partie n’est pas finie.

## Relecture
replay-step = Étape { $step } sur { $steps }
replay-keys = → suite · ← retour · g début · G fin · nombre et Entrée : y aller · + page · q quitter

## Menu
menu-which = Lequel ?
menu-players = Combien de joueurs, de { $fewest } à { $most } ?
menu-continue = Continuer : { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, sauvegardée le { $when }
menu-unknown = « { $text } » n’est pas parmi les choix.
players-range = { $most ->
        [one] { $most } joueur
       *[other] { $fewest } à { $most } joueurs
    }

## Jeux et éditions
column-game = jeu
column-players = joueurs
column-rules = règles
column-editions = éditions
option-usual = par défaut : { $value }
edition-usual = par défaut
edition-not-printed = Ce qui n’est imprimé dans aucun de nos livrets :
edition-all-printed = Chaque valeur est imprimée dans le livret.
edition-ok = { $game }, { $edition } : correcte
edition-copied = Édition écrite : { $path }. Modifiez-la, puis : signoria edition check { $path }, signoria play { $game } --edition { $path }

## Pages, niveaux et nombres
page = page { $page } sur { $pages }, + pour la suivante
reconstructed = { $values ->
        [one] { $values } tableau de nombres de cette édition ne figure
       *[other] { $values } tableaux de nombres de cette édition ne figurent
    } que sur des images de la boîte : nombres reconstitués. Pour les voir : signoria edition show { $game }
menu-level = De quelle force seront les adversaires joués par l’ordinateur ?

## Commandes dans cette langue
command-undo = annuler
command-hint = conseil
command-why = pourquoi
command-journal = journal
command-score = points
command-rules = règles
command-lang = langue
command-save = sauver, sauvegarder
command-quit = quitter
command-help = aide

## Revoir une partie
analyse-progress = Tour { $done } sur { $total }…
analyse-head = { $seat } : précision { $accuracy } % sur { $decisions ->
        [one] un tour qui comptait
       *[other] { $decisions } tours qui comptaient
    } ; environ { $points ->
        [one] { $points } point perdu
       *[other] { $points } points perdus
    } (± { $spread })
analyse-turn = { $sign } Manche { $round }, tour { $number } sur { $total } : { $played }. Mieux : { $best }. Chances de victoire : −{ $wins } sur 100 (± { $spread }), environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
analyse-line = Suite attendue : { $line }
analyse-none = Aucune erreur nette.
analyse-result = D’où vient le résultat de { $result } : normale { $par }, chance à ses propres tirages { $own-luck } (± { $own-luck-spread }), à ceux des autres { $others-luck } (± { $others-luck-spread }), ses décisions { $decisions } (± { $decisions-spread }), celles des autres { $others } (± { $others-spread }).
analyse-bot = Jugé par { $bot }, d’après ce que chaque place pouvait savoir.
analyse-title = { $game } : retour sur une partie
analyse-curve = Chances de victoire, sur 100
analyse-numbers = La même chose en chiffres
analyse-round = manche { $round }
analyse-end = fin

## Vérifier les tirages d’une partie
verify-holds = { $draws ->
        [one] { $draws } tirage, conforme au scellé.
       *[other] { $draws } tirages, tous conformes au scellé.
    }
verify-differs = Tirage { $draw } (entrée { $entry }) : le journal indique « { $log } », le scellé donne « { $deal } ».
verify-secret = Le secret ne correspond pas à son engagement.
verify-share = La contribution de la place { $seat } ne correspond pas à son engagement.
verify-no-deal = Les tirages de ce journal n’ont pas été scellés : on ne peut pas les vérifier.
verify-not-revealed = Le secret n’est pas dans ce journal : les tirages pourront être vérifiés après la fin de la partie.

## Leçons
learn-none = Il n’y a pas encore de leçons pour ce jeu.
learn-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
learn-outdated = Cette leçon est en cours de réécriture.
learn-finished = terminée
learn-step = Étape { $step } sur { $steps }
learn-points-at = Il s’agit de ceci : { $anchor }
learn-keys = Entrée : suite · retour · ? la règle · quitter
learn-keys-choose = Tapez votre choix · montrer · retour · ? la règle · quitter
learn-keys-free = Tapez vos choix · montrer · retour · ? la règle · quitter
learn-choose = Cette étape attend votre choix. Tapez « montrer » pour le voir.
learn-right = ✓ Exact.
learn-right-then = ✓ Exact. Ici, nous continuons ainsi : { $then }
learn-not-now = { $action } : permis, mais pas maintenant. Suivez l’étape ou tapez « montrer ».
learn-wrong = { $action } : possible, mais…
learn-shown = → { $action }. Entrée le fait.
learn-nothing-to-show = Il n’y a rien à montrer ici.
learn-help = Dans une leçon, on peut taper un choix, suite, retour, montrer, ? pour la règle, lang de ou quitter.
learn-over = { $lesson } : terminée
learn-play = Jouez votre première partie : signoria play { $game } --level { $level }
learn-next = La leçon suivante : signoria learn { $game } { $lesson }
learn-left = Votre place est gardée. Pour continuer : signoria learn { $game } { $lesson }
learn-command-next = suite
learn-command-back = retour
learn-command-show = montrer
learn-command-leave = quitter
