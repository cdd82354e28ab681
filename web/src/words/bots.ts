import { say } from "./words.svelte";

/** A level as the beginning of something, or by itself where there is little room. */
export function botTitle(bot: string): string {
  const short = say(`bot-title-${bot}`);
  const name = short === `bot-title-${bot}` ? botName(bot) : short;
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** A computer player's level in words; a name we have no words for is shown as it is. */
export function botName(bot: string | null | undefined): string {
  if (!bot) return "";
  const said = say(`bot-${bot}`);
  if (said !== `bot-${bot}`) return said;
  const [trait, level] = bot.split("-", 2);
  const [manner, plain] = [say(`trait-${trait}`), say(`bot-${level}`)];
  return level && manner !== `trait-${trait}` && plain !== `bot-${level}`
    ? say("bot-with-trait", { level: plain, trait: manner })
    : bot;
}
