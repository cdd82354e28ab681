"""Whether a browser asks from a page of this server: the pages of others may open sockets and ask questions as well."""

import contextlib
import ipaddress
from collections.abc import Mapping
from urllib.parse import urlsplit

from signoria.server.http.errors import Refused
from signoria.server.reach import Place, is_loopback
from signoria.server.wire.codes import Code


def check_same_site(headers: Mapping[str, str], place: Place | None) -> None:
    """Refuse a page of somebody else (`Origin`), and a name that was only made to point here (`Host`).

    Programs send no `Origin`. A server for this machine alone is asked by no name but that of this machine.
    """
    host = headers.get("host", "").lower()
    origin = headers.get("origin")
    if origin is not None and not is_same(origin.lower(), host):
        raise Refused(403, Code.OTHER_SITE, "this page belongs to another site; open the table by its own link")
    if place is not None and place.alone and not is_own_name(name_of(host)):
        raise Refused(403, Code.OTHER_SITE, "this server goes by another name; open it by the address it printed")


def is_same(origin: str, host: str) -> bool:
    """A port that goes without saying is said by neither or by both."""
    with contextlib.suppress(ValueError):
        found, asked = urlsplit(origin), urlsplit(f"//{host}")
        usual = {"http": 80, "https": 443}.get(found.scheme)
        return (found.hostname, found.port or usual) == (asked.hostname, asked.port or usual)
    return False


def name_of(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_own_name(name: str) -> bool:
    """This machine by name or number; a number cannot be made to point elsewhere."""
    if is_loopback(name) or name.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
