"""What the server counts and measures, for Prometheus."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LONG: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)

TABLES_IN_MEMORY: Final = Gauge("signoria_tables_in_memory", "Tables that are in use", registry=REGISTRY)
SOCKETS: Final = Gauge("signoria_sockets", "Open sockets of players and spectators", registry=REGISTRY)
CONNECTIONS: Final = Gauge("signoria_connections", "Open connections, sockets included", registry=REGISTRY)
CONNECTIONS_REFUSED: Final = Counter(
    "signoria_connections_refused", "Connections that were turned away", ["why"], registry=REGISTRY
)
REQUESTS: Final = Counter("signoria_requests", "Answered requests", ["method", "status"], registry=REGISTRY)
REQUEST_SECONDS: Final = Histogram("signoria_request_seconds", "Time to answer", buckets=QUICK, registry=REGISTRY)
REFUSALS: Final = Counter("signoria_refusals", "Refused requests by code", ["code"], registry=REGISTRY)
DECISIONS: Final = Counter("signoria_decisions", "Decisions that were stored", ["by"], registry=REGISTRY)
DECISION_SECONDS: Final = Histogram(
    "signoria_decision_seconds", "From a decision to its being stored and told", buckets=QUICK, registry=REGISTRY
)
BOT_QUEUE: Final = Gauge("signoria_bot_queue", "Questions that wait for a worker", ["line"], registry=REGISTRY)
BOT_WAITING_SECONDS: Final = Histogram(
    "signoria_bot_waiting_seconds", "How long a question waited for a worker", ["line"], buckets=LONG, registry=REGISTRY
)
BOT_SECONDS: Final = Histogram(
    "signoria_bot_seconds", "How long a bot thought", ["game", "bot"], buckets=LONG, registry=REGISTRY
)
BOT_DEATHS: Final = Counter("signoria_bot_worker_deaths", "Workers that ended over a question", registry=REGISTRY)
BOT_FAULTS: Final = Counter("signoria_bot_faults", "Decisions a bot could not make itself", ["bot"], registry=REGISTRY)
TABLE_FAULTS: Final = Counter("signoria_table_faults", "Tables that could not be used", registry=REGISTRY)
EXPIRED: Final = Counter("signoria_tables_expired", "Tables that were removed by age", ["why"], registry=REGISTRY)
LOOP_LAG_SECONDS: Final = Histogram(
    "signoria_loop_lag_seconds", "How late the event loop was", buckets=QUICK, registry=REGISTRY
)
