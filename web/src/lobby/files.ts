import { host } from "../wire/host";
import type { EditionProblem } from "../wire/types";
import { keepEdition, type OwnEdition } from "./editions.svelte";
import { keep } from "./games";
import { imported, isExported } from "./history.svelte";

/** What came of a file: where to go, an edition, its first problem, or so many matches added. */
export type Opened =
  | { kind: "log"; address: string }
  | { kind: "edition"; edition: OwnEdition }
  | { kind: "problem"; file: string; problem: EditionProblem }
  | { kind: "played"; matches: number }
  | { kind: "unknown" };

/** Opens a file by what is in it: a log, an owner's edition, or a list of matches. */
export async function openFile(file: File): Promise<Opened> {
  const text = await file.text();
  const document = parsed(text);
  if (document === undefined) return openEdition(file.name, text);
  if (isExported(document)) return { kind: "played", matches: imported(document) };
  if (!(document instanceof Object) || !("entries" in document)) return { kind: "unknown" };
  const made = await host.upload(document);
  const game = "game" in document ? String(document.game) : "";
  return { kind: "log", address: keep(made, game, -1) };
}

export async function openEdition(name: string, text: string): Promise<Opened> {
  const { edition, problem } = await host.looked(name.slice(0, 200), text);
  if (edition) return { kind: "edition", edition: keepEdition(edition, name) };
  return problem ? { kind: "problem", file: name, problem } : { kind: "unknown" };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Hands a text to the person as a file. */
export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
