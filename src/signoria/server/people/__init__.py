"""People without accounts: who they are, their devices, what they have finished."""
