# Worte, die alle Bretter im Terminal teilen, auf Deutsch.
you = du

level-name-random = sorglos
level-name-greedy = gewitzt
level-name-apprentice = Lehrling
level-name-journeyman = Geselle
level-name-master = Meister
level-name-magnifico = Magnifico
level-name-plain = schlicht
