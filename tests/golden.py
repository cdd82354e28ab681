"""Golden playthroughs: whole matches as text that a person can read against the rulebook.

`python -m tests.golden medici` writes those that are missing. A file is replayed from its own entries, so a change of bots does
not touch it; a change of rules does, and then the game's RULES number is raised and the file written anew.
"""

import re
import sys
from itertools import groupby
from pathlib import Path

from signoria.bots.play import ask
from signoria.bots.registry import make_bot
from signoria.core import registry
from signoria.core.game import Game
from signoria.core.journal import EVERYONE, Event
from signoria.core.match import Match
from signoria.core.state import CHANCE

FOLDER = Path(__file__).parent / "games"
HEAD = re.compile(r"# (?P<game>\w+), rules (?P<rules>\d+), edition (?P<edition>\S+) (?P<hash>\S+), (?P<players>\d) players")
OPTION = re.compile(r"^# option (\S+) = (\S+)$", re.MULTILINE)
ENTRY = re.compile(r"^\[\d+\] (?P<who>chance|seat \d): (?P<text>.+)$", re.MULTILINE)


def files(game: str) -> list[Path]:
    return sorted((FOLDER / game / "golden").glob("*.txt"))


def told(game: Game, event: Event) -> str:
    form = game.event_json(event)
    args = " ".join(f"{name}={value}" for name, value in form.items() if name not in ("event", "rule"))
    whom = "" if event.audience == EVERYONE else f" [only seats {[s for s in range(8) if event.audience >> s & 1]}]"
    return f"    {form['event']} {args} ({form['rule']}){whom}".replace("  (", " (")


def choices(game: Game, actions: list[int]) -> str:
    """Legal actions, rows of numbers shortened: `pass | bid 6..38`."""
    words = []
    for _, group in groupby(enumerate(actions), lambda pair: (game.actions.verb(pair[1]).key, pair[1] - pair[0])):
        ids = [action for _, action in group]
        first, last = game.text(ids[0]), game.text(ids[-1])
        if len(ids) > 2 and len(game.actions.verb(ids[0]).args) == 1:
            words.append(f"{first}..{last.split()[-1]}")
        else:
            words += [game.text(action) for action in ids]
    return " | ".join(words)


def render(match: Match) -> str:
    game, edition = match.game, match.edition
    lines = [
        f"# {game.key}, rules {game.rules}, edition {edition.name} {edition.content_hash[7:19]}, {match.players} players",
        *(f"# option {key} = {value}" for key, value in match.options.items()),
    ]
    replay = match.at(0)
    lines += [told(game, each.event) for each in replay.told]
    for number, entry in enumerate(match.entries):
        if entry.actor == CHANCE:
            lines.append(f"[{number + 1}] chance: {game.outcome_text(entry.id)}")
        else:
            prompt = replay.prompt()
            lines.append(f"    ? seat {entry.actor}: {prompt.key} ({prompt.rule}): {choices(game, replay.legal_actions())}")
            lines.append(f"[{number + 1}] seat {entry.actor}: {game.text(entry.id)}")
        before = len(replay.told)
        replay.replay(entry.id)
        lines += [told(game, each.event) for each in replay.told[before:]]
    lines.append(f"scores {match.scores()}, rivals {match.state.rivals()}, places {match.placings()}")
    return "\n".join(lines) + "\n"


def replay_file(text: str) -> Match:
    """The match a golden file tells of, rebuilt from its entries alone."""
    head = HEAD.match(text)
    assert head is not None, "a golden file begins with its game, rules, edition and players"
    game = registry.load(head["game"])
    assert int(head["rules"]) == game.rules, f"written for rules {head['rules']}, the game has rules {game.rules}"
    options = {key: value for key, value in OPTION.findall(text)}
    typed = {o.key: o.accept(options[o.key].lower() if isinstance(o.default, bool) else options[o.key]) for o in game.options}
    match = Match(game, int(head["players"]), seed=0, edition=head["edition"], options=typed, draw=False)
    assert match.edition.content_hash[7:19] == head["hash"], "the edition has changed since the file was written"
    for entry in ENTRY.finditer(text):
        table = game.outcomes if entry["who"] == "chance" else game.actions
        match.replay(table.parse(entry["text"]))
    return match


def write(key: str) -> None:
    game = registry.load(key)
    for players, bot, seed in (
        (game.min_players, "greedy", 1),
        (game.max_players, "greedy", 2),
        (game.max_players, "random", 3),
    ):
        path = FOLDER / key / "golden" / f"{players}-players-{bot}-{seed}.txt"
        if not path.exists():
            match = game.new(players, seed=seed)
            bots = [make_bot(bot, game, seat) for seat in range(players)]
            while not match.over:
                match.step(ask(match, bots[match.actor]).action)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(render(match), encoding="utf-8")
            print(path.relative_to(FOLDER))


if __name__ == "__main__":
    for name in sys.argv[1:] or registry.names():
        write(name)
