// What pointer, finger and focus do with anything that stands for decisions: a choice of the tray, a spot on the board.

import type { LegalAction } from "../wire/types";
import type { Table } from "./table.svelte";

const LONG_PRESS = 500;

export interface Control {
  table: Table;
  id: string;
  /** What it can mean now: one action acts, several narrow the choice, none says why not. */
  actions: LegalAction[];
  /** The action whose refusal explains a closed one. */
  closed: string | null;
  /** Instead of carrying the action out. */
  onpick?: ((action: LegalAction) => void) | undefined;
  /** A finger that stays, or the other button of the mouse: shows it from near. */
  onhold?: (() => void) | undefined;
}

export interface Handlers {
  onclick: (event: MouseEvent) => void;
  onkeydown: (event: KeyboardEvent) => void;
  onpointerdown: (event: PointerEvent) => void;
  onpointerup: () => void;
  onpointercancel: () => void;
  oncontextmenu: (event: MouseEvent) => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
}

/** Event handlers of one control; `now` gives what it stands for at the moment. */
export function handlers(now: () => Control): Handlers {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touched = false;
  let told = false;
  // Read when the control goes away, where nothing that is derived may be read any more.
  const { table, id } = now();

  function explain(at: Element): void {
    // It may have gone while the pointer rested on it; what it stood for can no longer be read then.
    if (!at.isConnected) return;
    const { closed } = now();
    if (!closed) return;
    told = true;
    void table.aid.explain(closed, id, at);
  }

  function hold(at: Element): void {
    if (!at.isConnected) return;
    told = true;
    now().onhold?.();
  }

  /** Shows what the action would do. Why something is closed is said only when it is asked for. */
  function enter(): void {
    clearTimeout(timer);
    const { actions } = now();
    if (actions.length) table.aid.look(actions.length === 1 ? actions[0] : undefined, id);
  }

  function leave(): void {
    clearTimeout(timer);
    table.aid.lookAway(id);
    if (table.aid.whyNot?.from === id) table.aid.whyNot = null;
  }

  function act(at: Element): void {
    clearTimeout(timer);
    const { actions, onpick } = now();
    const [only] = actions;
    if (!only) explain(at);
    else if (actions.length > 1) table.narrow(id, actions);
    else if (onpick) onpick(only);
    else void table.choose(only);
  }

  return {
    onclick: (event) => {
      if (now().actions.length && table.tooSoon(event)) return;
      if (told && touched) told = false;
      else act(event.currentTarget as Element);
    },
    onkeydown: (event) => {
      touched = false;
      if (event.key !== "Enter" || event.currentTarget instanceof HTMLButtonElement) return;
      event.preventDefault();
      event.stopPropagation();
      act(event.currentTarget as Element);
    },
    onpointerdown: (event) => {
      touched = event.pointerType === "touch";
      told = false;
      const at = event.currentTarget as Element;
      const { actions, onhold } = now();
      if (touched && onhold) timer = setTimeout(() => hold(at), LONG_PRESS);
      else if (touched && !actions.length) timer = setTimeout(() => explain(at), LONG_PRESS);
    },
    onpointerup: () => clearTimeout(timer),
    onpointercancel: () => clearTimeout(timer),
    oncontextmenu: (event) => {
      if (!now().onhold) return;
      event.preventDefault();
      // A finger that stays has its own time.
      if (!touched) hold(event.currentTarget as Element);
    },
    onpointerenter: (event) => {
      if (event.pointerType !== "touch") enter();
    },
    onpointerleave: leave,
    onfocus: (event) => {
      const at = event.currentTarget as Element;
      if (at.matches(":focus-visible")) enter();
    },
    onblur: leave,
  };
}
