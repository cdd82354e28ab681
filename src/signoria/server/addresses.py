"""Addresses of clients: networks, and the key under which a client is counted."""

import ipaddress


def network_of(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """Parse an address or a network; None if the text is neither."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None


def address_key(address: str) -> str:
    """The key under which an address is counted: a client with one IPv6 address usually has its whole /64."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 6:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address
