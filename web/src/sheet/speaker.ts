import type { GameWords } from "../words/words.svelte";
import type { Speaker } from "./facts";

/** A game may name what its view holds (`view-<key>`, `<key>-<value>`); what it does not name is shown as it is called. */
export function speakerOf(words: GameWords): Speaker {
  return {
    label: (key) => (words.has(`view-${key}`) ? words.say(`view-${key}`) : key.replace(/[-_]/g, " ")),
    value: (key, value) => {
      const lists = [key, key.replace(/s$/, "")];
      const list = lists.find((one) => words.has(`${one}-${value}`));
      return list ? words.named(list, value) : value.replace(/[-_]/g, " ");
    },
  };
}
