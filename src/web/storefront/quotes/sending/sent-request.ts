import { isRecord, readNumber, readText } from "#domain/text/read-value.ts";
import type { QuoteReceipt } from "../../../api/quotes.ts";
import type { QuoteDraft } from "../form/quote-draft.ts";
import type { Estimate } from "../sizes/quote-lines.ts";

interface SentLine {
  readonly product: string;
  readonly size: string;
  readonly units: number;
}

/** A request that has arrived: its reference, what was asked, and where the confirmation goes. */
export interface SentRequest extends QuoteReceipt {
  readonly email: string;
  readonly lines: readonly SentLine[];
  /** The bag with the logo, as data; empty where none was drawn. */
  readonly picture?: string | undefined;
}

export function sentRequest(
  { reference }: QuoteReceipt,
  { email }: QuoteDraft,
  { lines }: Estimate,
): SentRequest {
  const asked = lines.map(({ shown, units = 0 }) => ({ ...shown, units }));
  return { reference, email: email.trim(), lines: asked };
}

/** What the browser's history stores with the page, so that a reload still shows it; null for the form. */
export function readSentRequest(state: unknown): SentRequest | null {
  const sent = isRecord(state) ? state.sent : undefined;
  if (!isRecord(sent)) return null;
  const lines = Array.isArray(sent.lines) ? sent.lines.filter(isRecord) : [];
  return {
    reference: readText(sent.reference) ?? "",
    email: readText(sent.email) ?? "",
    picture: readText(sent.picture) ?? "",
    lines: lines.map(({ product, size, units }) => ({
      product: readText(product) ?? "",
      size: readText(size) ?? "",
      units: readNumber(units) ?? 0,
    })),
  };
}
