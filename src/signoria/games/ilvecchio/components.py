"""What is in the box, as numbers, for one number of players. Filled from an edition file, never written to afterwards."""

from typing import Final

from mypy_extensions import i64

from signoria.core.vec import vec

PLACES: Final[i64] = 40
PROVINCES: Final[i64] = 18
TILES: Final[i64] = 12
REGIONS: Final[i64] = 3
TRACKS: Final[i64] = 5
MIDDLEMEN: Final[i64] = 5
EVENTS: Final[i64] = 3
HIGHEST_ROLL: Final[i64] = 12
FREE_ROLL: Final[i64] = 7
MOST_SPACES: Final[i64] = 10
NOWHERE: Final[i64] = -1

# Colours of places.
BROWN: Final[i64] = 0
BLACK: Final[i64] = 1
GREY: Final[i64] = 2
WHITE: Final[i64] = 3
VIOLET: Final[i64] = 4
GREEN: Final[i64] = 5
RED: Final[i64] = 6
FLORENCE: Final[i64] = 7

# Tracks.
VENEZIA: Final[i64] = 0
MILANO: Final[i64] = 1
CHIESA: Final[i64] = 2
COUNCIL: Final[i64] = 3
NOBILITY: Final[i64] = 4

# Ways to pay with followers: assassins * 16 + knights * 4 + abbots.
PAYMENTS: Final[i64] = 64
ASSASSIN_STEP: Final[i64] = 16
KNIGHT_STEP: Final[i64] = 4


class Components:
    """Il Vecchio §1. Places and tiles are numbered as in the tables of actions; sets of them are bit masks."""

    def __init__(self, players: i64, less_luck: bool) -> None:  # noqa: PLR0915 (one line a field, compiled as such)
        self.players: i64 = players
        self.less_luck: bool = less_luck
        # the map
        self.places: i64 = 0
        self.florence: i64 = 0
        self.diameter: i64 = 0
        self.colour: Final[vec[i64]] = vec[i64]([NOWHERE] * PLACES)
        self.east: Final[vec[i64]] = vec[i64]([0] * PLACES)
        self.north: Final[vec[i64]] = vec[i64]([0] * PLACES)
        # where to draw places and the numbers of areas, across and down; NOWHERE where the edition does not say
        self.picture: Final[vec[i64]] = vec[i64]([NOWHERE] * (2 * PLACES))
        self.area_picture: Final[vec[i64]] = vec[i64]([NOWHERE] * (2 * (HIGHEST_ROLL + 1)))
        self.area: Final[vec[i64]] = vec[i64]([0] * (HIGHEST_ROLL + 1))
        self.shared: Final[vec[i64]] = vec[i64]([0] * PLACES)
        self.touches: Final[vec[i64]] = vec[i64]([0] * PLACES)
        self.next: Final[vec[i64]] = vec[i64]([NOWHERE] * PLACES)
        self.distance: Final[vec[i64]] = vec[i64]([0] * (PLACES * PLACES))
        # by place and number of roads: what lies no further
        self.reach: Final[vec[i64]] = vec[i64]([0] * (PLACES * PLACES))
        self.gate: Final[vec[i64]] = vec[i64]([NOWHERE] * REGIONS)
        self.region_of: Final[vec[i64]] = vec[i64]([NOWHERE] * PLACES)
        self.of_colour: Final[vec[i64]] = vec[i64]([0] * (FLORENCE + 1))
        self.crest_towns: i64 = 0
        # the tracks
        self.spaces: Final[vec[i64]] = vec[i64]([0] * TRACKS)
        self.first: i64 = 0
        self.cost: Final[vec[i64]] = vec[i64]([0] * (TRACKS * MOST_SPACES))
        self.points: Final[vec[i64]] = vec[i64]([0] * (TRACKS * MOST_SPACES))
        self.marked: Final[vec[i64]] = vec[i64]([0] * TRACKS)
        self.followers: Final[vec[i64]] = vec[i64]([0] * REGIONS)
        self.regular: Final[vec[i64]] = vec[i64]([0] * REGIONS)
        # the tiles
        self.region_tiles: Final[vec[i64]] = vec[i64]([0] * REGIONS)
        self.council_tiles: i64 = 0
        self.nobility_tiles: i64 = 0
        self.nobility_times: Final[vec[i64]] = vec[i64]([0] * TILES)
        self.dealt: i64 = 0
        self.drawn: i64 = 0
        # crests
        self.crests: i64 = 0
        self.crest_pool: Final[vec[i64]] = vec[i64]([0] * EVENTS)
        # goods, money and points
        self.members: i64 = 0
        self.start_money: i64 = 0
        self.right_money: i64 = 0
        self.other_money: i64 = 0
        self.start_carriages: i64 = 0
        self.start_bishops: i64 = 0
        self.brown_florins: i64 = 0
        self.brown_scrolls: i64 = 0
        self.town_followers: i64 = 0
        self.town_carriages: i64 = 0
        self.town_bishops: i64 = 0
        self.green_florins: i64 = 0
        self.recovery_florins: i64 = 0
        self.office_scrolls: i64 = 0
        self.extra_cost: i64 = 0
        self.levy_florins: i64 = 0
        self.everywhere: i64 = 0
        self.majority: i64 = 0
        self.crest_points: i64 = 0
        self.forgone: i64 = 0
        self.rounds: i64 = 0
