"""Computers that play Florence."""
