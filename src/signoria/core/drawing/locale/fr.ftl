# Les mots communs à tous les plateaux du terminal, en français.
you = vous

level-name-random = insouciant
level-name-greedy = avisé
level-name-apprentice = apprenti
level-name-journeyman = compagnon
level-name-master = maître
level-name-consul = consul
level-name-magnifico = magnifico
level-name-plain = simple
level-name-with-trait = { $level }, { $trait }
trait-bold = audacieux
trait-thrifty = économe
trait-builder = bâtisseur
