import type { Subscription } from "#contracts/newsletter.ts";
import type { Locale } from "#domain/language/language.ts";
import { csvText } from "#domain/text/csv.ts";

/** The subscriptions as a CSV file: address, language, when consent was given and taken back. */
export function subscriptionsCsv(
  subscriptions: readonly Subscription[],
  heads: readonly string[],
  locale: Locale,
  stamp: (moment: string) => string,
): string {
  const rows = subscriptions.map((one) => [
    one.email,
    one.language,
    stamp(one.consented_at),
    one.unsubscribed_at && stamp(one.unsubscribed_at),
  ]);
  return csvText([heads, ...rows], locale);
}
