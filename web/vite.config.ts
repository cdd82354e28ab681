import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { written } from "./src/breakpoints";

/** Styles name the breakpoints of src/breakpoints.ts: `@media (--phone)`. */
const breakpoints: Plugin = {
  name: "breakpoints",
  enforce: "pre",
  transform: (code, id) => (/\.(svelte|css)$/.test(id) ? { code: written(code), map: null } : undefined),
};

// A server started beside `npm run dev` answers the interface's questions.
const server = process.env.SIGNORIA_SERVER ?? "http://127.0.0.1:8000";

// `vite build --mode story` builds the page that draws a stored position without a server, beside the product.
export default defineConfig(({ mode }) => ({
  plugins: [breakpoints, svelte()],
  base: mode === "story" ? "./" : "/",
  build: {
    outDir: mode === "story" ? "../build/story" : "../src/signoria/server/static",
    rollupOptions: { input: mode === "story" ? "story.html" : "index.html" },
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
}));
