"""`signoria serve`: its arguments. What they start is imported when it is needed, so that other commands begin at once."""

from argparse import ArgumentParser, Namespace, _ArgumentGroup
from dataclasses import fields


def add_arguments(parser: ArgumentParser) -> None:
    from signoria.server.configuration import FORMER, option_name, plain_fields
    from signoria.server.settings import Limits

    parser.add_argument("--config", metavar="FILE", help="a file with any of these settings; options win over it")
    parser.add_argument("--print-config", action="store_true", help="print all settings as such a file, and stop")
    parser.add_argument("--open", action="store_true", help="open the browser when the server answers")
    for each in plain_fields():
        add(parser, each.name, each.default, each.metadata["help"])
    limits = parser.add_argument_group("limits", "what one address or seat may ask for")
    for each in fields(Limits):
        add(limits, each.name, each.default, each.metadata["help"])
    former = parser.add_argument_group("former names", "still accepted")
    for name, present in FORMER.items():
        former.add_argument(option_name(name), metavar="VALUE", help=f"former name of {option_name(present)}")


def add(parser: "ArgumentParser | _ArgumentGroup", name: str, default: object, words: str) -> None:
    usual = f" (default: {default})" if default != "" else ""
    metavar = "TEXT" if isinstance(default, str) else "N"
    parser.add_argument(f"--{name.replace('_', '-')}", metavar=metavar, help=words.replace("%", "%%") + usual)


def run(args: Namespace) -> int:
    """Serve until told to stop. A SignoriaError says why it cannot begin."""
    from signoria.server.configuration import load_configuration

    configuration = load_configuration(args)
    if args.print_config:
        print(configuration.text())
        return 0
    from signoria.server.serving import serve

    settings = configuration.settings()
    return serve(
        settings,
        configuration.host,
        configuration.port,
        near=not configuration.port_chosen,
        show=args.open,
        log_json=configuration.log == "json",
    )
