me-title = Vous et vos appareils
me-you = Vous
me-name = Nom à la table
me-save = Enregistrer
me-kept = Enregistré.
me-failed = Cela n’a pas fonctionné. Réessayez dans un instant.
me-colour = Couleur souhaitée, si elle est libre
me-results = { $results ->
        [0] Aucune partie terminée n’est encore enregistrée.
        [one] Une partie terminée vous suit sur tous vos appareils.
       *[other] { $results } parties terminées vous suivent sur tous vos appareils.
    }
me-kept-where = Le serveur garde votre nom, vos places et vos résultats sous une clé que seuls vos appareils possèdent. La personne qui gère le serveur peut les lire.
me-devices = Vos appareils
me-devices-why = Il n’y a pas de mot de passe. Chaque appareil a sa propre clé, créée à sa première visite. Un appareil perdu que vous déconnectez n’ouvre plus rien.
me-here = cet appareil
me-now = maintenant
me-since = depuis le { $day }
me-last = utilisé le { $day }
me-made = créés le { $day }
me-used = utilisés le { $day }
me-never-used = jamais utilisés
me-sign-out = Déconnecter
me-signed-out = Appareil déconnecté. Les liens qu’il gardait ne valent plus rien.
me-device-unknown = Un autre navigateur
me-paper = Mots de secours
me-paper-why = Huit mots sur papier rétablissent tout si vous perdez tous vos appareils.
me-paper-make = Afficher huit mots
me-paper-again = Créer de nouveaux mots
me-paper-once = Notez-les maintenant, ils ne sont affichés qu’une fois. Les mots précédents ne valent plus rien.
me-paper-done = Je les ai notés
me-another = Vers un autre appareil
me-another-why = Vos places et vos résultats y seront aussi. Les deux appareils peuvent servir en même temps.
me-code = Code
me-code-make = Ajouter un appareil
me-code-once = Le code sert une seule fois, pendant cinq minutes, et seulement avec votre accord.
me-code-over = Ce code ne vaut plus rien. Créez-en un autre sur votre premier appareil.
me-qr = Code QR pour les mots { $words }
me-or-type = ou ouvrez cette page là-bas, choisissez « Vous » et tapez
me-time-left = encore { $time }
me-step-1 = Dirigez l’appareil photo de l’autre appareil vers ce code.
me-step-2 = Les deux appareils affichent deux mots. Comparez-les.
me-step-3 = { $seats ->
        [0] Acceptez ici.
        [one] Acceptez ici. Votre place en cours y sera aussi.
       *[other] Acceptez ici. Vos { $seats } places en cours y seront aussi.
    }
me-asks = Un nouvel appareil demande : { $device }
me-compare = Affiche-t-il ces deux mots ?
me-yes = Oui, c’est le mien
me-no = Non
me-added = L’appareil est maintenant à vous.
me-turned-away = L’appareil a été refusé.
me-stop = Arrêter
me-join = Vous êtes déjà connu ailleurs ?
me-join-words = Les quatre mots de votre autre appareil, ou vos huit mots de secours
me-join-go = Continuer
me-wait = Acceptez maintenant sur votre autre appareil. Il affiche ces deux mots :
me-wait-why = S’il en affiche d’autres, refusez.
me-was-refused = L’autre appareil a refusé. Rien n’a changé.
me-joined = Ravi de vous revoir, { $name }. Vos places et vos résultats sont ici.
me-forget = M’oublier
me-forget-why = Nom, appareils et résultats sont effacés. Vos places restent sans nom, et les autres peuvent les libérer.
me-forget-sure = C’est définitif, sur tous vos appareils.
me-forget-yes = Tout effacer
me-private = Cette fenêtre vous oublie
me-private-why = Elle ne garde rien, vous n’avez donc pas de clé ici. Vous pouvez continuer à jouer avec les liens de vos places ; utilisez une autre fenêtre pour avoir vos parties sur tous vos appareils.
