"""How far a match of Il Vecchio is: the takeovers there were, and the fewest that could bring the end."""

from typing import Final

from signoria.games.ilvecchio.bots.judgement.prospects import time_left
from signoria.games.ilvecchio.components import TRACKS
from signoria.games.ilvecchio.state import IlVecchioState
from signoria.games.ilvecchio.table import FILLED, TRACK

# A beginning is as many takeovers away from the end for each family; `time_left` counts in these.
WHOLE: Final = 4


def progress(state: IlVecchioState) -> float:
    done = sum(float(state.tracks[track * TRACK + FILLED]) for track in range(TRACKS))
    left = float(WHOLE * state.players) * time_left(state)
    return done / (done + left) if done else 0.0
