"""The terminal: commands and tables."""
