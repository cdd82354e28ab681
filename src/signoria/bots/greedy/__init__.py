"""Simple sensible play, one module a game, each with a function `advise(perspective)`."""
