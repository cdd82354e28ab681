"""Every error of the tables has a status and a code, and survives the way out of the process that reads uploads."""

import inspect
import pickle

import pytest

from signoria.server.http.errors import STATUSES, refused_from
from signoria.server.tables import errors
from signoria.server.tables.errors import TableError, UndoNotAllowed
from signoria.server.wire.codes import Code

ERRORS = [each for _, each in inspect.getmembers(errors, inspect.isclass) if issubclass(each, TableError)]
ERRORS.remove(TableError)


def make_error(kind: type[TableError]) -> TableError:
    arguments = inspect.signature(kind).parameters
    if kind is UndoNotAllowed:
        return UndoNotAllowed("undo-never", "no")
    return kind("no", seq=7) if "message" in arguments else kind()  # type: ignore[call-arg]


@pytest.mark.parametrize("kind", ERRORS, ids=lambda kind: kind.__name__)
def test_every_error_has_an_answer(kind: type[TableError]) -> None:
    error = make_error(kind)
    refused = refused_from(error)
    assert 400 <= refused.status < 600
    assert Code(refused.code)
    assert refused.message == str(error) == error.message
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is kind
    assert vars(copy) == vars(error)
    assert str(copy) == str(error)


def test_no_two_errors_look_alike() -> None:
    """A client tells errors apart by their code."""
    codes = [code for _, code in STATUSES.values()]
    assert len(codes) == len(set(codes))
