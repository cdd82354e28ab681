"""What things say of themselves in a console: game, round, who decides, and what it is."""

from signoria.core.errors import SignoriaError
from signoria.core.game import SPECTATOR, Game
from signoria.core.journal import EVERYONE, Event
from signoria.core.registry import load
from signoria.core.state import CHANCE, OVER, State


def game_of(key: str) -> Game | None:
    """The game of that name, None where it is not known here."""
    try:
        return load(key) if key else None
    except SignoriaError:
        return None


def describe_state(state: State) -> str:
    """`<Medici, 4 players: round 1, seat 2 decides (bid), points 30 30 30 30>`."""
    game = game_of(state.game_key())
    if game is None:
        return f"<{state.game_key()}, {state.players} players>"
    return f"<{game.title}, {people(state.players)}: {standing(game, state)}>"


def people(players: int) -> str:
    return "1 player" if players == 1 else f"{players} players"


def standing(game: Game, state: State) -> str:
    """Round, who decides and the points so far."""
    actor = state.actor()
    number = game.view(state, SPECTATOR).get("round")
    parts = [] if number is None else [f"round {number}"]
    if actor == OVER:
        parts = ["over, places " + spaced(state.placings())]
    elif actor == CHANCE:
        parts.append("chance decides")
    else:
        parts.append(f"seat {actor} decides ({game.prompt(state).key})")
    return ", ".join([*parts, "points " + spaced(state.scores())])


def spaced(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


def describe_event(event: Event) -> str:
    """`<Medici bid: seat=1 amount=7 (§3)>`; without a game the bare numbers."""
    game = game_of(event.game)
    if game is None or not 0 <= event.kind < len(game.events):
        return f"<event {event.kind}: {spaced(event.numbers())}>"
    kind = game.event_kind(event)
    values = "".join(f" {name}={value}" for name, value in game.event_values(event).items())
    rule = f" ({kind.rule})" if kind.rule else ""
    audience = "" if event.audience == EVERYONE else f", for {seats_of(event.audience)}"
    return f"<{game.title} {kind.key}:{values}{rule}{audience}>"


def seats_of(audience: int) -> str:
    seats = [str(seat) for seat in range(audience.bit_length()) if audience >> seat & 1]
    return "seat " + ", ".join(seats) if seats else "nobody"


def action_text(game: str, action: int) -> str:
    """The words of an action, or its number where the game is not known."""
    found = game_of(game)
    return found.text(action) if found is not None and 0 <= action < found.actions.size else f"action {action}"
