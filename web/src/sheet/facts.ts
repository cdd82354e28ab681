// A view nobody has drawn a board for, as facts in words: what lies on the table, and what each seat has.

/** One fact: what it is, and what is there. */
export interface Fact {
  label: string;
  value: string;
}

export interface Sheet {
  /** What belongs to nobody: single facts first, then whatever is a list or a set. */
  table: Fact[];
  /** What belongs to each seat. */
  seats: Fact[][];
}

/** Turns a key, or a value of a key, into words. */
export interface Speaker {
  label: (key: string) => string;
  value: (key: string, value: string) => string;
}

// Already in the frame around the board, or of no use to a reader.
const ELSEWHERE = new Set(["game", "seat", "players", "actor", "turn"]);

export function sheetOf(view: Record<string, unknown>, players: number, speaker: Speaker): Sheet {
  const sheet: Sheet = { table: [], seats: Array.from({ length: players }, () => []) };
  for (const [key, value] of Object.entries(view)) {
    if (ELSEWHERE.has(key)) continue;
    if (Array.isArray(value) && value.length === players && players > 1)
      value.forEach((part, seat) => sheet.seats[seat]?.push(...factsOf(key, part, speaker)));
    else sheet.table.push(...factsOf(key, value, speaker));
  }
  return sheet;
}

/** An object becomes one fact for each of its keys; everything else is one fact. */
function factsOf(key: string, value: unknown, speaker: Speaker): Fact[] {
  if (isRecord(value))
    return Object.entries(value).map(([name, part]) => ({
      label: speaker.label(name),
      value: inWords(name, part, speaker),
    }));
  return [{ label: speaker.label(key), value: inWords(key, value, speaker) }];
}

function inWords(key: string, value: unknown, speaker: Speaker): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value === "string") return speaker.value(key, value);
  if (Array.isArray(value)) return value.map((part) => inWords(key, part, speaker)).join(" · ") || "–";
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, part]) => `${speaker.label(name)} ${inWords(name, part, speaker)}`)
      .join(", ");
  return String(value as number);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
