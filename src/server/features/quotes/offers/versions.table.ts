import type { Generated } from "kysely";
import type { LineKind, Rounding } from "#domain/offers/offer.ts";
import type { VersionState } from "#domain/offers/version-state.ts";

/** A version of a quote: a draft that staff writes, or an offer that was sent and never changes again (L3.2). */
export interface QuoteVersionTable {
  id: Generated<number>;
  quote_id: number;
  /** 1, 2, 3 of its quote. */
  number: number;
  state: VersionState;
  /** How its amounts are rounded (L1.7). */
  rounding: Rounding;
  goods_cents: number;
  freight_cents: number;
  tax_cents: number;
  total_cents: number;
  /** What was sent, in its canonical form; null while it is a draft, and for versions from before the column. */
  snapshot: string | null;
  /** SHA-256 of the snapshot, in hexadecimal. */
  hash: string | null;
  sent_at: string | null;
  created_at: string;
}

/** A line of a version, in its order. It has units with a unit price, or an amount. */
export interface VersionLineTable {
  id: Generated<number>;
  version_id: number;
  position: number;
  kind: LineKind;
  name: string;
  size_id: number | null;
  units: number | null;
  unit_price_e4: number | null;
  amount_cents: number | null;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    quote_versions: QuoteVersionTable;
    version_lines: VersionLineTable;
  }
}
