import { shopDayAt } from "#domain/time/shop-day.ts";

/**
 * The year in a quote's reference, `<prefix>-<year>-<6 digits>` (SPEC-2.21; the prefix is `GE` in the demo, and a setting
 * elsewhere): that of the day where the shop is (SPEC-2.41).
 */
export function referenceYear(askedAt: Date, timeZone: string): string {
  return shopDayAt(askedAt, timeZone).slice(0, 4);
}

/** The id of the quote that a reference names, which stands at its end; 0, which no quote has, for anything else. */
export function quoteIdIn(reference: string): number {
  return Number(/^[A-Z][A-Z0-9]{0,5}-\d{4}-(\d{6,9})$/.exec(reference)?.[1] ?? 0);
}

/** One order a quote: its number is the quote's, as an order. */
export function orderNumberOf(reference: string, prefix: string): string {
  return reference.replace(/^[^-]*/, prefix);
}
