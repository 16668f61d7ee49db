import { createHash } from "node:crypto";
import { requestOffer } from "#domain/offers/request-offer.ts";
import { canonicalText } from "#domain/offers/snapshot.ts";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import { chargedLogoFee } from "#domain/quotes/logo-fee.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { Quote } from "../quote.ts";
import {
  addVersions,
  changeVersion,
  findLatestVersion,
  type Offered,
  type QuoteVersion,
  replaceDraft,
} from "./versions.repository.ts";

type Versioned = Pick<
  Quote,
  "id" | "reference" | "name" | "language" | "lines" | "isLogoRequired" | "logoFeeCents" | "totalCents"
>;

/** The first version of a request: a draft of what was asked for (L1.7). */
export async function systemAddFirstVersion(
  transaction: Transaction,
  quote: Versioned,
  at: Date,
): Promise<void> {
  const row = { quote_id: quote.id, number: 1, state: "draft", created_at: at.toISOString() } as const;
  await addVersions(transaction, [{ row, ...offered(quote) }]);
}

/** After the specified logo price: the draft holds it; an offer that was sent is followed by another (L3.8). */
export async function systemReviseVersion(
  transaction: Transaction,
  quote: Versioned,
  at: Date,
): Promise<void> {
  const latest = await latestVersion(transaction, quote, at);
  const offer = offered(quote);
  if (latest.row.state === "draft") return await replaceDraft(transaction, latest.row.id, offer);
  await changeVersion(transaction, latest.row.id, { state: "superseded" });
  const number = latest.row.number + 1;
  const next = { quote_id: quote.id, number, state: "sent", created_at: at.toISOString() } as const;
  await addVersions(transaction, [{ row: { ...next, ...sealOf(quote, offer, number, at) }, ...offer }]);
}

/** After the specified confirmation: what stands is frozen, and may be paid (L3.2). */
export async function systemSendVersion(transaction: Transaction, quote: Versioned, at: Date): Promise<void> {
  const { row } = await latestVersion(transaction, quote, at);
  const seal = sealOf(quote, offered(quote), row.number, at);
  await changeVersion(transaction, row.id, { state: "sent", ...seal });
}

/** After a confirmation that was undone before anybody read it: the version is a draft again. */
export async function systemUnsendVersion(
  transaction: Transaction,
  quote: Versioned,
  at: Date,
): Promise<void> {
  const { row } = await latestVersion(transaction, quote, at);
  const unsealed = { snapshot: null, hash: null, sent_at: null };
  await changeVersion(transaction, row.id, { state: "draft", ...unsealed });
}

/** Paying accepts what was offered. */
export async function systemAcceptVersion(
  transaction: Transaction,
  quote: Versioned,
  at: Date,
): Promise<void> {
  const { row } = await latestVersion(transaction, quote, at);
  await changeVersion(transaction, row.id, { state: "accepted" });
}

/** The version that stands; a quote that was imported without one gets its first. */
async function latestVersion(transaction: Transaction, quote: Versioned, at: Date): Promise<QuoteVersion> {
  const found = await findLatestVersion(transaction, quote.id);
  if (found) return found;
  await systemAddFirstVersion(transaction, quote, at);
  const added = await findLatestVersion(transaction, quote.id);
  if (!added) throw new Error(`quote ${quote.id} has no version`);
  return added;
}

/** What the specified flow offers: the request and the logo fee, with their amounts. */
function offered(quote: Versioned): Offered {
  const content = requestOffer({ ...quote, logoFeeCents: chargedLogoFee(quote) });
  return { content, worked: workOutOffer(content) };
}

/** What was sent, its hash and when: nothing of it changes afterwards. */
function sealOf(quote: Versioned, { content, worked }: Offered, number: number, at: Date) {
  const sent_at = at.toISOString();
  const snapshot = canonicalText({
    ...{ reference: quote.reference, version: number, buyer: quote.name, language: quote.language, sent_at },
    rounding: content.rounding,
    lines: worked.lines.map(({ line, amountCents }) => ({
      ...{ kind: line.kind, name: line.name, size_id: line.sizeId, units: line.units },
      ...{ unit_price_e4: line.unitPriceE4, amount_cents: amountCents },
    })),
    ...{ goods_cents: worked.goodsCents, freight_cents: worked.freightCents },
    ...{ tax_cents: worked.taxCents, total_cents: worked.totalCents },
  });
  return { snapshot, hash: createHash("sha256").update(snapshot).digest("hex"), sent_at };
}
