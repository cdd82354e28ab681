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
setting-confirm = Demander avant qu’une décision compte
confirm-always = toujours
confirm-so = quand elle passe la main
confirm-never = jamais
setting-touch = Premier toucher sur le plateau
touch-look = montre son effet
touch-act = agit
setting-keys = Jouer avec des touches seules
your-name = Votre nom

keys = Touches
key-enter = Entrée
key-enter-does = choisir, envoyer, valider
key-esc = Échap
key-esc-does = lâcher, fermer
key-digits = 0–9
key-digits-does = taper une mise
key-arrows = ↑ ↓
key-arrows-does = un de plus, un de moins
key-pass = P
key-pass-does = passer ; les autres lettres sont sur les boutons
key-space = Espace
key-space-does = passer ce que montre l’ordinateur
key-undo = Retour arrière, Ctrl Z
key-undo-does = reprendre
key-redo = Maj Retour arrière
key-redo-does = rétablir ce qui a été repris
key-why = ?
key-why-does = pourquoi pas, ici
key-hint = Maj H
key-hint-does = conseil
key-journal = Maj J
key-journal-does = chronique
key-rules = Maj R
key-rules-does = règles
key-pieces = .
key-pieces-does = cacher les pions
key-replay = Début ← → Fin
key-replay-does = revoir, revenir
key-end = Fin
key-command = /
key-command-does = ligne de commande : bid 17, scores, prompt, last
key-keys = F1
key-keys-does = cette liste

welcome = Bienvenue à la Signoria
good-morning = Bonjour, { $name }
good-day = Bonjour, { $name }
good-evening = Bonsoir, { $name }
tables-wait = { $tables ->
        [one] Une table attend votre coup.
       *[other] { $tables } tables attendent votre coup.
    }
city = { $games ->
        [one] Un jeu, une ville.
       *[other] { $games } jeux, une ville.
    }
guest = Invité
players-range = { $fewest }–{ $most } personnes
minutes = { $minutes } min
about-florence = Une longue nuit de carnaval : placez votre famille dans neuf files avant l’arrivée des Nobles.
about-medici = Misez sur les marchandises, remplissez l’entrepôt, gravissez cinq comptoirs.
about-firenze = Élevez des tours de couleur, n’en laissez aucune en repos et scellez les commandes en premier.
about-ilvecchio = Parcourez la Toscane, gagnez des partisans et usez le pouvoir du vieil homme.
play-now = Jouer
with-friends = Entre amis
your-tables = Vos tables
your-move = À vous de jouer
play = Jouer
open = Ouvrir
look = Revoir
finished-best = Terminée : { $name }, { $score }
forget-table = Retirer cette table de la liste
no-tables = Un clic sur « Jouer » suffit pour affronter l’ordinateur.
upload-log = Ouvrir un fichier de partie
log-unreadable = Ce fichier n’est pas une partie que la Signoria sache rejouer.
could-not-open = La table n’a pas pu être ouverte. Réessayez dans un instant.
server-silent = Le serveur ne répond pas. Vos tables sont en sûreté ; réessayez dans un instant.

new-table-of = Table : { $game }
how-many = Combien de personnes
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
bot-magnifico = le Magnifique
options = Variantes
edition = Édition
all-printed = Toutes les valeurs de cette édition sont imprimées dans sa règle.
unprinted = { $values ->
        [one] Une valeur n’est imprimée dans aucune règle que nous ayons
       *[other] { $values } valeurs ne sont imprimées dans aucune règle que nous ayons
    }
provenance-deduced = déduite de ce qui est imprimé
provenance-sourced = attestée par une source indépendante
provenance-reconstructed = reconstituée, notre choix
summary = Votre table
summary-line = { $game }, { $players } personnes : vous, { $friends ->
        [0] aucune personne amie
        [one] { $friends } personne amie
       *[other] { $friends } personnes amies
    }, { $computers ->
        [0] pas d’ordinateur
        [one] { $computers } adversaire joué par l’ordinateur
       *[other] { $computers } adversaires joués par l’ordinateur
    }. Environ { $minutes } minutes.
summary-friends = Vous recevez un lien par personne amie. Qui l’ouvre prend place ; aucun compte n’est nécessaire.
open-table = Ouvrir la table

join-title = Une place à { $game }
join-what = { $players } personnes jouent à cette table. Dites votre nom et prenez place.
join-failed = Cela n’a pas marché. Réessayez dans un instant.
your-seat = Votre place
seat-open = encore libre
sits-here = est là
computer = ordinateur
take-seat = Prendre place

no-table-here = Il n’y a pas de table ici
no-table-here-why = Le lien est peut-être incomplet, ou la table n’existe plus. Redemandez le lien, ou ouvrez une table à vous.
opening = On met la table…
not-connected = Pas de connexion
connection-lost = Pas de connexion. Votre table est en sûreté, nouvel essai ({ $seconds } s)
broken = Une erreur est survenue de notre côté. La partie est gardée ; rechargez la page.
no-longer-open = Ce choix n’est plus possible.
too-fast = C’était rapide. Réessayez dans un instant.
not-understood = Ce n’est pas une action de ce jeu.

players = À la table
board = Plateau
tray = Vos choix
all-choices = Tous les choix
parts = Parties de la table
tab-board = Plateau
tab-players = Maisons
tab-side = Manche
tab-journal = Chronique
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
worth-now-short = vaut maintenant
worth-now = Valeur si la partie finissait maintenant ; { $scored } déjà marqués
plays-by-rules = joue selon la règle
thinks = réfléchit…
away = hors ligne

your-turn = À vous.
your-turn-short = À vous
other-decides = { $name } décide.
then-decides = puis { $name } décide
waits-for-friend = Cette place attend quelqu’un. Envoyez-lui le lien.
one-moment = Un instant…
since = Depuis votre tour : { $events }
computer-thinks = L’ordinateur réfléchit.
you-watch = Vous regardez.
to-my-decision = Jusqu’à ma prochaine décision
skip = Accélérer
match-over = La partie est finie.
to-result = Voir le résultat
undo = Reprendre
redo = Rétablir
show-again = Revoir
taken-back = Une décision a été reprise
hint = Conseil
hint-busy = On y réfléchit…
hint-none = Personne n’a d’idée pour l’instant. Réessayez dans un moment.
hint-more = Encore
hint-kind = Pensez à ceci : { $verb }.
hint-action = { $action }.
hint-no-reason = C’est ce qui laisse les meilleures perspectives.
hint-choices = Meilleurs choix
hint-outlook = place { $place }, environ { $points } points
hint-share = { $percent } % de ses réflexions
open-rule = Lire { $rule } dans les règles
why-past = Vous regardez le passé. Revenez d’abord au présent.
why-over = La partie est finie.
why-watching = Vous regardez ; seules les personnes assises ici décident.
why-other = C’est à { $name } de décider.
nothing-asked = On ne vous demande rien pour l’instant.
command = Commande

journal = Chronique
journal-filter = Filtrer par joueur
journal-all = Tout montrer
everyone = tout le monde
round-paid = Manche { $round }, pour { $name }
show-then = Montrer le plateau d’alors
back-to-here = Revenir jusqu’ici
replay = Revoir
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-play = Lire
replay-pause = Pause
replay-at = Étape { $at } sur { $length }
past = Le passé.
past-round = Manche { $round }.
past-goes-on = Votre table continue.
back-to-now = Revenir au présent
search-rules = Chercher dans les règles
rules-missing = Les règles de ce jeu n’existent pas encore dans cette langue.

invite = Inviter
invite-why = Envoyez à chaque personne son propre lien.
copy-seat-link = Copier le lien
copy-watch-link = Lien pour regarder
copy-own-link = Lien de ma place
download-log = Télécharger la partie

finish-triumph = Vous gagnez
finish-defeat = { $name } gagne
finish-shared = Une victoire partagée
result = Résultat, point par point
result-hint = Choisissez un morceau de barre pour voir de quoi il est fait.
bar-part = { $source } : { $points }
detail = D’où cela vient
detail-hint = Choisissez un morceau de barre. Chaque point a son événement et sa règle.
detail-title = { $name } : { $source } { $points }
course = La partie, manche par manche
what-next = Et maintenant
play-again = Rejouer, même table
join-again = Rejoindre la partie suivante
replay-start = Revoir depuis le début
last-position = Voir le plateau
share-record = Partager la partie
