"""Stored positions for the page that draws one without a server.

`python -m tests.browser.stories GAME PLAYERS SEED ENTRIES SEAT FILE` writes one."""

import json
import random
import sys
from pathlib import Path
from typing import Any

import signoria
from signoria.bots.play import decide
from signoria.bots.registry import make_bot
from signoria.core.game import Game
from signoria.core.language import LANGUAGES, SHARED
from signoria.core.match import Match
from signoria.server.http.catalogue import arguments_form
from signoria.server.wire.projection import SeatProjection, dumps

NAMES = ("Livia", "Bianca", "Lorenzo", "Taddeo", "Giulia", "Ugo")


def played(game: Game, players: int, seed: int, entries: int) -> Match:
    """A match after about that many entries, played by chance."""
    chance = random.Random(seed)
    match = game.new(players, seed=seed, seats=NAMES[:players])
    while not match.over and len(match.entries) < entries:
        match.step(chance.choice(match.legal_actions()))
    return match


Scene = tuple[Match, int]
MATCHES = 6


def gallery(key: str) -> dict[str, Scene]:
    """Positions of real matches, each with the seat that looks at it: every question as late as it is asked in the first
    match that asks it, the first decision of a full table, somebody who waits, somebody who watches, and the end."""
    game = signoria.load(key)
    found: dict[str, Scene] = {}
    for seed in range(1, MATCHES + 1):
        players = game.max_players - (seed - 1) % (game.max_players - game.min_players + 1)
        match, asked = led_by_bots(game, players, seed)
        if not found:
            first, middle = match.at(asked[0][1]), match.at(asked[len(asked) // 2][1])
            found = {
                "opening": (first, first.actor),
                "waits": (middle, (middle.actor + 1) % players),
                "watches": (middle, -1),
                "over": (match, 0),
            }
        for question, entries in dict(asked).items():
            if question not in found:
                then = match.at(entries)
                found[question] = (then, then.actor)
        if len(found) >= len(game.prompts) + 4:
            break
    return found


def led_by_bots(game: Game, players: int, seed: int) -> tuple[Match, list[tuple[str, int]]]:
    """A whole match of simple opponents, and every question it asked with the number of entries before it."""
    bot = make_bot("greedy", game, seed)
    match = game.new(players, seed=seed, seats=NAMES[:players])
    asked = []
    while not match.over:
        asked.append((match.prompt().key, len(match.entries)))
        match.step(decide(match, bot))
    return match, asked


def story(match: Match, seat: int) -> dict[str, Any]:
    """The position as a seat sees it, with all the words its page needs."""
    game, shown = match.game, SeatProjection(match, seat)
    folders = {"shared": SHARED, game.key: game.folder / "locale"}
    return {
        "message": dumps(
            {
                "type": "table",
                "seq": 1,
                "table": table_info(match, seat),
                "position": shown.position(),
                "journal": shown.events(),
                "entries": shown.entries(),
            }
        ),
        "game": game.key,
        "arguments": arguments_form(game),
        "words": {
            name: {language: (folder / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES}
            for name, folder in folders.items()
        },
    }


def table_info(match: Match, seat: int) -> dict[str, Any]:
    seats = [
        {"seat": number, "kind": "person", "name": name, "bot": None, "taken": True, "connected": True}
        for number, name in enumerate(match.seats)
    ]
    edition = match.edition
    names = {language: own for language in LANGUAGES if (own := match.game.own_words(edition, language))}
    unsure = [{"note": note, "paths": paths} for note, paths in edition.reconstructed().items()]
    return {
        "table": "story",
        "game": match.game.key,
        "rules": match.game.rules,
        "edition": {"name": edition.name, "hash": edition.hash, "names": names, "reconstructed": unsure},
        "options": dict(match.options),
        "players": match.players,
        "imported": False,
        "seeded": False,
        "closed": False,
        "host": False,
        "scored_at_end": match.game.scored_at_end,
        "agreed": {"hints": "all", "undo": "news", "pace": "calm", "street": 0},
        "seats": seats,
        "seq": 1,
        "over": match.over,
        "you": seat,
    }


def main() -> None:
    key, players, seed, entries, seat, file = sys.argv[1:]
    match = played(signoria.load(key), int(players), int(seed), int(entries))
    Path(file).write_text(json.dumps(story(match, int(seat))), encoding="utf-8")


if __name__ == "__main__":
    main()
