import type { Table } from "../../table/table.svelte";
import type { Colour } from "./colours";

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
