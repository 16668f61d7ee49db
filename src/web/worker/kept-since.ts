/** The entry of `Server-Timing` by which a kept copy is known. */
export const keptMark = "kept";

/** Its header, from the date of the answer that was kept. */
export function keptSince(date: string | null): string {
  const at = date ? Date.parse(date) : Number.NaN;
  return `${keptMark};dur=${Number.isNaN(at) ? 0 : at}`;
}
