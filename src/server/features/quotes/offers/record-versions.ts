import { hash } from "node:crypto";
import type { Selectable } from "kysely";
import type { OfferContent } from "#domain/offers/offer.ts";
import { usualTolerancePercent } from "#domain/offers/offer-rules.ts";
import { isRequestAlone, requestOffer, withLogoFee } from "#domain/offers/request-offer.ts";
import { canonicalText } from "#domain/offers/snapshot.ts";
import { lastValidDay, usualValidDays } from "#domain/offers/validity.ts";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import { toleranceColumns } from "#domain/orders/tolerance.ts";
import { chargedLogoFee } from "#domain/quotes/logo-fee.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { Quote } from "../quote.ts";
import { currentParties, type OfferParties } from "./offer-parties.ts";
import {
  addVersions,
  amountColumns,
  changeVersion,
  findStanding,
  findVersions,
  type QuoteVersion,
} from "./versions.repository.ts";
import type { QuoteVersionTable } from "./versions.table.ts";

type Versioned = Pick<
  Quote,
  | "id"
  | "reference"
  | "name"
  | "language"
  | "lines"
  | "isLogoRequired"
  | "logoFeeCents"
  | "totalCents"
  | "priceListId"
>;

type Sendable = Versioned & Pick<Quote, "companyId" | "clientId">;

/** What staff writes of an offer beside its amounts. */
export type DraftTerms = Pick<
  Selectable<QuoteVersionTable>,
  "tax_profile_id" | "tolerance_ppm" | "tolerance_under_ppm" | "intro" | "note" | "valid_days"
>;

/** What holds where staff says nothing else. */
export const usualTerms: DraftTerms = {
  ...{ tax_profile_id: null, intro: "", note: "", valid_days: usualValidDays },
  ...toleranceColumns(usualTolerancePercent, undefined),
};

/** The first version of a request: a draft of what was asked for (L1.7). */
export async function systemAddFirstVersion(
  transaction: Transaction,
  quote: Versioned,
  at: Date,
): Promise<void> {
  await addVersions(transaction, [{ ...draftRow(quote, 1, at), ...offeredColumns(requested(quote)) }]);
}

/** Writes the draft anew, or begins one beside an offer that was sent (L3.4). */
export async function systemWriteDraft(
  transaction: Transaction,
  quote: Versioned,
  { content, terms, at }: { content: OfferContent; terms: DraftTerms; at: Date },
): Promise<void> {
  const { draft, nextNumber } = await findStanding(transaction, quote);
  const columns = { ...offeredColumns(content), ...terms };
  if (draft) return await changeVersion(transaction, draft.row.id, columns);
  await addVersions(transaction, [{ ...draftRow(quote, nextNumber, at), ...columns }]);
}

/**
 * After the specified logo price, which is a line of the version whatever else staff has written: an offer in force is
 * followed by another (L3.8), otherwise the draft holds it.
 */
export async function systemReviseVersion(
  transaction: Transaction,
  quote: Sendable,
  { at, settings }: Pick<Sending, "at" | "settings">,
): Promise<void> {
  const { draft, current, nextNumber } = await findStanding(transaction, quote);
  const standing = current ?? draft;
  if (!standing) return await systemAddFirstVersion(transaction, quote, at);
  const content = withFeeOf(quote, standing.content);
  const columns = offeredColumns(content);
  if (!current) return await changeVersion(transaction, standing.row.id, columns);
  await changeVersion(transaction, current.row.id, { state: "superseded" });
  const { terms, valid_until } = current.row;
  const kept = { ...termsOf(current), terms, valid_until };
  const parties = await currentParties(transaction, quote, settings);
  const seal = sealOf(quote, { row: { ...kept, number: nextNumber }, content, parties }, at);
  await addVersions(transaction, [
    { ...draftRow(quote, nextNumber, at), ...columns, ...kept, ...seal, state: "sent" },
  ]);
}

/** What is offered, with the specified logo fee as the quote has it now. */
export function withFeeOf(quote: Versioned, content: OfferContent): OfferContent {
  return isRequestAlone(content) ? requested(quote) : withLogoFee(content, chargedLogoFee(quote));
}

interface Sending {
  readonly at: Date;
  /** Who offers, and by which clock. */
  readonly settings: ShopSettings;
  /** What the shop's offers say where staff wrote nothing else; left out by the specified confirmation, which holds without an end (L4.2). */
  readonly usual?: { readonly days: number | null; readonly terms: string };
}

/**
 * Freezes the draft, and where there is none what was asked for: it is the version that stands from now on, under the
 * hash of its snapshot (L3.2). The one before it is superseded (L3.4).
 */
export async function systemSendVersion(
  transaction: Transaction,
  quote: Sendable,
  { at, settings, usual }: Sending,
): Promise<void> {
  const { draft, current } = await requireDraft(transaction, quote, at);
  if (current) await changeVersion(transaction, current.row.id, { state: "superseded" });
  // The request alone holds as the shop's offers usually do.
  const days = draft.row.content === null ? usual?.days : draft.row.valid_days;
  const valid_until = usual === undefined || days == null ? null : lastValidDay(at, settings.time_zone, days);
  const terms = usual?.terms ?? "";
  const parties = await currentParties(transaction, quote, settings);
  const sealed = sealOf(quote, { ...draft, row: { ...draft.row, terms }, parties }, at);
  await changeVersion(transaction, draft.row.id, { state: "sent", valid_until, terms, ...sealed });
}

/** Where nothing is being written, a copy of the last version is (L3.4). */
export async function systemCopyToDraft(transaction: Transaction, quote: Versioned, at: Date): Promise<void> {
  const versions = await findVersions(transaction, quote);
  const last = versions.at(-1);
  if (!last) return await systemAddFirstVersion(transaction, quote, at);
  if (last.row.state === "draft") return;
  await addVersions(transaction, [
    { ...draftRow(quote, last.row.number + 1, at), ...offeredColumns(last.content), ...termsOf(last) },
  ]);
}

/** What staff wrote of a version, for the one that follows it. */
export function termsOf({ row }: Pick<QuoteVersion, "row">): DraftTerms {
  const { tax_profile_id, tolerance_ppm, tolerance_under_ppm, intro, note, valid_days } = row;
  return { tax_profile_id, tolerance_ppm, tolerance_under_ppm, intro, note, valid_days };
}

/** After a confirmation that is undone before anybody read it: what it froze is the draft again. */
export async function systemUnsendVersion(transaction: Transaction, quote: Versioned): Promise<void> {
  const { current } = await findStanding(transaction, quote);
  if (!current) return;
  const unsealed = { snapshot: null, hash: null, sent_at: null };
  await changeVersion(transaction, current.row.id, { state: "draft", ...unsealed });
}

/** The draft of a quote; one that has none, written straight into the database, gets what was asked for. */
async function requireDraft(transaction: Transaction, quote: Versioned, at: Date) {
  const found = await findStanding(transaction, quote);
  if (found.draft) return { ...found, draft: found.draft };
  await addVersions(transaction, [
    {
      ...draftRow(quote, found.nextNumber, at),
      ...offeredColumns(found.current?.content ?? requested(quote)),
    },
  ]);
  const { draft } = await findStanding(transaction, quote);
  if (!draft) throw new Error(`quote ${quote.id} has no draft`);
  return { ...found, draft };
}

/** What the specified flow offers: the request and the logo fee. */
function requested(quote: Versioned): OfferContent {
  return requestOffer({ ...quote, logoFeeCents: chargedLogoFee(quote) });
}

function draftRow({ id, priceListId }: Pick<Quote, "id" | "priceListId">, number: number, at: Date) {
  const created_at = at.toISOString();
  return { quote_id: id, number, state: "draft", price_list_id: priceListId, created_at } as const;
}

function offeredColumns(content: OfferContent) {
  const isRequest = isRequestAlone(content);
  return {
    content: isRequest ? null : JSON.stringify(content),
    logo_fee_cents: isRequest ? logoFeeOf(content) : 0,
    ...amountColumns(workOutOffer(content)),
  };
}

function logoFeeOf({ lines }: OfferContent): number {
  return lines.find(({ kind }) => kind === "setup")?.amountCents ?? 0;
}

type Sealed = Pick<QuoteVersion, "content"> & {
  readonly row: Pick<
    QuoteVersion["row"],
    "number" | "tolerance_ppm" | "tolerance_under_ppm" | "intro" | "terms"
  >;
  readonly parties: OfferParties;
};

/** What was sent, its hash and when: nothing of it changes afterwards. */
function sealOf(quote: Versioned, { row, content, parties }: Sealed, at: Date) {
  const sent_at = at.toISOString();
  const worked = workOutOffer(content);
  const snapshot = canonicalText({
    ...{
      reference: quote.reference,
      version: row.number,
      buyer: quote.name,
      language: quote.language,
      sent_at,
    },
    ...{ intro: row.intro, tolerance_ppm: row.tolerance_ppm, terms: row.terms || undefined },
    tolerance_under_ppm: row.tolerance_under_ppm ?? undefined,
    ...{ content, parties },
    line_cents: worked.lines.map(({ amountCents }) => amountCents),
    ...{ goods_cents: worked.goodsCents, freight_cents: worked.freightCents },
    ...{ tax_cents: worked.taxCents, total_cents: worked.totalCents },
  });
  return { snapshot, hash: hash("sha256", snapshot), sent_at };
}
