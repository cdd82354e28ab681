import type { StoryFile } from "./main";

/** Answers what a table asks a server for words; everything else is not there. */
export function answer(file: StoryFile): typeof fetch {
  return (input) => {
    const path = input instanceof Request ? input.url : String(input);
    const words = /\/api\/words\/([\w-]+)\/(\w+)\.ftl$/.exec(path);
    if (words) return Promise.resolve(new Response(file.words[words[1] ?? ""]?.[words[2] ?? ""] ?? ""));
    if (path.includes("/api/arguments/")) return Promise.resolve(Response.json(file.arguments));
    return Promise.resolve(Response.json({ error: { code: "no-table", message: "a picture" } }, { status: 404 }));
  };
}
