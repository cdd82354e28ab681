// What the server knows of the person behind this browser.

import type { AcquaintanceForm, Devices, Me, ResultForm, TransferCheck, TransferCode, TransferForm } from "./generated";
import { json } from "./http";

export type Change = Partial<Pick<Me, "name" | "language" | "colour" | "settings">>;

export const me = {
  read: () => json<Me>("/api/me"),
  change: (values: Change) => json<Me>("/api/me", null, "PATCH", values),
  forget: () => json<{ forgotten: boolean }>("/api/me", null, "DELETE"),
  devices: () => json<Devices>("/api/me/devices"),
  rename: (device: string, label: string) => json<unknown>(`/api/me/devices/${device}`, null, "PATCH", { label }),
  signOut: (device: string) => json<unknown>(`/api/me/devices/${device}`, null, "DELETE"),
  transfer: () => json<TransferCode>("/api/me/transfer", null, "POST"),
  transferState: () => json<TransferForm>("/api/me/transfer"),
  answer: (yes: boolean) => json<TransferForm>("/api/me/transfer/answer", null, "POST", { yes }),
  stop: () => json<unknown>("/api/me/transfer", null, "DELETE"),
  join: (words: string) => json<TransferCheck>("/api/me/join", null, "POST", { words }),
  joinState: () => json<TransferForm>("/api/me/join"),
  paper: () => json<{ words: string }>("/api/me/paper", null, "POST"),
  recover: (words: string) => json<Me>("/api/me/recover", null, "POST", { words }),
  results: async (): Promise<ResultForm[]> => (await json<{ results: ResultForm[] }>("/api/me/results")).results,
  addResults: (results: unknown[]) => json<{ added: number }>("/api/me/results", null, "POST", { results }),
  people: async (): Promise<AcquaintanceForm[]> =>
    (await json<{ people: AcquaintanceForm[] }>("/api/me/people")).people,
};
