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
  low: `(max-height: ${LOW}px) and (min-width: ${NARROW + 1}px)`,
} as const;

export type Breakpoint = keyof typeof media;

export const roomy = `(min-width: ${NARROW + 1}px) and (min-height: 860px)`;

/** Names of breakpoints in a style sheet, written out. */
export function written(css: string): string {
  return css.replace(/\(--([a-z-]+)\)(?=[^;{}]*\{)/g, (whole, name: string) =>
    name in media ? media[name as Breakpoint] : whole,
  );
}
