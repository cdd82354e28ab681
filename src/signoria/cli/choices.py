"""What can be chosen, as lines for people: amounts as one range, everything else as a list with labels."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from string import ascii_lowercase

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from signoria.core.codec import AMOUNT, Verb
from signoria.core.game import Game
from signoria.core.language import Lexicon, Wording

# With so many choices or fewer they stand in one line if there is room.
FEW = 6


@dataclass(frozen=True)
class Choice:
    """A legal action and what to type for it."""

    label: str
    action: int


@dataclass(frozen=True)
class Amounts:
    """Legal actions that differ in nothing but an amount."""

    verb: Verb
    actions: dict[int, int]

    def spans(self) -> str:
        """`6–38`, or `1–3, 5` where some are missing."""
        spans: list[list[int]] = []
        for amount in sorted(self.actions):
            if spans and amount == spans[-1][1] + 1:
                spans[-1][1] = amount
            else:
                spans.append([amount, amount])
        return ", ".join(f"{low}–{high}" if high > low else str(low) for low, high in spans)


@dataclass(frozen=True)
class Offer:
    """Everything legal, grouped."""

    choices: list[Choice]
    amounts: list[Amounts]


def offer(game: Game, legal: Sequence[int]) -> Offer:
    """Group legal actions. Where amounts can be typed, other choices have letters, so that a number means one thing only."""
    amounts: dict[str, Amounts] = {}
    plain: list[int] = []
    for action in legal:
        verb = game.actions.verb(action)
        if asks_amount(verb):
            found = amounts.setdefault(verb.key, Amounts(verb, {}))
            found.actions[game.actions.args(action)[verb.args[0].name]] = action
        else:
            plain.append(action)
    names = letters(len(plain)) if amounts else [str(number + 1) for number in range(len(plain))]
    return Offer([Choice(name, action) for name, action in zip(names, plain, strict=True)], list(amounts.values()))


def asks_amount(verb: Verb) -> bool:
    return len(verb.args) == 1 and verb.args[0].kind == AMOUNT and verb.args[0].names is None


def letters(count: int) -> list[str]:
    """a, b, … z, aa, ab, …"""
    made = list(ascii_lowercase)
    if count > len(made):
        made += [first + second for first, second in product(ascii_lowercase, repeat=2)]
    return made[:count]


def draw_choices(
    found: Offer, wording: Wording, words: Lexicon, width: int, details: Mapping[int, str] | None = None
) -> RenderableType:
    """The choices as they stand under the prompt."""
    lines: list[Text] = []
    for group in found.amounts:
        line = Text("  ")
        said = wording.lexicon.say(f"action-{group.verb.key}", {group.verb.args[0].name: f"<{words.say('amount')}>"})
        line.append(f"{said} ").append(group.spans(), "bold")
        if not said.casefold().startswith(group.verb.key):
            line.append(f" {group.verb.key}", "dim")
        lines.append(line)
    known = details or {}
    entries = [draw_choice(choice, wording, width - 2, known.get(choice.action, "")) for choice in found.choices]
    if any(choice.action in known for choice in found.choices):
        told = [
            Padding(one, (0, 0, 0, 2)) for one, choice in zip(entries, found.choices, strict=True) if choice.action in known
        ]
        short = [one for one, choice in zip(entries, found.choices, strict=True) if choice.action not in known]
        return Group(*lines, *([in_columns(short)] if short else []), *told)
    in_a_line = Text("   ").join([*lines, *entries])
    if len(entries) <= FEW and in_a_line.cell_len <= width - 2:
        return in_a_line if lines else Text("  ") + in_a_line
    return Group(*lines, in_columns(entries))


def in_columns(entries: Sequence[Text]) -> Columns:
    return Columns([Text("  ") + entry for entry in entries], padding=(0, 2), column_first=True)


def draw_choice(choice: Choice, wording: Wording, width: int, detail: str = "") -> Text:
    """`1) Offer this lot  auction`: the label, the words, what is known about it, or what could be typed in full."""
    typed = wording.game.text(choice.action)
    said = wording.action(choice.action)
    line = Text()
    line.append(f"{choice.label})", "bold")
    line.append(f" {said}")
    if detail:
        line.append(f"  {detail}", "italic")
    elif typed.casefold() != said.casefold() and line.cell_len + 1 + len(typed) <= width:
        line.append(f" {typed}", "dim")
    return line
