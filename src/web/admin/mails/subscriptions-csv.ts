import type { Subscription } from "#contracts/newsletter.ts";
import type { Locale } from "#domain/language/language.ts";
import { csvText } from "#domain/text/csv.ts";
import { shopStamp } from "#domain/time/show-shop-time.ts";

/** The subscriptions as a CSV file: address, language, when consent was given and taken back. */
export function subscriptionsCsv(
  subscriptions: readonly Subscription[],
  heads: readonly string[],
  locale: Locale,
): string {
  const rows = subscriptions.map((one) => [
    one.email,
    one.language,
    shopStamp(one.consented_at),
    one.unsubscribed_at && shopStamp(one.unsubscribed_at),
  ]);
  return csvText([heads, ...rows], locale);
}
