"""Tables in use, how they are made, who sits there, and when they are let go."""
