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
thinks = { $seat } décide …  Entrée : continuer
thinks-undo = { $seat } décide …  Entrée : continuer, u annule votre décision
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
hint-choice = { $action } : en continuant ainsi, la partie finit en moyenne à la place { $place }, avec environ { $points ->
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
option-usual = d’habitude { $value }
edition-usual = l’habituelle
edition-not-printed = Ce qui n’est imprimé dans aucun de nos livrets :
edition-all-printed = Chaque valeur est imprimée dans le livret.
edition-ok = { $game }, { $edition } : correcte
edition-copied = Écrit : { $path }. Modifiez-la, puis : signoria edition check { $path }, signoria play { $game } --edition { $path }

## Pages, niveaux et nombres
page = page { $page } sur { $pages }, + pour la suivante
reconstructed = { $values ->
        [one] { $values } tableau de nombres de cette édition ne figure
       *[other] { $values } tableaux de nombres de cette édition ne figurent
    } que sur des images de la boîte : nombres reconstitués. Tapez ? pour savoir lesquels.
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
analyse-progress = Décision { $done } sur { $total } …
analyse-head = { $seat } : { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de perdus
analyse-one = { $action } à l’entrée { $entry } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins que { $best }
analyse-wins = { $action } à l’entrée { $entry } : autant de points que { $best }, mais moins de victoires
analyse-none = Aucune décision n’a rien perdu dont on puisse juger.
analyse-luck = Chance au tirage, en points : { $points } (± { $spread })
analyse-bot = Selon { $bot }, chaque décision d’après ce que sa place pouvait savoir.
