import type { Ageing, HeldDeposits } from "#contracts/books/ageing.ts";
import { type AgeingBucket, ageingBuckets } from "#domain/books/ageing.ts";
import type { Locale } from "#domain/language/language.ts";
import { csvText } from "#domain/text/csv.ts";

interface Heads {
  readonly name: string;
  readonly total: string;
  readonly bucket: (bucket: AgeingBucket) => string;
}

/** What is owed as a CSV file: who, each age, the total. */
export function ageingCsv({ rows }: Ageing, heads: Heads, locale: Locale): string {
  const head = [heads.name, ...ageingBuckets.map(heads.bucket), heads.total];
  const lines = rows.map(({ name, cents, total_cents }) => [
    name,
    ...ageingBuckets.map((bucket) => ({ cents: cents[bucket] })),
    { cents: total_cents },
  ]);
  return csvText([head, ...lines], locale);
}

/** The deposits held as a CSV file. */
export function depositsCsv({ rows }: HeldDeposits, heads: readonly string[], locale: Locale): string {
  const lines = rows.map((row) => [
    ...[row.reference, row.order_number, row.name],
    ...[{ cents: row.total_cents }, { cents: row.received_cents }],
  ]);
  return csvText([heads, ...lines], locale);
}
