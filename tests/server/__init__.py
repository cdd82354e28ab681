"""The server through its protocol, on both databases."""
