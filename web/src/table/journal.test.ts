import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameEvent, Rival } from "../wire/types";
import { lines, reasonOf } from "./journal";
import { plain, read } from "./markdown";
import { partyOf, pointsOf } from "./parties";

const event = (entry: number, key: string, args: Record<string, string | number> = {}, rule = "§1"): GameEvent => ({
  entry,
  key,
  rule,
  args,
});
const seat = (of: GameEvent): number | null => partyOf(of, 2, []);

test("a purchase that ends a round is no part of what the round pays", () => {
  const told = [
    event(0, "round-begins", { round: 3 }),
    event(9, "bought", { seat: 1, points: -1 }, "§3, M1"),
    event(9, "round-over", { round: 3 }, "§5, M6"),
    event(9, "payout", { seat: 1, points: 15 }, "§6, M8"),
    event(9, "prize", { seat: 1, points: 10 }, "§7, M9"),
    event(9, "prize", { seat: 0, points: 5 }, "§7, M9"),
    event(9, "prize", { seat: 1, points: 14 }, "§7, M12"),
  ];
  const written = lines(told, seat).map((line) => [line.party, line.points, line.events.length]);
  expect(written).toEqual([
    [0, 5, 1],
    [1, 24, 2],
    [1, 15, 1],
    [null, null, 1],
    [1, -1, 1],
    [null, null, 1],
  ]);
});

test("an event that speaks of a later round opens no round", () => {
  const dial = [
    event(0, "round-begins", { round: 1 }),
    event(4, "destination", { round: 4, location: 5 }),
    event(5, "passes", { seat: 0 }),
    event(9, "round-begins", { round: 2 }),
  ];
  expect(lines(dial, seat).map((line) => line.round)).toEqual([2, 1, 1, 1]);
});

test("rules pages are read into plain data with places to be sent to", () => {
  const blocks = read(
    "## §3 Bidding\n\n**M2** One round of *bids*.\n\n- one\n  more\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |",
  );
  expect(blocks.map((block) => block.kind)).toEqual(["heading", "text", "list", "table"]);
  expect(blocks.map((block) => ("anchor" in block ? block.anchor : ""))).toEqual(["§3", "M2", "", ""]);
  expect(blocks[2] && plain(blocks[2])).toBe("one more two");
});

interface Played {
  game: string;
  players: number;
  rivals: Rival[];
  scores: number[];
  events: GameEvent[];
}

// Whole matches, written by tests/test_journal_sums.py, which runs this file.
const file = process.env.SIGNORIA_MATCHES;

test.skipIf(!file)("every line of whole matches is the sum of its events", () => {
  const matches = JSON.parse(readFileSync(file ?? "", "utf8")) as Played[];
  expect(matches.length).toBeGreaterThan(3);
  for (const { game, players, rivals, scores, events } of matches) {
    const party = (of: GameEvent): number | null => partyOf(of, players, rivals);
    const written = lines(events, party);
    expect(written.flatMap((line) => line.events).length, game).toBe(events.length);
    expect(new Set(written.flatMap((line) => line.events)).size, game).toBe(events.length);
    const sums = [...scores, ...rivals].map(() => 0);
    for (const line of written) {
      const points = line.events.reduce((sum, of) => sum + pointsOf(of), 0);
      expect(line.points ?? 0, `${game}: ${JSON.stringify(line)}`).toBe(points);
      expect(new Set(line.events.map((of) => `${of.entry} ${party(of)} ${reasonOf(of)}`)).size, game).toBe(1);
      if (line.party !== null) sums[line.party] = (sums[line.party] ?? 0) + points;
    }
    expect(sums, game).toEqual([...scores, ...rivals.map(({ points }) => points)]);
  }
});
