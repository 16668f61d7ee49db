/** The texts of a list that somebody else sent. */
export function readNames(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
}
