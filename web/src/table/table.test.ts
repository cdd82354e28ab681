import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameBoard } from "../games/gameBoard";
import { shownOf } from "../wire/shown";
import type { GameEvent, LegalAction, Message, PatchedEvent, Position, Preview, Rival } from "../wire/types";
import { settings } from "../settings.svelte";
import { Table } from "./table.svelte";

// The least of a browser that the modules look for when they are loaded.
vi.hoisted(() => {
  const matchMedia = () => ({ matches: false, addEventListener: () => undefined });
  Object.assign(globalThis, { window: { matchMedia }, matchMedia });
  Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
});

const action = (id: number, verb: string, value?: number): LegalAction => ({
  id,
  text: value === undefined ? verb : `${verb} ${value}`,
  verb,
  args: value === undefined ? [] : [{ name: "location", kind: "location", value }],
});
const event = (entry: number, key: string, args: GameEvent["args"] = {}, rule = "§1"): GameEvent => ({
  entry,
  key,
  args,
  rule,
});
const strozzi: Rival = { key: "strozzi", points: 0, worth: 0, families: 2 };

function position(more: Partial<Position> = {}): Position {
  return {
    entries: 0,
    actor: 0,
    over: false,
    view: { seen: 0 },
    prompt: { key: "action", args: {}, rule: "§5" },
    legal: [action(1, "move", 4), action(2, "move", 5), action(3, "finish")],
    undo: { open: false, reason: null },
    scores: [10],
    worth: [12],
    own_worth: 17,
    rivals: [{ ...strozzi, points: 20, worth: 23 }],
    places: null,
    ...more,
  };
}

const seats = [{ seat: 0, kind: "person", name: "Livia", bot: null, taken: true, connected: true }];
const begin = (more: Partial<Position> = {}): Message =>
  ({
    type: "table",
    seq: 4,
    table: {
      game: "florence",
      players: 1,
      seats,
      you: 0,
      agreed: { hints: "all" },
      edition: { name: "", hash: "", names: {} },
    },
    position: position(more),
    journal: [],
    entries: [],
  }) as unknown as Message;
/** A step whose events change what their patches say; what is left is changed at its end. */
const step = (events: PatchedEvent[], more: Partial<Position> = {}, seq = 5): Message =>
  ({
    type: "patched",
    seq,
    entries: [{ seat: 0, id: 1, text: "move 4" }],
    events,
    rest: Object.entries(shownOf(position(more))).map(([key, value]) => ({ op: "replace", path: `/${key}`, value })),
    position: position(more),
  }) as Message;
const changing = (made: GameEvent, path: string, value: unknown): PatchedEvent => ({
  ...made,
  patch: [{ op: "replace", path, value }],
});

const preview = (actor: number): Preview => ({
  events: [],
  actor,
  ends_turn: actor > 0,
  reveals: actor < 0,
  outcomes: [],
  view: null,
  worth: null,
  stops_at: null,
});

function open(board: Partial<GameBoard> = {}): Table {
  const table = new Table("t", "token", "florence", board as GameBoard);
  table.connection = "open";
  table.receive(begin());
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false, documentElement: { lang: "en" } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("everybody who plays is a party: the seats, then opponents outside them, each with colours of its own", () => {
  const table = open();
  expect(table.parties).toEqual([0, 1]);
  expect(table.families(1)).toEqual([0, 1]);
  expect(table.familyOf(0)).toBe(2);
  expect(table.score(1)).toBe(20);
  expect(table.partyOf(event(1, "strozzi-brags", { points: 3 }))).toBe(1);
});

test("what it is worth: of oneself with what only oneself knows, of others by what everyone knows", () => {
  const table = open();
  expect([table.worth(0), table.worth(1)]).toEqual([17, 23]);
});

test("one source under two names is one source", () => {
  const table = open({ sources: { "strozzi-giovanni": "accepts" } });
  expect(table.sourceOf(event(1, "strozzi-giovanni"))).toBe("accepts");
  expect(table.sourceOf(event(1, "strozzi-brags"))).toBe("brags");
  expect(table.sourceOf(event(1, "brags"))).toBe("brags");
});

test("an action that gives something up waits for a second word, with what is lost", async () => {
  const table = open({ destructive: ({ verb }) => verb === "finish" });
  vi.spyOn(table.client, "preview").mockResolvedValue(preview(0));
  const act = vi.spyOn(table.client, "decide").mockResolvedValue({ seq: 5 });
  await table.choose(table.find("finish"));
  expect(act).not.toHaveBeenCalled();
  expect([table.pending?.action.verb, table.pending?.loses]).toEqual(["finish", true]);
  await table.confirm();
  expect(act).toHaveBeenCalledWith(4, 3);
});

test("whether something is given up is for the position to say: where nothing is lost, the action counts at once", async () => {
  const table = open({
    destructive: ({ verb }, { view }) => verb === "finish" && !!(view as { falls?: boolean }).falls,
  });
  vi.spyOn(table.client, "preview").mockResolvedValue(preview(0));
  const act = vi.spyOn(table.client, "decide").mockResolvedValue({ seq: 5 });
  await table.choose(table.find("finish"));
  expect(act).toHaveBeenCalledWith(4, 3);
  expect(table.pending).toBeNull();
});

test("a decision that keeps the turn counts at once, one that hands it over is shown first", async () => {
  const table = open();
  const asked = vi.spyOn(table.client, "preview").mockResolvedValue(preview(0));
  const act = vi.spyOn(table.client, "decide").mockResolvedValue({ seq: 5 });
  await table.choose(table.find("move", 4));
  expect(act).toHaveBeenCalledWith(4, 1);
  table.sending = false;
  asked.mockResolvedValue(preview(1));
  await table.choose(table.find("move", 5));
  expect(act).toHaveBeenCalledTimes(1);
  expect(table.pending?.loses).toBe(false);
});

test("what reveals something is shown first, alone at the table too; a second touch of it carries it out", async () => {
  const table = open();
  vi.spyOn(table.client, "preview").mockResolvedValue(preview(-1));
  const act = vi.spyOn(table.client, "decide").mockResolvedValue({ seq: 5 });
  await table.choose(table.find("move", 4));
  expect(act).not.toHaveBeenCalled();
  await table.choose(table.find("move", 4));
  expect(act).toHaveBeenCalledWith(4, 1);
});

test("a control that shows what it does before it is touched needs no further word", async () => {
  const table = open();
  const asked = vi.spyOn(table.client, "preview").mockResolvedValue(preview(1));
  const act = vi.spyOn(table.client, "decide").mockResolvedValue({ seq: 5 });
  await table.choose(table.find("move", 4), true);
  expect([act.mock.calls.length, asked.mock.calls.length]).toEqual([1, 0]);
});

test("only the control that looks may look away", async () => {
  const table = open();
  vi.spyOn(table.client, "preview").mockResolvedValue(preview(0));
  table.aid.look(table.find("move", 4), "place-4");
  await vi.advanceTimersByTimeAsync(200);
  table.aid.lookAway("verb-move");
  expect(table.aid.preview?.action).toBe("move 4");
  table.aid.lookAway("place-4");
  expect(table.aid.preview).toBeNull();
});

test("Escape takes back a chosen verb or piece, once nothing is picked any more", () => {
  const dropStep = vi.fn(() => true);
  const table = open({ dropStep });
  table.narrow("member-1-1", table.decision?.legal ?? []);
  expect([table.dropPicked(), table.narrowed, dropStep.mock.calls.length]).toEqual([true, null, 0]);
  expect([table.dropPicked(), dropStep.mock.calls.length]).toEqual([true, 1]);
});

test("a decision opens the part of the board it needs, unless something else is read", () => {
  const tabs = ["board", "hand"].map((key) => ({ key, icon: "", label: key }));
  const table = open({ tabs, opens: () => "hand" });
  table.openBoard();
  expect(table.tab).toBe("hand");
  table.turnTo("journal");
  table.boardTab = "board";
  table.openBoard();
  expect([table.tab, table.boardTab]).toEqual(["journal", "hand"]);
});

test("what happened since the own decision is told with what that decision led to", async () => {
  const table = open();
  vi.spyOn(table.words, "story", "get").mockReturnValue({
    headlines: ["moves"],
    stages: ["drives"],
    begins: [],
    ends: [],
  });
  table.receive(
    step([
      event(1, "round-begins", { round: 1 }),
      event(1, "moves", { seat: 0 }, "§5"),
      event(1, "drives"),
      event(1, "head", { seat: 0, points: 2 }, "§7"),
      event(1, "strozzi-head", { points: 3 }, "§7"),
    ]),
  );
  await vi.runAllTimersAsync();
  const { lines } = table.sinceLines;
  expect(lines.map(({ head, gains }) => [head.key, gains])).toEqual([
    [
      "head",
      [
        { party: 1, points: 3 },
        { party: 0, points: 2 },
      ],
    ],
  ]);
});

test("events are shown one by one, points of everybody with them; the position is the truth at the end", async () => {
  const table = open();
  table.receive(
    step(
      [
        changing(event(1, "strozzi-brags", { points: 6 }), "/rivals/0/points", 26),
        changing(event(1, "head", { seat: 0, points: 2 }), "/scores/0", 12),
      ],
      { scores: [12], worth: [14], rivals: [{ ...strozzi, points: 26, worth: 29 }] },
    ),
  );
  await vi.advanceTimersByTimeAsync(1);
  expect([table.playback.idle, table.score(0), table.score(1)]).toEqual([false, 10, 26]);
  expect(table.decision).toBeNull();
  await vi.runAllTimersAsync();
  expect([table.playback.idle, table.score(0), table.score(1)]).toEqual([true, 12, 26]);
  expect(table.decision?.prompt?.key).toBe("action");
});

test("the view changes with its event, and nothing else of it", async () => {
  const table = open();
  table.receive(
    step([event(1, "moves"), changing(event(1, "arrives"), "/view/seen", 1)], { view: { seen: 2 }, own_worth: 18 }),
  );
  await vi.advanceTimersByTimeAsync(1);
  expect([table.view, table.worth(0)]).toEqual([{ seen: 0 }, 17]);
  await vi.advanceTimersByTimeAsync(250);
  expect([table.view, table.worth(0)]).toEqual([{ seen: 1 }, 17]);
  await vi.runAllTimersAsync();
  expect([table.view, table.worth(0)]).toEqual([{ seen: 2 }, 18]);
});

test("a patch that does not fit leaves the table as it was, until the whole table comes", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const table = open();
  table.receive(step([changing(event(1, "moves"), "/view/seen/deep/er", 1)], { scores: [11] }));
  table.receive(step([event(2, "moves")], { scores: [12] }, 6));
  expect([reported.mock.calls.length, table.seq, table.score(0), table.journal.length]).toEqual([1, 4, 10, 0]);
  table.receive(begin({ scores: [12] }));
  table.receive(step([event(3, "moves")], { scores: [13] }, 7));
  await vi.runAllTimersAsync();
  expect(table.score(0)).toBe(13);
});

test("a jump shows the truth at once", async () => {
  const table = open();
  table.receive(step([event(1, "head", { seat: 0, points: 2 })], { scores: [12] }));
  table.playback.jump();
  expect([table.score(0), table.playback.told]).toEqual([12, 1]);
  await vi.runAllTimersAsync();
  expect(table.playback.idle).toBe(true);
});

test("a hint names the kind, then marks, then tells reasons and the best choices; pressed again it folds", async () => {
  const table = open();
  const choice = { steps: ["move 4"], visits: 1, share: 1, place: 1.04, points: 80.4, spread: 1.2 };
  vi.spyOn(table.client, "preview").mockResolvedValue(preview(0));
  const asked = vi.spyOn(table.client, "hint").mockResolvedValue({
    verb: "move",
    action: 1,
    text: "move 4",
    form: {},
    advice: { key: "search", args: { place: "1.0", points: "80", visits: 48 } },
    steps: ["move 4"],
    reasons: [],
    choices: [
      { ...choice, action: 1, text: "move 4" },
      { ...choice, action: 2, text: "move 5", points: 71 },
    ],
  });
  for (const stage of [1, 2, 3]) {
    await table.aid.askHint();
    expect(table.aid.hintStage).toBe(stage);
    expect(table.aid.hintOpen).toBe(stage === 3);
  }
  expect(asked).toHaveBeenCalledTimes(1);
  expect(
    table.aid.hintChoices().map(({ action: of, ...ends }) => [of.text, ends.place, ends.points, ends.spread]),
  ).toEqual([
    ["move 4", 1, 80, 1],
    ["move 5", 1, 71, 1],
  ]);
  expect(table.aid.reasons().join(" ")).not.toContain("48");
  await table.aid.askHint();
  expect([table.aid.hintStage, table.aid.hintOpen]).toEqual([3, false]);
});

test("previews are asked for once the pointer has settled, and only once", async () => {
  const table = open();
  const asked = vi.spyOn(table.client, "preview").mockResolvedValue(preview(0));
  table.aid.look(table.find("move", 4));
  table.aid.look(table.find("move", 5));
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(table.aid.preview?.action).toBe("move 5");
  table.aid.look(undefined);
  expect(table.aid.preview).toBeNull();
  table.aid.look(table.find("move", 5));
  expect(table.aid.preview?.action).toBe("move 5");
  expect(asked).toHaveBeenCalledTimes(1);
});

test("in the past, and for those who watch, a closed choice says so without asking anybody", async () => {
  const table = open();
  const asked = vi.spyOn(table.client, "refusal");
  table.review.past = position();
  await table.aid.explain("finish");
  expect(table.aid.whyNot?.sentence).toContain("hy-past");
  expect(asked).not.toHaveBeenCalled();
});

test("after others have moved the board a click is not taken for a while, a key is; at once, only half a double click is not", async () => {
  const table = open();
  const clicks = [{ detail: 1 }, { detail: 0 }, { detail: 2 }];
  expect(clicks.map((click) => table.tooSoon(click))).toEqual([false, false, false]);
  table.receive({
    ...step([event(1, "brags", { seat: 1, points: 2 })]),
    entries: [{ seat: 1, id: 1, text: "brag" }],
  } as Message);
  await vi.runAllTimersAsync();
  table.receive({
    ...step([event(2, "passes", { seat: 1 })], {}, 6),
    entries: [{ seat: 1, id: 1, text: "pass" }],
  } as Message);
  table.playback.flush();
  await vi.advanceTimersByTimeAsync(10);
  expect(clicks.map((click) => table.tooSoon(click))).toEqual([true, false, true]);
  settings.pace = "once";
  expect(clicks.map((click) => table.tooSoon(click))).toEqual([false, false, true]);
  settings.pace = "calm";
  await vi.advanceTimersByTimeAsync(300);
  expect(clicks.map((click) => table.tooSoon(click))).toEqual([false, false, false]);
});

test("an event that cannot be shown keeps nobody waiting", async () => {
  const told = vi.fn();
  vi.stubGlobal("reportError", told);
  const table = open({
    duration: () => {
      throw new Error("no such place");
    },
  });
  table.receive(step([event(1, "moves"), event(1, "head", { seat: 0, points: 2 })], { scores: [12] }));
  await vi.runAllTimersAsync();
  expect(told).toHaveBeenCalledTimes(2);
  expect([table.playback.idle, table.score(0)]).toEqual([true, 12]);
  expect(table.decision).not.toBeNull();
});

test("what comes after a jump is played by itself, and nothing of what was overtaken with it", async () => {
  const staged: string[] = [];
  const table = open({ duration: ({ key }) => (staged.push(key), 500) });
  table.receive(step([event(1, "first"), event(1, "second")]));
  await vi.advanceTimersByTimeAsync(1);
  table.playback.jump();
  expect([table.playback.idle, table.decision === null]).toEqual([true, false]);
  table.receive(step([event(2, "third")], {}, 6));
  await vi.runAllTimersAsync();
  expect(staged).toEqual(["first", "third"]);
  expect(table.playback.idle).toBe(true);
});

test("a step asked for when nothing is carried out any more holds nothing up", async () => {
  const table = open();
  table.playback.step();
  table.receive(step([event(1, "moves")]));
  await vi.runAllTimersAsync();
  expect(table.playback.idle).toBe(true);
});

test("a decision does not wait for a hint that is thought about", async () => {
  const table = open();
  let given: AbortSignal | undefined;
  vi.spyOn(table.client, "hint").mockImplementation((_, signal) => {
    given = signal;
    return new Promise((_done, gone) => signal.addEventListener("abort", () => gone(new Error("aborted"))));
  });
  const act = vi.spyOn(table.client, "decide").mockResolvedValue({ seq: 5 });
  const asked = table.aid.askHint();
  await table.act(1);
  await asked;
  expect(act).toHaveBeenCalledWith(4, 1);
  expect(given?.aborted).toBe(true);
  expect([table.aid.hintBusy, table.aid.hint, table.problem]).toEqual([false, null, ""]);
});

test("a decision on its way keeps its question in sight, and is called late after three seconds", async () => {
  const table = open();
  const question = table.asked();
  vi.spyOn(table.client, "decide").mockReturnValue(new Promise(() => undefined));
  void table.act(1);
  expect([table.decision, table.asked(), table.late]).toEqual([null, question, false]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(table.late).toBe(true);
  table.receive(step([]));
  expect([table.sending, table.late]).toEqual([false, false]);
});

test("bots are asked not to pace themselves once, until a person decides again", async () => {
  const table = open();
  settings.pace = "once";
  const skip = vi.spyOn(table.client, "skip").mockResolvedValue(undefined);
  table.receive(step([], { actor: 1 }));
  for (let i = 0; i < 3; i++) table.receive({ type: "thinking", seat: 1 });
  expect(skip).toHaveBeenCalledTimes(1);
  table.receive(step([], { actor: 1 }, 6));
  table.receive({ type: "thinking", seat: 1 });
  expect(skip).toHaveBeenCalledTimes(2);
  settings.pace = "calm";
});

test("an advised action is shown step by step as it is followed, and points at one thing", async () => {
  const table = open();
  const asked = vi.spyOn(table.client, "hint").mockResolvedValue({
    verb: "move",
    action: 1,
    text: "move 4",
    form: {},
    advice: null,
    steps: ["move 4", "finish"],
    reasons: [],
    choices: [],
  });
  vi.spyOn(table.client, "preview").mockResolvedValue(preview(0));
  const [first, other, last] = position().legal;
  if (!first || !other || !last) throw new Error("no actions");
  expect(table.aid.means([first])).toBe(false);
  await table.aid.askHint();
  await table.aid.askHint();
  expect(table.aid.means([first])).toBe(true);
  expect(table.aid.means([other])).toBe(false);
  // What only leads the way is meant if the action goes there.
  expect(table.aid.means([first, other], "finish")).toBe(true);
  expect(table.aid.means([first, other], "move 9")).toBe(false);
  table.receive(step([]));
  await vi.runAllTimersAsync();
  expect(table.aid.hintStage).toBe(2);
  expect(table.aid.means([last])).toBe(true);
  expect(table.aid.means([first])).toBe(false);
  // The reasons belong to the whole action; for this step they are asked for.
  await table.aid.askHint();
  expect(asked).toHaveBeenCalledTimes(2);
});
