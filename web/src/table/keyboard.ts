import { settings } from "../settings.svelte";

/** Single keys are dead while text is typed, and can be switched off altogether. */
export function bareKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key.length === 1 && !settings.keys) return false;
  return !typing(event.target);
}

export function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["radio", "checkbox", "button", "range"].includes(target.type);
  return target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName);
}

/** Whether Enter already means something where the focus is. */
export function ownsEnter(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && !!target.closest("button, a, summary, input, select, textarea");
}
