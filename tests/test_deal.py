"""A sealed deal: the same draws from the same parts, and any change of one part is found."""

import copy
import hashlib
import hmac
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from signoria.core import log, registry
from signoria.core.chance import FEW
from signoria.core.deal import Deal, Misfit, SealedDraws, commit_to_share, deal_form, make_deal, parse_deal, stream_words
from signoria.core.errors import BadLog, BadSetup
from signoria.core.match import Match
from signoria.core.state import CHANCE
from signoria.core.verify import verify
from tests.deals import KNOWN, SECRET, SHARES, SHIPPED, known_text, sealed_match

Form = dict[str, Any]


@pytest.fixture(scope="module")
def sealed() -> Match:
    return sealed_match(registry.load("medici"))


@pytest.fixture
def form(sealed: Match) -> Form:
    return json.loads(log.dumps(sealed))  # type: ignore[no-any-return]


def test_commitments_key_and_streams_are_those_of_the_page() -> None:
    deal = make_deal("a table", SHARES, secret=SECRET)
    assert deal.commit == hashlib.sha256(b"signoria-deal-1" + b"a table" + SECRET).digest()
    assert deal.shares[1].commit == hashlib.sha256(b"signoria-share-1" + b"a table" + SHARES[2]).digest()
    key = hmac.new(SECRET, deal.commit + SHARES[0] + SHARES[2], "sha256").digest()
    assert deal.key() == key
    state = hmac.new(key, b"draw" + bytes([0] * 7 + [5]) + bytes([0] * 6 + [1, 0]), "sha256").digest()
    assert b"".join(word.to_bytes(4, "big") for word in stream_words(key, 5, 256)) == state[:16]


def test_the_browser_has_the_draws_of_today() -> None:
    assert KNOWN.read_text(encoding="utf-8") == known_text(), "write them again: python -m tests.deals"


@pytest.mark.parametrize("name", SHIPPED)
def test_every_draw_of_a_sealed_match_is_as_sealed(name: str) -> None:
    match = sealed_match(registry.load(name))
    verdict = verify(log.export(match))
    assert verdict.holds
    assert verdict.draws == sum(entry.actor == CHANCE for entry in match.entries) > 5


def test_each_part_of_a_deal_makes_other_draws() -> None:
    game = registry.load("medici")
    parts: list[Deal] = [
        make_deal("one", SHARES, secret=SECRET),
        make_deal("two", SHARES, secret=SECRET),
        make_deal("one", {0: SHARES[0]}, secret=SECRET),
        make_deal("one", SHARES, secret=bytes(32)),
    ]
    begun = [Match(game, 4, deal=deal) for deal in parts]
    for match in begun:
        while not match.over:
            match.step(match.legal_actions()[-1])
    assert len({tuple(match.log) for match in begun}) == len(parts)


def test_secrets_are_random() -> None:
    assert make_deal("t").secret != make_deal("t").secret


def test_copies_undo_and_pickles_go_on_with_the_same_draws(sealed: Match) -> None:
    for entries in range(0, len(sealed.entries), 7):
        earlier = sealed.at(entries)
        for other in (copy.deepcopy(earlier), pickle.loads(pickle.dumps(earlier)), log.loads(log.dumps(earlier))):
            other.resume()
            assert other.log == sealed.log[: len(other.log)]
            assert other.deal == sealed.deal


def test_a_draw_counts_for_its_source() -> None:
    draws = SealedDraws(make_deal("t", secret=SECRET))
    for source in (1, 1, FEW + 9, -4):
        draws.note(source)
    other = copy.deepcopy(draws)
    other.note(1)
    assert [other.drawn(source) for source in (1, FEW + 9, -4, 0)] == [3, 1, 1, 0]
    assert draws.drawn(1) == 2


def test_a_copy_for_a_seat_keeps_the_secret(sealed: Match) -> None:
    whole, copied = log.export(sealed), log.export_for(sealed, 0)
    assert whole["deal"]["secret"] == SECRET.hex()
    assert copied["deal"] == {**whole["deal"], "secret": None}
    assert SECRET.hex() not in json.dumps(copied)
    assert whole["seed"] is None


def test_a_deal_that_is_not_revealed_deals_nothing(sealed: Match) -> None:
    assert sealed.deal is not None
    closed = Deal(sealed.deal.table, sealed.deal.commit, None, sealed.deal.shares)
    with pytest.raises(BadSetup, match="not revealed"):
        Match(sealed.game, 3, deal=closed)
    found = {**log.export(sealed), "deal": deal_form(closed, revealed=True)}
    assert (verify(found).sealed, verify(found).revealed, verify(found).holds) == (True, False, False)


def test_a_log_without_a_deal_cannot_be_verified() -> None:
    verdict = verify(log.export(registry.load("medici").new(3, seed=1)))
    assert not verdict.sealed
    assert not verdict.holds


# ---- changed logs --------------------------------------------------------------------------------------------------------


def flip(digits: str, bit: int) -> str:
    """Another hexadecimal number: one bit is changed."""
    changed = bytearray.fromhex(digits)
    changed[bit // 8] ^= 1 << bit % 8
    return changed.hex()


@pytest.mark.parametrize("bit", [0, 77, 255])
@pytest.mark.parametrize("part", ["secret", "commit"])
def test_one_bit_of_secret_or_commitment(form: Form, part: str, bit: int) -> None:
    form["deal"][part] = flip(form["deal"][part], bit)
    verdict = verify(form)
    assert Misfit(None) in verdict.misfits
    assert verdict.difference is not None
    assert not verdict.holds


@pytest.mark.parametrize("at", [0, 1])
def test_one_bit_of_a_share(form: Form, at: int) -> None:
    share = form["deal"]["shares"][at]
    share["share"] = flip(share["share"], 100)
    verdict = verify(form)
    assert verdict.misfits == (Misfit(share["seat"]),)
    assert verdict.difference is not None


def test_one_bit_of_a_share_with_its_commitment_written_again(form: Form) -> None:
    share = form["deal"]["shares"][1]
    share["share"] = flip(share["share"], 3)
    share["commit"] = commit_to_share(form["deal"]["table"], bytes.fromhex(share["share"])).hex()
    verdict = verify(form)
    assert verdict.misfits == ()
    assert verdict.difference is not None


def test_a_commitment_to_a_share(form: Form) -> None:
    share = form["deal"]["shares"][0]
    share["commit"] = flip(share["commit"], 9)
    assert verify(form).misfits == (Misfit(0),)
    assert not verify(form).holds


def test_a_server_that_swaps_its_secret(form: Form) -> None:
    form["deal"]["secret"] = "5a" * 32
    verdict = verify(form)
    assert verdict.misfits == (Misfit(None),)
    assert verdict.difference is not None


def test_every_changed_outcome_is_named(sealed: Match, form: Form) -> None:
    """Bit by bit, with the text that belongs to it: possible outcomes and impossible ones."""
    outcomes = sealed.game.outcomes
    drawn = [i for i, entry in enumerate(sealed.entries) if entry.actor == CHANCE]
    for number, at in enumerate(drawn):
        entry = form["entries"][at]
        for bit in range(6):
            changed = entry["id"] ^ 1 << bit
            text = outcomes.text(changed) if changed < outcomes.size else "nothing"
            entries = [*form["entries"][:at], {**entry, "id": changed, "text": text}, *form["entries"][at + 1 :]]
            differs = verify({**form, "entries": entries}).difference
            assert differs is not None
            assert (differs.draw, differs.entry, differs.in_deal) == (number + 1, at + 1, entry["text"])
            assert text in differs.in_log


def test_a_changed_result_does_not_pass(form: Form) -> None:
    form["scores"][0] += 1
    with pytest.raises(BadLog, match="scores"):
        verify(form)


BROKEN: list[tuple[str, Callable[[Form], object]]] = [
    ("an object", lambda deal: [deal]),
    ("version", lambda deal: {**deal, "version": 2}),
    ("deal.table", lambda deal: {**deal, "table": None}),
    ("deal.secret", lambda deal: {**deal, "secret": "zz"}),
    ("deal.commit", lambda deal: {**deal, "commit": deal["commit"][2:]}),
    ("deal.shares", lambda deal: {**deal, "shares": {}}),
    ("seat 7", lambda deal: {**deal, "shares": [{**deal["shares"][0], "seat": 7}]}),
    ("deal.shares.share", lambda deal: {**deal, "shares": [{**deal["shares"][0], "share": 5}]}),
    ("each seat once", lambda deal: {**deal, "shares": deal["shares"][::-1]}),
]


@pytest.mark.parametrize(("said", "change"), BROKEN)
def test_a_broken_deal_is_named(form: Form, said: str, change: Callable[[Form], object]) -> None:
    with pytest.raises(BadLog, match=said):
        parse_deal(change(form["deal"]), 3)
    with pytest.raises(BadLog, match=said):
        log.rebuild({**form, "deal": change(form["deal"])})


def test_bad_parts_make_no_deal() -> None:
    with pytest.raises(BadSetup, match="32"):
        make_deal("t", secret=b"short")
    with pytest.raises(BadSetup, match="16"):
        make_deal("t", {0: b"short"})
