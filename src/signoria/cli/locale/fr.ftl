# Les mots du terminal en français.

## Les gens
guest = Invité
you = toi
computer = ordi
rival = Rival : { $points }

## La table
journal = Journal
since = Gagné depuis ta dernière décision
journal-earlier = … { $count } plus tôt : tape journal
commands-short = help · hint · undo · why · ? · score · quit
amount = montant
your-turn = { $seat }, c’est à toi.
pass-keyboard = Le clavier passe à { $seat }. Appuie sur une touche quand { $seat } est seul à voir l’écran.
thinks = { $seat } décide …  Entrée : continuer
thinks-undo = { $seat } décide …  Entrée : continuer, u reprend ta décision
press-more = Entrée : la suite · q : retour à la table
press-enter = Entrée : retour à la table
match-over = La partie est finie
total = somme
help =
    Choisis par le numéro ou la lettre de la liste, ou tape une action :
      bid 17, b 17, 17      ce qui est demandé, en entier ou abrégé
      pass, p

    undo                    reprend ta dernière décision, tant que rien de nouveau n’est apparu
    hint                    ce que ferait l’ordinateur, et pourquoi
    why bid 17              ce que ferait une action, ou pourquoi elle est impossible
    ?                       la règle derrière la question
    ? mot, ? §3             où un mot se trouve dans les règles, ou une section
    rules                   toutes les règles
    journal                 tout ce qui s’est passé, et les points par chapitre
    score                   les points de chaque place, un à un
    lang de                 continuer en allemand (en, de, fr)
    save                    sauvegarder maintenant ; c’est aussi fait après chaque décision
    quit                    partir ; reprendre plus tard avec : signoria play --resume
left = La partie est sauvegardée. Pour continuer : signoria play --resume { $path }
log-saved = La partie est sauvegardée : signoria replay { $path }
saved = Sauvegardé : { $path }
undone = Repris.

## Réponses
input-unknown = « { $text } » n’est ici ni un choix, ni une action, ni une commande. help montre ce qui va.
input-no-choice = Il n’y a pas de choix { $number } ; choisis de 1 à { $count }.
input-usage = « { $text } » ne va pas avec : { $usage }
why-usage = Après why vient une action, par exemple : why pass
hint = Conseil : { $action } ({ $typed }).
hint-choice = { $action } : place { $place } et environ { $points } points attendus (examiné { $visits } fois)
what-if = { $action } :
then-chance = Puis le hasard décide : { $outcomes }
then-over = Puis la partie est finie.
then-seat = Puis { $seat } décide.
chance-of = { $outcome } ({ $weight } sur { $total })
chance-more = et { $count } autres
rule-unknown = Les règles ne parlent pas de « { $wanted } ». Essaie un autre mot, ou une section comme ? §1.
language-unknown = Il n’y a pas de langue « { $language } » ; choisis en, de ou fr.

## Sans terminal
on-paper = { $game }, { $players } joueurs, graine { $seed }
not-over = La partie n’est pas finie.

## Relecture
replay-step = Étape { $step } sur { $steps }
replay-keys = → suite · ← retour · g début · G fin · n Entrée saut · q quitter

## Menu
menu-which = Lequel ?
menu-players = Combien de joueurs, de { $fewest } à { $most } ?
menu-continue = Continuer : { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, sauvegardé { $when }
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
edition-copied = Écrit : { $path }. Change-la, puis : signoria edition check { $path }, signoria play { $game } --edition { $path }

## Medici
medici-letter-metals = Mé
medici-letter-porcelain = Po
medici-letter-dyes = Te
medici-letter-cloth = Ét
medici-letter-spices = Ép
medici-letter-neutral = ★
medici-round = manche { $round } sur { $rounds } · { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    } dans la pioche
medici-money = florins
medici-warehouse = entrepôt
medici-value = valeur
medici-pays = paie { $florins }
medici-leads = mène à { $bid }
medici-revealer = a révélé
medici-lot = Lot
medici-no-lot = aucun en vente
medici-best-bid = { $seat } mène à { $bid }
medici-no-bid = pas encore d’offre
medici-level = niveau
medici-legend = MAJUSCULES : maintenant · minuscules : après cette manche · 1er { $first }, 2e { $second }
medici-unseen = pas encore vues
