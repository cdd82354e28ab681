"""`signoria serve`: its arguments. What they start is imported when it is needed, so that other commands begin at once."""

from argparse import ArgumentParser, Namespace
from typing import Final

from signoria.core.errors import SignoriaError

USUAL_PORT: Final = 8000


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (default: %(default)s, this machine alone)")
    parser.add_argument(
        "--port", metavar="N", help=f"port to listen on (default: {USUAL_PORT}, or the next one that is free; 0 takes any)"
    )
    parser.add_argument(
        "--database",
        metavar="ADDRESS",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; a file in your data folder if left out",
    )
    parser.add_argument(
        "--pace", metavar="SECONDS", default="0.7", help="how long a computer takes to decide, 0 for not at all"
    )
    parser.add_argument("--workers", metavar="N", default="1", help="processes in which computers think (default: %(default)s)")
    parser.add_argument("--open", action="store_true", help="open the browser when the server answers")
    parser.add_argument("--behind-proxy", metavar="ADDRESS", help="a reverse proxy whose X-Forwarded-For is to be believed")


def run(args: Namespace) -> int:
    """Serve until told to stop. A SignoriaError says why it cannot begin."""
    port = None if args.port is None else whole("--port", args.port, 0, 65535)
    workers = whole("--workers", args.workers, 1, 64)
    pace = seconds("--pace", args.pace)
    from signoria.server.serving import serve
    from signoria.server.settings import Settings
    from signoria.store.address import default_address

    settings = Settings(args.database or default_address(), pace=pace, workers=workers)
    return serve(settings, args.host, port, USUAL_PORT, show=args.open, proxy=args.behind_proxy)


def whole(name: str, text: str, low: int, high: int) -> int:
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1
    if not low <= number <= high:
        raise SignoriaError(f"{name} is '{text}'; expected a whole number from {low} to {high}")
    return number


def seconds(name: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 60:
        raise SignoriaError(f"{name} is '{text}'; expected 0 to 60 seconds")
    return number
