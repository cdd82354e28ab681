# Les mots des leçons et de la page « Apprendre ».
learn-title = Apprendre
learn-next-step = Prochaine étape
learn-begin = Commencer
learn-go-on = Continuer
learn-again = Encore une fois
learn-finished = terminée
learn-outdated = Cette leçon est en cours de réécriture.
learn-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
learn-more-to-come = Les leçons des autres jeux sont en préparation. Règles et conseils sont à chaque table.

lesson = Leçon
lesson-step-of = Étape { $step } sur { $steps }
lesson-points-at = Désigne : { $anchor }
lesson-next = Suivant
lesson-back = Retour
lesson-show = Montrez-moi
lesson-do-it = Exécuter
lesson-shown = { $action }
lesson-right = Exact.
lesson-right-then = Exact. Ici, nous continuons avec : { $then }
lesson-not-now = { $action } : permis, mais pas maintenant.
lesson-wrong = { $action } : possible, mais…
lesson-leave = Quitter, garder ma place
lesson-gone = Cette leçon n’existe pas
lesson-over = { $lesson } : terminée
lesson-over-more = Cela suffit pour une première partie. Conseils et règles restent à portée de clic.
lesson-play = Jouer votre première partie
lesson-next-one = Leçon suivante : { $lesson }
