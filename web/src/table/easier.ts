// After a defeat by an opponent that is rules: the same table with one switch less against oneself.

import type { GameInfo, NewTable, TableInfo } from "../wire/types";

export interface Switch {
  key: string;
  /** Whether it is turned on, or one that made it harder is turned off. */
  on: boolean;
  table: NewTable;
}

/** The next switch, or null where none is left or the edition is not one this server has. */
export function easier(info: TableInfo, games: GameInfo[]): Switch | null {
  const game = games.find(({ key }) => key === info.game);
  const edition = game?.editions.find(({ name, hash }) => name === info.edition.name && hash === info.edition.hash);
  if (!game || !edition) return null;
  const keys = game.options.map(({ key }) => key);
  const off = keys.find((key) => key.startsWith("harder-") && info.options[key] === true);
  const key = off ?? keys.find((one) => one.startsWith("easier-") && info.options[one] === false);
  if (!key) return null;
  const seats = info.seats.map(({ kind, name, bot, seat }) =>
    kind === "bot" ? { kind, name, bot } : { kind: seat === info.you ? ("me" as const) : ("friend" as const), name },
  );
  const options = { ...info.options, [key]: !off };
  return { key, on: !off, table: { game: info.game, players: info.players, edition: edition.name, options, seats } };
}
