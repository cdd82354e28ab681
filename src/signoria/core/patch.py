"""JSON Patch (RFC 6902) between two values: what to add, replace and remove to make one of the other.

Only `add`, `replace` and `remove` are written, so that a reader needs a few lines. A list keeps what is alike at its beginning
and its end; what lies between is compared item by item.
"""

from typing import Any

Operation = dict[str, Any]
Patch = list[Operation]


def difference(old: Any, new: Any, path: str = "") -> Patch:
    """The operations that make `new` of `old`; none if they are equal."""
    found: Patch = []
    compare(old, new, path, found)
    return found


def compare(old: Any, new: Any, path: str, found: Patch) -> None:
    if old is new or old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        compare_objects(old, new, path, found)
    elif isinstance(old, list) and isinstance(new, list):
        compare_lists(old, new, path, found)
    else:
        found.append({"op": "replace", "path": path, "value": new})


def compare_objects(old: dict[str, Any], new: dict[str, Any], path: str, found: Patch) -> None:
    for key in old:
        if key not in new:
            found.append({"op": "remove", "path": f"{path}/{escape(key)}"})
    for key, value in new.items():
        if key in old:
            if old[key] is not value:
                compare(old[key], value, f"{path}/{escape(key)}", found)
        else:
            found.append({"op": "add", "path": f"{path}/{escape(key)}", "value": value})


def compare_lists(old: list[Any], new: list[Any], path: str, found: Patch) -> None:
    shorter = min(len(old), len(new))
    first = 0
    while first < shorter and old[first] == new[first]:
        first += 1
    last = 0
    while last < shorter - first and old[-1 - last] == new[-1 - last]:
        last += 1
    both = shorter - first - last
    for at in range(first, first + both):
        compare(old[at], new[at], f"{path}/{at}", found)
    for at in range(len(old) - last - 1, first + both - 1, -1):
        found.append({"op": "remove", "path": f"{path}/{at}"})
    for at in range(first + both, len(new) - last):
        found.append({"op": "add", "path": f"{path}/{at}", "value": new[at]})


def escape(key: str) -> str:
    """A key as part of a path (RFC 6901)."""
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key


def apply_patch(value: Any, patch: Patch) -> Any:
    """A value with a patch applied; what was given stays as it is, and what does not change is shared."""
    for operation in patch:
        value = changed(value, split(operation["path"]), operation)
    return value


def split(path: str) -> list[str]:
    return [part.replace("~1", "/").replace("~0", "~") for part in path.split("/")[1:]]


def changed(value: Any, path: list[str], operation: Operation) -> Any:
    if not path:
        return operation["value"]
    copy = value.copy()
    key: Any = path[0] if isinstance(copy, dict) else int(path[0])
    if len(path) > 1:
        copy[key] = changed(copy[key], path[1:], operation)
    elif operation["op"] == "remove":
        del copy[key]
    elif operation["op"] == "add" and isinstance(copy, list):
        copy.insert(key, operation["value"])
    else:
        copy[key] = operation["value"]
    return copy
