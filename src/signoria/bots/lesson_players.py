"""Who plays and judges in lessons: the level a lesson names for the other seats, the strongest opponent for the rest."""

from math import hypot
from typing import Final

from signoria.bots.analysis import Decided, analyse
from signoria.bots.bot import Advice
from signoria.bots.play import decide, perspective_of
from signoria.bots.registry import is_bot, make_bot, plays, strongest_for
from signoria.bots.search_bot import SearchBot
from signoria.core.errors import UnknownName
from signoria.core.lessons.lesson import Lesson
from signoria.core.lessons.runner import Review
from signoria.core.match import Match
from signoria.core.rng import Rng

STREAM: Final = 0x1E550
# A decision that cost fewer points is not worth a sentence.
LEAST_COST: Final = 1.0


class LevelPlayers:
    """Opponents of one level, and the judgement of the strongest. The same log is always answered the same."""

    def __init__(self, lesson: Lesson) -> None:
        self.game = lesson.game
        self.level = lesson.level
        if not is_bot(self.level) or not plays(self.level, self.game):
            raise UnknownName(f"{lesson.origin}: {self.game.title} has no level '{self.level}'; see: signoria play --help")

    def decide(self, match: Match) -> int:
        return decide(match, make_bot(self.level, match.game, Rng(match.seed, STREAM, len(match.entries)).word()))

    def advise(self, match: Match) -> int:
        return decide(match, make_bot(strongest_for(match.game), match.game, 0))

    def compare(self, match: Match, action: int) -> Advice | None:
        thinker = make_bot(strongest_for(match.game), match.game, 0)
        return thinker.why_not(perspective_of(match, 0), action) if isinstance(thinker, SearchBot) else None

    def review(self, match: Match, since: int, seat: int) -> Review:
        """Looks at every decision of the seat again; a game without a search opponent only counts them."""
        own = sum(entry.actor == seat for entry in list(match.entries)[since:])
        if not isinstance(make_bot(strongest_for(match.game), match.game, 0), SearchBot):
            return Review(own)
        found = [one for one in analyse(match, seats=[seat], since=since) if is_clear(one)]
        if not found:
            return Review(own)
        worst = max(found, key=lambda one: one.lost)
        return Review(own, worst.played, worst.best.action, round(worst.cost))


def is_clear(one: Decided) -> bool:
    """Whether a decision cost more than its uncertainty."""
    played = next(choice for choice in one.choices if choice.action == one.played)
    return one.cost >= max(LEAST_COST, hypot(one.best.spread, played.spread))
