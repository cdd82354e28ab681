"""Computers that play Corte."""
