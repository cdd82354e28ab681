"""What boards in the terminal are made of; the board of a game is `terminal` in its folder."""
