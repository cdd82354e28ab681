import type { Listener, Subscription } from "./host";
import { messageOf } from "./legal";
import { FATAL } from "./types";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const SILENCE = 50_000;
/** A page that was out of sight for so long may have slept, and its line with it. */
const NAP = 20_000;

/** How long to wait before the n-th attempt in a row, in milliseconds. */
export function waitBefore(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
}

/** One table's socket. It comes back by itself after sleep, network loss or a restart of the server. */
export class TableSocket implements Subscription {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;
  private hiddenAt: number | null = null;

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly listener: Listener,
  ) {
    window.addEventListener("online", this.renew);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.renew);
    document.removeEventListener("visibilitychange", this.wake);
    if (this.timer) clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Waking up or a network coming back is a reason not to wait any longer. */
  hurry = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.timer && this.socket === null) {
      clearTimeout(this.timer);
      this.open();
    }
  };

  /** Opens the line anew. One that died without a word looks open for ever; what was missed on it is sent again. */
  renew = (): void => {
    const old = this.socket;
    if (old === null) return this.hurry();
    if (this.closed || old.readyState === WebSocket.CONNECTING) return;
    old.onmessage = old.onclose = null;
    old.close();
    this.open();
  };

  private wake = (): void => {
    if (document.visibilityState === "hidden") {
      this.hiddenAt = Date.now();
      return;
    }
    const slept = this.hiddenAt !== null && Date.now() - this.hiddenAt > NAP;
    this.hiddenAt = null;
    if (slept) this.renew();
    else this.hurry();
  };

  private open(): void {
    this.timer = null;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket = socket;
    let told = false;
    let fatal = false;
    const silence = setTimeout(() => socket.readyState === WebSocket.CONNECTING && socket.close(), SILENCE);
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", token: this.token, after: this.listener.after(), patches: true }));
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = messageOf(event.data);
      if (message.type === "error") fatal = FATAL.has(message.code);
      if (!told && message.type !== "error") {
        told = true;
        this.attempt = 0;
        this.listener.connected();
      }
      this.listener.message(message);
    };
    socket.onclose = () => {
      clearTimeout(silence);
      this.socket = null;
      if (this.closed) return;
      if (fatal) {
        this.listener.lost(null);
        return;
      }
      const wait = waitBefore(this.attempt++);
      this.listener.lost(wait);
      this.timer = setTimeout(() => this.open(), wait);
    };
  }
}
