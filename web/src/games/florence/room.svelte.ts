// Whether the column of the panels has room for more than the families.

import { MediaQuery } from "svelte/reactivity";
import { media } from "../../breakpoints";
import type { FlorenceView } from "./view";

const MOST_FAMILIES = 3;
const wide = new MediaQuery(media.wide);

/** Strozzi's card takes the room of a third family on a low screen. */
export function roomBelow(view: FlorenceView): boolean {
  return wide.current && view.families <= MOST_FAMILIES;
}
