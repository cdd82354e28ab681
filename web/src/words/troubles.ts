import { ApiError } from "../wire/errors";
import { say } from "./words.svelte";

/** What went wrong and what to do about it, by the server's code; anything else in the caller's words. */
const SAID: Record<string, string> = {
  "name-taken": "name-taken",
  "bad-name": "name-bad",
  "too-often": "too-often",
  full: "server-full",
  offline: "not-connected",
  "no-code": "me-code-over",
};

/** The key of the sentence for an error. */
export function troubleKey(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && SAID[error.code]) || otherwise;
}

export const troubleOf = (error: unknown, otherwise: string): string => say(troubleKey(error, otherwise));
