"""Computers that play Il Vecchio."""
