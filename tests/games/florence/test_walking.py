"""Florence §5.4, §5.5 and the bodyguards of §5.7."""

import pytest

from signoria.core.rng import Rng
from signoria.games.florence.table import ASK_HURRIER, ASK_LAST, ASK_SECOND
from tests.games.florence.positions import GAME, do, guard, legal, of, position, queue, told, why_not


@pytest.mark.rule("§5.4")
def test_one_street_to_a_queue_with_room() -> None:
    state = position(2, queues={5: "0d 1d", 4: "1N 1d 1d 1d"})
    do(state, "move")
    assert legal(state) == ["to 2", "to 6", "to 8"]
    assert why_not(state, "to 4") == "queue-full"
    assert why_not(state, "to 1") == "no-street", "the diagonal is for coaches"
    do(state, "to 6")
    assert (queue(state, 5), queue(state, 6)) == ("1d", "0d")
    assert state.time[0] == 11


@pytest.mark.rule("§5.4")
def test_a_walled_in_member_cannot_move() -> None:
    state = position(2, queues={1: "0d", 2: "1d 1d 1d 1d", 4: "1d 1N 1N 1N"})
    assert why_not(state, "move") == "nowhere-to-go"
    assert why_not(position(2), "move") == "nobody-on-board"


@pytest.mark.rule("§5.4", "§5.7", "FL18")
def test_bodyguards_pay_after_the_move_each_one() -> None:
    state = position(3, queues={4: "0d"}, time=[1, 5, 5])
    for family in (0, 1, 2):
        guard(state, family, "4-5")
    do(state, "move", "to 5")
    assert list(state.time) == [1, 5, 5], "paid 1, then gained 1"
    assert list(state.points) == [0, 2, 2]


@pytest.mark.rule("§4")
def test_the_time_of_a_bodyguard_cannot_pay_for_the_move() -> None:
    state = position(3, queues={4: "0d"}, time=[0, 5, 5], hands={0: ["go-far"]})
    guard(state, 0, "4-5")
    assert why_not(state, "move") == "too-little-time"


@pytest.mark.rule("§5.5", "FL14", "FL74")
def test_one_member_twice_passes_a_full_queue_without_joining_it() -> None:
    state = position(2, queues={4: "0d", 5: "1N 1d 1d 1d"})
    told(state)
    do(state, "hurry", "to 5")
    assert legal(state, "to") == ["to 6", "to 8"], "2, and back to 4, are offered over 1"
    do(state, "to 6")
    assert queue(state, 5) == "1N 1d 1d 1d"
    assert queue(state, 6) == "0d"
    assert state.time[0] == 9
    assert [event["location"] for event in of(told(state), "arrives")] == [6]


@pytest.mark.rule("§5.5", "FL14", "FL74", "FL18")
def test_out_and_back_pays_a_street_twice() -> None:
    state = position(2, queues={4: "0d"})
    guard(state, 1, "4-5")
    guard(state, 0, "4-7")
    do(state, "hurry", "to 5", "to 4")
    assert state.points[1] == 4
    assert queue(state, 4) == "0d"
    do(state, "pass", "ring 1", "hurry", "to 7", "to 4")
    assert state.time[0] == 9 - 3 + 2


@pytest.mark.rule("§5.5", "FL14")
def test_two_members_once_each_one_after_the_other() -> None:
    state = position(2, queues={1: "0d", 9: "0N 1N"})
    do(state, "hurry", "member 1 1", "to 2")
    assert "member 9 1" in legal(state)
    do(state, "member 9 1")
    assert state.waiting == ASK_LAST
    assert queue(state, 2) == "0d", "the first has joined"
    do(state, "to 8")
    assert (queue(state, 8), queue(state, 9)) == ("0N", "1N")


@pytest.mark.rule("§5.5", "FL14")
def test_a_second_member_may_take_the_place_the_first_left() -> None:
    state = position(2, queues={1: "0d 1d 1d 1d", 2: "0N"})
    do(state, "hurry", "member 1 1", "to 4", "member 2 1", "to 1")
    assert queue(state, 1) == "0N 1d 1d 1d"


@pytest.mark.rule("§5", "§5.5", "FL75")
def test_two_members_are_offered_in_one_order() -> None:
    state = position(4, queues={1: "0d", 9: "0N"})
    do(state, "hurry", "member 9 1", "to 6")
    assert legal(state, "member") == [], "1 and then 9 is the same and comes first"
    assert why_not(state, "member 1 1") == "equal-choice"
    state = position(2, queues={1: "0N", 2: "0d 1N 1N 1N", 9: "1d"})
    do(state, "hurry", "member 2 1", "to 3")
    assert legal(state, "member") == ["member 1 1"], "1 to 2 needs the room that the other one leaves"


@pytest.mark.rule("§5.5", "FL75")
def test_two_ways_to_the_same_end_are_offered_once_unless_guards_differ() -> None:
    state = position(4, queues={5: "0d"})
    do(state, "hurry")
    assert legal(state) == ["to 2", "to 4", "to 6"], "whatever lies behind 8 is offered over 2, 4 or 6"
    assert why_not(state, "to 8") == "equal-choice"
    state = position(4, queues={1: "0d"})
    guard(state, 1, "1-2")
    do(state, "hurry", "to 4")
    assert "to 5" in legal(state), "the way over 2 pays somebody"


@pytest.mark.rule("§5", "FL75")
def test_equal_members_in_a_row_are_one_choice() -> None:
    state = position(3, queues={5: "0d 0d 1d 0d"})
    do(state, "move")
    assert legal(state) == ["member 5 1", "member 5 4"]
    assert why_not(state, "member 5 2") == "equal-choice"


def final_positions(seed: int) -> None:
    """Whatever a Hurry of two members or over two ways leads to is reached by exactly one row of decisions."""
    match = GAME.new(3, seed=seed)
    rng = Rng(seed, 3)
    checked = 0
    while not match.over and checked < 4:
        state = match.state
        if state.waiting == ASK_HURRIER:
            checked += 1
            check_hurry(state)
        actions = match.legal_actions()
        match.step(actions[rng.below(len(actions))])


def check_hurry(state: object) -> None:
    seat = state.actor()  # type: ignore[attr-defined]
    seen: dict[str, list[str]] = {}
    stack = [(state.clone(), [])]  # type: ignore[attr-defined]
    while stack:
        now, path = stack.pop()
        if path and now.waiting not in (ASK_HURRIER, 19, ASK_SECOND, ASK_LAST):
            key = str((list(now.queue), list(now.time), list(now.points), [t.split()[0] for t in path].count("member")))
            seen.setdefault(key, []).append(" ".join(path))
            continue
        for action in now.legal_actions():
            copy = now.clone()
            copy.apply(action)
            stack.append((copy, [*path, GAME.text(action)]))
    start = str(list(state.queue))  # type: ignore[attr-defined]
    for key, paths in seen.items():
        movers = {path.count("member") for path in paths}
        if start not in key and 2 in movers:
            assert len(paths) == 1, (seat, paths)


@pytest.mark.rule("§5.5", "FL75")
@pytest.mark.parametrize("seed", range(6))
def test_no_two_hurries_of_two_members_end_alike(seed: int) -> None:
    final_positions(seed)
