// Notes which sources the built table was made from, so that a package is never built with an older one.
// building/web_table.py computes the same.
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";

const web = new URL("../", import.meta.url);
const target = new URL("../../src/signoria/server/static/.vite/sources.txt", import.meta.url);

async function files(folder) {
  const found = [];
  for (const entry of await readdir(new URL(folder, web), { withFileTypes: true })) {
    const path = folder + entry.name;
    if (entry.isFile()) found.push(path);
    else if (entry.isDirectory() && !["node_modules", "src/generated"].includes(path))
      found.push(...(await files(`${path}/`)));
  }
  return found;
}

const all = createHash("sha256");
for (const path of (await files("")).sort()) {
  const content = createHash("sha256")
    .update(await readFile(new URL(path, web)))
    .digest("hex");
  all.update(`${path} ${content}\n`);
}
await writeFile(target, `${all.digest("hex")}\n`);
