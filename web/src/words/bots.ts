import { say } from "./words.svelte";

/** A level as the beginning of something. */
export function botTitle(bot: string): string {
  const name = botName(bot);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** A computer player's level in words; a name we have no words for is shown as it is. */
export function botName(bot: string | null | undefined): string {
  if (!bot) return "";
  const said = say(`bot-${bot}`);
  return said === `bot-${bot}` ? bot : said;
}
