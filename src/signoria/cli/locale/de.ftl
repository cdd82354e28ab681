# Die Wörter des Terminals auf Deutsch.

## Leute
guest = Gast
rival = Gegner: { $points }

## Der Tisch
journal = Chronik
since = Verdient seit deiner letzten Entscheidung
journal-earlier = … davor noch { $count }: chronik eingeben
commands-short = hilfe · tipp · zurück · warum · ? · punkte · ende
amount = Betrag
your-turn = { $seat }, du bist dran.
pass-keyboard = Die Tastatur geht an { $seat }. Drücke eine Taste, wenn nur { $seat } den Bildschirm sieht.
thinks = { $seat } entscheidet …  Enter: weiter
thinks-undo = { $seat } entscheidet …  Enter: weiter, u nimmt deine Entscheidung zurück
press-more = Enter: weiter · q: zurück zum Tisch
press-enter = Enter: zurück zum Tisch
match-over = Die Partie ist zu Ende
total = Summe
help =
    Wähle mit Zahl oder Buchstabe aus der Liste oder tippe eine Aktion, auf Deutsch oder Englisch, ganz oder so weit sie eindeutig ist, zum Beispiel:
    { $examples }

    +                       die nächste Seite, wenn der Tisch nicht auf den Bildschirm passt
    zurück, undo            nimmt deine letzte Entscheidung zurück, bis etwas Neues zu sehen ist
    tipp, hint              was der Computer tun würde und warum
    warum …, why …          was eine Aktion bewirkt oder warum sie nicht geht
    ?                       die Regel hinter der Frage, und welche Zahlen rekonstruiert sind
    ? Wort, ? §3            wo ein Wort in den Regeln steht, oder ein Abschnitt
    regeln, rules           alle Regeln
    chronik, journal        alles, was geschah, und die Punkte nach Kapiteln
    punkte, score           die Punkte jedes Platzes, einzeln
    sprache fr, lang fr     auf Französisch weiter (en, de, fr)
    sichern, save           jetzt speichern; geschieht auch nach jeder Entscheidung
    ende, quit              aufhören; später weiter mit: signoria play --resume
left = Die Partie ist gespeichert. Weiter mit: signoria play --resume { $path }
log-saved = Die Partie ist gespeichert: signoria replay { $path }
saved = Gespeichert: { $path }
undone = Zurückgenommen.

## Antworten
input-unknown = „{ $text }“ ist hier keine Wahl, keine Aktion und kein Befehl. hilfe zeigt, was geht.
input-no-choice = Eine Wahl { $number } gibt es nicht; wähle von 1 bis { $count }.
input-usage = „{ $text }“ gilt hier nicht. So geht es: { $usage }
why-usage = Nach warum steht eine Aktion, zum Beispiel: warum passen
hint = Tipp: { $action } ({ $typed }).
hint-choice = { $action }: endet im Schnitt auf Platz { $place }, mit etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
what-if = { $action }:
why-best = Das ist die beste Wahl.
then-chance = Dann entscheidet der Zufall: { $outcomes }
then-over = Dann ist die Partie zu Ende.
then-seat = Dann entscheidet { $seat }.
chance-of = { $outcome } ({ $weight } von { $total })
chance-more = und { $count ->
        [one] 1 weiteres
       *[other] { $count } weitere
    }
rule-unknown = In den Regeln steht nichts von „{ $wanted }“. Versuche ein anderes Wort oder einen Abschnitt wie ? §1.
language-unknown = Eine Sprache „{ $language }“ gibt es nicht; wähle en, de oder fr.

## Ohne Terminal
on-paper = { $game }, { $players ->
        [one] 1 Spieler
       *[other] { $players } Spieler
    }, Startzahl { $seed }
not-over = Die Partie ist nicht zu Ende.

## Nachspielen
replay-step = Schritt { $step } von { $steps }
replay-keys = → weiter · ← zurück · g Anfang · G Ende · Zahl und Enter: dorthin · + Seite · q Schluss

## Auswahl
menu-which = Was soll es sein?
menu-players = Wie viele Spieler, { $fewest } bis { $most }?
menu-continue = Weiter: { $game }, { $players ->
        [one] 1 Spieler
       *[other] { $players } Spieler
    }, gespeichert am { $when }
menu-unknown = „{ $text }“ steht nicht zur Wahl.
players-range = { $most ->
        [one] 1 Person
       *[other] { $fewest } bis { $most } Personen
    }

## Spiele und Ausgaben
column-game = Spiel
column-players = Spieler
column-rules = Regelstand
column-editions = Ausgaben
option-usual = Standard: { $value }
edition-usual = Standard
edition-not-printed = Nicht in einem unserer Regelhefte gedruckt:
edition-all-printed = Jeder Wert ist im Regelheft gedruckt.
edition-ok = { $game }, { $edition }: in Ordnung
edition-copied = Geschrieben: { $path }. Ändere sie, dann: signoria edition check { $path }, signoria play { $game } --edition { $path }

## Seiten, Stufen und Zahlen
page = Seite { $page } von { $pages }, + zeigt die nächste
reconstructed = { $values ->
        [one] 1 Wertetabelle dieser Ausgabe steht nur in Bildern der Schachtel und ist rekonstruiert
       *[other] { $values } Wertetabellen dieser Ausgabe stehen nur in Bildern der Schachtel und sind rekonstruiert
    }. Welche das sind, zeigt: signoria edition show { $game }
menu-level = Wie stark sollen die Computergegner sein?

## Befehle in dieser Sprache
command-undo = zurück, zurücknehmen
command-hint = tipp, rat
command-why = warum
command-journal = chronik, protokoll
command-score = punkte
command-rules = regeln
command-lang = sprache
command-save = sichern, speichern
command-quit = ende, beenden
command-help = hilfe

## Eine Partie noch einmal ansehen
analyse-progress = Zug { $done } von { $total } wird angesehen …
analyse-head = { $seat }: Genauigkeit { $accuracy } % in { $decisions ->
        [one] einem Zug, auf den es ankam
       *[other] { $decisions } Zügen, auf die es ankam
    }; etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } (± { $spread }) verschenkt
analyse-turn = { $sign } Runde { $round }, Zug { $number } von { $total }: { $played }. Besser: { $best }. Siegchance −{ $wins } von 100 (± { $spread }), etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
analyse-line = Erwartet: { $line }
analyse-none = Keine deutlichen Fehler.
analyse-result = Woher das Ergebnis { $result } kam: zu erwarten { $par }, Glück bei eigenen Ziehungen { $own-luck } (± { $own-luck-spread }), bei fremden Ziehungen { $others-luck } (± { $others-luck-spread }), eigene Entscheidungen { $decisions } (± { $decisions-spread }), Entscheidungen der anderen { $others } (± { $others-spread }).
analyse-bot = Beurteilt von { $bot }, nach dem, was jeder Platz wissen konnte.
analyse-title = { $game }: Rückblick auf eine Partie
analyse-curve = Siegchance, von 100
analyse-numbers = Dasselbe in Zahlen
analyse-round = Runde { $round }
analyse-end = Ende

## Die Ziehungen einer Partie prüfen
verify-holds = { $draws ->
        [one] 1 Ziehung, wie versiegelt.
       *[other] { $draws } Ziehungen, alle wie versiegelt.
    }
verify-differs = Ziehung { $draw } (Eintrag { $entry }): Im Protokoll steht „{ $log }“, versiegelt war „{ $deal }“.
verify-secret = Das Geheimnis passt nicht zu seiner Festlegung.
verify-share = Der Beitrag von Platz { $seat } passt nicht zu seiner Festlegung.
verify-no-deal = Die Ziehungen dieses Protokolls wurden nicht versiegelt und lassen sich nicht prüfen.
verify-not-revealed = Das Geheimnis steht nicht in diesem Protokoll: Die Ziehungen lassen sich nach dem Ende der Partie prüfen.

## Lektionen
learn-none = Für dieses Spiel gibt es noch keine Lektionen.
learn-minutes = { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
learn-outdated = Diese Lektion wird gerade überarbeitet.
learn-finished = abgeschlossen
learn-step = Schritt { $step } von { $steps }
learn-points-at = Gemeint ist: { $anchor }
learn-keys = Enter: weiter · zurück · ? die Regel · verlassen
learn-keys-choose = Tippe deine Wahl · zeigen · zurück · ? die Regel · verlassen
learn-keys-free = Tippe deine Entscheidungen · zeigen · zurück · ? die Regel · verlassen
learn-choose = Dieser Schritt wartet auf deine Wahl. Mit „zeigen“ siehst du sie.
learn-right = ✓ Richtig.
learn-right-then = ✓ Richtig. Hier geht es weiter mit: { $then }
learn-not-now = { $action }: erlaubt, aber nicht jetzt. Folge dem Schritt oder tippe „zeigen“.
learn-wrong = { $action }: möglich, aber …
learn-shown = → { $action }. Enter führt es aus.
learn-nothing-to-show = Hier gibt es nichts zu zeigen.
learn-help = In einer Lektion kannst du eine Wahl tippen, weiter, zurück, zeigen, ? für die Regel, lang fr oder verlassen.
learn-over = { $lesson }: abgeschlossen
learn-play = Spiele deine erste Partie: signoria play { $game } --level { $level }
learn-next = Die nächste Lektion: signoria learn { $game } { $lesson }
learn-left = Deine Stelle ist gemerkt. Weiter geht es mit: signoria learn { $game } { $lesson }
learn-command-next = weiter
learn-command-back = zurück
learn-command-show = zeigen, zeig
learn-command-leave = verlassen
