import type { Generated } from "kysely";
import type { AnswerChannel } from "#domain/offers/offer-rules.ts";
import type { VersionState } from "#domain/offers/version-state.ts";

/** A version of a quote: a draft that staff writes, or an offer that was sent and never changes again (L3.2). */
export interface QuoteVersionTable {
  id: Generated<number>;
  quote_id: number;
  /** 1, 2, 3 of its quote. */
  number: number;
  state: VersionState;
  /** JSON of an `OfferContent`. */
  content: string;
  /** JSON of a `VersionCosts`; apart from the content, which clients read (ADR-115). */
  costs: Generated<string>;
  goods_cents: number;
  freight_cents: number;
  tax_cents: number;
  /** With the default choices. */
  total_cents: number;
  /** The price list of its request, whose figures stand in its lines. */
  price_list_id: Generated<number | null>;
  tax_profile_id: number | null;
  /** The tax certificate by which it bears no sales tax, and the state that its goods go to; null where it bears what it says. */
  exempt_certificate_id: Generated<number | null>;
  exempt_state: Generated<string | null>;
  tolerance_ppm: Generated<number>;
  /** For fewer bags; null: the same share. */
  tolerance_under_ppm: Generated<number | null>;
  /** To the client. */
  intro: Generated<string>;
  /** Staff's own. */
  note: Generated<string>;
  /** The shop's terms as they were when it was sent, in its client's language. */
  terms: Generated<string>;
  /** For how many days it holds from the day of sending; null for no end. */
  valid_days: number | null;
  /** The last day on which it holds; null for no end. */
  valid_until: string | null;
  /** What was sent, in its canonical form; null while it is a draft, and for versions from before the column. */
  snapshot: string | null;
  /** SHA-256 of the snapshot, in hexadecimal. */
  hash: string | null;
  sent_at: string | null;
  /** When the page's script first said that it was looked at. */
  first_viewed_at: string | null;
  /** JSON of what the client asked to be changed of it last; null where nothing was. */
  asked: Generated<string | null>;
  /** How its bag is to look, frozen when it is sent (ADR-97). */
  sketch_id: Generated<number | null>;
  created_at: string;
}

/** The evidence of an acceptance: rows are added, and an undone one is marked (L7). */
export interface AcceptanceTable {
  id: Generated<number>;
  version_id: number;
  /** Signed on the page, by paying, or elsewhere and recorded by staff. */
  kind: "signed" | "paid" | "recorded";
  client_id: number | null;
  recorded_by: number | null;
  channel: AnswerChannel | null;
  /** The day of an answer that staff recorded. */
  answered_on: string | null;
  name: string;
  title: string | null;
  po_number: string | null;
  /** JSON: the choices by option. */
  choices: string;
  /** The sentence that was agreed to, as it was shown. */
  sentence: string;
  version_hash: string | null;
  total_cents: number;
  /** The tax certificate by which the total bears no tax: the version's, in older rows its own; null where it bears what was offered. */
  exempt_certificate_id: Generated<number | null>;
  ip: string | null;
  user_agent: string | null;
  /** The address to which the link was mailed through which it was given; null with a session. */
  link_email: Generated<string | null>;
  /** SHA-256 of all of the above. */
  hash: string;
  created_at: string;
  undone_at: string | null;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    quote_versions: QuoteVersionTable;
    acceptances: AcceptanceTable;
  }
}
