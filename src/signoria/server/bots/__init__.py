"""Opponents that are programs: whose turn it is, who waits for which answer, and the processes that think."""
