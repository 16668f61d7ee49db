import { shopDayAt } from "#domain/time/shop-day.ts";

/** The year in a quote's reference, `GE-<year>-<6 digits>` (P21): that of the day where the shop is (P41). */
export function referenceYear(askedAt: Date): string {
  return shopDayAt(askedAt).slice(0, 4);
}

/** The quote id that a reference stands for; undefined when it is no reference. */
export function quoteIdOfReference(reference: string): number | undefined {
  const match = /^GE-\d{4}-(\d{6,15})$/i.exec(reference.trim());
  return match ? Number(match[1]) : undefined;
}
