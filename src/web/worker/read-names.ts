/** The strings of a list from an untrusted sender. */
export function readNames(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
}
