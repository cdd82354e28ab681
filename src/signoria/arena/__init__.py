"""Bots against bots: seats rotated over common deals, results that can be resumed, and a report."""
