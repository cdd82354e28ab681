import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

test("a key is made once and kept", async () => {
  const { deviceKey } = await import("./key");
  const key = deviceKey();
  expect(key).toMatch(/^k\.[A-Za-z0-9_-]{43}$/);
  vi.resetModules();
  expect((await import("./key")).deviceKey()).toBe(key);
});

test("a damaged key is replaced", async () => {
  kept.set("signoria-device", "k.short");
  expect((await import("./key")).deviceKey()).toMatch(/^k\.[A-Za-z0-9_-]{43}$/);
});

test("where nothing can be kept there is no key", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("denied");
    },
  });
  const { deviceKey, seatKey } = await import("./key");
  expect(deviceKey()).toBeNull();
  expect(seatKey(1)).toBeNull();
});

test("a window that forgets at once has no key either", async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  expect((await import("./key")).deviceKey()).toBeNull();
});

test("a forgotten key is followed by another one", async () => {
  const { deviceKey, dropKey } = await import("./key");
  const first = deviceKey();
  dropKey();
  expect(deviceKey()).not.toBe(first);
});
