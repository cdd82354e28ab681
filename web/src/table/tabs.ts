/** One part of the table, opened by a tab. */
export interface Tab {
  key: string;
  /** Path data of its icon. */
  path: string;
  word: string;
}
