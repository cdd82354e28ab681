"""Computers that play Firenze."""
