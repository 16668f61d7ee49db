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
  const content = contentOf(quote);
  const row = { quote_id: quote.id, number: 1, state: "draft", created_at: at.toISOString() } as const;
  await addVersions(transaction, [{ row, content, worked: workOutOffer(content) }]);
}

/** After the specified logo price: the draft holds it; an offer that was sent is followed by another (L3.8). */
export async function systemReviseVersion(
  transaction: Transaction,
  quote: Versioned,
  at: Date,
): Promise<void> {
  const latest = await latestVersion(transaction, quote, at);
  const content = contentOf(quote);
  const worked = workOutOffer(content);
  if (latest.row.state === "draft") return await replaceDraft(transaction, latest.id, content, worked);
  await changeVersion(transaction, latest.id, { state: "superseded" });
  const number = latest.row.number + 1;
  const next = { quote_id: quote.id, number, state: "sent", created_at: at.toISOString() } as const;
  const row = { ...next, ...sealOf(quote, number, at) };
  await addVersions(transaction, [{ row, content, worked }]);
}

/** After the specified confirmation: the draft is frozen as it stands, and is what may be paid (L3.2). */
export async function systemSendVersion(transaction: Transaction, quote: Versioned, at: Date): Promise<void> {
  const latest = await latestVersion(transaction, quote, at);
  if (latest.row.state === "sent") return;
  const content = contentOf(quote);
  await replaceDraft(transaction, latest.id, content, workOutOffer(content));
  await changeVersion(transaction, latest.id, { state: "sent", ...sealOf(quote, latest.row.number, at) });
}

/** After a confirmation that was undone before anybody read it: the version is a draft again. */
export async function systemUnsendVersion(
  transaction: Transaction,
  quote: Versioned,
  at: Date,
): Promise<void> {
  const latest = await latestVersion(transaction, quote, at);
  if (latest.row.state !== "sent") return;
  const unsealed = { snapshot: null, hash: null, sent_at: null };
  await changeVersion(transaction, latest.id, { state: "draft", ...unsealed });
}

/** Paying accepts what was offered. */
export async function systemAcceptVersion(
  transaction: Transaction,
  quote: Versioned,
  at: Date,
): Promise<void> {
  const latest = await latestVersion(transaction, quote, at);
  await changeVersion(transaction, latest.id, { state: "accepted" });
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

function contentOf(quote: Versioned) {
  return requestOffer({ ...quote, logoFeeCents: chargedLogoFee(quote) });
}

/** What was sent, its hash and when: nothing of it changes afterwards. */
function sealOf(quote: Versioned, number: number, at: Date) {
  const { reference, name, language } = quote;
  const content = contentOf(quote);
  const { lines, goodsCents, freightCents, taxCents, totalCents } = workOutOffer(content);
  const sent_at = at.toISOString();
  const snapshot = canonicalText({
    ...{ reference, version: number, buyer: name, language, sent_at, rounding: content.rounding },
    lines: lines.map(({ line, amountCents }) => ({ ...line, amount_cents: amountCents })),
    ...{ goods_cents: goodsCents, freight_cents: freightCents, tax_cents: taxCents, total_cents: totalCents },
  });
  return { snapshot, hash: createHash("sha256").update(snapshot).digest("hex"), sent_at };
}
