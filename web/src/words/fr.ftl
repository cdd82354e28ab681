# L’interface en français. Les jeux apportent leurs propres mots.
language = Langue
language-en = English
language-de = Deutsch
language-fr = Français
settings = Réglages
rules = Règles
close = Fermer
start = début
done = Terminé
confirm-action = { $action } ?
not-yet = Pas encore
to-lobby = Retour aux tables
try-again = Réessayer
try-now = Essayer maintenant
copied = Copié

theme-to-night = Couleurs de nuit
theme-to-light = Couleurs de jour
setting-theme = Couleurs
theme-system = comme le système
theme-light = parchemin
theme-night = nuit de carnaval
setting-motion = Mouvement
motion-system = comme le système
motion-full = complet
motion-reduced = réduit
setting-pace = Adversaires joués par l’ordinateur
pace-calm = posé
pace-brisk = vif
pace-once = immédiat
pace-is = Rythme de l’ordinateur : { $pace }. Changer
setting-confirm = Confirmer les décisions
confirm-always = toujours
confirm-so = quand elle termine votre tour ou révèle quelque chose
confirm-never = jamais
setting-keys = Raccourcis à une touche
your-name = Votre nom

keys = Touches
key-enter = Entrée
key-enter-does = choisir, valider
key-esc = Échap
key-esc-does = annuler, fermer
key-digits = 0–9
key-digits-does = taper une mise
key-arrows = ↑ ↓
key-arrows-does = un de plus, un de moins
key-pass = P
key-pass-does = passer ; les autres lettres sont sur les boutons
key-space = Espace
key-space-does = accélérer les coups de l’ordinateur
key-undo = Retour arrière, Ctrl Z
key-undo-does = annuler
key-redo = Maj Retour arrière
key-redo-does = rétablir ce qui a été annulé
key-why = ?
key-why-does = pourquoi pas, ici
key-hint = Maj H
key-hint-does = conseil
key-journal = Maj J
key-journal-does = journal
key-rules = Maj R
key-rules-does = règles
key-pieces = .
key-pieces-does = cacher les pions
key-replay = Début ← → Fin
key-replay-does = parcourir la partie
key-replay-speed = + −
key-replay-speed-does = revoir plus ou moins vite ; Espace lit et arrête
key-replay-unit = U
key-replay-unit-does = en revoyant : par événement, décision ou tour
key-end = Fin
key-command = /
key-command-does = ligne de commande : bid 17, scores, prompt, last
key-keys = F1
key-keys-does = cette liste

welcome = Bienvenue sur Signoria
good-morning = Bonjour, { $name }
good-day = Bonjour, { $name }
good-evening = Bonsoir, { $name }
tables-wait = { $tables ->
        [one] Une table attend votre coup.
       *[other] { $tables } tables attendent votre coup.
    }
guest = Invité
players-range = { $fewest } à { $most } joueurs
minutes = { $minutes } min
play-now = Jouer tout de suite
your-tables = Vos tables
your-move = À vous de jouer
play = Jouer
open = Ouvrir
look = Voir
forget-table = Retirer cette table de la liste
log-unreadable = Ce fichier n’est pas une partie que Signoria peut rejouer.
could-not-open = La table n’a pas pu être ouverte. Réessayez dans un instant.
server-silent = Le serveur ne répond pas. Vos tables sont en sûreté ; réessayez dans un instant.

how-many = Nombre de joueurs
seats = Qui s’assied où
seat-n = Place { $number }
who-sits = Qui occupe la place { $number }
level-of = Niveau de l’ordinateur à la place { $number }
kind-me = Vous
kind-friend = Un ami, par lien
kind-bot = Ordinateur
bot-random = insouciant
bot-greedy = avisé
bot-apprentice = apprenti
bot-journeyman = compagnon
bot-master = maître
bot-consul = consul
bot-magnifico = le Magnifique
bot-title-magnifico = Magnifique
bot-with-trait = { $level }, { $trait }
trait-bold = audacieux
trait-thrifty = économe
trait-builder = bâtisseur
options = Variantes
edition = Édition
all-printed = Toutes les valeurs de cette édition sont imprimées dans sa règle.
provenance-deduced = déduit de ce qui est imprimé
provenance-sourced = attesté par une source indépendante
provenance-reconstructed = reconstitué, notre choix
reconstructed-sign = Reconstitué : d’où vient ce nombre
reconstructed-count = { $values ->
        [one] Une table de valeurs est reconstituée et marquée °
       *[other] { $values } tables de valeurs sont reconstituées et marquées °
    }
reconstructed-end = { $values ->
        [one] { $values } tableau de valeurs de cette édition est notre choix.
       *[other] { $values } tableaux de valeurs de cette édition sont notre choix.
    }
reconstructed-read = Lesquels
how-corrected = Comment une correction nous parvient
summary = Votre table
summary-friends = Vous recevez un lien pour chaque ami. La personne qui l’ouvre prend place ; aucun compte n’est nécessaire.
open-table = Ouvrir la table

join-title = Une place à table : { $game }
join-what = { $players } joueurs sont à cette table. Indiquez votre nom et prenez place.
join-failed = Cela n’a pas marché. Réessayez dans un instant.
name-taken = Quelqu’un à cette table porte déjà ce nom, ou un nom très semblable. Choisissez-en un autre.
name-bad = Un nom est une ligne de 1 à 40 lettres, chiffres ou signes. Choisissez-en un autre.
too-often = C’était trop en peu de temps. Réessayez dans quelques minutes.
server-full = Ce serveur n’a plus de place pour une autre table. Réessayez plus tard, ou supprimez une table devenue inutile.
name-seen = Toute la table le voit.
name-changed = Toute la table vous voit maintenant comme { $name }.
name-failed = Le nom n’a pas pu être changé. Réessayez dans un instant.
your-seat = Votre place
seat-open = encore libre
sits-here = est là
computer = ordinateur
take-seat = Prendre place

no-table-here = Table introuvable
no-table-here-why = Le lien est peut-être incomplet, ou la table n’existe plus. Redemandez le lien, ou ouvrez une table à vous.
opening = Chargement de la table…
not-connected = Pas de connexion
still-waiting = La table ne répond pas encore…
connection-lost = Pas de connexion. Votre table est en sûreté, nouvel essai ({ $seconds } s)
broken = Une erreur est survenue de notre côté. La partie est sauvegardée ; rechargez la page.
no-longer-open = Ce choix n’est plus possible.
too-fast = C’était rapide. Réessayez dans un instant.
not-understood = Ce n’est pas une action de ce jeu.

players = À la table
board = Plateau
tray = Vos choix
all-choices = Tous les choix
parts = Volets de la table
tab-board = Plateau
tab-players = Joueurs
tab-side = Manche
tab-journal = Journal
round-of = manche { $round } sur { $rounds }
round-n = Manche { $round }
you-named = { $name } (vous)
computer-level = ordinateur, { $bot }
family-amber = ambre, soleil
family-lapis = lapis, croissant
family-malachite = malachite, collines
family-amethyst = améthyste, losange
family-onyx = onyx, tour
family-alabaster = albâtre, croix
worth-now = à présent
worth-now-of = vaut { $worth }
worth-now-why = Ce que cela vaudrait si la partie finissait maintenant
plays-by-rules = joue selon la règle
thinks = réfléchit…
away = hors ligne

your-turn = À vous.
your-turn-short = À vous
other-decides = { $name } décide.
then-decides = puis { $name } décide
waits-for-friend = Cette place attend quelqu’un. Envoyez-lui le lien.
one-moment = Un instant…
computer-thinks = L’ordinateur réfléchit.
you-watch = Vous regardez.
to-my-decision = Jusqu’à ma prochaine décision
skip = Accélérer
step = Pas à pas
key-step = Flèche droite
match-over = La partie est finie.
to-result = Voir le résultat
undo = Annuler
redo = Rétablir
show-again = Revoir
taken-back = Une décision a été annulée
hint = Conseil
hint-busy = On y réfléchit…
hints-off = À cette table, il n’y a pas de conseils.
hint-none = Aucun conseil pour l’instant.
hint-kind = Pensez à : { $verb }.
hint-action = { $action }.
hint-choices = Meilleurs choix
hint-outlook = place { $place }, environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
since-title = Depuis votre tour
since-sum = { $turns ->
        [one] Depuis votre tour : { $turns } ligne, vous { $points }
       *[other] Depuis votre tour : { $turns } lignes, vous { $points }
    }
while-away = { $days ->
        [one] Pendant votre absence, { $days } jour
       *[other] Pendant votre absence, { $days } jours
    }
replay-missed = Revoir ce que j’ai manqué
hint-press = { $stage ->
        [0] Conseil
        [1] Conseil : le montrer
        [2] Conseil : la raison
       *[other] Conseil : détails
    }
hint-step-kind = 1 type :
hint-step-mark = 2 coup :
hint-step-reason = 3 raison
hint-in-the-end = à la fin
hint-place = place
hint-points = points
hint-florins = florins
why-not = Pourquoi pas
worth-change = { $points } si la partie finissait alors
open-rule = Lire { $rule } dans les règles
why-past = Vous regardez le passé. Revenez d’abord au présent.
why-over = La partie est finie.
why-watching = Vous regardez ; seuls les joueurs de la table décident.
why-other = C’est à { $name } de décider.
nothing-asked = Vous n’avez rien à décider pour l’instant.
command = Commande

journal = Journal
journal-filter = Filtrer par joueur
journal-all = Tout montrer
set-up = Mise en place
everyone = tout le monde
show-then = Voir le plateau à ce moment
back-to-here = Revenir jusqu’ici
replay = Revoir
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-play = Lire
replay-pause = Pause
replay-at = Étape { $at } sur { $length }
replay-unit = Un pas est
replay-unit-event = par événement
replay-unit-decision = par décision
replay-unit-turn = par tour
replay-speed = Vitesse
past = Le passé.
past-round = Manche { $round }.
past-goes-on = Votre table continue.
back-to-now = Revenir au présent
search-rules = Chercher dans les règles
rules-missing = Les règles de ce jeu n’existent pas encore dans cette langue.

invite = Inviter
invite-why = Envoyez à chaque personne son propre lien.
copy-seat-link = Copier le lien
copy-watch-link = Lien de spectateur
copy-own-link = Lien vers ma place
download-log = Télécharger la partie

finish-triumph = Vous gagnez
finish-defeat = { $name } gagne
finish-shared = Une victoire partagée
result = Résultat, point par point
result-hint = Touchez un segment de barre pour voir ses événements.
bars-spent = Une barre est aussi longue que le résultat : les dépenses sont retirées de chaque part en proportion.
bar-part = { $source } : { $points }
detail = D’où cela vient
detail-hint = Touchez un segment de barre. Chaque point a son événement et sa règle.
detail-title = { $name } : { $source } { $points }
course = La partie, manche par manche
difference = { $points ->
        [0] D’où viennent les points
        [one] D’où vient l’écart de { $points } point
       *[other] D’où vient l’écart de { $points } points
    }
difference-how = vos points moins ceux de l’adversaire ({ $name }), par source
score-lost = { $other } contre { $own } pour vous.
score-won = { $own } à { $other } contre { $name }.
led-where = Davantage pour vous : { $led }. Davantage pour { $name } : { $behind }.
in-round = { $round ->
        [0] au début
       *[other] manche { $round }
    }
course-rounds = La partie en { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
course-touch = touchez une manche pour revoir le plateau
moments = Moments clés
and-more = et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
again-easier = Rejouer, un peu plus facile
switched-off = désactivé
log = Enregistrer
what-next = Et maintenant
play-again = Rejouer, même table
join-again = Rejoindre la partie suivante
replay-start = Revoir depuis le début
last-position = Voir le plateau
share-record = Partager la partie

# Ce qui est convenu à une table et comment les autres la rejoignent ; à la table et à l’accueil.
agreed = À cette table
agreed-hints = Conseils
hints-none = aucun
hints-kind = le type d’action seulement
hints-all = les trois étapes
agreed-undo = Annulation
undo-agreed-never = jamais
undo-agreed-news = tant que rien n’est révélé
agreed-start = Début
start-ready = quand tous sont prêts
start-once = tout de suite
agreed-pace = Rythme de l’ordinateur
agreed-seed = Graine
seed-random = au hasard
seed-chosen = choisie
seed-chosen-why = La graine de cette table a été choisie : la personne qui la connaît peut savoir ce que le hasard apportera.
agreed-edition = Édition
agreed-options = Variantes
as-printed = comme imprimé
edition-own = { $name } (votre propre édition)
option-on = oui
option-off = non
qr = Code QR
qr-for = Code QR : { $what }
reach-alone = Ce serveur ne répond qu’à cet ordinateur.
reach-how = D’autres pourront jouer dès qu’il sera lancé ainsi :
reach-then = L’adresse sera { $address }. Les liens l’utilisent.
reach-nowhere = Cet ordinateur n’est sur aucun réseau en ce moment.
reach-house = Les liens utilisent l’adresse que les autres appareils du réseau atteignent.
street-0 = Rue de la Soie
street-1 = Pont des Orfèvres
street-2 = Banc des Changeurs
street-3 = Le Long Pont
street-4 = Guilde de la Laine
street-5 = Rue des Chaussetiers
street-6 = Rue du Cygne
street-7 = Rue des Roses
street-8 = Cour du Lion
street-9 = Rue des Chandelles
street-10 = Rue des Teinturiers
street-11 = Rue des Tanneurs
street-12 = Coin des Selliers
street-13 = Place de la Monnaie
street-14 = Marché aux Poissons
street-15 = Vieux Marché
street-16 = Marché Neuf
street-17 = Quai du Moulin
street-18 = Porte des Oliviers
street-19 = Le Clocher
street-20 = Rue du Laurier
street-21 = Rue de la Lune
street-22 = Rue du Soleil
street-23 = Rue de l’Étoile
street-24 = Cour des Maçons
street-25 = Atelier des Peintres
street-26 = Rue des Armuriers
street-27 = Ruelle des Boulangers
street-28 = Terrasse des Vignes
street-29 = Colline des Cyprès
street-30 = Porte du Lys
street-31 = Place du Puits
street-32 = Ronde de Nuit
street-33 = Ruelle des Lanternes
street-34 = Grenier à Sel
street-35 = Escalier du Bac
street-36 = Rue des Notaires
street-37 = Salle des Médecins
street-38 = Cour du Grenadier
street-39 = Tour du Faucon
street-40 = Jardin du Paon
street-41 = Cour du Marbre
street-42 = Halte des Charretiers
street-43 = Porte Rouge
street-44 = Quai de la Pêcherie
street-45 = Rue de la Plume
street-46 = Rue des Épices
street-47 = Allée des Cordiers

seed-chosen-mark = graine choisie
hints-used = { $hints ->
        [one] Vous avez demandé { $hints } conseil.
       *[other] Vous avez demandé { $hints } conseils.
    }
hints-n = { $hints ->
        [one] { $hints } conseil
       *[other] { $hints } conseils
    }
seat-taken-by = Cette place est déjà prise : { $name }
seat-taken = Cette place est déjà prise
seat-taken-why = Demandez à l’hôte un lien à votre nom. Si c’est votre place, ouvrez-la sur un appareil que vous avez déjà utilisé ici.
watch-table = Regarder cette table
new-link-for = Nouveau lien : { $name }
new-link-made = Le nouveau lien se trouve près des joueurs. La place reste telle quelle jusqu’à ce que quelqu’un l’ouvre.
seat-here-now = Cette personne est à la table en ce moment, un nouveau lien est inutile.
care = Gérer la table
care-failed = Cela n’a pas fonctionné. Réessayez dans un instant.
replace-link = Remplacer mon lien par un nouveau
replace-link-why = Si quelqu’un d’autre a votre lien : le nouveau n’est qu’à vous, l’ancien n’ouvre plus rien.
link-replaced = Votre lien a été remplacé.
free-seat = Libérer la place : { $name }
seat-freed = La place est libre. Sa nouvelle invitation se trouve près des joueurs.
seat-in-use = Quelqu’un était récemment à cette place. Elle peut être libérée quand elle n’a pas servi depuis longtemps.
delete-table = Supprimer la table
delete-table-why = La partie et tout ce qui s’y rapporte seront supprimés dès que tout le monde à la table aura donné son accord. C’est définitif.
delete-waits = Vous avez donné votre accord. Manque encore l’accord de : { $names }.
table-deleted = La table est supprimée.
invite-again = Inviter de nouveau
invite-withdraw = Retirer l’invitation

## Avant le début
room-before = avant le début
room-this-table = Cette table
room-for-friend = Pour un ami
room-reserved = place réservée
room-host = hôte
room-here = présent
room-away = absent pour le moment
room-ready = prêt
room-not-yet = pas encore
room-computer = Ordinateur
room-free = Libérer la place
room-remove = Retirer la place { $number }
room-level = Niveau des ordinateurs que vous ajoutez
room-absent = Si quelqu’un s’absente
room-away-wait = Après { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, les autres votent ; sans réponse, on attend.
room-away-computer = Après { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, les autres votent ; sans réponse, un ordinateur ({ $bot }) joue à sa place.
room-away-end = Après { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, les autres votent ; sans réponse, la partie s’arrête.
room-series = Soirée
room-series-n = partie { $match } sur { $matches }
room-sealed = La distribution est vérifiable. Elle a été scellée sous { $commit }… avant que quiconque s’assoie.
room-expires = Cette table reste ouverte jusqu’au { $date } si rien ne change.
room-begins = Tous sont prêts. La partie commence dans { $seconds } s.
room-waits-for = On attend { $names }.
room-waits-for-friends =
    { $seats ->
        [one] { $seats } place est encore libre.
       *[other] { $seats } places sont encore libres.
    }
room-waits-for-you = Tout le monde est là. Êtes-vous prêt ?
room-by-itself = On distribue quand tous sont prêts, pas avant.
room-begin = Commencer à { $players }
room-you-are-ready = Vous êtes prêt
room-i-am-ready = Je suis prêt
room-leave = Quitter la table
room-leave-sure = Votre place devient libre.
room-stay = Rester
room-copy-link = Copier le lien
room-say-words = ou dites ces trois mots
words-unknown = Aucune table ne répond à ces mots
words-unknown-why = La partie a peut-être commencé. Demandez à l’hôte de vous relire les mots.
words-often = Vous avez essayé beaucoup de mots. Attendez une minute, puis réessayez.

## Absents
absent-waits = On attend { $name }. À partir de { $time }, vous pourrez demander aux autres que faire.
absent-ask = { $name } n’a rien décidé depuis { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. Que faire ?
absent-vote = { $name } est absent. Que faire ?
absent-wait = Attendre
absent-computer = Un ordinateur ({ $bot }) joue
absent-end = Arrêter la partie
absent-answered = Vous avez répondu. On attend { $names }.
absent-minded = Un ordinateur ({ $bot }) joue à votre place.
absent-back = Reprendre sa place
absent-leave = Abandonner
absent-leave-sure = Un ordinateur ({ $bot }) continue pour vous.
absent-note-computer = À partir de l’entrée { $entry }, un ordinateur ({ $bot }) a joué pour { $name }.
absent-note-back = À partir de l’entrée { $entry }, { $name } a rejoué.
