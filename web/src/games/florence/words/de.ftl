# Was der Tisch von Florence über die Worte des Spiels hinaus zeigt.
verb-pass = Passen
verb-deploy = Entsenden
verb-promote = Erhöhen
verb-move = Bewegen
verb-hurry = Eilen
verb-brag = Prahlen
verb-gift = Beschenken
verb-scandal = Skandal ausspielen
verb-discard = Skandal abwerfen
verb-ring = Ring legen
verb-place = Debütanten einsetzen
verb-member = Figur wählen
verb-to = Zu einem Ort gehen
verb-stay = Hier aufhören
verb-tile = Tafel wählen
verb-bodyguard = Eskorte aufstellen
verb-spy = Spion aufstellen
verb-bouncer = Türsteher aufstellen
verb-take-time = Zeiteinheit nehmen
verb-take-point = Siegpunkt nehmen
verb-swap = Plätze tauschen
verb-with = Partner wählen
verb-forgo = Auf die Karte verzichten
verb-accept = Annehmen
verb-decline = Ablehnen
verb-colour = Farbe wählen

source-bodyguard-pays = Eskorten
source-brags = Prahlereien
source-bonus-point = Boni nach dem Passen
source-head = Köpfe der Schlangen
source-queue-points = Schlangen
source-accepts = Giovannis Angebote
source-time-to-points = Übrige Zeit
source-objective-points = Plankarte
source-solo-bodyguard = Deine Eskorten
source-strozzi-feast-points = Strozzis Feier
source-strozzi-bonus-points = Strozzis Boni
source-strozzi-brags = Strozzis Prahlereien
source-strozzi-no-shield = Strozzi ohne Wappen
source-strozzi-bodyguard-pays = Strozzis Eskorten
source-strozzi-head = Strozzis Schlangenköpfe
source-strozzi-queue-points = Strozzis Schlangen
source-strozzi-giovanni = Strozzi und Giovanni
source-strozzi-time-to-points = Strozzis übrige Zeit
source-strozzi-objective-points = Strozzis Plankarte

triumph = Deiner Familie gehört die Nacht
defeat = Die Nacht gehört { $name }
shared = Die Familien teilen sich die Nacht

sheet-dial = Medici-Scheibe

verb-pass-short = Passen
verb-deploy-short = Entsenden
verb-promote-short = Erhöhen
verb-move-short = Bewegen
verb-hurry-short = Eilen
verb-brag-short = Prahlen
verb-gift-short = Schenken
verb-scandal-short = Skandal
key-pass = p
key-deploy = e
key-promote = h
key-move = b
key-hurry = i
key-brag = r
key-gift = s
key-scandal = k
short-of = { $time ->
        [one] 1 fehlt
       *[other] { $time } fehlen
    }

you = du
city = Die Stadt Florenz
hand = Deine Skandale
hand-empty = Du hast keine Skandalkarte. Du ziehst eine, wenn eine Kutsche an deinem obersten Becher oder deinem Spion vorbeifährt.
gifts = Geschenke
cups = übrige Becher
objective = Plankarte
objective-members = Figuren
objective-points = Punkte
objective-now = jetzt
objective-places = Am Ende zählen Familienmitglieder an den Orten { $locations }
objective-hide = Verdecken, solange andere zusehen
objective-show = Plankarte zeigen
objective-hold = verdeckt: zum Ansehen halten
journey = Fahrt
this-journey = Diese Fahrt
scored-so-far = bisher
to-come = steht noch aus an Ort { $location }
then-more = dann +{ $points }
dial-gifts = danach +{ $gifts } { $gifts ->
        [one] Geschenk
       *[other] Geschenke
    }
dial-round = Runde { $round } → { $location }
dial-round-open = Runde { $round }
dial-time = Zeit { $time }
gift-coach = an Ort { $location }
ring-at = Ring auf Ort { $location }
ring-home = Ring auf der Hand
tab-city = Stadt
tab-hand = Skandale{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
tab-dial = Scheibe

counts-influencers = Dame, Maestro
counts-loudmouth = Becher
counts-scandalous = Skandale
counts-life-of-the-party = Köpfe
counts-street-cred = in der Reihe
counts-upwardly-mobile = in der Spalte
counts-plus-one = Orte mit 2+
counts-big-spender = Geschenke
counts-eyes-everywhere = Orte
counts-none = –
brag-now = prahlen:
brag-nobody-there = du hast hier niemanden
brag-already-bragged = dein Becher
brag-no-space-on-tile = kein Feld frei
brag-no-marker-left = kein Becher übrig

goods-time = { $time ->
        [one] 1 Zeiteinheit
       *[other] { $time } Zeiteinheiten
    }
goods-gifts = Geschenke übrig: { $count }
goods-cards = Skandale: { $count }
goods-cups = Becher übrig: { $count }
goods-guards = Wachen übrig: { $count }
goods-home = Vorrat
underway = unterwegs
underway-left = { $left ->
        [one] noch 1 Schritt
       *[other] noch { $left } Schritte
    }
brief-spot = { $location } · { $spot }
brief-swap = { $location }: { $first } ↔ { $second }
brief-spy = Spion { $location }
brief-bouncer = Tür { $location }
offer-discard-first = Wirf zuerst eine Karte ab: jede bringt 1 Zeiteinheit.
discard-short = abwerfen

flag-head = Kopf
flag-brag = Becher
flag-spy = Spion
journey-head = { $name }: Kopf der Schlange
journey-brag = { $name }: am besten geprahlt, zieht
journey-spy = { $name }: Spion, zieht
journey-nobody = niemand wird belohnt
journey-place = Platz { $spot }, { $rank }

strozzi-of = Strozzi ({ $colour })
strozzi-deck = Strozzis Stapel: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
drawn-before = vorher
strozzi-no-card = in dieser Runde noch keine Karte
strozzi-passed = hat gepasst
strozzi-card-deploy = Einsetzen
strozzi-card-feast = Zeit zum Feiern!
strozzi-card-friend = Eine Freundin
strozzi-card-brag = Prahlen
strozzi-card-guard = Wache einsetzen
step-pays = Zahlt { $time ->
        [one] 1 Zeiteinheit
       *[other] { $time } Zeiteinheiten
    }
step-deploy = jemand reiht sich ein
step-deploy-done = reiht sich ein
step-friend = jemand steigt auf
step-friend-done = steigt auf
step-brag = prahlt
step-brag-done = prahlt
step-guard = stellt eine Wache auf
step-guard-done = Wache
step-feast = gibt seine Zeit aus und passt
step-feast-done = passt
step-if-needed = nur wenn nötig
step-is-done = erledigt
step-is-failed = nicht möglich
step-is-next = als Nächstes
step-is-later = später

sheet-scores = { $medici } wertet hier
sheet-line = Platz { $spot } in der Schlange
sheet-worth = Platz { $spot } in der Schlange, { $points } wert
sheet-pick = Tippe auf die gemeinte Figur.
sheet-pick-own = Tippe auf eine eigene Figur.
sheet-nothing = Über diesen Ort ist jetzt nichts zu entscheiden.
sheet-do-brag = Prahlen +{ $points } · Zeit { $cost }
sheet-do-deploy = Hierher entsenden · Zeit { $cost }
close-sheet = Schließen

member-of = { $rank } ({ $name })
name-queue = Schlange: { $queue }.
name-nobody = Niemand wartet.
name-free = { $free ->
        [0] Kein Platz ist frei.
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
name-coach = Kutsche hier: { $medici }.
name-goal = Wertet hier: { $medici }.
name-rings = Ringe: { $names }.
name-bouncers = Türsteher: { $names }.
name-spies = Spion: { $names }.
name-member = { $member }, Ort { $location }, Platz { $spot }.
name-tile = Tafel an Ort { $location }: { $tile }, { $unit } × { $counts }. Prahlen brächte { $points }.
name-the-coach = Kutsche von { $medici } an Ort { $location }.
name-shield = Freies Wappen von { $medici } an Ort { $location }.
name-guards = Wappen von { $medici } an Ort { $location }: { $names }.
name-street = Straße { $street }, freies Wappen von Cosimo.
name-street-guards = Straße { $street }, Eskorten: { $names }.
name-card = { $card }, { $medici }, Zeit { $cost }. { $help }
name-discard = Für 1 Zeiteinheit abwerfen: { $card }

help-post-guard = Eine Wache auf ein beliebiges Wappen, auch neben fremde Wachen.
help-go-anywhere = Eines deiner Familienmitglieder geht an einen beliebigen anderen Ort; Eskorten zählen nicht.
help-go-far = Ein oder zwei Familienmitglieder gehen je ein bis drei Orte weit; Eskorten zählen.
help-join-superior = Ein neuer Debütant kommt in eine Schlange, in der eine deiner Damen oder dein Maestro wartet.
help-send-gift = Ein Geschenk an Medici deiner Wahl, von überall her; frühere Geschenke verteuern es.
help-trade-places = Eines deiner Familienmitglieder tauscht mit jemandem von niedrigerem Rang an einem Nachbarort.
help-raise-debutant = Ein Debütant von dir wird zur Dame.
help-step-forward = Ein Familienmitglied rückt so weit vor, wie es sein Rang erlaubt.
help-take-back = Nimm einen deiner Becher von einer Tafel zurück.
help-swap-two = Tausche zwei gleichrangige Familienmitglieder in einer Schlange.
help-send-home = Eines deiner Familienmitglieder geht endgültig heim, und du gewinnst Zeit.
help-brag-anywhere = Prahle auf einer beliebigen Tafel, auch wo niemand von dir wartet.

card-step = Karte { $card }, Schritt { $step } von { $steps }.
drive-step = Station { $stop } von { $stops }.
name-offer = Giovannis Angebote an Ort { $location }.
