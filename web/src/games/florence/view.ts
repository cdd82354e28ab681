// What the server sends of Florence, and small readings of it. No rules: only what is on the table.

import type { Medici, Rank } from "./art";

export interface Member {
  family: number;
  rank: Rank;
  colour?: string;
}
export interface Cup {
  family: number;
  colour?: string;
}
export interface Location {
  number: number;
  tile: string | null;
  unit: number;
  cups: (Cup | null)[];
  queue: Member[];
  coaches: Medici[];
  destination: Medici[];
  rings: number[];
  spies: number[];
  bouncers: number[];
}
export interface Sector {
  round: number;
  medici: Medici;
  destination: number | null;
  time: number;
  head: number;
  gifts: number;
  queue?: number[];
  offers?: [number, number][];
}
export interface Family {
  points: number;
  time: number;
  supply: number[];
  members: number;
  gifts: number;
  given: number[];
  guards: number;
  markers: number;
  cards: number;
  backs: Record<Medici, number>;
  passed: boolean;
  ring: number | null;
}
export interface Objective {
  number: number;
  locations: number[];
  members: number;
  points: number;
  scale: [number, number][];
}
export interface StrozziCard {
  number: number;
  deed: "deploy" | "feast" | "friend" | "brag" | "guard";
  letter: string | null;
  colour: string | null;
  time: number;
}
export interface Letter {
  letter: string;
  medici: Medici;
  location: number;
}
export interface Strozzi {
  points: number;
  time: number;
  passed: boolean;
  ring: number | null;
  guards: number;
  markers: number[];
  supply: Record<string, number[]>;
  discarded: number[];
  pile: number;
  cards: StrozziCard[];
  letters: Letter[];
}
export interface Goal {
  location: number;
  medici: Medici;
  route: number[];
  stops: { location: number; head: number | null; brag: number | null; spies: number[] }[];
  pays: number[];
  control: { family: number; members: number }[];
}
export interface FlorenceView {
  seat: number;
  players: number;
  families: number;
  solo: boolean;
  phase: string;
  actor: number;
  turn: number;
  round: number;
  rounds: number;
  start: number;
  spaces: number;
  dial: Sector[];
  locations: Location[];
  streets: Record<string, number[]>;
  decks: Record<Medici, { left: number; discarded: Record<string, number> }>;
  seats: Family[];
  pending: { card?: string; member?: Member; from?: number; spot?: number; left?: number };
  hand: Record<string, number>;
  card_costs: Record<string, number>;
  costs: Record<"deploy" | "promote" | "move" | "hurry" | "brag" | "gift", number>;
  clock: number;
  way: number[];
  bounds: [number, number];
  destination: Goal | null;
  offer: { family: number; price: number; points: number } | null;
  objective: Objective | null;
  objectives: (Objective | null)[];
  bragging?: { points: number; space: number | null; closed: string | null }[];
  giving?: { medici: Medici; price: number; closed: string | null }[];
  strozzi?: Strozzi;
}

export const PLACES = 7;

/** The ranges of the three steps of a brag tile, the lowest first. */
export function steps([middle, top]: [number, number]): string[] {
  return [`0–${middle - 1}`, `${middle}–${top - 1}`, `${top}+`];
}

export const cardMedici = (card: string): Medici =>
  CARDS.indexOf(card) < 4 ? "cosimo" : CARDS.indexOf(card) < 8 ? "contessina" : "giovanni";

const CARDS = [
  "post-guard",
  "go-anywhere",
  "go-far",
  "join-superior",
  "send-gift",
  "trade-places",
  "raise-debutant",
  "step-forward",
  "take-back",
  "swap-two",
  "send-home",
  "brag-anywhere",
];

/** Own cards one by one, in the order of the Medici. */
export function handOf(view: FlorenceView): string[] {
  return CARDS.flatMap((card) => Array.from({ length: view.hand[card] ?? 0 }, () => card));
}
