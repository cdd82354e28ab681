import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listener } from "./host";
import { TableSocket, waitBefore } from "./socket";

class FakeSocket {
  static readonly CONNECTING = 0;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const listener = () => ({ message: vi.fn(), connected: vi.fn(), lost: vi.fn(), after: () => 7 }) satisfies Listener;
const last = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  const none = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", none);
  vi.stubGlobal("document", { ...none, visibilityState: "visible" });
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it says who it is and where it was", () => {
  new TableSocket("t1", "secret", listener());
  last().onopen?.();
  expect(JSON.parse(last().sent[0] ?? "")).toEqual({ type: "hello", token: "secret", after: 7, patches: true });
});

test("it comes back by itself, more patient each time", () => {
  const told = listener();
  new TableSocket("t1", "secret", told);
  last().close();
  expect(told.lost).toHaveBeenLastCalledWith(waitBefore(0));
  vi.advanceTimersByTime(waitBefore(0));
  expect(FakeSocket.made.length).toBe(2);
  last().close();
  expect(told.lost).toHaveBeenLastCalledWith(waitBefore(1));
});

test.each(["no-table", "no-token", "rules-gone"])("after %s it does not try again", (code) => {
  const told = listener();
  new TableSocket("t1", "secret", told);
  last().hear({ type: "error", code, message: "" });
  last().close();
  vi.advanceTimersByTime(600_000);
  expect(told.lost).toHaveBeenLastCalledWith(null);
  expect(FakeSocket.made.length).toBe(1);
});

test("after a passing trouble it does", () => {
  const told = listener();
  new TableSocket("t1", "secret", told);
  last().hear({ type: "error", code: "not-stored", message: "" });
  last().close();
  vi.advanceTimersByTime(600_000);
  expect(FakeSocket.made.length).toBe(2);
});

test("rows of amounts are opened on arrival", () => {
  const told = listener();
  new TableSocket("t1", "secret", told);
  const args = [{ name: "amount", kind: "amount", value: 3 }];
  last().hear({ type: "step", position: { legal: [{ id: 10, text: "bid 3", verb: "bid", args, through: 12 }] } });
  const [message] = told.message.mock.calls[0] as [{ position: { legal: { id: number; text: string }[] } }];
  expect(message.position.legal.map(({ id, text }) => `${id} ${text}`)).toEqual(["10 bid 3", "11 bid 4", "12 bid 5"]);
});

test("a line that died without a word is opened anew, and nobody is told that it was lost", () => {
  const told = listener();
  const socket = new TableSocket("t1", "secret", told);
  const old = last();
  socket.renew();
  expect(FakeSocket.made.length).toBe(2);
  last().onopen?.();
  expect(JSON.parse(last().sent[0] ?? "")).toMatchObject({ after: 7 });
  old.hear({ type: "seats", seq: 9, seats: [] });
  old.close();
  vi.advanceTimersByTime(600_000);
  expect(told.message).not.toHaveBeenCalled();
  expect(told.lost).not.toHaveBeenCalled();
  expect(FakeSocket.made.length).toBe(2);
});

test("a page that was out of sight for long opens its line anew, one that blinked does not", () => {
  const heard: Record<string, () => void> = {};
  const page = {
    addEventListener: (kind: string, tell: () => void) => (heard[kind] = tell),
    removeEventListener: () => undefined,
    visibilityState: "visible",
  };
  vi.stubGlobal("document", page);
  new TableSocket("t1", "secret", listener());
  const away = (time: number): void => {
    page.visibilityState = "hidden";
    heard.visibilitychange?.();
    vi.advanceTimersByTime(time);
    page.visibilityState = "visible";
    heard.visibilitychange?.();
  };
  away(2000);
  expect(FakeSocket.made.length).toBe(1);
  away(40_000);
  expect(FakeSocket.made.length).toBe(2);
});
