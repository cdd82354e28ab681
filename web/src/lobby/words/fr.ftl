# Accueil, nouvelle table, parties jouées, éditions.
nav = Rubriques de Signoria
join-words = Rejoindre avec trois mots
join-words-go = Rejoindre
nav-tables = Tables
nav-learn = Apprendre
nav-played = Jouées
nav-editions = Éditions
nav-me = Vous
nav-open = Ouvrir
open-file = Ouvrir un fichier
new-table = Nouvelle table
skip-to-play = Aller directement à « Jouer »
skip-to-table = Aller à la table qui vous attend
skip-to-content = Aller au contenu
ask-name = Quel est votre nom ?
ask-name-play = Jouer
ask-name-guest = Jouer en invité
level-guide = La force des niveaux
tables-wait-city = { $games ->
        [one] Un jeu, une ville.
       *[other] { $games } jeux, une ville.
    }
alone = En solo
players-of = Joueurs : { $game }
level-row = Niveau : { $game }
rival-row = Difficulté : { $game }
more-choices = Plus de choix
play-alone = Jouer en solo
play-against = { $count ->
        [one] { $count } ordinateur, { $level }
       *[other] { $count } ordinateurs, { $level }
    }
play-rival = { $rival }, { $preset }
friends = Amis
preset-own = À mon goût
preset-none = Comme dans la règle.
preset-changes = { $count ->
        [one] Un réglage activé.
       *[other] { $count } réglages activés.
    }
choose-game = Choisir un jeu

waits-first = d’abord ce qui vous attend
waiting-others = { $tables ->
        [one] Une autre table attend d’autres joueurs
       *[other] { $tables } autres tables attendent d’autres joueurs
    }
with-names = avec { $names }
alone-at = en solo
round-at = manche { $round }
round-at-of = manche { $round } sur { $rounds }
not-begun = pas commencée
seats-free = { $seats ->
        [one] Une place est libre
       *[other] { $seats } places sont libres
    }
invite-friends = Inviter
ago-minutes = depuis { $minutes } min
since-time = depuis { $time }
watching = vous regardez
move-seats = Vers un autre appareil
move-seats-title = Vos places sur un autre appareil
move-seats-why = Ouvrez ce lien là-bas, ou lisez le code avec son appareil photo. Toute personne qui possède ce lien peut jouer pour vous : ne le montrez à personne d’autre.
move-seats-copy = Copier le lien
move-seats-none = Vous n’avez aucune place en cours à emporter.
seats-came = { $seats ->
        [one] Une place est arrivée d’un autre appareil.
       *[other] { $seats } places sont arrivées d’un autre appareil.
    }
seats-take = Les reprendre ici
seats-leave = Pas maintenant
seats-done = Vos places sont ici.

played = Jouées
played-all = Toutes ({ $matches })
played-none = Ce que vous terminez est compté ici, dans ce navigateur seulement.
of-won = sur { $matches ->
        [one] { $matches } gagnée
       *[other] { $matches } gagnées
    }
best = record { $score }
place-of = { $place ->
        [1] première place sur { $players }
        [2] deuxième place sur { $players }
        [3] troisième place sur { $players }
       *[other] place { $place } sur { $players }
    }
won-alone = gagnée { $rival }
lost-alone = perdue { $rival }
result-won = gagnée
result-lost = pas gagnée
played-title = Ce que vous avez joué
played-where = D’après les parties de ce navigateur. Rien n’est gardé ailleurs.
stat-game = Jeu
stat-level = Adversaires
stat-players = Joueurs
stat-matches = Parties
stat-won = Gagnées
stat-share = Part
stat-best = Record
stat-mean = Moyenne
with-people = entre humains
alone-stat = en solo, { $preset }
by-level = Par adversaires
by-players = Par nombre de joueurs
all-matches = Toutes les parties
export-played = Enregistrer dans un fichier
import-played = { $matches ->
        [0] Ce fichier n’apporte rien de nouveau.
        [one] Une partie a été ajoutée.
       *[other] { $matches } parties ont été ajoutées.
    }

try-next = À essayer
try-new-game = { $game }, pour la première fois
try-level = { $game }, niveau { $level }
try-level-why = { $wins ->
        [one] Vous avez gagné la dernière partie au niveau { $below }.
       *[other] Vous avez gagné { $wins } parties au niveau { $below }.
    }
try-level-again = Le niveau { $level } n’est pas encore battu : record { $best }.
try-level-first = Une première partie au niveau { $level }.
try-preset = { $game } en solo, { $preset }
try-preset-lost = La dernière fois { $own } à { $other }.
try-preset-won = Gagné { $own } à { $other }.
try-start = L’entrée la plus courte : { $minutes } minutes.
drop-here = Déposez une partie pour la revoir, ou une édition pour jouer avec les valeurs de votre boîte.
drop-now = Lâchez pour ouvrir le fichier.
file-unknown = Ce fichier n’est ni une partie, ni une édition, ni une liste de parties de Signoria.

table-of = Une table : { $game }
table-alone = { $game } en solo { $rival }
your-seats = Places et niveaux
how-hard = Difficulté
count-on = { $on } sur { $all }
can-be-undone = Chaque réglage reste modifiable jusqu’à l’ouverture de la table.
edition-file = d’un fichier
another-file = Autre fichier
see-values = Toutes les valeurs
edition-read = { $groups ->
        [one] un groupe de valeurs lu, tout est dans les bornes
       *[other] { $groups } groupes de valeurs lus, tout est dans les bornes
    }
edition-remove = Retirer cette édition de la liste
edition-for = Faite pour { $game } ; chaque nom est connu, rien ne manque.
edition-same = Chaque valeur est la même ({ $edition }).
edition-differs = { $values ->
        [one] Une valeur diffère ({ $edition }) :
       *[other] { $values } valeurs diffèrent ({ $edition }) :
    }
edition-instead = { $path } : { $theirs } au lieu de { $ours }
edition-more = { $values ->
        [one] et une autre
       *[other] et { $values } autres
    }
edition-other-game = Cette édition est pour un autre jeu : { $game }. Sa table est maintenant ouverte.
edition-refused = Ce fichier ne peut pas être utilisé :
edition-line = Ligne { $line }
edition-is = { $path } vaut { $value }
edition-missing = { $path } manque
edition-expected = attendu : { $expected }
provenance-n-printed = imprimés
provenance-n-deduced = déduits
provenance-n-sourced = d’une source
provenance-n-reconstructed = reconstitués
edition-drop = Ouvrez ou déposez le fichier d’édition de votre boîte.
table-name = Nom de la table
seed-leave = Laissez vide pour un tirage au sort.
until-news-why = « Tant que rien n’est révélé » : libre tant qu’aucune carte, tuile ou décision d’un autre n’a été révélée.
hints-why = « Le type d’action seulement » nomme le type d’action, et rien de plus.
summary-alone = { $game } en solo { $rival }, { $preset }. Environ { $minutes } minutes.
summary-few = { $game }, { $players } joueurs : { $who }. Environ { $minutes } minutes.
summary-few-no-time = { $game }, { $players } joueurs : { $who }.
summary-you = vous
summary-friends-n = { $friends ->
        [one] { $friends } place pour un ami
       *[other] { $friends } places pour des amis
    }
summary-computers-n = { $computers ->
        [one] { $computers } ordinateur
       *[other] { $computers } ordinateurs
    }
summary-edition = { $unsure ->
        [0] Édition { $name } : aucune valeur n’est reconstituée.
        [one] Édition { $name } : { $unsure } groupe de valeurs est reconstitué.
       *[other] Édition { $name } : { $unsure } groupes de valeurs sont reconstitués.
    }
options-as-printed = Options comme imprimées
level-asked = Niveau

editions-title = Éditions et corrections
editions-why = Chaque valeur dit d’où elle vient. Ce qu’aucune de nos règles n’imprime est signalé ; toute personne qui possède la boîte peut le corriger.
editions-of = { $game } : { $edition }
edition-download = Enregistrer cette édition dans un fichier
unprinted-list = { $values ->
        [0] Aucune valeur n’est reconstituée : d’où vient chacune
        [one] { $values } groupe de valeurs est reconstitué : d’où vient chacune
       *[other] { $values } groupes de valeurs sont reconstitués : d’où vient chacune
    }
correct-1 = Enregistrez l’édition dans un fichier et ouvrez-le dans un éditeur.
correct-2 = Corrigez la valeur. Mettez « provenance » à « printed » et dites dans « note » où elle se trouve.
correct-3 = Ouvrez le fichier ici : il est vérifié, et vous pouvez aussitôt jouer avec.
correct-4 = Envoyez-nous le fichier et dites quelle impression vous avez : par un ticket dans le dépôt du projet, ou par une modification de celui-ci. Une valeur suffit ; des nombres, pas de photos. Elle entre dans la version suivante, avec sa provenance.
own-editions = Vos éditions

newcomer = Pour commencer
newcomer-play = Un clic, et vous jouez
newcomer-play-why = « Jouer tout de suite » vous assoit face à des ordinateurs. Vous pouvez partir à tout moment : la table vous attend ici.
newcomer-rules = Les règles sont à côté du plateau
newcomer-rules-why = Le livre de chaque carte les ouvre ; à la table, chaque question renvoie à sa règle.
newcomer-hint = L’aide est à une touche
newcomer-hint-why = Un conseil vient en trois étapes, et tout choix impossible indique pourquoi.
newcomer-friends = Les amis viennent par un lien
newcomer-friends-why = Chaque lien est une place. Personne n’a besoin d’un compte.
edition-unsure-more = { $values ->
        [one] Un autre groupe de valeurs est reconstitué.
       *[other] { $values } autres groupes de valeurs sont reconstitués.
    }
