"""Judgement for the search, one module a game, each with a class `Judgement` whose weights are data."""
