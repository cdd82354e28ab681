import type { LegalForm, PositionForm } from "./generated";
import type { LegalAction, Message, Position } from "./types";

/** Rows of amounts come as one form; a board wants to find each of them. */
export function expand(forms: LegalForm[]): LegalAction[] {
  return forms.flatMap((form) => {
    const { through = form.id, ...first } = form;
    return Array.from({ length: through - form.id + 1 }, (_, i) => (i === 0 ? first : next(first, i)));
  });
}

function next(first: LegalAction, further: number): LegalAction {
  const args = first.args.map((arg, i) =>
    i === first.args.length - 1 ? { ...arg, value: Number(arg.value) + further } : arg,
  );
  return { ...first, id: first.id + further, args, text: [first.verb, ...args.map((arg) => arg.value)].join(" ") };
}

export const positionOf = (form: PositionForm): Position => ({ ...form, legal: expand(form.legal) });

/** A message as it comes from the wire. */
export function messageOf(data: string): Message {
  const message = JSON.parse(data) as { type: string; position?: PositionForm };
  return (message.position ? { ...message, position: positionOf(message.position) } : message) as Message;
}
