import type { Face } from "./face";

const FACES = import.meta.glob<{ face: Face }>(["./*/index.ts", "!./plain/index.ts"]);

/** The board of a game, or the plain one, so that every game can be played. */
export async function faceOf(game: string): Promise<Face> {
  const load = FACES[`./${game}/index.ts`];
  return load ? (await load()).face : (await import("./plain")).faceFor(game);
}
