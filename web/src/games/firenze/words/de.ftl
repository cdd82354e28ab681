# Was nur das Bild von Firenze braucht.
verb-no-exchange = Nicht tauschen
verb-end-building = Bauen beenden
verb-end-commissions = Nichts weiter erfüllen
verb-endure = Das Ereignis hinnehmen
verb-take = Karte nehmen
verb-pay = Stein bezahlen
verb-return = Stein abgeben
verb-want = Stein der Kartenreihe ertauschen
verb-found = Turm beginnen
verb-raise = Turm erhöhen
verb-complete = Auftrag erfüllen
verb-tower = Turm wählen
verb-pick = Stein wählen
verb-against = Familie wählen
verb-play = Karte ausspielen
verb-discard = Karte ablegen
key-no-exchange = N
key-end-building = B
key-end-commissions = N
key-endure = H

source-completed = Aufträge
source-balcony-completed = Balkone
source-floor-bonus = Zuerst auf einer Etage
source-privilege-paid = Privilegien
source-last-seal = Spielende
source-majority = Mehrheiten
source-feast-scored = Feste

triumph = Deine Siegel krönen die Stadt
defeat = Die Siegel von { $name } krönen die Stadt
shared = Die Familien teilen sich die Skyline

tab-skyline = Aufträge
tab-cards = Karten
tab-site = Baustelle
phases = Die sechs Phasen eines Zuges
phase-card = Karte
phase-exchange = Tausch
phase-build = Bauen
phase-ruins = Ruinen
phase-commissions = Siegel
phase-limits = Limits

you = Du
of = { $number } von { $most }
status-building = baut
status-limit = über einem Limit
status-event = vom Ereignis betroffen

skyline = Die Aufträge
space = { $colour } { $height }
space-open = { $where }: offen, { $points ->
        [one] 1 Prestigepunkt
       *[other] { $points } Prestigepunkte
    }.
space-balcony = { $where }: { $balcony }, { $points ->
        [one] 1 Prestigepunkt
       *[other] { $points } Prestigepunkte
    }.
space-sealed = { $where }: Siegel von { $name }.
space-neutral = { $where }: neutrales Siegel.
balcony = Balkon { $number }
open = offen
floor-tile = Zuerst auf Höhe { $height }: { $points }
floor-taken = Zuerst auf Höhe { $height }: { $name }
end-tile = Zuerst das letzte Siegel: { $points }
end-taken = Zuerst das letzte Siegel: { $name }
last-seal-1 = letztes
last-seal-2 = Siegel
flag-open = Mehrheit in { $colour }: { $points }, noch offen
flag-leads = Mehrheit in { $colour }: { $points }, { $name } führt mit { $seals ->
        [one] 1 Siegel
       *[other] { $seals } Siegeln
    }

site = Deine Baustelle
own-towers = Deine Türme
no-towers = noch kein Turm
ladder = In diesem Zug verbaute Steine und ihre Kosten zusammen
ladder-note = verbaute Steine und ihre Kosten zusammen
ladder-step = { $bricks } verbaut: Kosten { $cost }, { $state }
ladder-laid = verbaut
ladder-next = jetzt
ladder-reach = möglich
ladder-dear = zu teuer
nth = { $number }.
tower-of = Turm in { $colour }, { $height ->
        [one] 1 Etage
       *[other] { $height } Etagen
    }
tower-label = { $colour } { $height }
towers-number = { $towers } Türme
fits = passt: { $colour } { $height } · { $points }
fits-short = passt · { $points }
fits-balcony = passt: Balkon { $number } · { $points }
fits-balcony-short = { $number } · { $points }
with-bonus = zusammen { $points }
next-fits = mit { $height }: +{ $points }
next-height = nächste { $height }: +{ $points }
raise-or-lose = erhöhen oder verlieren
raise-short = erhöhen!
storeys-lost = { $storeys } verloren
to-height = dann { $height }
stays = bleibt stehen
new-tower = Ein leerer Platz für einen neuen Turm.
plot = neu

row = Die Kartenreihe
card-at = { $position }, { $card }, { $type }
price = { $bricks ->
        [one] Preis 1 Stein
       *[other] Preis { $bricks } Steine
    }
free = umsonst
price-gives = Preis { $price }, bringt { $bricks }
yours-lies-here = deiner liegt hier
lay-here = nächster hierher
lay-the-last = letzter hierher
then-here = dann hierher
bricks-of = { $bricks } × { $colour }
want-name = { $colour } auf Karte { $position }, { $card }: { $bricks }.

storage = Lager
storage-of = Lager { $bricks } von { $limit }
storage-empty = leer
seals-left = Siegel übrig
cards-held = Karten
stone-name = { $colour }: { $bricks }.
chosen = { $chosen ->
        [1] { $bricks ->
            [1] gewählt
           *[other] 1 von { $bricks }
        }
       *[other] { $chosen } von { $bricks }
    }
how-choose-card = tippe auf eine Karte der Reihe
how-pay-card = tippe auf den Stein, den du ablegst
how-build = tippe auf einen Stein, dann auf einen Turm oder den Bauplatz
how-exchange = tippe auf einen Stein auf einer Karte
how-pay-exchange = wähle, was du gibst
how-pay-building = wähle, womit du bezahlst
how-return-bricks = wähle, was in den Beutel kommt
how-storage-limit = wähle, was in den Beutel kommt
how-swap-give = tippe auf den Stein, den du gibst
to-grow = zu erhöhen
drop = Abbrechen
take-back = { $bricks ->
        [0] andere Karte wählen
       *[other] { $bricks } zurücknehmen
    }
send-return-bricks = { $bricks ->
        [one] 1 Stein
       *[other] { $bricks } Steine
    } abgeben
send-storage-limit = { $bricks ->
        [one] 1 Stein
       *[other] { $bricks } Steine
    } abgeben
send-pay-building = { $bricks ->
        [one] 1 Stein
       *[other] { $bricks } Steine
    } zahlen
send-pay-exchange = { $bricks ->
        [one] 1 Stein
       *[other] { $bricks } Steine
    } geben
still-to-choose = { $bricks ->
        [0] alle gewählt
       *[other] noch { $bricks } wählen
    }
to-building = weiter zum Bauen
finish-building = Bauen beenden · { $cost } zahlen
nothing-falls = nichts fällt
falls = { $towers ->
        [one] { $what } fällt: { $lost } in den Beutel, { $kept } zurück
       *[other] { $what } fallen: { $lost } in den Beutel, { $kept } zurück
    }
nothing-more = Nichts weiter
keep-towers = { $towers ->
        [0] weiter zu den Limits
        [one] 1 Turm behalten
       *[other] { $towers } Türme behalten
    }
loot-name = { $colour } von { $name }: { $bricks }.
sabotage-name = Die Türme von { $name }.
discard-name = { $card }: { $effect }

you-decide = entscheide jetzt
decides-now = entscheidet jetzt
waits-turn = noch nicht dran
is-done = fertig
ignores = nicht betroffen
stage-ignored = Ein Patrizier hält das Ereignis fern.
stage-returned = { $bricks ->
        [one] 1 Stein in den Beutel
       *[other] { $bricks } Steine in den Beutel
    }, { $left } übrig
stage-nothing = nichts zu verlieren
stage-owes = { $bricks ->
        [one] 1 Stein abzugeben
       *[other] { $bricks } Steine abzugeben
    }
stage-tower = ein Turm wird getroffen
stage-chosen = { $chosen } von { $owed } gewählt
filled-later = nach dem Ereignis aufgefüllt

your-cards = Deine Karten
no-cards = noch keine Karten
churches = Kirchen
church-free = freies Kirchenfeld
bag = Im Beutel
bag-of = { $colour }: { $bricks } von { $all } im Beutel
pile-of = { $cards ->
        [one] 1 Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }
all-cards = Alle Karten
cards-of-kind = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
copies = { $copies }-mal{ $start ->
        [0] {""}
       *[other] , davon { $start } am Anfang
    }

how-commissions = tippe auf einen Turm oder sein Fenster, um zu sehen, was er bringt
seal-sum = { $sources ->
        [one] { $parts }
       *[other] { $parts } = { $total }
    }
gain-completed = { $points } für Höhe { $height }
gain-balcony-completed = { $points } Balkon { $number }
gain-floor-bonus = { $points } zuerst auf Höhe { $height }
gain-privilege-paid = { $points } Privileg
gain-last-seal = { $points } letztes Siegel
then-majority = bringt dir die Mehrheit in { $colour }
then-balcony = Balkon { $number } wird frei

# Auf der Seite werden Steine in beliebiger Folge berührt; die Seite ordnet sie, bevor sie gesandt werden.
prompt-return-bricks =
    Gib { $owed ->
        [one] 1 Stein
       *[other] { $owed } Steine
    } in den Beutel ab.
prompt-pay-exchange =
    Gib { $owed ->
        [one] 1 Stein
       *[other] { $owed } Steine
    } dafür.
prompt-pay-building =
    Bezahle { $owed ->
        [one] 1 Stein
       *[other] { $owed } Steine
    } Baukosten.
prompt-storage-limit =
    Dein Lager ist zu voll: Gib { $owed ->
        [one] 1 Stein
       *[other] { $owed } Steine
    } ab.
goals = Deine Türme und die Aufträge
fits-now = passt jetzt: { $points }
goal = Höhe { $height }:
goal-balcony = { $balcony }, Höhe { $height }:
way = { $bricks ->
        [one] 1 Stein
       *[other] { $bricks } Steine
    }, du hast { $have }
way-costs = Kosten { $cost }
