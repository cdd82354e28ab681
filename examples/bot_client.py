"""A bot that takes a seat at a table through the wire protocol, as a bot in any language could.

    python examples/bot_client.py "http://127.0.0.1:8000/t/<table>#<token>"

The link is the one a friend gets. It needs `websockets`; everything else is the standard library.
"""

import json
import random
import sys
import urllib.error
import urllib.parse
import urllib.request

from websockets.sync.client import connect


def choose(position):
    """Any legal action, but no bid far above the lowest: bots of ours are poor enough."""
    legal = position["legal"]
    return random.choice(legal[: min(len(legal), 4)])


class Seat:
    def __init__(self, link):
        parts = urllib.parse.urlsplit(link)
        self.token = parts.fragment
        self.place = f"{parts.netloc}/api/tables/{parts.path.rsplit('/', 1)[-1]}"
        self.secure = "s" if parts.scheme == "https" else ""

    def decide(self, seq, action):
        """Send a decision made at change number `seq`; False if the table has gone on meanwhile."""
        body = json.dumps({"expect": seq, "action": action}).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        request = urllib.request.Request(f"http{self.secure}://{self.place}/actions", body, headers)  # noqa: S310
        try:
            urllib.request.urlopen(request, timeout=30).close()  # noqa: S310
        except urllib.error.HTTPError as error:
            if error.code == 409:
                return False
            raise SystemExit(json.load(error)["error"]["message"]) from None
        return True

    def play(self):
        """Answer whenever it is our decision, until the match is over."""
        with connect(f"ws{self.secure}://{self.place}/socket", max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "token": self.token, "after": None}))
            for text in socket:
                message = json.loads(text)
                if message["type"] == "error":
                    raise SystemExit(message["message"])
                position = message.get("position")
                if position is None:
                    continue
                if position["over"]:
                    return position
                if position["legal"]:
                    action = choose(position)
                    self.decide(message["seq"], action["id"])
        raise SystemExit("the server went away; start me again and I go on")


if __name__ == "__main__":
    if len(sys.argv) != 2 or "#" not in sys.argv[1]:
        raise SystemExit(__doc__)
    final = Seat(sys.argv[1]).play()
    print("scores", final["scores"], "places", final["places"])
