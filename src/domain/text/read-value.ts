/** Is this an object with named values (not an array, not null)? */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An id that arrived as a number or as digits; undefined when it is neither. */
export function readId(value: unknown): number | undefined {
  const id = typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** A text, or null for anything else. */
export function readText(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** A finite number that arrived as a number or as text; null for anything else. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

/** A value that may still be JSON text; undefined when that text cannot be read. */
export function readJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
