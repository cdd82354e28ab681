// JSON Patch (RFC 6902) as the server writes it: only `add`, `replace` and `remove`.

import type { Operation } from "./generated";

/** A value with a patch applied. The value given stays as it is; the parts that do not change are shared. */
export function applyPatch<T>(value: T, patch: readonly Operation[]): T {
  return patch.reduce<unknown>((now, operation) => change(now, split(operation.path), operation), value) as T;
}

function split(path: string): string[] {
  return path
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function change(value: unknown, [key, ...rest]: string[], operation: Operation): unknown {
  if (key === undefined) return operation.value;
  if (typeof value !== "object" || value === null) throw new Error(`no value at ${operation.path}`);
  return Array.isArray(value)
    ? changeList(value, key, rest, operation)
    : changeObject(value as Record<string, unknown>, key, rest, operation);
}

function changeList(value: unknown[], key: string, rest: string[], operation: Operation): unknown[] {
  const at = Number(key);
  if (rest.length || operation.op === "replace") return value.with(at, change(value[at], rest, operation));
  return operation.op === "add" ? value.toSpliced(at, 0, operation.value) : value.toSpliced(at, 1);
}

function changeObject(
  value: Record<string, unknown>,
  key: string,
  rest: string[],
  operation: Operation,
): Record<string, unknown> {
  if (rest.length || operation.op !== "remove") return { ...value, [key]: change(value[key], rest, operation) };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}
