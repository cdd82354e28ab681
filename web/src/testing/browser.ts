// The least of a browser that modules look for when they are loaded. Import this first.

const matchMedia = () => ({ matches: false, addEventListener: () => undefined });
Object.assign(globalThis, { window: { matchMedia }, matchMedia });
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });

export {};
