import { describe, expect, it } from "vitest";
import type { LessonInfo } from "../wire/types";
import { nextLesson } from "./next";

const lesson = (game: string, key: string, current = true): LessonInfo => ({
  game,
  lesson: key,
  minutes: 10,
  steps: ["a", "b"],
  current,
  titles: {},
  about: {},
});
const all = [lesson("medici", "first"), lesson("medici", "second"), lesson("florence", "first")];

describe("the next lesson", () => {
  it("is the one that was begun", () => {
    const kept = { "florence/first": { place: {}, done: 3, finished: false } };
    expect(nextLesson(all, kept, "medici")?.game).toBe("florence");
  });
  it("is the first of the game chosen last", () => {
    expect(nextLesson(all, {}, "florence")?.game).toBe("florence");
    expect(nextLesson(all, {}, "")?.game).toBe("medici");
  });
  it("is not one that is finished or outdated", () => {
    const kept = { "medici/first": { place: {}, done: 0, finished: true } };
    expect(nextLesson(all, kept, "medici")?.lesson).toBe("second");
    expect(nextLesson([lesson("medici", "old", false)], {}, "")).toBeNull();
  });
});
