me-title = Du und deine Geräte
me-you = Du
me-name = Name am Tisch
me-save = Speichern
me-kept = Gespeichert.
me-failed = Das hat nicht geklappt. Versuche es gleich noch einmal.
me-colour = Wunschfarbe, falls sie frei ist
me-results = { $results ->
        [0] Noch ist keine beendete Partie gespeichert.
        [one] Eine beendete Partie hast du auf allen Geräten dabei.
       *[other] { $results } beendete Partien hast du auf allen Geräten dabei.
    }
me-kept-where = Der Server speichert Namen, Plätze und Ergebnisse unter einem Schlüssel, den nur deine Geräte haben. Wer den Server betreibt, kann sie lesen.
me-devices = Deine Geräte
me-devices-why = Es gibt kein Passwort. Jedes Gerät hat einen eigenen Schlüssel, der beim ersten Besuch entsteht. Ein verlorenes Gerät, das du abmeldest, öffnet nichts mehr.
me-here = dieses Gerät
me-now = jetzt
me-since = seit { $day }
me-last = zuletzt { $day }
me-made = erstellt am { $day }
me-used = benutzt am { $day }
me-never-used = nie benutzt
me-sign-out = Abmelden
me-signed-out = Abgemeldet. Auch Links, die es noch hatte, gelten nicht mehr.
me-device-unknown = Ein anderer Browser
me-paper = Wörter zur Wiederherstellung
me-paper-why = Acht Wörter auf Papier bringen alles zurück, wenn du alle Geräte verlierst.
me-paper-make = Acht Wörter anzeigen
me-paper-again = Neue Wörter erstellen
me-paper-once = Schreib sie jetzt auf, sie werden nur einmal gezeigt. Frühere Wörter gelten nicht mehr.
me-paper-done = Ich habe sie aufgeschrieben
me-another = Auf ein anderes Gerät
me-another-why = Deine Plätze und Ergebnisse sind dann auch dort. Beide Geräte lassen sich gleichzeitig benutzen.
me-code = Code
me-code-make = Gerät hinzufügen
me-code-once = Der Code gilt einmal, fünf Minuten lang und nur mit deinem Ja.
me-code-over = Dieser Code gilt nicht mehr. Erstelle auf deinem ersten Gerät einen neuen.
me-qr = QR-Code für die Wörter { $words }
me-or-type = oder öffne dort diese Seite, wähle „Du“ und tippe
me-time-left = noch { $time }
me-step-1 = Richte die Kamera des anderen Geräts hierher.
me-step-2 = Beide Geräte zeigen zwei Wörter. Vergleiche sie.
me-step-3 = { $seats ->
        [0] Sag hier Ja.
        [one] Sag hier Ja. Dein offener Platz ist dann auch dort.
       *[other] Sag hier Ja. Deine { $seats } offenen Plätze sind dann auch dort.
    }
me-asks = Ein neues Gerät fragt an: { $device }
me-compare = Zeigt es diese zwei Wörter?
me-yes = Ja, meins
me-no = Nein
me-added = Das Gerät gehört jetzt zu dir.
me-turned-away = Das Gerät wurde abgewiesen.
me-stop = Abbrechen
me-join = Du bist schon auf einem anderen Gerät bekannt?
me-join-words = Vier Wörter von deinem anderen Gerät oder deine acht Wörter zur Wiederherstellung
me-join-go = Weiter
me-wait = Sag jetzt auf deinem anderen Gerät Ja. Es zeigt diese zwei Wörter:
me-wait-why = Zeigt es andere Wörter, dann sag dort Nein.
me-was-refused = Das andere Gerät hat Nein gesagt. Nichts hat sich geändert.
me-joined = Willkommen zurück, { $name }. Deine Plätze und Ergebnisse sind hier.
me-forget = Mich vergessen
me-forget-why = Name, Geräte und Ergebnisse werden gelöscht. Deine Plätze bleiben ohne Namen, und die anderen können sie freigeben.
me-forget-sure = Das lässt sich auf keinem deiner Geräte rückgängig machen.
me-forget-yes = Alles löschen
me-private = Dieses Fenster vergisst dich
me-private-why = Es speichert nichts, deshalb hast du hier keinen Schlüssel. Mit den Links deiner Plätze kannst du weiterspielen. Nimm ein anderes Fenster, wenn du deine Partien auf allen Geräten haben willst.
