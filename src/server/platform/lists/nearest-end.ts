import type { Paging } from "./paging.ts";

export interface Slice {
  readonly limit: number;
  readonly offset: number;
  /** Read in the opposite order, then turned round. */
  readonly isFromEnd: boolean;
}

/** The same rows counted from whichever end is nearer: so the last page of a million costs what the first one does. */
export function nearestEnd({ limit, offset }: Pick<Paging, "limit" | "offset">, total: number): Slice {
  const rows = Math.max(0, Math.min(limit, total - offset));
  const behind = total - offset - rows;
  if (behind < offset) return { limit: rows, offset: Math.max(0, behind), isFromEnd: true };
  return { limit: rows, offset, isFromEnd: false };
}
