import { fold } from "../text/fold.ts";

/** What a search of the office finds, in the order in which equal ones stand: work before people. */
export const foundKinds = [
  ...(["order", "quote", "invoice", "payment", "client", "company", "contact-message"] as const),
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** A record by what it is called, and what else tells it from others. */
export interface FoundRecord {
  readonly kind: FoundKind;
  readonly id: number;
  readonly title: string;
  readonly details: readonly (string | null | undefined)[];
  /** Left out where the reader is told no amounts. */
  readonly amountCents?: number | undefined;
}

/** So many are answered. */
const mostFound = 20;

/** The best first: what is the text, what begins with it, what holds it, and what was found by something not shown. */
export function bestFirst(found: readonly FoundRecord[], text: string): FoundRecord[] {
  const wanted = fold(text.trim());
  const ranked = found.map((record) => ({ record, rank: rankOf(record, wanted) }));
  const kindOf = ({ kind }: FoundRecord) => foundKinds.indexOf(kind);
  ranked.sort((one, other) => one.rank - other.rank || kindOf(one.record) - kindOf(other.record));
  return ranked.slice(0, mostFound).map(({ record }) => record);
}

function rankOf({ title, details }: FoundRecord, wanted: string): number {
  const shown = [title, ...details].flatMap((text) => (text ? [fold(text)] : []));
  if (shown.includes(wanted)) return 0;
  if (shown.some((text) => text.startsWith(wanted))) return 1;
  return shown.some((text) => text.includes(wanted)) ? 2 : 3;
}
