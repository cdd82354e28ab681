"""Whether plain data is what a type says: nothing missing, nothing more, nothing else."""

import types
from functools import cache
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from typing_extensions import is_typeddict


def misfit(value: Any, hint: Any, path: str = "") -> str | None:
    """The first place where a value is not of its type; None if all of it is."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is Any:
        return None
    if origin is NotRequired:
        return misfit(value, args[0], path)
    if origin in (Union, types.UnionType):
        found = [misfit(value, arg, path) for arg in args]
        return None if None in found else found[0]
    if origin is Literal:
        return None if value in args else f"{path}: {value!r} is none of {args}"
    if origin is list:
        return in_list(value, args[0], path)
    if origin is dict:
        return in_dict(value, args, path)
    if is_typeddict(hint):
        return in_typed(value, hint, path)
    fits = type(value) is hint or (hint is float and type(value) is int)
    return None if fits else f"{path}: {value!r} is no {hint}"


def in_list(value: Any, item: Any, path: str) -> str | None:
    if not isinstance(value, list):
        return f"{path}: {value!r} is no list"
    return next((found for i, each in enumerate(value) if (found := misfit(each, item, f"{path}[{i}]"))), None)


def in_dict(value: Any, args: tuple[Any, ...], path: str) -> str | None:
    if not isinstance(value, dict):
        return f"{path}: {value!r} is no object"
    pairs = ((key, misfit(key, args[0], path) or misfit(each, args[1], f"{path}.{key}")) for key, each in value.items())
    return next((found for _, found in pairs if found), None)


@cache
def hints_of(hint: Any) -> dict[str, Any]:
    return get_type_hints(hint, include_extras=True)


def in_typed(value: Any, hint: Any, path: str) -> str | None:
    if not isinstance(value, dict):
        return f"{path}: {value!r} is no object"
    hints = hints_of(hint)
    if extra := set(value) - set(hints):
        return f"{path}: {sorted(extra)} not declared in {hint.__name__}"
    if missing := set(hint.__required_keys__) - set(value):
        return f"{path}: {sorted(missing)} missing of {hint.__name__}"
    return next((found for key, each in value.items() if (found := misfit(each, hints[key], f"{path}.{key}"))), None)
