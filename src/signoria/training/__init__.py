"""Values learned from matches that bots play against each other; `signoria train` is the command. Needs NumPy."""
