"""What is in the box of Firenze, written down a second time: the numbers of the cards, tiles and commissions."""

from collections.abc import Generator
from typing import Any

COLOURS = ("white", "yellow", "green", "red-brown", "blue", "purple")
COST = (0, 0, 0, 1, 3, 6, 10)
FLOORS = {5: 1, 6: 2, 7: 3, 8: 4}
MAJORITY = dict(zip(COLOURS, (2, 2, 3, 3, 4, 4), strict=True))
VALUES = {
    "white": (1, 2, 3, 4, 5, 7),
    "yellow": (1, 2, 3, 5, 6, 8),
    "green": (1, 2, 4, 5, 7, 9),
    "red-brown": (1, 3, 4, 6, 8, 10),
    "blue": (2, 3, 5, 7, 9, 12),
    "purple": (2, 3, 5, 7, 10, 13),
}
TILES = (
    {("white", 6): 7, ("yellow", 5): 6, ("green", 5): 7, ("red-brown", 5): 7, ("blue", 4): 6},
    {("yellow", 6): 8, ("green", 6): 8, ("red-brown", 6): 9, ("blue", 5): 8, ("purple", 5): 8},
    {("white", 8): 13, ("yellow", 7): 12, ("green", 7): 13, ("red-brown", 7): 14, ("blue", 6): 13},
    {("yellow", 8): 14, ("green", 8): 15, ("blue", 7): 15, ("purple", 6): 13},
)
DECK = {  # copies, start cards
    "tribute": (2, 0),
    "luxury-tax": (2, 0),
    "flood": (2, 0),
    "warehouse-fire": (3, 0),
    "collapse": (4, 0),
    "mason": (4, 2),
    "smuggler": (3, 1),
    "saboteur": (3, 0),
    "spy": (2, 0),
    "patrician": (3, 1),
    "princess": (2, 1),
    "wholesaler": (2, 1),
    "architect": (2, 1),
    "monument": (3, 0),
    "recognition": (3, 0),
    "scandal": (2, 0),
    "workshop": (2, 1),
    "storehouse": (2, 1),
    "trading-house": (2, 1),
    "privilege-5": (1, 0),
    "privilege-6": (1, 0),
    "privilege-7": (1, 0),
    "campanile": (1, 0),
}
NAMES = list(DECK)
EVENTS, PERSONS, FEASTS, BUILDINGS, CHURCHES = NAMES[:5], NAMES[5:13], NAMES[13:16], NAMES[16:19], NAMES[19:]
PRIVILEGES = {"privilege-5": (5, 2), "privilege-6": (6, 3), "privilege-7": (7, 4)}
SPACES = [(colour, height) for colour in COLOURS for height in range(3, 9)]

Asking = Generator[tuple[Any, Any], str, Any]
