"""A game as the rest of the program sees it: its tables, editions, options and words. The rules are in its State."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from signoria.core.codec import Arg, EventKind, Numbering, Prompt, Reason, Refusal, Value, unpack
from signoria.core.edition import Edition, read_edition
from signoria.core.errors import BadEdition, BadSetup, UnknownName
from signoria.core.journal import Event
from signoria.core.state import (
    CHANCE_DECIDES,
    IMPOSSIBLE_OUTCOME,
    LEGAL,
    MATCH_OVER,
    NO_SUCH_ACTION,
    NOT_ASKED,
    State,
)
from signoria.core.story import Story

if TYPE_CHECKING:
    from signoria.core.claims import Claim
    from signoria.core.language import Wording
    from signoria.core.match import Match

SPECTATOR: Final = -1

SHARED_REASONS: Final = (
    Reason(NO_SUCH_ACTION, "no-such-action", (), ""),
    Reason(MATCH_OVER, "match-over", (), ""),
    Reason(CHANCE_DECIDES, "chance-decides", (), ""),
    Reason(NOT_ASKED, "not-asked", (), ""),
    Reason(IMPOSSIBLE_OUTCOME, "impossible-outcome", (), ""),
)

OptionValue = bool | int | str


@dataclass(frozen=True)
class Option:
    """A choice made before a match: yes or no, a number within bounds, or one of several names.

    The rest is for whoever offers it: options of one `group` stand together under the message `group-<group>`, `rule` says
    where to read about it, `players` for how many it matters (empty: for any), `needs` with which values of another option.
    """

    key: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    group: str = ""
    rule: str = ""
    players: tuple[int, ...] = ()
    needs: tuple[str, tuple[str, ...]] = ("", ())

    def accept(self, value: object) -> OptionValue:
        """The value if it is allowed; texts from a command line are understood too."""
        if isinstance(self.default, bool):
            words = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}
            value = words.get(value.lower(), value) if isinstance(value, str) else value
            if isinstance(value, bool):
                return value
        elif isinstance(self.default, int):
            value = int(value) if isinstance(value, str) and value.isascii() and value.isdigit() else value
            if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
                return value
        elif isinstance(value, str) and value in self.choices:
            return value
        raise BadSetup(f"option {self.key} is {value!r}; expected {self.expected()}")

    def expected(self) -> str:
        if isinstance(self.default, bool):
            return "on or off"
        if isinstance(self.default, int):
            return f"a whole number from {self.low} to {self.high}"
        return f"one of {', '.join(self.choices)}"


@dataclass(frozen=True)
class Preset:
    """Several yes-or-no options at once, under one name (`preset-<key>`), for some numbers of players."""

    key: str
    options: tuple[str, ...]
    players: tuple[int, ...]


Options = Mapping[str, OptionValue]
# Which components there are (by name), as counted on the table and as the edition says.
Conserved = Mapping[str, tuple[int, int]]


@dataclass(frozen=True, repr=False)
class Game:
    """Everything the program needs to know of a game.

    `make` builds a state that has not begun; `features` names what `State.fill_in` writes, for a number of players;
    `max_decisions` bounds the decisions of a match, whatever the players do. `minutes` is what a match takes people
    (0: unknown). `lobby_order` sorts the games in the lobby: small numbers first.
    """

    key: str
    title: str
    rules: int
    min_players: int
    max_players: int
    actions: Numbering
    outcomes: Numbering
    reasons: tuple[Reason, ...]
    events: tuple[EventKind, ...]
    prompts: tuple[str, ...]
    options: tuple[Option, ...]
    max_decisions: int
    # Where everything that knows the game lies: editions, locale, pages, and the modules `terminal` and `bots`.
    package: str
    default_edition: str
    make: Callable[[Edition, int, Options], State]
    view: Callable[[State, int], dict[str, Any]]
    features: Callable[[int], list[str]]
    prompt: Callable[[State], Prompt]
    conserved: Callable[[State], Conserved]
    # The view in two parts: what everyone sees alike, and the rest for one seat; None where nobody took it apart.
    view_parts: tuple[Callable[[State], dict[str, Any]], Callable[[State, int], dict[str, Any]]] | None = None
    # What each seat would have if the match ended now, by what everyone knows; None where the score is just that.
    worth: Callable[[State], list[int]] | None = None
    # The same for one seat with what only that seat knows.
    own_worth: Callable[[State, int], int] | None = None
    # The same for opponents that are rules.
    rival_worth: Callable[[State], list[int]] | None = None
    # Nothing is scored before the end: until then only `worth` tells who is ahead.
    scored_at_end: bool = False
    # Opponents that are rules, not seats, in the order of `State.rivals`.
    rivals: tuple[str, ...] = ()
    # How many families each of them plays; the first colours are theirs.
    rival_families: tuple[int, ...] = ()
    # Arrays of an edition whose rows may have `names` of their own: the array, the key that tells rows apart, the key of words.
    own_names: tuple[tuple[str, str, str], ...] = ()
    # Earlier numbers of the rules, each with the set-ups in which they and the present ones play alike.
    former_rules: "Mapping[int, Callable[[int, Options], bool]]" = field(default_factory=dict)
    # For every reason what must be seen in the view when it is given (see core.claims).
    claims: "Mapping[str, Claim]" = field(default_factory=dict)
    # Earlier contents of shipped editions that play as the present ones do: their hash, and the edition that took their place.
    former_editions: Mapping[str, str] = field(default_factory=dict)
    # From the easiest to the hardest; the one without options is the game as printed.
    presets: tuple[Preset, ...] = ()
    # Which events begin, end and sum up a turn.
    story: Story = field(default_factory=Story)
    minutes: int = 0
    # How many play where nobody asks for another number (0: as few as can play together).
    usual_players: int = 0
    # The prompts with which a turn or an action begins: an action goes on through all other questions up to the next of these.
    main_prompts: tuple[str, ...] = ()
    lobby_order: int = 100

    def __repr__(self) -> str:
        return f"<Game {self.key}: {self.title}, {self.min_players} to {self.max_players} players, rules {self.rules}>"

    # ---- deprecated names ------------------------------------------------------------------------------------------------

    @property
    def fewest(self) -> int:
        """Deprecated: use `min_players`."""
        return self.min_players

    @property
    def most(self) -> int:
        """Deprecated: use `max_players`."""
        return self.max_players

    @property
    def longest(self) -> int:
        """Deprecated: use `max_decisions`."""
        return self.max_decisions

    # ---- what is seen ---------------------------------------------------------------------------------------------------

    def shared_view(self, state: State) -> dict[str, Any]:
        """The part of the view that is the same for every seat and for spectators."""
        return {} if self.view_parts is None else self.view_parts[0](state)

    def own_view(self, state: State, seat: int) -> dict[str, Any]:
        """The rest of the view of a seat; together with `shared_view` it is the view."""
        return self.view(state, seat) if self.view_parts is None else self.view_parts[1](state, seat)

    # ---- beginning a match ----------------------------------------------------------------------------------------------

    def initial(self, players: int, *, edition: "str | Path | Edition | None" = None, options: Options | None = None) -> State:
        """A bare State with chance as a seat, set up and ready for its first outcome or decision."""
        from signoria.core.match_setup import MatchSetup

        recipe = MatchSetup(
            self, self.check_players(players), self.edition(edition), tuple(self.check_options(options).items())
        )
        state = self.make(recipe.edition, players, dict(recipe.options))
        state.recipe = recipe
        state.begin()
        return state

    def new(
        self,
        players: int,
        *,
        seed: int | None = None,
        edition: "str | Path | Edition | None" = None,
        options: Options | None = None,
        seats: Sequence[str] | None = None,
    ) -> "Match":
        """A match that samples chance by itself and keeps log, journal and undo."""
        from signoria.core.match import Match

        return Match(self, players, seed=seed, edition=edition, options=options, seats=seats)

    def players_or_usual(self, asked: object = None) -> int:
        """How many play: as asked, else as many as usual."""
        usual = self.usual_players or min(max(self.min_players, 2), self.max_players)
        return self.check_players(usual if asked is None else asked)

    def check_players(self, players: object) -> int:
        if not isinstance(players, int) or isinstance(players, bool):
            raise BadSetup(
                f"{self.title} is for {self.min_players} to {self.max_players} players, not {players!r}; give a whole number"
            )
        if not self.min_players <= players <= self.max_players:
            raise BadSetup(f"{self.title} is for {self.min_players} to {self.max_players} players, not {players}")
        return players

    def check_options(self, options: Options | None) -> dict[str, OptionValue]:
        """All options of the game, given ones checked, the others at their defaults."""
        known = {option.key: option for option in self.options}
        for key in options or {}:
            if key not in known:
                way_out = f"it has: {', '.join(known)}" if known else "it has none"
                raise UnknownName(f"{self.title} has no option '{key}'; {way_out}")
        given = dict(options or {})
        return {key: option.accept(given.get(key, option.default)) for key, option in known.items()}

    def worth_of(self, state: State) -> list[int]:
        """What each seat would have if the match ended now, by what everyone knows."""
        return state.scores() if self.worth is None else self.worth(state)

    def rival_worth_of(self, state: State) -> list[int]:
        """The same for opponents that are rules, not seats."""
        return state.rivals() if self.rival_worth is None else self.rival_worth(state)

    def plays_rules(self, rules: object, players: object, options: object) -> bool:
        """Whether a match by these rules is the same by ours: the same number, or a set-up that no change has touched."""
        if rules == self.rules and not isinstance(rules, bool):
            return True
        alike = self.former_rules.get(rules) if isinstance(rules, int) else None
        return alike is not None and isinstance(players, int) and isinstance(options, Mapping) and alike(players, options)

    # ---- its folder -----------------------------------------------------------------------------------------------------

    @cached_property
    def folder(self) -> Path:
        return Path(next(iter(import_module(self.package).__path__)))

    def part(self, name: str) -> ModuleType | None:
        """A module of the folder that not every game has, such as `terminal` or `bots.greedy`."""
        return part_of(self.package, name)

    # ---- copies -------------------------------------------------------------------------------------------------------------

    def __reduce__(self) -> "str | tuple[Any, ...]":
        """A game that is known here goes by its name and rules, any other as it is."""
        from signoria.core import registry

        if registry.known(self.key, self.rules) is self:
            return registry.load_rules, (self.key, self.rules)
        plain = {each.name: getattr(self, each.name) for each in fields(self)}
        return rebuilt, (type(self), plain)

    def __deepcopy__(self, _memo: object) -> "Game":
        """Nothing in a game changes."""
        return self

    # ---- editions -------------------------------------------------------------------------------------------------------

    @cached_property
    def shipped_editions(self) -> dict[str, Edition]:
        files = sorted((self.folder / "editions").glob("*.toml"))
        return {file.stem: read_edition(file, shipped=True) for file in files}

    def edition_by_hash(self, content_hash: object) -> Edition | None:
        """The shipped edition with this content, or the one that replaced it and plays alike; None if there is none."""
        if isinstance(content_hash, str) and content_hash in self.former_editions:
            return self.shipped_editions[self.former_editions[content_hash]]
        return next((edition for edition in self.shipped_editions.values() if edition.is_called(content_hash)), None)

    def edition(self, which: "str | Path | Edition | None" = None) -> Edition:
        """An edition by name, by path of a file, or as it is; the default one if nothing is asked for."""
        if which is None:
            which = self.default_edition
        if isinstance(which, Edition):
            found = which
        elif str(which) in self.shipped_editions:
            return self.shipped_editions[str(which)]
        elif isinstance(which, Path) or str(which).endswith(".toml"):
            found = read_edition(Path(which))
        else:
            shipped = ", ".join(self.shipped_editions)
            raise UnknownName(f"{self.title} has no edition '{which}'; shipped are: {shipped}; or give a path ending in .toml")
        if found.game != self.key:
            raise BadEdition(f"is an edition of '{found.game}', expected '{self.key}'", origin=found.origin)
        return found

    def check_edition(self, edition: Edition) -> None:
        """Read an edition for every number of players; BadEdition names the first thing that is wrong."""
        for players in range(self.min_players, self.max_players + 1):
            self.make(self.edition(edition), players, self.check_options(None))

    # ---- words ----------------------------------------------------------------------------------------------------------

    def text(self, action: int) -> str:
        """The canonical text of a decision."""
        return self.actions.text(action)

    def parse(self, text: str) -> int:
        """The id of a decision written in words: `bid 17`."""
        return self.actions.parse(text)

    def outcome_text(self, outcome: int) -> str:
        return self.outcomes.text(outcome)

    def wording(
        self,
        language: str = "en",
        names: Sequence[str] = (),
        edition: Edition | None = None,
        reader: int | None = None,
    ) -> "Wording":
        """Turns actions, events, prompts and refusals into sentences of a language, with the names an edition gives.

        The seat of the reader is called "you"; without a reader every seat has its name.
        """
        from signoria.core.language import Wording

        return Wording(self, language, names, edition, reader)

    def own_words(self, edition: Edition, language: str) -> dict[str, str]:
        """What an edition calls its components, where it has names of its own."""
        found: dict[str, str] = {}
        for array, which, key in self.own_names:
            for row in edition.content[array]:
                if names := row.get("names"):
                    found[f"{key}-{row[which]}"] = names if isinstance(names, str) else names[language]
        return found

    def event_kind(self, event: Event) -> EventKind:
        return self.events[event.kind]

    def event_args(self, event: Event) -> dict[str, int]:
        """The arguments of an event by name, as numbers."""
        return {arg.name: number for arg, number in zip(self.event_kind(event).args, event.numbers(), strict=False)}

    def event_json(self, event: Event) -> dict[str, Value]:
        """An event as one flat object: its key, its arguments and the rule."""
        kind = self.event_kind(event)
        return {"event": kind.key, **self.event_values(event), "rule": kind.rule}

    def event_values(self, event: Event) -> dict[str, Value]:
        """The arguments of an event by name; named values by their names."""
        numbers = self.event_args(event)
        return {arg.name: arg.value(numbers[arg.name]) for arg in self.event_kind(event).args}

    @cached_property
    def _reason_of(self) -> dict[int, Reason]:
        return {reason.code: reason for reason in (*SHARED_REASONS, *self.reasons)}

    def refusal(self, code: int) -> Refusal | None:
        """What a packed refusal means; None for LEGAL."""
        if code == LEGAL:
            return None
        number, slots = unpack(code)
        reason = self._reason_of[number]
        return Refusal(reason, {arg.name: slot for arg, slot in zip(reason.args, slots, strict=False)})

    def explain_refusal(self, action: int, code: int, *, at_chance: bool = False) -> str:
        """`bid 3: the last bid is 5 (Medici §3, M1)`, in English."""
        numbering = self.outcomes if at_chance else self.actions
        asked = f"{numbering.text(action)}: " if 0 <= action < numbering.size else "" if action == -1 else f"{action}: "
        refusal = self.refusal(code)
        if refusal is None:
            return f"{asked}legal"
        if refusal.reason.code == NO_SUCH_ACTION:
            ids = f"ids of {numbering.name}s go from 0 to {numbering.size - 1}"
            return f"{action}: {self.wording('en').refusal(refusal)}; {ids}"
        rule = f" ({self.title} {refusal.rule})" if refusal.rule else ""
        return asked + self.wording("en").refusal(refusal) + rule

    def args(self) -> "list[Arg]":
        """Every argument that occurs in one of the game's tables."""
        lists = [verb.args for verb in (*self.actions.verbs.values(), *self.outcomes.verbs.values())]
        lists += [reason.args for reason in self.reasons]
        lists += [kind.args for kind in self.events]
        return [arg for args in lists for arg in args]


def rebuilt(kind: type[Game], plain: dict[str, Any]) -> Game:
    return kind(**plain)


@cache
def part_of(package: str, name: str) -> ModuleType | None:
    whole = f"{package}.{name}"
    try:
        return import_module(whole)
    except ModuleNotFoundError as missing:
        # What the module itself could not import is a fault, not an absence.
        if not f"{whole}.".startswith(f"{missing.name}."):
            raise
        return None
