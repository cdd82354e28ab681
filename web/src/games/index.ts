import type { Face } from "./face";

const FACES = import.meta.glob<{ face: Face }>("./*/index.ts");

/** The board of a game, or a sheet of words, so that every game can be played. */
export async function faceOf(game: string): Promise<Face> {
  const load = FACES[`./${game}/index.ts`] ?? (() => import("../sheet"));
  return (await load()).face;
}
