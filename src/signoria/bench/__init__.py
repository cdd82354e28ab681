"""How fast the engines are, beside named peers in the same run."""
