"""Write matches of the arena as a data set.

Logs do not hold what a search found, so each bot searches again, in the same match with the same seed. It must decide as it
did, which also means that it stops as early as it did.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from signoria.arena.worker import BOT_SEEDS
from signoria.bots.play import perspective_of
from signoria.bots.registry import fingerprint, make_bot
from signoria.bots.search_bot import SearchBot
from signoria.core import log
from signoria.core.atomic_file import replacing
from signoria.core.errors import BadSetup, IllegalAction
from signoria.core.match import Match
from signoria.core.observed import observed
from signoria.core.returns import PLACING, returns
from signoria.research.dataset import BadDataset, pa, parquet, schema

SAME: Final = ("game", "players", "rules", "edition", "options")
# Decisions in one row group of the file.
ROWS: Final = 4096


def write_dataset(results: list[dict[str, Any]], path: Path) -> int:
    """All decisions of results that have logs; returns how many there are."""
    logged = [result for result in results if "log" in result]
    if not logged:
        raise BadSetup("none of these results has a log; play them with --logs")
    about = {key: logged[0][key] for key in SAME}
    if any({key: result[key] for key in SAME} != about for result in logged):
        raise BadDataset(f"a data set holds one {', '.join(SAME)}; give a results file with one only")
    game = log.rebuild(logged[0]["log"]).game
    about |= {"features": game.features(about["players"]), "actions": game.actions.size}
    form, count = schema(about), 0
    with replacing(path) as partial, parquet.ParquetWriter(partial, form, compression="zstd") as writer:
        rows: list[dict[str, Any]] = []
        for result in logged:
            rows += decisions(result)
            while len(rows) >= ROWS:
                writer.write_table(pa.Table.from_pylist(rows[:ROWS], form))
                count, rows = count + ROWS, rows[ROWS:]
        writer.write_table(pa.Table.from_pylist(rows, form))
    return count + len(rows)


def decisions(result: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The decisions of one match in their order."""
    played = log.rebuild(result["log"])
    game = played.game
    match = Match(game, played.players, seed=result["seed"], edition=played.edition, options=played.options)
    bots = thinkers(result, match)
    worth, scores, places = returns(played.state, PLACING), played.scores(), played.placings()
    taken = [entry for entry in played.entries if entry.actor >= 0]
    last = {entry.actor: at for at, entry in enumerate(taken)}
    for at, entry in enumerate(taken):
        if match.actor != entry.actor:
            raise BadDataset(f"{result['key']}: this log does not replay from its seed; it was not played by this arena")
        legal = match.legal_actions()
        yield {
            "match": result["key"], "entry": len(match.entries), "seat": entry.actor, "bot": result["bots"][entry.actor],
            "observation": observed(match.state, entry.actor), "legal": legal, "action": entry.id,
            **thought(bots.get(entry.actor), match, legal, entry.id, result["key"]),
            "last": last[entry.actor] == at, "return": worth[entry.actor], "score": scores[entry.actor],
            "place": places[entry.actor],
        }  # fmt: skip
        try:
            match.step(entry.id)
        except IllegalAction as error:
            raise BadDataset(f"{result['key']}: {error}") from None


def thinkers(result: dict[str, Any], match: Match) -> dict[int, SearchBot]:
    """The bots that search, made as the arena made them, where they are still the same."""
    found = {}
    for seat, name in enumerate(result["bots"]):
        if fingerprint(name, match.game) == result["makeup"][seat]:
            bot = make_bot(name, match.game, result["seed"] * BOT_SEEDS + seat)
            if isinstance(bot, SearchBot):
                found[seat] = bot
    return found


def thought(bot: SearchBot | None, match: Match, legal: list[int], action: int, key: str) -> dict[str, Any]:
    """The visits and expected values of every legal action in the bot's search, and the value of the position."""
    if bot is None:
        return {"visits": None, "worths": None, "value": None}
    perspective = perspective_of(match, bot.seed)
    tree, decided = bot.decide(perspective)
    if decided.action != action:
        raise BadDataset(f"{key}: {bot.game.title} after {len(match.entries)} entries: the bot decides otherwise than it did")
    choices = bot.choices_of(tree, perspective)
    found = {choice.action: choice for choice in choices}
    total = sum(choice.visits for choice in choices)
    return {
        "visits": [found[each].visits if each in found else 0 for each in legal],
        "worths": [found[each].worth if each in found else None for each in legal],
        "value": sum(choice.visits * choice.worth for choice in choices) / total if total else None,
    }
