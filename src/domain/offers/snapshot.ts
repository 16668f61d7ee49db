import { composed } from "../text/normalize.ts";

/** A value of a snapshot: no fraction, so that it reads the same everywhere. */
export type SnapshotValue =
  | null
  | boolean
  | number
  | string
  | readonly SnapshotValue[]
  | { readonly [name: string]: SnapshotValue | undefined };

/**
 * The canonical form of what was sent: JSON with sorted keys and no blanks, whole numbers only, texts in Unicode's NFC
 * (L3.3). The same content has the same text, and so the same hash.
 */
export function canonicalText(value: SnapshotValue): string {
  if (typeof value === "number" && !Number.isSafeInteger(value))
    throw new RangeError("A snapshot has whole numbers");
  if (typeof value === "string") return JSON.stringify(composed(value));
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalText).join(",")}]`;
  const entries = Object.entries(value)
    .flatMap(([name, of]) => (of === undefined ? [] : [[name, of] as const]))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, of]) => `${JSON.stringify(name)}:${canonicalText(of)}`).join(",")}}`;
}

function isList(value: SnapshotValue): value is readonly SnapshotValue[] {
  return Array.isArray(value);
}
