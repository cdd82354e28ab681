"""Where a server can be reached: by this machine alone, or by others in the house too, and at which address."""

import ipaddress
import socket
from dataclasses import dataclass
from typing import Any, Final

EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104  (compared with, not listened on)
# Addresses for documentation: nobody answers there and nothing is sent, but the system says which way it would go.
FAR_AWAY: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


@dataclass(frozen=True)
class Place:
    """What the server was told to listen on. Behind a proxy the outside address is the proxy's business."""

    host: str
    port: int
    proxied: bool = False

    @property
    def alone(self) -> bool:
        """Whether only this machine gets an answer."""
        return not self.proxied and is_loopback(self.host)

    def form(self) -> dict[str, Any]:
        addresses = [] if self.proxied else [site(host, self.port) for host in self.hosts()]
        command = f"signoria serve --host 0.0.0.0 --port {self.port}"
        return {"alone": self.alone, "addresses": addresses, "command": command if self.alone else None}

    def hosts(self) -> list[str]:
        if self.alone or self.host in EVERYWHERE:
            return outward(socket.AF_INET6 if self.host == "::" else socket.AF_INET)
        return [self.host]


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def outward(family: socket.AddressFamily) -> list[str]:
    """The address of this machine in its network, if it is in one."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((FAR_AWAY[family], 9))
            own = str(probe.getsockname()[0])
    except OSError:
        return []
    return [] if is_loopback(own) else [own]


def site(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
