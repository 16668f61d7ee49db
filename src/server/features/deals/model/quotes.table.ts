import type { Generated, GeneratedAlways } from "kysely";
import type { Language } from "#domain/language/language.ts";
import type { ColourRequirement, DeliveryField } from "#domain/quotes/quote-limits.ts";
import type { QuoteStage } from "#domain/quotes/quote-stage.ts";
import type { QuoteStatus } from "#domain/quotes/quote-status.ts";

/** Each of the delivery details is a column of its name. */
export interface QuoteTable extends Record<DeliveryField, string | null> {
  id: Generated<number>;
  /** `<reference_prefix>-<reference_year>-<id>` (SPEC-2.21), made by the database. */
  reference: GeneratedAlways<string>;
  /** What the shop's numbers began with when it was asked for. */
  reference_prefix: Generated<string>;
  /** The year in which the quote was asked for where the shop is; null for those from before the column. */
  reference_year: string | null;
  client_id: number;
  name: string;
  email: string;
  phone: string;
  status: QuoteStatus;
  /** Where it stands between the request and the yes; the status is written together with it. */
  stage: Generated<QuoteStage>;
  /** The user whom it is assigned to; null for none. */
  assignee_id: Generated<number | null>;
  /** The company that staff chose for it; null leaves it to the contacts of companies. */
  company_id: Generated<number | null>;
  message: string;
  interest: string | null;
  product_id: number | null;
  quantity: number;
  is_logo_required: 0 | 1;
  logo_file_id: number | null;
  logo_fee_cents: Generated<number | null>;
  color_requirement: ColourRequirement;
  /** JSON: a list of colour codes, like `logo_colors`. */
  product_colors: string;
  logo_colors: string;
  /** JSON: what the shop called them and the materials on the day of the request (ADR-118). */
  cloth_names: Generated<string>;
  /** JSON: the printed places with their colours. */
  places: Generated<string>;
  /** The price list by which it was priced, and JSON of what printing cost by it; null where it says nothing of it. */
  price_list_id: Generated<number | null>;
  print_prices: Generated<string | null>;
  product_type: string | null;
  material: string | null;
  printing_type: string | null;
  language: Language;
  /** It was filled in as programs do, or came after too many others under its e-mail address (SPEC-3.6). */
  is_doubtful: Generated<0 | 1>;
  rejection_reason: string | null;
  /** What the client would pay now: the lines, and the logo fee where one is charged (SPEC-1.3). */
  total_cents: number;
  /** Name, e-mail and phone in the form in which they are searched. */
  search_text: string;
  /** Raised by every change: the row's ETag (SPEC-0.13). */
  version: Generated<number>;
  /** Raised when the total changes, and only then: what an intent to pay is tied to (SPEC-0.2, REL-M10). */
  price_version: Generated<number>;
  created_at: string;
  /** When staff confirmed or rejected it. */
  answered_at: string | null;
  paid_at: string | null;
  /** The line of the history of what staff did last that can be undone; whether it still can stands beside that. */
  undoable_id: number | null;
  /** When a mailed link of this request was first opened, which confirms the address. */
  address_confirmed_at: string | null;
  /** JSON: when the buyer said that he may use the mark, and in which words. */
  mark_permission: string | null;
  deleted_at: string | null;
  /** Staff has paused the reminders of its offers. */
  reminders_paused: Generated<0 | 1>;
  /** The order that it repeats. */
  reorder_of: Generated<number | null>;
}

/** A line as it was on the day of the request; nothing ever changes it (SPEC-0.2, SPEC-1.15). */
export interface QuoteLineTable {
  id: Generated<number>;
  quote_id: number;
  product_id: number | null;
  product_name: string;
  size_id: number | null;
  size_name: string;
  /** What its buyer was told that they are called, by the language of the quote; null for lines of before. */
  buyer_product_name: Generated<string | null>;
  buyer_size_name: Generated<string | null>;
  size_label: string;
  unit_price_e4: number;
  units: number;
  /** Of its product, on the day of the request. */
  material: Generated<string | null>;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    quotes: QuoteTable;
    quote_lines: QuoteLineTable;
  }
}
