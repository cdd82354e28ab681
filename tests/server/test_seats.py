"""A seat's secret is one person's: invitations are used once, nobody gets another's token, links can be replaced."""

import time
from dataclasses import replace

import pytest
from sqlalchemy import text

from tests.server.live import GENEROUS, HTTP, LiveServer, Sitting, post, until

NO_EXPIRY = replace(GENEROUS, never_begun_days=0.0, abandoned_days=0.0)


def with_token(sitting: Sitting, token: str, seat: int) -> Sitting:
    other = Sitting(sitting.address, {"table": sitting.id, "seats": []})
    other.tokens[seat] = token
    return other


def code(answer: object) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]  # type: ignore[attr-defined]


def test_an_invitation_is_used_once_and_exchanged(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mf", seated=False)
    invitation = sitting.invitations[1]
    guest = with_token(sitting, invitation, 1)
    looked = guest.get("", 1).json()
    assert (looked["you"], looked["invited"], looked["seats"][1]["taken"]) == (1, True, False)
    # Before somebody sits down an invitation opens nothing else.
    for path in ("/log", "/position"):
        assert code(guest.get(path, 1, at=0)) == (403, "only-invited")
    assert code(guest.act(1, "bury 1", 1)) == (403, "only-invited")
    with guest.listen(1) as ear:
        assert ear.rest()[0]["code"] == "only-invited"
    sitting.sit_down(1, "Bianca")
    own = sitting.tokens[1]
    assert own != invitation
    assert sitting.get("/log", 1).status_code == 200
    # The host still has the link it sent; it opens nothing any more.
    for path in ("", "/log", "/position"):
        assert code(guest.get(path, 1)) == (409, "seat-taken")
    assert code(guest.post("/join", {"name": "Eve"}, 1)) == (409, "seat-taken")
    assert code(guest.act(1, "bury 1", 1)) == (409, "seat-taken")
    with guest.listen(1) as ear:
        assert ear.rest()[0]["code"] == "seat-taken"


def test_the_host_takes_an_invitation_back(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mf", seated=False)
    old = with_token(sitting, sitting.invitations[1], 1)
    place = f"{sitting.place}/seats/1/invite"
    headers = {"Authorization": f"Bearer {sitting.tokens[0]}"}
    assert HTTP.delete(place, headers=headers).status_code == 200
    assert code(old.post("/join", {"name": "Eve"}, 1)) == (401, "no-token")
    new = post(place, None, headers).json()["invitation"]
    sitting.invitations[1] = new
    sitting.sit_down(1, "Bianca")
    # A friend who is there needs no new link.
    with sitting.listen(1) as ear:
        ear.next("table")
        assert code(post(place, None, headers)) == (409, "seat-in-use")
    assert code(post(f"{sitting.place}/seats/1/free", None, headers)) == (409, "seat-in-use")
    for number, expected in ((0, (409, "not-a-guest")), (7, (404, "no-seat"))):
        assert code(post(f"{sitting.place}/seats/{number}/invite", None, headers)) == expected
    guest = {"Authorization": f"Bearer {sitting.tokens[1]}"}
    assert code(post(f"{sitting.place}/seats/0/invite", None, guest)) == (403, "only-the-host")


def test_a_seat_nobody_uses_is_freed(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mf")
    place = f"{sitting.place}/seats/1/free"
    headers = {"Authorization": f"Bearer {sitting.tokens[0]}"}
    table = server.context.tables.cache.loaded[sitting.id]
    table.seats[1].seen = time.time() - 25 * 3600
    with sitting.listen(1) as ear:
        ear.next("table")
        assert code(post(place, None, headers)) == (409, "seat-in-use")
    until(lambda: not table.connected(), "somebody is still there")
    table.seats[1].seen = time.time() - 25 * 3600
    left = sitting.tokens[1]
    sitting.invitations[1] = post(place, None, headers).json()["invitation"]
    assert not sitting.info()["seats"][1]["taken"]
    assert code(with_token(sitting, left, 1).get("", 1)) == (401, "no-token")
    sitting.sit_down(1, "Chiara")
    assert sitting.info()["seats"][1]["name"] == "Chiara"


def test_a_leaked_link_is_replaced(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mf")
    thief = with_token(sitting, sitting.tokens[1], 1)
    with thief.listen(1) as ear:
        ear.next("table")
        sitting.tokens[1] = sitting.post("/token", None, 1).json()["token"]
        assert ear.rest()[-1]["code"] == "no-token"
    assert code(thief.get("/log", 1)) == (401, "no-token")
    assert sitting.get("/log", 1).status_code == 200


def over(sitting: Sitting) -> None:
    """Play a table of people to its end."""
    while not (info := sitting.info())["over"]:
        for seat in (seat for seat in sitting.tokens if seat >= 0):
            with sitting.listen(seat) as ear:
                position = ear.position()["position"]
            if position["legal"]:
                assert sitting.act(info["seq"], position["legal"][0]["id"], seat).status_code == 200
                break


def test_once_more_gives_everybody_their_own_seat_only(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mff")
    over(sitting)
    made = sitting.post("/again", seat=1).json()
    assert [seat.get("token") is not None for seat in made["seats"]] == [False, True, False]
    assert not any("invitation" in seat for seat in made["seats"])
    # Nobody was connected; the others come later, with what they had, and find the same table.
    first, second = sitting.post("/again", seat=0).json(), sitting.post("/again", seat=2).json()
    assert first["table"] == second["table"] == made["table"]
    assert [[seat["seat"] for seat in answer["seats"]] for answer in (first, second)] == [[0], [2]]
    new = Sitting(server.address, made)
    new.tokens[0], new.tokens[2] = first["seats"][0]["token"], second["seats"][0]["token"]
    assert [new.info(seat)["you"] for seat in range(3)] == [0, 1, 2]
    # A seat that was given to somebody else cannot be claimed.
    headers = {"Authorization": f"Bearer {new.tokens[1]}"}
    server.context.tables.cache.loaded[new.id].seats[2].seen = 0
    assert post(f"{new.place}/seats/2/free", None, headers).status_code == 200
    assert code(sitting.post("/again", seat=2)) == (409, "seat-taken")


def test_links_of_an_earlier_version_are_exchanged_at_first_use(sqlite_database: str) -> None:
    """As version 1 of the schema stored it: a friend's token, not yet used."""
    import asyncio

    from alembic import command
    from alembic.config import Config

    from signoria.server.tables.tokens import hash_of
    from signoria.store.address import parse
    from signoria.store.engines import make_engine
    from signoria.store.migrate import MIGRATIONS

    def to_first(connection: object) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")

    async def old() -> None:
        engine = make_engine(parse(sqlite_database))
        async with engine.begin() as connection:
            await connection.run_sync(to_first)
            edition = '{"name": "plain", "hash": "HASH"}'
            from tests.fixtures import corte

            content = corte.GAME.edition().content_hash
            await connection.execute(
                text(
                    "INSERT INTO tables VALUES ('old', 1, 1, 'corte', 1, 2, 7, false, :edition, '{}', false, 1, -1, "
                    "'person', '[0,0]')"
                ),
                {"edition": edition.replace("HASH", content)},
            )
            for seat, kind, joined, token in ((-1, "watch", True, "w"), (0, "me", True, "a"), (1, "friend", False, "b")):
                await connection.execute(
                    text("INSERT INTO seats VALUES ('old', :seat, :kind, 'X', :joined, NULL, NULL, :hash)"),
                    {"seat": seat, "kind": kind, "joined": joined, "hash": hash_of(token)},
                )
            await connection.execute(text("""INSERT INTO changes VALUES ('old', 1, 1, 'step', '{"entries":[]}')"""))
        await engine.dispose()

    asyncio.run(old())
    from tests.server.fixture_games import register

    register()
    server = LiveServer(sqlite_database, expiry_seconds=3600.0, limits=NO_EXPIRY)
    sitting = Sitting(server.address, {"table": "old", "seats": [], "watch": "w"})
    sitting.tokens[0] = "a"
    assert sitting.info(0)["you"] == 0
    sitting.invitations = {1: "b"}
    sitting.sit_down(1, "Bianca")
    assert sitting.info(1)["you"] == 1
    assert sitting.get("/log", 1).json()["edition"]["content"]["game"] == "corte"
    server.stop()


@pytest.mark.parametrize("path", ["/token", "/seats/1/invite", "/seats/1/free", "/close"])
def test_spectators_change_nothing(server: LiveServer, path: str) -> None:
    sitting = server.new_table("corte", "mf")
    assert code(sitting.post(path, None, -1)) == (403, "only-watching")


def test_whoever_comes_second_reads_who_sits_there_and_may_watch(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mf", seated=False)
    invitation = sitting.invitations[1]
    stranger = with_token(sitting, invitation, 1)
    assert stranger.get("/invitation", 1).json() == {"seat": 1, "taken": False, "name": None, "watch": True}
    sitting.sit_down(1, "Bianca")
    assert stranger.get("/invitation", 1).json() == {"seat": 1, "taken": True, "name": "Bianca", "watch": True}
    assert code(with_token(sitting, "x" * 43, 1).get("/invitation", 1)) == (401, "no-token")
    watcher = with_token(sitting, f"watch.{invitation}", -1)
    assert watcher.info()["you"] == -1
    with watcher.listen(-1) as ear, sitting.listen(-1) as spectator:
        # Exactly what a spectator is sent.
        assert ear.next("table") == spectator.next("table")
    assert code(watcher.post("/token", None, -1)) == (403, "only-watching")


def test_nobody_watches_by_an_invitation_where_that_was_not_agreed(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mf", seated=False, agreed={"watch": False})
    invitation = sitting.invitations[1]
    sitting.sit_down(1, "Bianca")
    assert with_token(sitting, invitation, 1).get("/invitation", 1).json()["watch"] is False
    assert code(with_token(sitting, f"watch.{invitation}", -1).get("", -1)) == (401, "no-token")


def test_a_friend_who_cannot_get_back_gets_a_new_link_at_once(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mf", seated=False)
    first = sitting.invitations[1]
    sitting.sit_down(1, "Bianca")
    old = sitting.tokens[1]
    new = sitting.post("/seats/1/invite", None, 0).json()["invitation"]
    # Until it is opened nothing changes for the friend, and the host cannot end the match alone.
    assert with_token(sitting, old, 1).info(1)["you"] == 1
    assert sitting.post("/close", None, 0).json() == {"done": False, "waiting_for": [1]}
    assert code(with_token(sitting, first, 1).get("", 1)) == (401, "no-token")
    sitting.invitations[1] = new
    with with_token(sitting, old, 1).listen(1) as ear:
        ear.next("table")
        sitting.sit_down(1, "Bianca")
        assert ear.rest()[-1]["code"] == "no-token"
    assert code(with_token(sitting, old, 1).get("/log", 1)) == (401, "no-token")
    assert sitting.info(1)["you"] == 1


def test_an_invitation_goes_on_working_for_the_person_who_took_it(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mf", seated=False)
    invitation = sitting.invitations[1]
    keys = ["k." + letter * 43 for letter in ("a", "b")]
    headers = [{"Authorization": f"Bearer {invitation}", "Signoria-Device": key} for key in keys]
    assert post(sitting.place + "/join", {"name": "Bianca"}, headers[0]).status_code == 200
    looked = HTTP.get(sitting.place, headers=headers[0]).json()
    assert (looked["you"], looked["invited"], looked["by_key"]) == (1, False, True)
    assert code(HTTP.get(sitting.place, headers=headers[1])) == (409, "seat-taken")
    # The invitation itself shows nothing; the key does.
    assert code(HTTP.get(sitting.place + "/log", headers=headers[0])) == (409, "seat-taken")
    assert HTTP.get(sitting.place + "/log", headers={"Authorization": f"Bearer {keys[0]}"}).status_code == 200
