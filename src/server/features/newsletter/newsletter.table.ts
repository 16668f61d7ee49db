import type { Generated, Selectable } from "kysely";
import type { Language } from "#domain/language/language.ts";

/** An address that agreed to be written to, with the time it did. */
export interface NewsletterSubscriptionTable {
  id: Generated<number>;
  email: string;
  email_key: string;
  language: Language;
  consented_at: string;
  unsubscribed_at: string | null;
}

/** Links that end a subscription, one for each mail that was delivered; they never run out. */
export interface UnsubscribeLinkTable {
  token_hash: string;
  subscription_id: number;
  created_at: string;
}

export type SubscriptionRow = Selectable<NewsletterSubscriptionTable>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    newsletter_subscriptions: NewsletterSubscriptionTable;
    unsubscribe_links: UnsubscribeLinkTable;
  }
}
