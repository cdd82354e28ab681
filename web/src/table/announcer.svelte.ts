const GAP = 1000;

/** Two live regions: polite for what happens, at most one sentence a second; assertive for "your turn" and for trouble. */
export class Announcer {
  polite = $state("");
  assertive = $state("");
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  politely(sentence: string): void {
    this.waiting.push(sentence);
    if (!this.timer) this.release();
  }

  atOnce(sentence: string): void {
    this.assertive = sentence;
  }

  private release(): void {
    if (!this.waiting.length) {
      this.timer = null;
      return;
    }
    this.polite = this.waiting.splice(0).join(". ");
    this.timer = setTimeout(() => this.release(), GAP);
  }
}
