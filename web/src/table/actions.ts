// Which of the open decisions something on the table is about.

import type { LegalAction, Value } from "../wire/types";

/** The value of an argument of an action. */
export function valueOf(action: LegalAction, name: string): Value | undefined {
  return action.args.find((arg) => arg.name === name)?.value;
}

/** The actions that have these arguments, of these verbs if only some are meant. */
export function about(actions: LegalAction[], args: Record<string, Value>, verbs?: readonly string[]): LegalAction[] {
  const wanted = Object.entries(args);
  return actions.filter(
    (action) =>
      (!verbs || verbs.includes(action.verb)) && wanted.every(([name, value]) => valueOf(action, name) === value),
  );
}

/** Actions by verb, in the order in which they are offered. */
export function byVerb(actions: LegalAction[]): { verb: string; actions: LegalAction[] }[] {
  const groups = new Map<string, LegalAction[]>();
  for (const action of actions) groups.set(action.verb, [...(groups.get(action.verb) ?? []), action]);
  return [...groups].map(([verb, of]) => ({ verb, actions: of }));
}
