"""Reads a Medici edition into components for one number of players, and refuses what cannot be played."""

from mypy_extensions import i64

from signoria.core.edition import Edition, Reader
from signoria.core.vec import vec
from signoria.games.medici.actions import HIGHEST_BID
from signoria.games.medici.components import GOODS, LARGEST_LOT, OUTCOME_NEUTRAL, VALUES, Components

FEWEST = 3
MOST = 6
MOST_CARDS = 7
TOP_LEVEL = 7
LARGEST_WAREHOUSE = 5
MOST_ROUNDS = 3


def read_components(edition: Edition, players: int) -> Components:
    """Medici §1: the components for a number of players. Everything is checked, whatever the number."""
    top = edition.reader()
    kinds = read_cards(top.table("cards"))
    parts = Components(players, kinds)
    total = sum(copies for _, _, copies in kinds)
    play = top.table("play")
    parts.rounds = play.integer("rounds", 1, MOST_ROUNDS)
    parts.warehouse = play.integer("warehouse", 1, LARGEST_WAREHOUSE)
    parts.lot = play.integer("lot", 1, LARGEST_LOT)
    play.done()
    parts.dealt = by_players(top.table("dealt"), 1, total)[players]
    parts.money = by_players(top.table("money"), 1, HIGHEST_BID)[players]
    read_track(top.table("track"), parts)
    parts.payout = vec[i64](read_payouts(top.table("warehouses"))[players])
    top.done()
    check_largest_fortune(top, parts)
    return parts


def read_cards(table: Reader) -> list[tuple[int, int, int]]:
    """The kinds of cards as (outcome, value, copies), ascending."""
    values = table.integers("values", 0, VALUES - 1)
    if not 1 <= len(values) <= MOST_CARDS:
        raise table.fail("values", f"1 to {MOST_CARDS} cards of each good")
    neutral = table.integer("neutral", 0, 20)
    table.done()
    kinds = [(good * VALUES + value, value, values.count(value)) for good in range(GOODS) for value in sorted(set(values))]
    return [*kinds, (OUTCOME_NEUTRAL, neutral, 1)]


def by_players(table: Reader, low: int, high: int) -> dict[int, int]:
    found = {players: table.integer(str(players), low, high) for players in range(FEWEST, MOST + 1)}
    table.done()
    return found


def read_track(table: Reader, parts: Components) -> None:
    """Medici §7: levels with their bonuses, and the two prizes."""
    bonus = table.integers("bonus", 0, 100)
    if not 2 <= len(bonus) <= TOP_LEVEL + 1:
        raise table.fail("bonus", f"2 to {TOP_LEVEL + 1} levels, the base field first")
    parts.bonus = vec[i64](bonus)
    parts.top = len(bonus) - 1
    parts.prize[0] = table.integer("first", 0, 100)
    parts.prize[1] = table.integer("second", 0, parts.prize[0])
    table.done()


def read_payouts(table: Reader) -> dict[int, list[int]]:
    """Medici §6: what each place is paid, never rising from a better place to a worse one."""
    found: dict[int, list[int]] = {}
    for players in range(FEWEST, MOST + 1):
        row = table.table(str(players))
        found[players] = row.integers("florins", 0, 100, players)
        if found[players] != sorted(found[players], reverse=True):
            raise row.fail("florins", "payouts that do not rise from a better place to a worse one")
        row.done()
    table.done()
    return found


def check_largest_fortune(top: Reader, parts: Components) -> None:
    """Bids are bounded by the table of actions: nobody may ever own more than the largest bid."""
    a_round = parts.payout[0] + GOODS * (parts.prize[0] + max(parts.bonus))
    most = parts.money + (parts.rounds - 1) * a_round
    if most > HIGHEST_BID:
        raise top.wrong(f"a player could own {most} florins, bids go up to {HIGHEST_BID}; lower money, payouts or bonuses")
