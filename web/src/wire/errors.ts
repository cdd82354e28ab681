import type { Refusal } from "./types";

/** A host could not do what it was asked for. `status`: as in HTTP; 0 where nothing answers. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly refusal: Refusal | null = null,
    readonly seq: number | null = null,
  ) {
    super(message);
  }
}
