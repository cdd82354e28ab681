"""What a device is called until its owner gives it another name: browser and system, as far as they say so."""

from typing import Final

# The first that is found counts: every browser also names those before it.
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def label_of(user_agent: str) -> str:
    """Such as "Firefox · Linux"; empty where nothing is recognised."""
    parts = (find_first(BROWSERS, user_agent), find_first(SYSTEMS, user_agent))
    return " · ".join(part for part in parts if part)


def find_first(known: dict[str, str], user_agent: str) -> str:
    return next((name for mark, name in known.items() if mark in user_agent), "")
