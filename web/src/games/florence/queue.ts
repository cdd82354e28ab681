// A queue as it stands, or as it would stand: newcomers as ghosts, whoever would leave faded.

import type { Member } from "./view";

export interface Standing {
  member: Member;
  /** Not there yet. */
  ghost: boolean;
  /** Would leave. */
  leaving: boolean;
  /** Its spot in the queue as it is now, from 1; none for a ghost. */
  spot: number | null;
}

const same = (a: Member | undefined, b: Member | undefined): boolean =>
  a?.family === b?.family && a?.rank === b?.rank && a?.colour === b?.colour;

export function standing(now: Member[], then: Member[] | null): Standing[] {
  const plain = (member: Member, i: number): Standing => ({ member, ghost: false, leaving: false, spot: i + 1 });
  if (!then) return now.map(plain);
  const found: Standing[] = [];
  if (then.length > now.length) {
    let at = 0;
    for (const member of then) {
      // Among equals the newcomer is the last one: it came behind them.
      const next = now[at];
      const stays = next !== undefined && same(next, member);
      if (stays) found.push(plain(member, at++));
      else found.push({ member, ghost: true, leaving: false, spot: null });
    }
    return found;
  }
  if (then.length < now.length) {
    let at = 0;
    now.forEach((member, i) => {
      const gone = !same(then[at], member) && at <= i;
      if (!gone) at++;
      found.push({ ...plain(member, i), leaving: gone });
    });
    return found;
  }
  return then.map((member, i) =>
    same(now[i], member) ? plain(member, i) : { member, ghost: true, leaving: false, spot: null },
  );
}
