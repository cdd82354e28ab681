"""Il Vecchio, chapter by chapter."""
