"""Players that are programs. They get a seat's perspective and nothing else."""
