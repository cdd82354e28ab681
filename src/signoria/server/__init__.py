"""The table in the browser: HTTP and WebSocket around matches. The protocol is docs/wire-protocol.md."""
