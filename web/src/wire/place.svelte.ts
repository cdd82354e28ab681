// Where other devices reach this server. Links made on the server's own machine would otherwise lead nowhere else.

import { host } from "./host";
import type { PlaceAnswer } from "./types";

const NOWHERE: PlaceAnswer = { alone: false, addresses: [], command: null };
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class Place {
  told = $state.raw<PlaceAnswer>(NOWHERE);
  private asked = false;

  /** Asked once, and only where the answer can matter. */
  async ask(): Promise<void> {
    if (this.asked || !LOOPBACK.test(location.hostname)) return;
    this.asked = true;
    this.told = await host.place().catch(() => NOWHERE);
  }

  /** The address others use: this page's own, unless it means "this computer". */
  get origin(): string {
    return this.told.addresses[0] ?? location.origin;
  }

  get elsewhere(): boolean {
    return this.origin !== location.origin;
  }

  link = (address: string): string =>
    address.startsWith(location.origin) ? this.origin + address.slice(location.origin.length) : address;
}

export const place = new Place();
