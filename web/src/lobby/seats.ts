// Own seats on their way to another device: in the part of a link that never leaves the browsers.

import { held, type Held } from "../wire/matches";

const MOST = 30;
const START = "#seats=";

/** A link's last part with these seats; read by `arrived`. */
export function packed(seats: Held[], name: string): string {
  const parts = seats.slice(0, MOST).map((one) => [one.table, one.token, one.game, one.seat].join("."));
  return START + [encodeURIComponent(name), ...parts].join("~");
}

export function arrived(hash: string): { name: string; seats: Held[] } | null {
  if (!hash.startsWith(START)) return null;
  const [name = "", ...parts] = hash.slice(START.length).split("~");
  const seats = parts.flatMap((part): Held[] => {
    const [table, token, game, seat] = part.split(".");
    if (!table || !token || !game || !/^-?\d+$/.test(seat ?? "")) return [];
    return [{ table, token, game, seat: Number(seat), since: Date.now() }];
  });
  return { name: plain(name), seats };
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text).slice(0, 40);
  } catch {
    return "";
  }
}

/** The seats worth taking along: of tables that go on. */
export function openSeats(tables: { token: string; over: boolean }[]): Held[] {
  const open = new Set(tables.filter((one) => !one.over).map((one) => one.token));
  return held().filter((one) => open.has(one.token));
}
