"""Codes and recovery keys in Italian words, typed by hand: four letters of each word are enough."""

import hashlib
import secrets
from typing import Final

from signoria.server.tables.code_words import BY_LETTERS, LETTERS, WORDS

# 40 bits for five minutes and a few tries; 80 bits for good.
CODE_WORDS: Final = 4
PAPER_WORDS: Final = 8
LONGEST_TEXT: Final = 200


def make_words(number: int) -> str:
    return " ".join(secrets.choice(WORDS) for _ in range(number))


def read_words(typed: str, number: int) -> str | None:
    """The words someone typed, in one form; None if they are not words of the list, or too few or many."""
    parts = typed[:LONGEST_TEXT].lower().replace("-", " ").replace(",", " ").split()
    words = [BY_LETTERS.get(part[:LETTERS]) for part in parts]
    known = [word for word in words if word is not None]
    return " ".join(known) if len(known) == len(parts) == number else None


def check_words(code_hash: str, key_hash: str) -> str:
    """Two words that both devices show: someone else who used the code first would see others."""
    digest = hashlib.sha256(f"signoria-check {code_hash} {key_hash}".encode()).digest()
    first, second = int.from_bytes(digest[:4]), int.from_bytes(digest[4:8])
    return f"{WORDS[first % len(WORDS)]} {WORDS[second % len(WORDS)]}"
