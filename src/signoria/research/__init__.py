"""The games as standard environments: PettingZoo, Gymnasium, OpenSpiel, and many matches at once in arrays.

Import the module you need: `signoria.research.pettingzoo`, `.gymnasium`, `.vector` (extra `research`) or `.openspiel`
(extra `openspiel`). Importing this package alone needs nothing but Signoria.
"""
