"""What speaks HTTP: routes, what requests look like, limits of connections, errors."""
