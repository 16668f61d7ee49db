/** What a pager shows: page numbers, counted from 1, and gaps. */
export type PagerItem = number | "gap";

/** At most `most` pages in a row with the current one as near to the middle as the ends allow. */
export function slidingWindow(page: number, pageCount: number, most: number): number[] {
  const size = Math.min(most, pageCount);
  const first = Math.min(Math.max(1, page - Math.floor(size / 2)), pageCount - size + 1);
  return Array.from({ length: size }, (_, index) => first + index);
}

/** At most `most` numbers (5 or more), the first and the last page always among them, gaps where pages are left out. */
export function windowWithEnds(page: number, pageCount: number, most: number): PagerItem[] {
  if (pageCount <= most) return slidingWindow(page, pageCount, most);
  const middle = slidingWindow(page, pageCount, most).slice(1, -1);
  const items: PagerItem[] = [1];
  if (middle[0] !== 2) items.push("gap");
  items.push(...middle);
  if (middle.at(-1) !== pageCount - 1) items.push("gap");
  items.push(pageCount);
  return items;
}
