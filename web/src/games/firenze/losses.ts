import type { Table } from "../../table/table.svelte";
import type { Colour } from "./colours";
import { builderOf, ownSeat, type Tower } from "./view";

/** Own towers that would fall if building ended now, as the table says. */
export const falling = (table: Table): Tower[] => builderOf(table, ownSeat(table)).towers.filter((tower) => tower.ruin);

/** One sentence for each of them: what goes to the bag, what comes back. */
export const fallSentences = (table: Table): string[] =>
  falling(table).map(({ colour, height, ruin }) =>
    table.words.say("falls", {
      what: table.words.say("tower-label", { colour: table.words.named("colour", colour), height }),
      lost: ruin?.lost ?? 0,
      kept: ruin?.kept ?? 0,
      towers: 1,
    }),
  );

export interface Loss {
  colour: Colour;
  /** Storeys that went to the bag. */
  lost: number;
}

/** What fell of a seat's towers since the own last decision: outlines stay until the next one. */
export function lossesOf(table: Table, seat: number): Loss[] {
  return table.told
    .filter((event) => event.entry >= table.ownLast)
    .flatMap(({ key, args }): Loss[] => {
      const colour = args.colour as Colour;
      if (key === "ruin" && args.seat === seat) return [{ colour, lost: Number(args.lost) }];
      if (key === "torn-down" && args.seat === seat) return [{ colour, lost: Number(args.height) }];
      if (key === "collapsed" && args.seat === seat) return [{ colour, lost: 1 }];
      if (key === "sabotaged" && args.other === seat) return [{ colour, lost: 1 }];
      return [];
    });
}
