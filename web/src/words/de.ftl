# Die Oberfläche auf Deutsch. Die Spiele bringen ihre eigenen Wörter mit.
language = Sprache
language-en = English
language-de = Deutsch
language-fr = Français
settings = Einstellungen
rules = Regeln
close = Schließen
start = Start
done = Fertig
confirm-action = { $action }?
not-yet = Noch nicht
to-lobby = Zurück zu den Tischen
try-again = Noch einmal versuchen
try-now = Jetzt versuchen
copied = Kopiert

theme-to-night = Nachtfarben
theme-to-light = Tagfarben
setting-theme = Farben
theme-system = Systemeinstellung
theme-light = Pergament
theme-night = Karnevalsnacht
setting-motion = Bewegung
motion-system = Systemeinstellung
motion-full = voll
motion-reduced = reduziert
setting-pace = Computergegner
pace-calm = gemächlich
pace-brisk = zügig
pace-once = sofort
pace-is = Tempo der Computergegner: { $pace }. Ändern
setting-confirm = Nachfragen, bevor eine Entscheidung gilt
confirm-always = immer
confirm-so = wenn sie deinen Zug beendet oder etwas aufdeckt
confirm-never = nie
setting-keys = Mit einzelnen Tasten spielen
your-name = Dein Name

keys = Tasten
key-enter = Enter
key-enter-does = wählen, bestätigen
key-esc = Esc
key-esc-does = abbrechen, schließen
key-digits = 0–9
key-digits-does = ein Gebot tippen
key-arrows = ↑ ↓
key-arrows-does = eins mehr, eins weniger
key-pass = P
key-pass-does = passen; weitere Buchstaben stehen auf den Knöpfen
key-space = Leertaste
key-space-does = Züge der Computergegner überspringen
key-undo = Rücktaste, Strg Z
key-undo-does = zurücknehmen
key-redo = Umschalt Rücktaste
key-redo-does = Zurückgenommenes wiederholen
key-why = ?
key-why-does = warum hier nicht
key-hint = Umschalt H
key-hint-does = Tipp
key-journal = Umschalt J
key-journal-does = Chronik
key-rules = Umschalt R
key-rules-does = Regeln
key-pieces = .
key-pieces-does = Steine ausblenden
key-replay = Pos1 ← → Ende
key-replay-does = in der Partie blättern
key-replay-speed = + −
key-replay-speed-does = Rückschau schneller oder langsamer; Leertaste spielt ab und hält an
key-replay-unit = U
key-replay-unit-does = in der Rückschau: je Ereignis, Entscheidung oder Zug
key-end = Ende
key-command = /
key-command-does = Befehlszeile: bid 17, scores, prompt, last
key-keys = F1
key-keys-does = diese Liste

welcome = Willkommen bei Signoria
good-morning = Guten Morgen, { $name }
good-day = Guten Tag, { $name }
good-evening = Guten Abend, { $name }
tables-wait = { $tables ->
        [one] Ein Tisch wartet auf deinen Zug.
       *[other] { $tables } Tische warten auf deinen Zug.
    }
guest = Gast
players-range = { $fewest }–{ $most } Personen
minutes = { $minutes } Min.
play-now = Sofort spielen
your-tables = Deine Tische
your-move = Du bist am Zug
play = Spielen
open = Öffnen
look = Ansehen
forget-table = Diesen Tisch von der Liste nehmen
log-unreadable = Diese Datei ist keine Partie, die Signoria nachspielen kann.
could-not-open = Der Tisch ließ sich nicht öffnen. Versuche es gleich noch einmal.
server-silent = Der Server antwortet nicht. Deine Tische sind sicher; versuche es gleich noch einmal.

how-many = Wie viele spielen
seats = Wer sitzt wo
seat-n = Platz { $number }
who-sits = Wer auf Platz { $number } sitzt
level-of = Stärke des Computergegners auf Platz { $number }
kind-me = Du
kind-friend = Freund, per Link
kind-bot = Computer
bot-random = sorglos
bot-greedy = gewitzt
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-master = Meister
bot-consul = Konsul
bot-magnifico = il Magnifico
bot-title-magnifico = Magnifico
bot-with-trait = { $level }, { $trait }
trait-bold = kühn
trait-thrifty = sparsam
trait-builder = baufreudig
options = Varianten
edition = Ausgabe
all-printed = Alle Werte dieser Ausgabe stehen in ihrer Spielregel.
provenance-deduced = aus Gedrucktem erschlossen
provenance-sourced = von unabhängiger Seite bezeugt
provenance-reconstructed = rekonstruiert, unsere Wahl
reconstructed-sign = Rekonstruiert: woher diese Zahl stammt
reconstructed-count = { $values ->
        [one] Eine Wertetabelle ist rekonstruiert und mit ° gekennzeichnet
       *[other] { $values } Wertetabellen sind rekonstruiert und mit ° gekennzeichnet
    }
reconstructed-end = { $values ->
        [one] Eine Wertetabelle dieser Ausgabe ist unsere Wahl.
       *[other] { $values } Wertetabellen dieser Ausgabe sind unsere Wahl.
    }
reconstructed-read = Welche
how-corrected = Wie eine Korrektur uns erreicht
summary = Dein Tisch
summary-friends = Für jeden Freund bekommst du einen Link. Wer ihn öffnet, nimmt Platz; ein Konto ist nicht nötig.
open-table = Tisch eröffnen

join-title = Ein Platz bei { $game }
join-what = An diesem Tisch spielen { $players } Personen. Gib deinen Namen ein und nimm Platz.
join-failed = Das hat nicht geklappt. Versuche es gleich noch einmal.
name-taken = Am Tisch heißt schon jemand so oder sehr ähnlich. Wähle einen anderen Namen.
name-bad = Ein Name ist eine Zeile mit 1 bis 40 Buchstaben, Ziffern oder Zeichen. Wähle einen anderen.
too-often = Das war zu oft in kurzer Zeit. Versuch es in einigen Minuten noch einmal.
server-full = Auf diesem Server ist kein Platz für einen weiteren Tisch. Versuch es später, oder lösche einen Tisch, den du nicht mehr brauchst.
name-seen = Alle am Tisch sehen ihn.
name-changed = Alle am Tisch sehen dich jetzt als { $name }.
name-failed = Der Name ließ sich nicht ändern. Versuch es gleich noch einmal.
your-seat = Dein Platz
seat-open = noch frei
sits-here = sitzt hier
computer = Computer
take-seat = Hinsetzen

no-table-here = Tisch nicht gefunden
no-table-here-why = Vielleicht ist der Link unvollständig, oder es gibt den Tisch nicht mehr. Lass dir den Link noch einmal geben oder eröffne einen eigenen Tisch.
opening = Tisch wird geladen …
not-connected = Keine Verbindung
still-waiting = Der Tisch antwortet noch nicht …
connection-lost = Keine Verbindung. Dein Tisch ist sicher, neuer Versuch läuft ({ $seconds } s)
broken = Auf unserer Seite ist etwas schiefgegangen. Die Partie ist gesichert; lade die Seite neu.
no-longer-open = Diese Wahl steht nicht mehr offen.
too-fast = Das ging sehr schnell. Versuche es gleich noch einmal.
not-understood = Das ist keine Aktion dieses Spiels.

players = Am Tisch
board = Spielplan
tray = Deine Möglichkeiten
all-choices = Alle Möglichkeiten
parts = Teile des Tisches
tab-board = Plan
tab-players = Spieler
tab-side = Runde
tab-journal = Chronik
round-of = Runde { $round } von { $rounds }
round-n = Runde { $round }
you-named = { $name } (du)
computer-level = Computer, { $bot }
family-amber = Bernstein, Sonne
family-lapis = Lapis, Mondsichel
family-malachite = Malachit, Hügel
family-amethyst = Amethyst, Raute
family-onyx = Onyx, Turm
family-alabaster = Alabaster, Kreuz
worth-now = derzeit
worth-now-of = jetzt { $worth }
worth-now-why = Was es wäre, wenn die Partie jetzt endete
plays-by-rules = spielt nach der Regel
thinks = überlegt …
away = nicht verbunden

your-turn = Du bist am Zug.
your-turn-short = Dein Zug
other-decides = { $name } entscheidet.
then-decides = dann entscheidet { $name }
waits-for-friend = Dieser Platz wartet auf einen Freund. Schicke ihm den Link.
one-moment = Einen Augenblick …
computer-thinks = Der Computer überlegt.
you-watch = Du schaust zu.
to-my-decision = Bis zu meiner nächsten Entscheidung
skip = Überspringen
step = Schritt
key-step = Pfeil nach rechts
match-over = Die Partie ist zu Ende.
to-result = Zum Ergebnis
undo = Zurücknehmen
redo = Wiederholen
show-again = Noch einmal zeigen
taken-back = Eine Entscheidung wurde zurückgenommen
hint = Tipp
hint-busy = Wird überlegt …
hints-off = An diesem Tisch gibt es keine Tipps.
hint-none = Gerade ist kein Tipp verfügbar.
hint-kind = Denk an: { $verb }.
hint-action = { $action }.
hint-choices = Beste Möglichkeiten
hint-outlook = Platz { $place }, etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
since-title = Seit deinem Zug
since-sum = { $turns ->
        [one] Seit deinem Zug: 1 Zeile, du { $points }
       *[other] Seit deinem Zug: { $turns } Zeilen, du { $points }
    }
while-away = { $days ->
        [one] Während du weg warst, einen Tag
       *[other] Während du weg warst, { $days } Tage
    }
replay-missed = Zeigen, was ich verpasst habe
hint-press = { $stage ->
        [0] Tipp
        [1] Tipp: zeigen
        [2] Tipp: der Grund
       *[other] Tipp: Einzelheiten
    }
hint-step-kind = 1 Art:
hint-step-mark = 2 Zug:
hint-step-reason = 3 Grund
hint-in-the-end = am Ende
hint-place = Platz
hint-points = Punkte
hint-florins = Florentiner
why-not = Warum nicht
worth-change = { $points }, wenn die Partie dann endete
open-rule = { $rule } in den Regeln nachlesen
why-past = Du schaust in die Vergangenheit. Kehre erst in die Gegenwart zurück.
why-over = Die Partie ist zu Ende.
why-watching = Du schaust zu; es entscheidet nur, wer hier sitzt.
why-other = Jetzt entscheidet { $name }.
nothing-asked = Du hast gerade nichts zu entscheiden.
command = Befehl

journal = Chronik
journal-filter = Zeilen filtern
journal-all = Alles zeigen
set-up = Aufbau
everyone = alle
show-then = Spielplan zu diesem Zeitpunkt zeigen
back-to-here = Zurück bis hierher
replay = Rückschau
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-on = Ein Schritt vor
replay-play = Abspielen
replay-pause = Anhalten
replay-at = Schritt { $at } von { $length }
replay-unit = Ein Schritt ist
replay-unit-event = je Ereignis
replay-unit-decision = je Entscheidung
replay-unit-turn = je Zug
replay-speed = Tempo
past = Vergangenheit.
past-round = Runde { $round }.
past-goes-on = Dein Tisch läuft weiter.
back-to-now = Zurück zum Jetzt
search-rules = In den Regeln suchen
rules-missing = Die Regeln dieses Spiels gibt es in dieser Sprache noch nicht.

invite = Einladen
invite-why = Schicke jedem Freund seinen eigenen Link.
copy-seat-link = Link kopieren
copy-watch-link = Link zum Zuschauen
copy-own-link = Link meines Platzes
download-log = Partie herunterladen

finish-triumph = Du gewinnst
finish-defeat = { $name } gewinnt
finish-shared = Ein geteilter Sieg
result = Ergebnis, Punkt für Punkt
result-hint = Wähle einen Balkenabschnitt, um seine Ereignisse zu sehen.
bars-spent = Ein Balken ist so lang wie das Ergebnis: Ausgaben sind anteilig von jedem Stück abgezogen.
bar-part = { $source }: { $points }
detail = Woher es kam
detail-hint = Wähle einen Balkenabschnitt. Jeder Punkt hat sein Ereignis und seine Regel.
detail-title = { $name }: { $source } { $points }
course = Die Partie, Runde für Runde
difference = { $points ->
        [0] Woher die Punkte kommen
        [one] Woher der 1 Punkt Unterschied kommt
       *[other] Woher die { $points } Punkte Unterschied kommen
    }
difference-how = deine Punkte minus die von { $name }, nach Quelle
score-lost = { $other } zu deinen { $own }.
score-won = { $own } zu { $other } gegen { $name }.
led-where = Mehr für dich: { $led }. Mehr für { $name }: { $behind }.
in-round = { $round ->
        [0] zu Beginn
       *[other] Runde { $round }
    }
course-rounds = Die Partie in { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
course-touch = wähle eine Runde, um den Spielplan von damals zu sehen
moments = Schlüsselmomente
and-more = und { $count } weitere
again-easier = Noch einmal, etwas leichter
switched-off = ausgeschaltet
log = Partie sichern
what-next = Wie weiter
play-again = Noch einmal, gleicher Tisch
join-again = Zur nächsten Partie
replay-start = Von Anfang an ansehen
last-position = Spielplan ansehen
share-record = Partie teilen

# Was an einem Tisch vereinbart ist und wie andere ihn erreichen; am Tisch und in der Übersicht.
agreed = An diesem Tisch
agreed-hints = Tipps
hints-none = keine
hints-kind = nur die Art der Aktion
hints-all = alle drei Stufen
agreed-undo = Zurücknehmen
undo-agreed-never = nie
undo-agreed-news = bis etwas aufgedeckt wird
agreed-start = Beginn
start-ready = wenn alle bereit sind
start-once = sofort
agreed-pace = Computertempo
agreed-seed = Startzahl
seed-random = ausgelost
seed-chosen = gewählt
seed-chosen-why = Die Startzahl dieses Tisches wurde gewählt; wer sie kennt, kann wissen, was der Zufall bringt.
agreed-edition = Ausgabe
agreed-options = Varianten
as-printed = wie gedruckt
edition-own = { $name } (eigene Ausgabe)
option-on = an
option-off = aus
qr = QR-Code
qr-for = QR-Code: { $what }
reach-alone = Dieser Server antwortet nur diesem Rechner.
reach-how = Andere können mitspielen, sobald er so gestartet wird:
reach-then = Sie erreichen ihn unter { $address }. Die Links nennen diese Adresse.
reach-nowhere = Dieser Rechner ist gerade in keinem Netz.
reach-house = Die Links nennen die Adresse, die andere Geräte im selben Netz erreichen.
street-0 = Seidengasse
street-1 = Goldschmiedebrücke
street-2 = Wechslerbank
street-3 = Die lange Brücke
street-4 = Wollzunft
street-5 = Strumpfwirkergasse
street-6 = Schwanengasse
street-7 = Rosengasse
street-8 = Löwenhof
street-9 = Kerzengasse
street-10 = Färbergasse
street-11 = Gerbergasse
street-12 = Sattlerecke
street-13 = Münzplatz
street-14 = Fischmarkt
street-15 = Alter Markt
street-16 = Neuer Markt
street-17 = Mühlenufer
street-18 = Olivenpforte
street-19 = Glockenturm
street-20 = Lorbeergasse
street-21 = Mondgasse
street-22 = Sonnengasse
street-23 = Sterngasse
street-24 = Maurerhof
street-25 = Malerstube
street-26 = Waffenschmiedgasse
street-27 = Bäckergasse
street-28 = Rebenterrasse
street-29 = Zypressenhügel
street-30 = Lilienpforte
street-31 = Brunnenplatz
street-32 = Nachtwache
street-33 = Laternengasse
street-34 = Salzlager
street-35 = Fährtreppe
street-36 = Notarengasse
street-37 = Ärztehaus
street-38 = Granatapfelhof
street-39 = Falkenturm
street-40 = Pfauengarten
street-41 = Marmorhof
street-42 = Fuhrmannsrast
street-43 = Rotes Tor
street-44 = Am Wehr
street-45 = Federgasse
street-46 = Gewürzgasse
street-47 = Seilerbahn

seed-chosen-mark = gewählte Startzahl
hints-used = { $hints ->
        [one] Du hast einen Tipp genutzt.
       *[other] Du hast { $hints } Tipps genutzt.
    }
hints-n = { $hints ->
        [one] 1 Tipp
       *[other] { $hints } Tipps
    }
seat-taken-by = Diesen Platz hat schon { $name }
seat-taken = Dieser Platz ist schon besetzt
seat-taken-why = Lass dir vom Gastgeber einen eigenen Link geben. Ist es dein Platz, dann öffne ihn auf einem Gerät, mit dem du hier schon warst.
watch-table = An diesem Tisch zuschauen
new-link-for = Neuer Link für { $name }
new-link-made = Der neue Link steht bei den Mitspielenden. Der Platz bleibt, wie er ist, bis jemand ihn öffnet.
seat-here-now = Diese Person ist gerade am Tisch und braucht keinen neuen Link.
care = Tisch verwalten
care-failed = Das hat nicht geklappt. Versuche es gleich noch einmal.
replace-link = Meinen Link durch einen neuen ersetzen
replace-link-why = Falls jemand anderes deinen Link hat: Der neue gehört dir allein, der alte öffnet nichts mehr.
link-replaced = Dein Link wurde ersetzt.
free-seat = Platz von { $name } freigeben
seat-freed = Der Platz ist frei. Seine neue Einladung steht bei den Mitspielenden.
seat-in-use = An diesem Platz war vor Kurzem jemand. Er lässt sich freigeben, wenn er lange nicht benutzt wurde.
delete-table = Tisch löschen
delete-table-why = Die Partie und alles, was dazugehört, wird gelöscht, sobald alle am Tisch zugestimmt haben. Das lässt sich nicht rückgängig machen.
delete-waits = Du hast zugestimmt. Es fehlt noch die Zustimmung von: { $names }.
table-deleted = Der Tisch ist gelöscht.
invite-again = Neu einladen
invite-withdraw = Einladung zurücknehmen

## Vor dem Beginn
room-before = vor dem Beginn
room-this-table = Dieser Tisch
room-for-friend = Für jemanden
room-reserved = Platz ist vorgemerkt
room-host = richtet aus
room-here = ist da
room-away = gerade nicht da
room-ready = bereit
room-not-yet = noch nicht
room-computer = Computer
room-free = Platz freigeben
room-remove = Platz { $number } entfernen
room-level = Stufe der Computer, die du dazusetzt
room-absent = Wenn jemand fehlt
room-away-wait = Nach { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } stimmen die anderen ab; ohne Antwort wird gewartet.
room-away-computer = Nach { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } stimmen die anderen ab; ohne Antwort spielt ein Computer ({ $bot }) weiter.
room-away-end = Nach { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } stimmen die anderen ab; ohne Antwort endet die Partie.
room-series = Spieleabend
room-series-n = Partie { $match } von { $matches }
room-sealed = Die Verteilung lässt sich prüfen. Sie wurde als { $commit }… versiegelt, bevor jemand Platz nahm.
room-expires = Dieser Tisch bleibt bis { $date } offen, wenn sich nichts ändert.
room-begins = Alle sind bereit. Die Partie beginnt in { $seconds } s.
room-waits-for = Es fehlt noch: { $names }.
room-waits-for-friends =
    { $seats ->
        [one] Ein Platz ist noch frei.
       *[other] { $seats } Plätze sind noch frei.
    }
room-waits-for-you = Alle sind da. Bist du bereit?
room-by-itself = Ausgeteilt wird, wenn alle bereit sind, und nicht vorher.
room-begin = Zu { $players } beginnen
room-you-are-ready = Du bist bereit
room-i-am-ready = Ich bin bereit
room-leave = Tisch verlassen
room-leave-sure = Dein Platz wird frei.
room-stay = Bleiben
room-copy-link = Link kopieren
room-say-words = oder sag diese drei Wörter
words-unknown = Zu diesen Wörtern gibt es keinen Tisch
words-unknown-why = Vielleicht hat die Partie schon begonnen. Lass dir die Wörter noch einmal vorlesen.
words-often = Du hast viele Wörter versucht. Warte eine Minute und versuch es dann noch einmal.

## Abwesende
absent-waits = { $name } ist am Zug. Ab { $time } kannst du die anderen fragen, wie es weitergeht.
absent-ask = { $name } hat seit { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } nicht entschieden. Wie soll es weitergehen?
absent-vote = { $name } fehlt. Wie soll es weitergehen?
absent-wait = Warten
absent-computer = Ein Computer ({ $bot }) spielt
absent-end = Partie beenden
absent-answered = Du hast geantwortet. Es fehlt noch: { $names }.
absent-minded = Ein Computer ({ $bot }) spielt auf deinem Platz.
absent-back = Platz zurücknehmen
absent-leave = Aufgeben
absent-leave-sure = Ein Computer ({ $bot }) spielt für dich weiter.
absent-note-computer = Ab Eintrag { $entry } spielte ein Computer ({ $bot }) für { $name }.
absent-note-back = Ab Eintrag { $entry } spielte { $name } wieder selbst.
