# Worte, die alle Bretter im Terminal teilen, auf Deutsch.
you = du

level-name-random = sorglos
level-name-greedy = gewitzt
level-name-apprentice = Lehrling
level-name-journeyman = Geselle
level-name-master = Meister
level-name-consul = Konsul
level-name-magnifico = Magnifico
level-name-plain = schlicht
level-name-with-trait = { $level }, { $trait }
trait-bold = kühn
trait-thrifty = sparsam
trait-builder = baufreudig
