import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/generated", "../src"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "no-undef": "off", // the type checker knows better
      "@typescript-eslint/consistent-type-imports": "error",
      // Dictionaries are emptied by key where that says best what happens.
      "@typescript-eslint/no-dynamic-delete": "off",
      // Links lead to pages of the server as well as to our own; there is no router to ask.
      "svelte/no-navigation-without-resolve": "off",
      // A spot hands its state to what is drawn inside; some drawings do not need it.
      "svelte/no-useless-children-snippet": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Plain maps and sets are caches here; what the page shows is state and derived.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // Pages know their host by its interface alone.
    files: ["src/**"],
    ignores: ["src/wire/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "wire/(http|socket)$", message: "Ask the host: wire/host." }] },
      ],
    },
  },
  { files: ["scripts/**"], rules: { "no-console": "off" } },
);
