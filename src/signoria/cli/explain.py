"""Answers at the table: help, advice, why or why not, the rule behind the prompt, and score sheets."""

import re
import textwrap
from collections.abc import Sequence

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from signoria.bots.bot import Advice, Choice, Reason
from signoria.bots.registry import strongest_for
from signoria.cli.boards import details_of
from signoria.cli.choices import Offer
from signoria.cli.journal import points_of, score_sheet
from signoria.cli.players import bot_advice, bot_comparison
from signoria.cli.table import Table
from signoria.core.codec import Refusal
from signoria.core.drawing.picture import NARROWEST
from signoria.core.drawing.words import colon
from signoria.core.edition import PRINTED, RECONSTRUCTED, named_path
from signoria.core.errors import UnknownName
from signoria.core.game import Game
from signoria.core.language import signed
from signoria.core.match import Match
from signoria.core.preview import Preview
from signoria.core.rules_page import mentions, read_page, section, sections
from signoria.core.state import CHANCE, OVER

# How many outcomes of a chance are listed one by one.
MOST_OUTCOMES = 12
# How many choices the help shows as examples.
EXAMPLES = 2
# Between the steps of one action.
NEXT = " → "


def hint(table: Table) -> str:
    """What the strongest bot would do here, and why."""
    match = table.match
    advice = bot_advice(match, strongest_for(match.game))
    text = table.words.say("hint", {"action": whole(table, advice.steps), "typed": match.game.text(advice.action)})
    # What "card 1" is, and what it does.
    if detail := details_of(match, table.wording).get(advice.action):
        text = f"{text} {detail}"
    lines = [text, *reasons(table, advice)]
    return "\n".join([*lines, *(weighed(table, choice) for choice in advice.choices if len(advice.choices) > 1)])


def whole(table: Table, steps: Sequence[int]) -> str:
    """A whole action in words, question by question."""
    return NEXT.join(table.wording.action(step) for step in steps)


def reasons(table: Table, advice: Advice) -> list[str]:
    """Why, sentence by sentence; a bot that does not think ahead has one at most."""
    if advice.reasons:
        return [f"  {in_words(table, reason)}" for reason in advice.reasons]
    said = table.wording.advice(advice.key, advice.args)
    return [f"  {said}"] if said else []


def in_words(table: Table, reason: Reason) -> str:
    told = {"other": reason.other, "seat": reason.seat}
    return table.wording.reason(reason.message, reason.args, events=reason.events, holdings=reason.holdings, **told)


def weighed(table: Table, choice: Choice) -> str:
    """One of the best choices, with what the bot expects of it."""
    expected: dict[str, int | float | str] = {"place": round(choice.place, 1), "points": round(choice.points)}
    return "  " + table.words.say("hint-choice", {"action": whole(table, choice.steps or (choice.action,)), **expected})


def compared(table: Table, action: int) -> list[str]:
    """What speaks against an action that is possible, and what it costs against the best; or that it is the best."""
    return tell_comparison(table, action, bot_comparison(table.match, strongest_for(table.match.game), action))


def tell_comparison(table: Table, action: int, advice: Advice | None) -> list[str]:
    """The same for a comparison that was made already."""
    if advice is None:
        return []
    if advice.action == action:
        return ["  " + table.words.say("why-best"), *reasons(table, advice)]
    return [f"  {in_words(table, reason)}" for reason in advice.reasons]


def help_page(table: Table, found: Offer) -> Text:
    """What can be typed, with examples that are possible at this table now."""
    actions = [choice.action for choice in found.choices[:EXAMPLES]]
    actions += [next(iter(group.actions.values())) for group in found.amounts]
    said = [(table.wording.action(action), table.match.game.text(action)) for action in actions]
    examples = [f"{words}, {typed}" if words.casefold() != typed.casefold() else typed for words, typed in said]
    text = table.words.say("help", {"examples": "\n".join(f"  {example}" for example in examples)})
    return Text("\n".join(line for each in text.splitlines() for line in hanging(each, max(table.console.width, NARROWEST))))


def hanging(line: str, width: int) -> list[str]:
    """A line on as many as it takes, what follows a gap staying in its column."""
    gap = re.search(r"\S {2,}(?=\S)", line)
    return textwrap.wrap(line, width, subsequent_indent=" " * (gap.end() if gap else 0)) or [""]


def why_not(table: Table, action: int, refusal: Refusal) -> str:
    rule = f" ({refusal.rule})" if refusal.rule else ""
    return f"{table.wording.action(action)}{colon(table.language)} {table.wording.refusal(refusal)}{rule}"


def what_if(table: Table, action: int, seat: int) -> str:
    """What a legal action would do, as far as it is certain; then who or what decides."""
    lines = [table.words.say("what-if", {"action": table.wording.action(action)})]
    return "\n".join([*lines, *tell_preview(table, table.match.preview(action, seat)), *compared(table, action)])


def tell_preview(table: Table, preview: Preview) -> list[str]:
    """What would certainly happen, and who or what decides then."""
    lines = [f"  {table.wording.event(event)}" for event in preview.events]
    if preview.stops_at and not preview.outcomes:
        lines.append("  " + table.wording.shared(preview.stops_at))
    elif preview.actor == CHANCE:
        lines.append("  " + table.words.say("then-chance", {"outcomes": chances(table, preview.outcomes)}))
    elif preview.actor == OVER:
        lines.append("  " + table.words.say("then-over"))
    else:
        lines.append("  " + table.words.say("then-seat", {"seat": table.wording.name(preview.actor)}))
    return lines


def chances(table: Table, outcomes: Sequence[tuple[int, int]]) -> str:
    """Outcomes with their weights, the likeliest first: `metals 5 (2 in 24)`."""
    total = sum(weight for _, weight in outcomes)
    ordered = sorted(outcomes, key=lambda one: -one[1])
    said = [
        table.words.say("chance-of", {"outcome": table.wording.outcome(outcome), "weight": weight, "total": total})
        for outcome, weight in ordered[:MOST_OUTCOMES]
    ]
    if len(ordered) > MOST_OUTCOMES:
        said.append(table.words.say("chance-more", {"count": len(ordered) - MOST_OUTCOMES}))
    return ", ".join(said)


def rule(game: Game, language: str, wanted: str) -> str:
    """The section of the rules page with this number, or the sections that mention a word."""
    page = read_page(game.key, language)
    if not wanted:
        return page
    number = wanted if wanted.startswith("§") else f"§{wanted}" if wanted[0].isdigit() else ""
    if number:
        found = section(page, number)
        if found is None:
            known = ", ".join(one.number for one in sections(page) if one.number)
            raise UnknownName(f"the rules of {game.title} have no {number}; they have: {known}")
        return found.text
    matching = mentions(page, wanted)
    if not matching:
        raise UnknownName(
            f"the rules of {game.title} do not mention '{wanted}' in this language; try another word, or a § number"
        )
    return "\n\n".join(one.own for one in matching)


def rule_markdown(game: Game, language: str, wanted: str) -> RenderableType:
    return Markdown(rule(game, language, wanted))


def about_the_numbers(table: Table) -> str:
    """A note for the end of a match: how many values of the edition no rulebook prints, and how to see them."""
    unsure = table.match.edition.counts()[RECONSTRUCTED]
    return table.words.say("reconstructed", {"values": unsure, "game": table.match.game.key}) if unsure else ""


def unprinted(table: Table) -> list[RenderableType]:
    """Which values of the edition no rulebook prints, where they come from, and why they are as they are."""
    found: dict[tuple[str, str], list[str]] = {}
    edition = table.match.edition
    for path, word, note in edition.provenance():
        if word != PRINTED:
            found.setdefault((word, note), []).append(named_path(edition.content, path))
    lines: list[RenderableType] = [Text(), Text(table.words.say("edition-not-printed"), "bold")] if found else []
    for (word, note), paths in found.items():
        said = f"{table.wording.provenance(word)}. {table.wording.note(note)}".rstrip()
        lines.append(Text(f"  {table.wording.values(paths)}. ").append(said, "dim"))
    return lines


def score_grid(table: Table, viewer: int) -> RenderableType:
    """Every seat's points by chapter of the rules; each column sums to the score."""
    match = table.match
    sums: dict[str, list[int]] = {}
    for event in match.events(viewer):
        points = points_of(match.game, event)
        kind = match.game.event_kind(event)
        if points is not None and not kind.rival:
            row = sums.setdefault(kind.section, [0] * match.players)
            row[match.game.event_args(event)["seat"]] += points
    grid = Grid(box=None, padding=(0, 2, 0, 0), title_justify="left")
    grid.add_column("")
    for seat in range(match.players):
        grid.add_column(table.mark(seat).append(f" {table.wording.name(seat)}"), justify="right")
    for chapter in sorted(sums, key=chapter_order):
        grid.add_row(chapter_title(table, chapter), *(signed(points) for points in sums[chapter]))
    totals = [str(sum(row[seat] for row in sums.values())) for seat in range(match.players)]
    grid.add_row(Text(table.words.say("total"), "bold"), *(Text(total, "bold") for total in totals))
    return grid


def chapter_order(number: str) -> list[int]:
    return [int(part) for part in number.lstrip("§").split(".") if part.isdigit()]


def chapter_title(table: Table, number: str) -> str:
    """The heading of a section, or its number where there is no page."""
    try:
        found = section(read_page(table.match.game.key, table.language), number)
    except UnknownName:
        return number
    return found.title if found else number


def sheets(table: Table, viewer: int) -> list[RenderableType]:
    """The score of each seat point by point."""
    parts: list[RenderableType] = []
    events = table.match.events(viewer)
    for seat in range(table.match.players):
        lines, total = score_sheet(table.wording, events, seat)
        parts += [Text(), table.mark(seat).append(f" {table.wording.name(seat)}", "bold"), *lines]
        parts.append(Text(f"{total:>5}  {table.words.say('total')}", "bold"))
    return parts


def final_places(table: Table) -> list[RenderableType]:
    """Who came where, the best first."""
    match: Match = table.match
    scores = match.scores()
    order = sorted(range(match.players), key=lambda seat: (match.placings()[seat], seat))
    lines: list[RenderableType] = []
    for seat in order:
        place = match.placings()[seat]
        line = Text(f"{place:>3}. ", "bold")
        line.append_text(table.mark(seat))
        line.append(f" {table.wording.name(seat):<14}", "bold")
        line.append(f"{scores[seat]:>5}", "bold")
        lines.append(line)
    lines += [Text(f"     {table.words.say('rival', {'points': points})}") for points in match.state.rivals()]
    return lines


def banner(text: str) -> Text:
    return Text(f" {text} ".ljust(NARROWEST), "bold #FBF7EE on #1F4A3E", no_wrap=True)
