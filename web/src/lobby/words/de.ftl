# Übersicht, neuer Tisch, gespielte Partien, Ausgaben.
nav = Bereiche von Signoria
join-words = Mit drei Wörtern beitreten
join-words-go = Beitreten
nav-tables = Tische
nav-learn = Lernen
nav-played = Gespielt
nav-editions = Ausgaben
nav-me = Du
nav-open = Öffnen
open-file = Datei öffnen
new-table = Neuer Tisch
skip-to-play = Direkt zu „Spielen“
skip-to-table = Direkt zum Tisch, der auf dich wartet
skip-to-content = Direkt zum Inhalt
ask-name = Wie heißt du?
ask-name-play = Spielen
ask-name-guest = Als Gast spielen
level-guide = Wie stark die Stufen sind
tables-wait-city = { $games ->
        [one] Ein Spiel, eine Stadt.
       *[other] { $games } Spiele, eine Stadt.
    }
alone = Allein
players-of = Personen: { $game }
level-row = Stufe: { $game }
rival-row = Schwierigkeit: { $game }
more-choices = Mehr Auswahl
play-alone = Allein spielen
play-against = { $count ->
        [one] 1 Computer, { $level }
       *[other] { $count } Computer, { $level }
    }
play-rival = { $rival }, { $preset }
friends = Freunde
preset-own = Eigene Wahl
preset-none = Wie im Regelheft.
preset-changes = { $count ->
        [one] Ein Schalter ist an.
       *[other] { $count } Schalter sind an.
    }
choose-game = Spiel wählen

waits-first = was auf dich wartet, zuerst
waiting-others = { $tables ->
        [one] Ein weiterer Tisch wartet auf andere
       *[other] { $tables } weitere Tische warten auf andere
    }
with-names = mit { $names }
alone-at = allein
round-at = Runde { $round }
round-at-of = Runde { $round } von { $rounds }
not-begun = nicht begonnen
seats-free = { $seats ->
        [one] Ein Platz ist frei
       *[other] { $seats } Plätze sind frei
    }
invite-friends = Einladen
ago-minutes = seit { $minutes } Min.
since-time = seit { $time }
watching = du siehst zu
move-seats = Auf ein anderes Gerät
move-seats-title = Deine Plätze auf einem anderen Gerät
move-seats-why = Öffne diesen Link dort, oder lies den Code mit der Kamera. Wer den Link hat, kann auf deinen Plätzen spielen: Zeig ihn sonst niemandem.
move-seats-copy = Link kopieren
move-seats-none = Du hast keinen offenen Platz zum Mitnehmen.
seats-came = { $seats ->
        [one] Ein Platz wurde von einem anderen Gerät mitgebracht.
       *[other] { $seats } Plätze wurden von einem anderen Gerät mitgebracht.
    }
seats-take = Übernehmen
seats-leave = Jetzt nicht
seats-done = Deine Plätze sind jetzt hier.

played = Gespielt
played-all = Alle { $matches }
played-none = Was du zu Ende spielst, wird hier gezählt, nur in diesem Browser.
of-won = von { $matches } gewonnen
best = Bestes { $score }
place-of = { $place ->
        [1] Erster Platz von { $players }
        [2] Zweiter Platz von { $players }
        [3] Dritter Platz von { $players }
       *[other] Platz { $place } von { $players }
    }
won-alone = gewonnen { $rival }
lost-alone = verloren { $rival }
result-won = gewonnen
result-lost = nicht gewonnen
played-title = Was du gespielt hast
played-where = Aus den Partien dieses Browsers. Nichts davon wird anderswo gespeichert.
stat-game = Spiel
stat-level = Gegner
stat-players = Personen
stat-matches = Partien
stat-won = Gewonnen
stat-share = Anteil
stat-best = Bestwert
stat-mean = Schnitt
with-people = nur Menschen
alone-stat = allein, { $preset }
by-level = Nach Gegnern
by-players = Nach Zahl der Personen
all-matches = Alle Partien
export-played = Als Datei sichern
import-played = { $matches ->
        [0] In dieser Datei war nichts Neues.
        [one] Eine Partie kam hinzu.
       *[other] { $matches } Partien kamen hinzu.
    }

try-next = Als Nächstes
try-new-game = { $game }, zum ersten Mal
try-level = { $game }, Stufe { $level }
try-level-why = { $wins ->
        [one] Deine letzte Partie auf der Stufe { $below } hast du gewonnen.
       *[other] Auf der Stufe { $below } hast du { $wins } Partien gewonnen.
    }
try-level-again = Auf der Stufe { $level } noch ohne Sieg: Bestes { $best }.
try-level-first = Eine erste Partie: { $level }.
try-preset = { $game } allein, { $preset }
try-preset-lost = Beim letzten Mal { $own } zu { $other }.
try-preset-won = Gewonnen mit { $own } zu { $other }.
try-start = Der kürzeste Einstieg: { $minutes } Minuten.
drop-here = Leg hier eine Partie ab, um sie nachzuspielen, oder eine Ausgabe, um mit den Werten deiner Schachtel zu spielen.
drop-now = Loslassen öffnet die Datei.
file-unknown = Diese Datei ist weder eine Partie noch eine Ausgabe noch eine Partienliste von Signoria.

table-of = Ein Tisch: { $game }
table-alone = { $game }, allein { $rival }
your-seats = Plätze und Stufen
how-hard = Schwierigkeit
count-on = { $on } von { $all } an
can-be-undone = Jeder Schalter lässt sich umlegen, bis der Tisch eröffnet ist.
edition-file = aus einer Datei
another-file = Andere Datei
see-values = Alle Werte
edition-read = { $groups ->
        [one] eine Gruppe von Werten gelesen, alle im Rahmen
       *[other] { $groups } Gruppen von Werten gelesen, alle im Rahmen
    }
edition-remove = Diese Ausgabe von der Liste nehmen
edition-for = Für { $game }; jeder Name ist bekannt, nichts fehlt.
edition-same = Jeder Wert wie in { $edition }.
edition-differs = { $values ->
        [one] Ein Wert ist anders als in { $edition }:
       *[other] { $values } Werte sind anders als in { $edition }:
    }
edition-instead = { $path }: { $theirs } statt { $ours }
edition-more = { $values ->
        [one] und ein weiterer
       *[other] und { $values } weitere
    }
edition-other-game = Das ist eine Ausgabe von { $game }. Ihr Tisch ist jetzt offen.
edition-refused = Diese Datei ist nicht verwendbar:
edition-line = Zeile { $line }
edition-is = { $path } ist { $value }
edition-missing = { $path } fehlt
edition-expected = erwartet: { $expected }
provenance-n-printed = gedruckt
provenance-n-deduced = erschlossen
provenance-n-sourced = aus einer Quelle
provenance-n-reconstructed = rekonstruiert
edition-drop = Öffne die Ausgabedatei deiner Schachtel oder leg sie hier ab.
table-name = Name des Tisches
seed-leave = Bleibt das Feld leer, wird ausgelost.
until-news-why = „Bis etwas aufgedeckt wird“: frei, bis eine Karte, ein Plättchen oder eine fremde Entscheidung aufgedeckt wird.
hints-why = „Nur die Art der Aktion“ nennt die Art und nicht mehr.
summary-alone = { $game } allein { $rival }, { $preset }. Etwa { $minutes } Minuten.
summary-few = { $game }, { $players } Personen: { $who }. Etwa { $minutes } Minuten.
summary-few-no-time = { $game }, { $players } Personen: { $who }.
summary-you = du
summary-friends-n = { $friends ->
        [one] 1 Platz für Freunde
       *[other] { $friends } Plätze für Freunde
    }
summary-computers-n = { $computers ->
        [one] 1 Computer
       *[other] { $computers } Computer
    }
summary-edition = { $unsure ->
        [0] Ausgabe { $name }: kein Wert ist rekonstruiert.
        [one] Ausgabe { $name }: eine Gruppe von Werten ist rekonstruiert.
       *[other] Ausgabe { $name }: { $unsure } Gruppen von Werten sind rekonstruiert.
    }
options-as-printed = Optionen wie gedruckt
level-asked = Stufe

editions-title = Ausgaben und Korrekturen
editions-why = Jeder Wert sagt, woher er stammt. Was in keinem unserer Regelhefte steht, ist gekennzeichnet; wer die Schachtel hat, kann es berichtigen.
editions-of = { $game }: { $edition }
edition-download = Diese Ausgabe als Datei sichern
unprinted-list = { $values ->
        [0] Keine Werte sind rekonstruiert: woher jeder stammt
        [one] Eine Gruppe von Werten ist rekonstruiert: woher jeder stammt
       *[other] { $values } Gruppen von Werten sind rekonstruiert: woher jeder stammt
    }
correct-1 = Sichere die Ausgabe als Datei und öffne sie in einem Editor.
correct-2 = Berichtige den Wert. Setze „provenance“ auf „printed“ und schreib in die „note“, wo er steht.
correct-3 = Öffne die Datei hier: Sie wird geprüft, und du kannst sofort danach spielen.
correct-4 = Schick uns die Datei und sag, welche Auflage du hast: als Meldung im Repository des Projekts oder als Änderung daran. Ein Wert genügt; nur Zahlen, keine Fotos. Er kommt mit seiner Herkunft in die nächste Version.
own-editions = Deine eigenen Ausgaben

newcomer = Neu hier
newcomer-play = Ein Klick, und du spielst
newcomer-play-why = „Sofort spielen“ setzt dich Computern gegenüber. Du kannst jederzeit gehen: Der Tisch wartet hier auf dich.
newcomer-rules = Die Regeln liegen neben dem Plan
newcomer-rules-why = Das Buch auf jeder Karte schlägt sie auf; am Tisch führt jede Frage zu ihrer Regel.
newcomer-hint = Hilfe ist einen Tastendruck entfernt
newcomer-hint-why = Ein Tipp kommt in drei Stufen, und jede gesperrte Wahl erklärt, warum.
newcomer-friends = Freunde kommen über einen Link
newcomer-friends-why = Jeder Link ist ein eigener Platz. Niemand braucht ein Konto.
edition-unsure-more = { $values ->
        [one] Eine weitere Gruppe von Werten ist rekonstruiert.
       *[other] { $values } weitere Gruppen von Werten sind rekonstruiert.
    }
