import type { Generated, Selectable } from "kysely";
import type { LinkRights } from "#domain/offers/offer-links.ts";

/** A link that opens the offer of one deal, mailed to one address (SPEC-4.39). */
export interface OfferLinkTable {
  id: Generated<number>;
  quote_id: number;
  /** Null until its mail is delivered: only then is there a token. */
  token_hash: string | null;
  /** Where it was mailed to. */
  email: string;
  rights: LinkRights;
  /** Made by sharing; the others went to the quote's own address with its mails. */
  is_shared: 0 | 1;
  expires_at: string;
  ended_at: string | null;
  /** When the page's script last said that it was looked at. */
  last_opened_at: string | null;
  created_at: string;
}

export type OfferLinkRow = Selectable<OfferLinkTable>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    offer_links: OfferLinkTable;
  }
}
