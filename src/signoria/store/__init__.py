"""Keeps tables: SQLite in a file by default, PostgreSQL by address. Nothing here knows a rule of any game."""
