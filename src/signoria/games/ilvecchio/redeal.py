"""What a seat of Il Vecchio cannot know is dealt anew: tiles in other hands, and in the layers of the two stacks.

A seat knows how many tiles every other player drew from which layer, which tiles it saw itself, and from which layer each of
these came; and it knows tiles that were turned up. A history of looks is drawn that agrees with all of this: going back in
time first, what each tile's later appearances demand of it; then forward, choosing at random among what is left.
"""

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import bit, count_bits
from signoria.core.rng import Rng
from signoria.core.vec import vec
from signoria.games.ilvecchio.components import TILES
from signoria.games.ilvecchio.questions import list_answers
from signoria.games.ilvecchio.table import (
    COUNCIL_STACK,
    COUNCIL_TILES,
    FINISHED,
    HAND,
    HIDDEN_TILE,
    KEEPING,
    KEPT,
    LAYERS,
    LOOKER,
    LOOKS,
    NOBILITY_STACK,
    NOBILITY_TILES,
    OWN,
    SEEN,
    STACK,
    START_TILE,
    IlVecchioPosition,
)

NOT_SEEN: Final[i64] = -1


class Memory:
    """One stack as a seat remembers it, and a history that would look the same to that seat."""

    def __init__(self, table: IlVecchioPosition, seat: i64, stack: i64) -> None:
        self.seat: i64 = seat
        self.base: i64 = stack * STACK
        self.looks: i64 = table.stacks[stack * STACK + LOOKS]
        self.all_tiles: i64 = 0
        # By look and layer: how many tiles were drawn, how many had been there, and which ones if the seat drew them.
        self.count: vec[i64] = vec[i64]([0] * (LAYERS * LAYERS))
        self.size: vec[i64] = vec[i64]([0] * (LAYERS * LAYERS))
        self.drew: vec[i64] = vec[i64]([0] * (LAYERS * LAYERS))
        # By look: the tile kept if the seat knows it, else -1; and whether the choice is still pending.
        self.kept: vec[i64] = vec[i64]([NOT_SEEN] * LAYERS)
        self.choosing: vec[i64] = vec[i64]([0] * LAYERS)
        # By look and tile: the layers in which the tile may lie before that look; and by look, the tiles that may be gone.
        self.may_lie: vec[i64] = vec[i64]([0] * (LAYERS * TILES))
        self.may_be_gone: vec[i64] = vec[i64]([0] * LAYERS)
        # The new history.
        self.layer: vec[i64] = vec[i64]([0] * LAYERS)
        self.seen: vec[i64] = vec[i64]([0] * LAYERS)
        self.chosen: vec[i64] = vec[i64]([NOT_SEEN] * LAYERS)
        self.recall(table, stack)

    def recall(self, table: IlVecchioPosition, stack: i64) -> None:
        """Il Vecchio §4.3, V9: what the looks so far have shown to the seat."""
        base = self.base
        for layer in range(LAYERS):
            self.all_tiles |= table.stacks[base + layer]
        for i in range(self.looks):
            self.all_tiles |= table.stacks[base + SEEN + i]
        lies = vec[i64]([0] * LAYERS)
        lies[0] = self.all_tiles
        for i in range(self.looks):
            seen = table.stacks[base + SEEN + i]
            kept = table.stacks[base + KEPT + i]
            for layer in range(LAYERS):
                at = i * LAYERS + layer
                self.size[at] = count_bits(lies[layer])
                self.count[at] = count_bits(lies[layer] & seen)
                if self.own_look(table, i):
                    self.drew[at] = lies[layer] & seen
                lies[layer] &= ~seen
            if kept < 0:
                self.choosing[i] = 1
            else:
                lies[i + 1] = seen & ~bit(kept)
                if self.own_look(table, i) or is_public(table, stack, table.stacks[base + LOOKER + i], kept):
                    self.kept[i] = kept

    def own_look(self, table: IlVecchioPosition, i: i64) -> bool:
        return table.stacks[self.base + LOOKER + i] == self.seat

    # ---- back in time ---------------------------------------------------------------------------------------------------

    def look_back(self, table: IlVecchioPosition) -> None:
        """For every look: where each tile may lie before it, as far as the tile's own later appearances tell."""
        everywhere: i64 = (bit(LAYERS)) - 1
        for tile in range(TILES):
            self.may_lie[self.looks * TILES + tile] = everywhere
        self.may_be_gone[self.looks] = (bit(TILES)) - 1
        for back in range(self.looks):
            i = self.looks - 1 - back
            self.may_be_gone[i] = self.may_be_gone[i + 1]
            for tile in range(TILES):
                if self.own_look(table, i):
                    self.look_back_at_own(i, tile)
                else:
                    self.look_back_at_other(i, tile)

    def look_back_at_own(self, i: i64, tile: i64) -> None:
        later = self.may_lie[(i + 1) * TILES + tile]
        found: i64 = 0
        for layer in range(i + 1):
            at = i * LAYERS + layer
            if (self.drew[at] >> tile) & 1 != 0:
                self.may_lie[i * TILES + tile] = bit(layer)
                self.may_be_gone[i] &= ~bit(tile)
                return
            if self.count[at] < self.size[at]:
                found |= later & bit(layer)
        self.may_lie[i * TILES + tile] = found

    def look_back_at_other(self, i: i64, tile: i64) -> None:
        later = self.may_lie[(i + 1) * TILES + tile]
        known = self.kept[i] == tile
        found: i64 = 0
        for layer in range(i + 1):
            at = i * LAYERS + layer
            if self.count[at] < self.size[at] and not known:
                found |= later & bit(layer)
            if self.count[at] > 0 and (known or self.may_be_drawn(i, tile)):
                found |= bit(layer)
        if known:
            self.may_be_gone[i] &= ~bit(tile)
        self.may_lie[i * TILES + tile] = found

    def may_be_kept(self, i: i64, tile: i64) -> bool:
        if self.kept[i] >= 0:
            return self.kept[i] == tile
        return (self.may_be_gone[i + 1] >> tile) & 1 != 0

    def may_go_back(self, i: i64, tile: i64) -> bool:
        return self.kept[i] != tile and (self.may_lie[(i + 1) * TILES + tile] >> (i + 1)) & 1 != 0

    def may_be_drawn(self, i: i64, tile: i64) -> bool:
        return self.choosing[i] != 0 or self.may_be_kept(i, tile) or self.may_go_back(i, tile)

    # ---- and forward ----------------------------------------------------------------------------------------------------

    def invent(self, table: IlVecchioPosition, rng: Rng) -> bool:
        """Draw a history; False if its choices led nowhere."""
        for layer in range(LAYERS):
            self.layer[layer] = 0
        self.layer[0] = self.all_tiles
        for i in range(self.looks):
            own = self.own_look(table, i)
            drawn: i64 = 0
            for layer in range(i + 1):
                at = i * LAYERS + layer
                if self.count[at] == 0:
                    continue
                part = self.drew[at] if own else self.draw_part(i, layer, rng)
                if part & ~self.layer[layer] != 0 or count_bits(part) != self.count[at]:
                    return False
                self.layer[layer] &= ~part
                drawn |= part
            self.seen[i] = drawn
            if self.choosing[i] != 0:
                self.chosen[i] = NOT_SEEN
                continue
            kept = self.kept[i] if self.kept[i] >= 0 else self.choose_kept(i, drawn, rng)
            if kept < 0 or (drawn >> kept) & 1 == 0:
                return False
            self.chosen[i] = kept
            self.layer[i + 1] = drawn & ~bit(kept)
        return True

    def draw_part(self, i: i64, layer: i64, rng: Rng) -> i64:
        """The tiles another player drew from a layer: those that cannot have stayed, and a random choice of the others."""
        wanted = self.count[i * LAYERS + layer]
        must: i64 = 0
        can: i64 = 0
        for tile in range(TILES):
            if (self.layer[layer] >> tile) & 1 != 0:
                stays = wanted < self.size[i * LAYERS + layer]
                stays = stays and self.kept[i] != tile and (self.may_lie[(i + 1) * TILES + tile] >> layer) & 1 != 0
                if self.may_be_drawn(i, tile):
                    if stays:
                        can |= bit(tile)
                    else:
                        must |= bit(tile)
                elif not stays:
                    return 0
        return must | choose_some(can, wanted - count_bits(must), rng)

    def choose_kept(self, i: i64, drawn: i64, rng: Rng) -> i64:
        """The tile another player kept: one that cannot have gone back, else any that may be gone."""
        must: i64 = 0
        can: i64 = 0
        for tile in range(TILES):
            if (drawn >> tile) & 1 != 0:
                if not self.may_go_back(i, tile):
                    must |= bit(tile)
                if self.may_be_kept(i, tile):
                    can |= bit(tile)
        if must != 0:
            can &= must
            if count_bits(must) > 1:
                return NOT_SEEN
        one = choose_some(can, 1, rng)
        for tile in range(TILES):
            if (one >> tile) & 1 != 0:
                return tile
        return NOT_SEEN


def is_public(table: IlVecchioPosition, stack: i64, looker: i64, tile: i64) -> bool:
    """Il Vecchio §4.3, V9, V10: a council tile once turned up; a nobility tile once scored."""
    if stack == COUNCIL_STACK:
        return (table.own[looker * OWN + COUNCIL_TILES] >> tile) & 1 != 0
    return table.stage == FINISHED


def choose_some(tiles: i64, number: i64, rng: Rng) -> i64:
    """A random choice of so many tiles; nothing if there are not enough."""
    if number <= 0 or count_bits(tiles) < number:
        return 0
    chosen: i64 = 0
    for _ in range(number):
        left = rng.below(count_bits(tiles & ~chosen))
        for tile in range(TILES):
            if (tiles & ~chosen) >> tile & 1 != 0:
                if left == 0:
                    chosen |= bit(tile)
                    break
                left -= 1
    return chosen


def redeal_stack(table: IlVecchioPosition, seat: i64, stack: i64, rng: Rng) -> None:
    """Il Vecchio §4.3, V9: a stack, and the tiles taken from it, as they might be for all the seat knows."""
    base = stack * STACK
    if table.stacks[base + LOOKS] == 0:
        return
    memory = Memory(table, seat, stack)
    memory.look_back(table)
    # The truth is one of the histories, so one is found.
    while not memory.invent(table, rng):
        pass
    for layer in range(LAYERS):
        table.stacks[base + layer] = memory.layer[layer]
    if stack == NOBILITY_STACK:
        for other in range(table.players):
            table.own[other * OWN + NOBILITY_TILES] = 0
    for i in range(memory.looks):
        kept = memory.chosen[i]
        looker = table.stacks[base + LOOKER + i]
        table.stacks[base + SEEN + i] = memory.seen[i]
        table.stacks[base + KEPT + i] = kept
        if kept >= 0:
            if stack == NOBILITY_STACK:
                table.own[looker * OWN + NOBILITY_TILES] |= bit(kept)
            elif memory.kept[i] < 0:
                table.own[looker * OWN + HIDDEN_TILE] = kept


def redeal_hands(table: IlVecchioPosition, seat: i64, rng: Rng) -> None:
    """Il Vecchio §2, V3, V26: in the set-up the tiles dealt to others, apart from those they keep openly."""
    unknown = table.parts.council_tiles
    for other in range(table.players):
        own = other * OWN
        unknown &= ~(table.own[own + HAND] if other == seat else table.own[own + COUNCIL_TILES])
    for other in range(table.players):
        own = other * OWN
        if other != seat and table.own[own + HAND] != 0:
            open_tiles = table.own[own + COUNCIL_TILES]
            dealt = choose_some(unknown, count_bits(table.own[own + HAND] & ~open_tiles), rng)
            unknown &= ~dealt
            table.own[own + HAND] = open_tiles | dealt
    table.stacks[COUNCIL_STACK * STACK] = unknown


def redeal(table: IlVecchioPosition, seat: i64, rng: Rng) -> None:
    """Il Vecchio §2, §4.3, V9: everything the seat cannot know; a question about hidden tiles changes with them."""
    hands: i64 = 0
    for other in range(table.players):
        hands |= table.own[other * OWN + HAND]
    if hands != 0:
        redeal_hands(table, seat, rng)
    else:
        redeal_stack(table, seat, COUNCIL_STACK, rng)
        redeal_stack(table, seat, NOBILITY_STACK, rng)
    if table.waiting == KEEPING or table.waiting == START_TILE:
        list_answers(table)
