"""Computers that play Medici."""
