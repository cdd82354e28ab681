"""One board a game, drawn from a view."""
