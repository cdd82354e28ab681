# Words that every board in the terminal shares, in English.
you = you

level-name-random = random
level-name-greedy = greedy
level-name-apprentice = apprentice
level-name-journeyman = journeyman
level-name-master = master
level-name-consul = consul
level-name-magnifico = magnifico
level-name-plain = plain
level-name-with-trait = { $level }, { $trait }
trait-bold = bold
trait-thrifty = thrifty
trait-builder = builder at heart
