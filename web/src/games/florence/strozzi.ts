// Strozzi's card step by step, as the journal tells it: done, impossible, next, or only if needed.

import { journeyOf } from "./journey";
import type { Table } from "../../table/table.svelte";
import type { GameEvent } from "../../wire/types";
import type { FlorenceView, Letter, StrozziCard } from "./view";

export interface Step {
  state: "done" | "failed" | "next" | "later";
  letter: Letter | undefined;
  location: number | null;
  text: string;
  note: string;
}
export interface Played {
  card: StrozziCard;
  steps: Step[];
  /** Cards drawn earlier this round. */
  before: number[];
  running: boolean;
}

const text = (event: GameEvent, name: string): string => String(event.args[name] ?? "");
const number = (event: GameEvent, name: string): number => Number(event.args[name] ?? 0);

/** His cards of this round, each with what followed. */
function turns(told: GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  for (let i = told.length - 1; i >= 0; i--) {
    const event = told[i] as GameEvent;
    if (event.key === "round-begins") break;
    if (event.key !== "strozzi-card") continue;
    const end = told.findIndex((one, at) => at > i && !one.key.startsWith("strozzi-"));
    found.unshift(told.slice(i, end < 0 ? undefined : end));
  }
  return found;
}

const ACTS = /^strozzi-(deploys|promotes|brags|guard|bodyguard|no-shield|spends-all|no-brag|no-piece)$/;

export function played(table: Table, view: FlorenceView, told: GameEvent[]): Played | null {
  const all = turns(told);
  const events = all[all.length - 1];
  const first = events?.[0];
  const card = first && view.strozzi?.cards.find((one) => one.number === number(first, "card"));
  if (!events || !first || !card) return null;
  const letters = view.strozzi?.letters ?? [];
  const at = (location: number | null): Letter | undefined => letters.find((one) => one.location === location);
  const { words } = table;
  const pays: Step[] = [
    {
      state: "done",
      letter: undefined,
      location: null,
      text: words.say("step-pays", { time: number(first, "cost") }),
      note: `${number(first, "total") + number(first, "cost")} → ${number(first, "total")}`,
    },
  ];
  const steps = number(first, "cost") > 0 ? pays : [];
  for (const event of events.slice(1)) {
    const location = event.args.location === undefined ? null : number(event, "location");
    if (event.key === "strozzi-cannot")
      steps.push({
        state: "failed",
        letter: at(location),
        location,
        text: words.say(`step-${card.deed}`),
        note: words.named("obstacle", text(event, "obstacle")),
      });
    else if (ACTS.test(event.key) || event.key === "strozzi-recalls" || event.key === "strozzi-colour")
      steps.push({
        state: event.key === "strozzi-no-piece" || event.key === "strozzi-no-brag" ? "failed" : "done",
        letter: at(location),
        location,
        text: words.say(`step-${card.deed}-done`),
        note: words.event(event).replace(/^Strozzi(?: ?:)? /, ""),
      });
  }
  const acted = events.some((event) => ACTS.test(event.key));
  const running = !acted;
  if (running) steps.push(...stepsAhead(table, card, letters, steps));
  return { card, steps, before: all.slice(0, -1).map((one) => number(one[0] as GameEvent, "card")), running };
}

/** What the card may still do: the locations it has not tried yet, and what it does if none will do. */
function stepsAhead(table: Table, card: StrozziCard, letters: Letter[], done: Step[]): Step[] {
  const { words } = table;
  const tried = new Set(done.filter((step) => step.state === "failed").map((step) => step.location));
  const open = card.looks.filter((location) => !tried.has(location));
  const step = (location: number | null, deed: string, i: number): Step => ({
    state: i === 0 ? "next" : "later",
    letter: letters.find((one) => one.location === location),
    location,
    text: words.say(`step-${deed}`),
    note: i === 0 ? "" : words.say("step-if-needed"),
  });
  const steps = open.map((location, i) => step(location, card.deed, i));
  if (card.otherwise) return [...steps, step(null, card.otherwise, steps.length)];
  return steps.length ? steps : [step(null, card.deed, 0)];
}

/** His card and the way of a coach are gone through step by step; how far they are, in words. */
export function stepOf(table: Table, event: GameEvent): string | null {
  const view = table.view as FlorenceView | null;
  const journey = view ? journeyOf(view, table.told, event) : null;
  const { words } = table;
  if (journey) {
    const stop = journey.stops.filter(({ state }) => state !== "ahead").length;
    return words.say("drive-step", { stop, stops: journey.stops.length });
  }
  const play = view?.strozzi && event.key.startsWith("strozzi-") ? played(table, view, table.told) : null;
  if (!play) return null;
  const step = play.steps.filter(({ state }) => state === "done" || state === "failed").length;
  return words.say("card-step", { card: play.card.number, step, steps: play.steps.length });
}

/** Locations his card has tried, and where it acts, until somebody else does something. */
export function lookedAt(view: FlorenceView, told: GameEvent[]): Map<number, "failed" | "now"> {
  const looks = new Map<number, "failed" | "now">();
  const all = turns(told);
  const events = all[all.length - 1];
  const last = told[told.length - 1];
  if (!view.strozzi || !events || !last || events[events.length - 1] !== last) return looks;
  for (const event of events) {
    const location = number(event, "location");
    if (location) looks.set(location, event.key === "strozzi-cannot" ? "failed" : "now");
  }
  return looks;
}
