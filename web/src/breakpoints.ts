// Where the layout changes, for styles and scripts alike. In styles `@media (--phone)` and the like stand for these; the build
// writes them out (see vite.config.ts).

/** Chips, one part of the table at a time, tabs below. */
const PHONE = 759;
/** Upright tablets: the drawer lies upon the board. */
const UPRIGHT = 899;
/** Below this the right column is a drawer and the panels are a strip. */
const NARROW = 1279;
/** Three columns on a screen with little height. */
const LOW = 800;
/** Tiles instead of cards, tabs below. */
const LOBBY_PHONE = 699;
/** Cards in two rows, lists below each other. */
const LOBBY_NARROW = 1199;
/** The summary of a new table becomes a bar. */
const ONE_COLUMN = 799;

export const media = {
  phone: `(max-width: ${PHONE}px)`,
  "not-phone": `(min-width: ${PHONE + 1}px)`,
  small: `(max-width: ${UPRIGHT}px)`,
  upright: `(min-width: ${PHONE + 1}px) and (max-width: ${UPRIGHT}px)`,
  lying: `(min-width: ${UPRIGHT + 1}px) and (max-width: ${NARROW}px)`,
  tablet: `(min-width: ${PHONE + 1}px) and (max-width: ${NARROW}px)`,
  "not-small": `(min-width: ${UPRIGHT + 1}px)`,
  narrow: `(max-width: ${NARROW}px)`,
  wide: `(min-width: ${NARROW + 1}px)`,
  short: `(max-height: ${LOW}px)`,
  flat: `(max-height: ${LOW}px) and (min-width: ${PHONE + 1}px)`,
  /** Too little height for what is only good to have. */
  shallow: "(max-height: 859px)",
  /** Panels above the board are too narrow for a word beside the name. */
  snug: `(min-width: ${PHONE + 1}px) and (max-width: 959px)`,
  /** Two columns after the end of a match instead of three. */
  "finish-narrow": "(max-width: 1099px)",
  "tracks-narrow": "(max-width: 1100px)",
  "bids-tiny": "(max-width: 380px)",
  /** Four chips side by side leave no room for large figures, nor verbs for a word beside their icon. */
  tight: "(max-width: 379px)",
  // The bar on top, on every page.
  "bar-small": "(max-width: 599px)",
  "bar-tiny": "(max-width: 379px)",
  // Lobby and new table, which have columns of their own.
  "lobby-phone": `(max-width: ${LOBBY_PHONE}px)`,
  "lobby-tablet": `(min-width: ${LOBBY_PHONE + 1}px) and (max-width: ${LOBBY_NARROW}px)`,
  "lobby-narrow": `(max-width: ${LOBBY_NARROW}px)`,
  "lobby-middle": `(min-width: ${LOBBY_NARROW + 1}px) and (max-width: 1399px)`,
  "seats-narrow": "(max-width: 999px)",
  "one-column": `(max-width: ${ONE_COLUMN}px)`,
  "one-column-tablet": `(min-width: ${LOBBY_PHONE + 1}px) and (max-width: ${ONE_COLUMN}px)`,
  low: `(max-height: ${LOW}px) and (min-width: ${NARROW + 1}px)`,
} as const;

export type Breakpoint = keyof typeof media;

/** Three columns, and height to spare. */
export const roomy = `(min-width: ${NARROW + 1}px) and (min-height: 860px)`;

/** Names of breakpoints in a style sheet, written out. */
export function written(css: string): string {
  return css.replace(/\(--([a-z-]+)\)(?=[^;{}]*\{)/g, (whole, name: string) =>
    name in media ? media[name as Breakpoint] : whole,
  );
}
