"""How strong the opponents are: every level against the one below it, the strongest against simpler ones, Florence alone.

    python benchmarks/strength.py [--results benchmarks/strength.jsonl] [--game GAME] [--only WORD] [--tables] [--workers N]

Plays what is missing in the results file, batch by batch, so it can be stopped and goes on where it was; `--most N` plays at
most so many matches of a pairing. `--tables` plays nothing and prints the tables of docs/strength.md from the results there
are: your own, or those published with a release. `--sentences` writes what players are told of each level, in every language,
from the same results. A bot that was changed since plays again.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from signoria.arena import statistics as stats
from signoria.arena.results import by_key, read_results
from signoria.arena.run import run_schedule
from signoria.arena.schedule import Fixture, schedule
from signoria.bots.registry import GREEDY, LEVELS, PLAIN
from signoria.core import registry
from signoria.core.game import OptionValue

MAIN = {key: registry.load(key).players_or_usual() for key in ("florence", "medici", "firenze", "ilvecchio")}
# What a level has to win against opponents all of the level below it, by players at the table.
WANTED = {2: 0.70, 3: 0.55, 4: 0.45}
MANY, SOME, FEW = 200, 40, 24
FEWEST = 2
STRONGEST = LEVELS[-1]
HEADS = "| players | bot | against | matches | won | 95 % | wanted | points | theirs | ms a decision | theirs |"


@dataclass(frozen=True)
class Pairing:
    """One bot against others of another kind, or alone."""

    game: str
    players: int
    bots: tuple[str, ...]
    matches: int
    options: dict[str, OptionValue] = field(default_factory=dict)

    def fixtures(self) -> list[Fixture]:
        # Every deal from every seat.
        whole = -(-self.matches // self.players) * self.players
        return schedule(registry.load(self.game), self.bots, self.players, whole, options=self.options)

    def name(self) -> str:
        against = f" against {self.bots[1]}" if len(self.bots) > 1 else ""
        return f"{self.game}, {self.players} players, {self.bots[0]}{against}, {options_name(self)}"


def options_name(pairing: Pairing) -> str:
    on = [key for key, value in pairing.options.items() if value]
    harder = [key for key in registry.load(pairing.game).check_options(None) if key.startswith("harder-")]
    return "all harder switches" if harder and on == harder else ", ".join(on) or "as usual"


def steps() -> list[tuple[str, str]]:
    """Each level with the one below it, the strongest first."""
    return list(zip(LEVELS[:0:-1], LEVELS[-2::-1], strict=True))


def ladder() -> list[tuple[str, str]]:
    """What players are told of: every level from the weakest on, and who it was measured against."""
    return [(LEVELS[0], GREEDY), *steps()[::-1]]


def pairings() -> Iterator[Pairing]:
    """The main numbers of players first, so that a run that is broken off has what matters most."""
    for key, players in MAIN.items():
        for above, below in steps():
            yield Pairing(key, players, (above, below), MANY)
        yield Pairing(key, players, (STRONGEST, PLAIN), SOME)
        yield Pairing(key, players, (STRONGEST, GREEDY), SOME)
        yield Pairing(key, players, (LEVELS[0], GREEDY), SOME)
    yield from alone()
    for key, players in MAIN.items():
        game = registry.load(key)
        for other in range(max(FEWEST, game.min_players), game.max_players + 1):
            if other != players:
                for above, below in steps():
                    # Of two players it is said what a step should win.
                    often = MANY if other == FEWEST else FEW if above == STRONGEST else SOME
                    yield Pairing(key, other, (above, below), often)


def alone() -> Iterator[Pairing]:
    """Florence against Strozzi: every switch by itself, and all the harder ones together."""
    switches = list(registry.load("florence").check_options(None))
    harder = [key for key in switches if key.startswith("harder-")]
    yield Pairing("florence", 1, (STRONGEST,), SOME, dict.fromkeys(harder, True))
    yield Pairing("florence", 1, (STRONGEST,), FEW)
    for key in switches:
        yield Pairing("florence", 1, (STRONGEST,), FEW, {key: True})


def play(chosen: Sequence[Pairing], results: Path, workers: int | None, most: int) -> None:
    for pairing in chosen:
        played = run_schedule(pairing.fixtures()[:most], results, workers=workers)
        share = stats.share_of(played, pairing.bots[0])
        print(f"{pairing.name()}: {interval(share)}", flush=True)


def interval(share: stats.Share) -> str:
    return f"{100 * share.won:.1f} % ({100 * share.low:.0f} to {100 * share.high:.0f} %) of {share.matches}"


def tables(chosen: Sequence[Pairing], results: Path) -> None:
    known = by_key(read_results(results))
    for key in MAIN:
        print(f"\n### {registry.load(key).title}\n\n{HEADS}\n|{'---|' * (HEADS.count('|') - 1)}")
        for pairing in chosen:
            played = [known[f.key()] for f in pairing.fixtures() if f.key() in known]
            if pairing.game == key and pairing.players > 1 and played:
                print(row(pairing, played))
    print("\n### Florence alone\n\n| switches | matches | won | 95 % | points | Strozzi |\n|---|---|---|---|---|---|")
    for pairing in chosen:
        played = [known[f.key()] for f in pairing.fixtures() if f.key() in known]
        if pairing.players == 1 and played:
            print(row_alone(pairing, played))


def row(pairing: Pairing, played: Sequence[dict[str, Any]]) -> str:
    bot, other = pairing.bots
    share = stats.share_of(played, bot)
    above_below = (bot, other) in steps()
    wanted = (
        f"{100 * WANTED[pairing.players]:.0f} %"
        if above_below and pairing.players in WANTED
        else f"> {100 / pairing.players:.0f} %"
    )
    points, theirs = mean(stats.points_of(played, bot)), mean(stats.points_of(played, other))
    cells = (
        pairing.players,
        bot,
        other,
        share.matches,
        f"{100 * share.won:.1f} %",
        f"{100 * share.low:.0f}–{100 * share.high:.0f} %",
    )
    speeds = [f"{stats.milliseconds_of(played, who):.1f}" for who in (bot, other)]
    return "| " + " | ".join(map(str, (*cells, wanted, f"{points:.1f}", f"{theirs:.1f}", *speeds))) + " |"


def row_alone(pairing: Pairing, played: Sequence[dict[str, Any]]) -> str:
    bot = pairing.bots[0]
    share = stats.share_of(played, bot)
    strozzi = mean([sum(result["rivals"]) for result in played])
    cells = (
        options_name(pairing),
        share.matches,
        f"{100 * share.won:.0f} %",
        f"{100 * share.low:.0f}–{100 * share.high:.0f} %",
    )
    return "| " + " | ".join(map(str, (*cells, f"{mean(stats.points_of(played, bot)):.1f}", f"{strozzi:.1f}"))) + " |"


NO_BREAK = "\N{NO-BREAK SPACE}"
# What players are told of a level: how often it beats the one below it, at which table, and how long it thinks.
# `_` is a no-break space.
SENTENCES = {
    "en": "Wins {won}% of matches against {rivals} ({even}% would be even); {time} a move.",
    "de": "Gewinnt {won}_% der Partien gegen {rivals} ({even}_% wären ausgeglichen); {time} je Zug.",
    "fr": "Gagne {won}_% des parties contre {rivals} ({even}_% = égalité)_; {time} par coup.",
}
# The weakest level is compared with those who do not look ahead at all.
FIRST = {
    "en": "The easiest level; wins {won}% of matches against {rivals} ({even}% would be even); {time} a move.",
    "de": "Die leichteste Stufe; gewinnt {won}_% der Partien gegen {rivals} ({even}_% wären ausgeglichen); {time} je Zug.",
    "fr": "Le niveau le plus facile_; gagne {won}_% des parties contre {rivals} ({even}_% = égalité)_; {time} par coup.",
}
SHREWD = {
    "en": {2: "a shrewd bot", 3: "two shrewd bots", 4: "three shrewd bots"},
    "de": {
        2: "einen „gewitzten“ Computergegner",
        3: "zwei „gewitzte“ Computergegner",
        4: "drei „gewitzte“ Computergegner",
    },
    "fr": {
        2: "un ordinateur «_avisé_»",
        3: "deux ordinateurs «_avisés_»",
        4: "trois ordinateurs «_avisés_»",
    },
}
RIVALS = {
    "en": {2: "the level below", 3: "two of the level below", 4: "three of the level below"},
    "de": {2: "die Stufe darunter", 3: "zwei der Stufe darunter", 4: "drei der Stufe darunter"},
    "fr": {2: "le niveau inférieur", 3: "deux du niveau inférieur", 4: "trois du niveau inférieur"},
}
# Of fewer matches nothing is told.
ENOUGH = 24
HEADING = "# Levels as measured: python benchmarks/strength.py --sentences"


def sentences(results: Path, keys: Sequence[str]) -> None:
    """Write what was measured into the games' own words; what a level is like is said in the words all games share."""
    known = by_key(read_results(results))
    for key in keys:
        folder = registry.load(key).folder / "locale"
        for language in SENTENCES:
            file = folder / f"{language}.ftl"
            kept = [line for line in file.read_text(encoding="utf-8").splitlines() if not is_measured(line)]
            told = [line for above, below in ladder() for line in measured(known, key, above, below, language)]
            while kept and not kept[-1].strip():
                kept.pop()
            file.write_text("\n".join([*kept, "", HEADING, *told, ""]), encoding="utf-8")


def is_measured(line: str) -> bool:
    return line == HEADING or any(line.startswith(f"measured-{level} = ") for level in LEVELS)


def measured(known: dict[str, Any], key: str, above: str, below: str, language: str) -> Iterator[str]:
    """The sentence about a level against the one below it."""
    players = MAIN[key]
    pairing = Pairing(key, players, (above, below), MANY)
    played = [known[f.key()] for f in pairing.fixtures() if f.key() in known]
    if len(played) < ENOUGH:
        return
    won = round(100 * stats.share_of(played, above).won)
    said, rivals = (FIRST, SHREWD) if below == GREEDY else (SENTENCES, RIVALS)
    time = milliseconds(stats.milliseconds_of(played, above))
    told = said[language].format(won=won, rivals=rivals[language][players], even=round(100 / players), time=time)
    told = told.replace("_", NO_BREAK)
    yield f"measured-{above} = {told}"


def milliseconds(time: float) -> str:
    """In round numbers: machines differ."""
    return f"{max(1, round(time)) if time < 10 else 5 * round(time / 5)}\N{NO-BREAK SPACE}ms"


def mean(numbers: Sequence[int]) -> float:
    return sum(numbers) / max(1, len(numbers))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--results", type=Path, default=Path("benchmarks/strength.jsonl"))
    parser.add_argument("--game", choices=MAIN, help="only this game")
    parser.add_argument("--only", default="", help="only pairings whose name holds this word")
    parser.add_argument("--tables", action="store_true", help="play nothing, print the tables")
    parser.add_argument("--sentences", action="store_true", help="play nothing, write what players are told of the levels")
    parser.add_argument("--most", type=int, default=MANY * 2, help="matches of a pairing at most")
    parser.add_argument("--workers", type=int, help="processes (default: all cores)")
    args = parser.parse_args()
    chosen = [p for p in pairings() if args.game in (None, p.game) and args.only in p.name()]
    if args.tables or args.sentences:
        if not args.results.exists():
            parser.error(f"there is no {args.results}; it is published with each release, or play the matches first")
        if args.tables:
            tables(chosen, args.results)
        if args.sentences:
            sentences(args.results, [args.game] if args.game else list(MAIN))
    else:
        play(chosen, args.results, args.workers, args.most)
    return 0


if __name__ == "__main__":
    sys.exit(main())
