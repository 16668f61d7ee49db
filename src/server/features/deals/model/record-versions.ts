import type { Selectable } from "kysely";
import { inColours } from "#domain/offers/cloth.ts";
import type { UnitCosts } from "#domain/offers/line-costs.ts";
import type { OfferContent } from "#domain/offers/offer.ts";
import { usualTolerancePercent } from "#domain/offers/offer-rules.ts";
import { isRequestAlone, type RequestedQuote, requestOffer } from "#domain/offers/request-offer.ts";
import { lastValidDay, usualValidDays } from "#domain/offers/validity.ts";
import { withoutTaxes, workOutOffer } from "#domain/offers/work-out-offer.ts";
import { toleranceColumns } from "#domain/orders/tolerance.ts";
import { withLogoFee } from "#domain/quotes/logo-fee.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import type { Exemption } from "#server/features/companies/system-find-ended-exemptions.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type At, exemptionOf, isTaxedOtherwise, lookUpExemption } from "./exemption.ts";
import { currentParties } from "./offer-parties.ts";
import type { Quote } from "./quote.ts";
import { sealOf } from "./seal-version.ts";
import { findSketchId } from "./sketches.repository.ts";
import { costsInstead, costsOf, draftCosts, frozenCosts } from "./version-costs.ts";
import {
  addVersions,
  amountColumns,
  changeVersion,
  findStanding,
  findVersions,
  type QuoteVersion,
  renumberDraft,
} from "./versions.repository.ts";
import type { QuoteVersionTable } from "./versions.table.ts";

type Versioned = RequestedQuote & Pick<Quote, "id" | "reference" | "name" | "language" | "priceListId">;

type Sendable = Versioned & Pick<Quote, "companyId" | "clientId" | "delivery">;

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
  await addVersions(transaction, [{ ...draftRow(quote, 1, at), ...offeredColumns(requestOffer(quote)) }]);
}

interface Writing extends At {
  readonly content: OfferContent;
  /** What staff typed of its costs. */
  readonly costs: UnitCosts;
  readonly terms: DraftTerms;
}

/** What a draft will hold, and the step that stores it. */
interface PreparedDraft {
  readonly totalCents: number;
  /** Whether anything else stands there now. */
  readonly isChanged: boolean;
  readonly write: () => Promise<void>;
}

/** Prepares the draft anew, or one beside an offer that was sent (L3.4), without tax for whom is exempt (SPEC-4.49). */
export async function prepareDraft(
  transaction: Transaction,
  quote: Sendable,
  { content, costs, terms, at, timeZone }: Writing,
): Promise<PreparedDraft> {
  const { draft, nextNumber } = await findStanding(transaction, quote);
  const exemption = await lookUpExemption(transaction, quote, content, { at, timeZone });
  const offered = offeredColumns(inColours(content, quote), exemption);
  const columns = { ...offered, ...draftCosts(costs), ...terms };
  const standing: Readonly<Record<string, unknown>> = draft?.row ?? {};
  return {
    totalCents: columns.total_cents,
    isChanged: Object.entries(columns).some(([name, value]) => standing[name] !== value),
    write: () =>
      draft
        ? changeVersion(transaction, draft.row.id, columns)
        : addVersions(transaction, [{ ...draftRow(quote, nextNumber, at), ...columns }]),
  };
}

/**
 * After the specified logo price, which is a line of the version whatever else staff has written: an offer in force is
 * followed by another (L3.8), and the draft holds it, which stays the last version.
 */
export async function systemReviseVersion(
  transaction: Transaction,
  quote: Sendable,
  { at, settings }: Pick<Sending, "at" | "settings">,
): Promise<void> {
  const { draft, current, nextNumber } = await findStanding(transaction, quote);
  if (!draft && !current) return await systemAddFirstVersion(transaction, quote, at);
  if (draft) await changeVersion(transaction, draft.row.id, columnsWithFee(draft, quote));
  if (!current) return;
  if (draft) await renumberDraft(transaction, draft.row.id, nextNumber);
  const number = draft?.row.number ?? nextNumber;
  await changeVersion(transaction, current.row.id, { state: "superseded" });
  const { terms, valid_until } = current.row;
  const kept = { ...termsOf(current), terms, valid_until };
  const columns = columnsWithFee(current, quote);
  const parties = await currentParties(transaction, quote, settings);
  const content = withLogoFee(current.content, quote);
  const seal = sealOf(quote, { row: { ...kept, ...columns, number }, content, parties }, at);
  const sketch_id = await findSketchId(transaction, quote.id);
  await addVersions(transaction, [
    { ...draftRow(quote, number, at), ...columns, ...kept, ...seal, sketch_id, state: "sent" },
  ]);
}

function columnsWithFee(version: QuoteVersion, quote: Versioned) {
  const written = withLogoFee(version.written, quote);
  return { ...offeredColumns(written, exemptionOf(version)), ...costsInstead(version, written) };
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
  const valid_until = usual === undefined ? null : lastDayOf(draft, usual, { at, settings });
  const terms = usual?.terms ?? "";
  const parties = await currentParties(transaction, quote, settings);
  const exempt = await frozenExemption(transaction, quote, draft, { at, timeZone: settings.time_zone });
  const sealed = sealOf(quote, { ...draft, row: { ...draft.row, ...exempt, terms }, parties }, at);
  const costs = await frozenCosts(transaction, draft);
  const frozen = { ...exempt, ...sealed, ...costs, sketch_id: await findSketchId(transaction, quote.id) };
  await changeVersion(transaction, draft.row.id, { state: "sent", valid_until, terms, ...frozen });
}

/** The last day of a draft that is sent; null where it has none. The request alone holds as the shop's offers usually do. */
export function lastDayOf(
  draft: Pick<QuoteVersion, "row" | "written"> | undefined,
  usual: { readonly days: number | null },
  { at, settings }: Pick<Sending, "at" | "settings">,
): string | null {
  const days = draft && !isRequestAlone(draft.written) ? draft.row.valid_days : usual.days;
  return days === null ? null : lastValidDay(at, settings.time_zone, days);
}

/** By which certificate a draft is exempt on the day on which it is sent. @throws 409 where it is taxed otherwise since it was looked at */
async function frozenExemption(transaction: Transaction, quote: Sendable, draft: QuoteVersion, when: At) {
  const exemption = await lookUpExemption(transaction, quote, draft.written, when);
  if (isTaxedOtherwise(draft, exemption)) throw new AppError("conflict");
  return exemptColumns(exemption);
}

/** Where nothing is being written, a copy of the last version is (L3.4). */
export async function systemCopyToDraft(transaction: Transaction, quote: Versioned, at: Date): Promise<void> {
  const versions = await findVersions(transaction, quote);
  const last = versions.at(-1);
  if (!last) return await systemAddFirstVersion(transaction, quote, at);
  if (versions.some(({ row }) => row.state === "draft")) return;
  await addVersions(transaction, [
    { ...draftRow(quote, last.row.number + 1, at), ...copiedColumns(last), ...termsOf(last) },
  ]);
}

/** What staff wrote of a version, for the one that follows it. */
export function termsOf({ row }: Pick<QuoteVersion, "row">): DraftTerms {
  const { tax_profile_id, tolerance_ppm, tolerance_under_ppm, intro, note, valid_days } = row;
  return { tax_profile_id, tolerance_ppm, tolerance_under_ppm, intro, note, valid_days };
}

/** The draft of a quote; one that has none, written straight into the database, gets what was asked for. */
async function requireDraft(transaction: Transaction, quote: Versioned, at: Date) {
  const found = await findStanding(transaction, quote);
  if (found.draft) return { ...found, draft: found.draft };
  const columns = found.current ? copiedColumns(found.current) : offeredColumns(requestOffer(quote));
  await addVersions(transaction, [{ ...draftRow(quote, found.nextNumber, at), ...columns }]);
  const { draft } = await findStanding(transaction, quote);
  if (!draft) throw new Error(`quote ${quote.id} has no draft`);
  return { ...found, draft };
}

function draftRow({ id, priceListId }: Pick<Quote, "id" | "priceListId">, number: number, at: Date) {
  const created_at = at.toISOString();
  return { quote_id: id, number, state: "draft", price_list_id: priceListId, created_at } as const;
}

/** What was written, and what it comes to for a buyer who is exempt or not. */
function offeredColumns(written: OfferContent, exemption?: Exemption) {
  return {
    content: JSON.stringify(written),
    ...exemptColumns(exemption),
    ...amountColumns(workOutOffer(exemption ? withoutTaxes(written) : written)),
  };
}

function exemptColumns(exemption: Exemption | undefined) {
  return {
    exempt_certificate_id: exemption?.certificateId ?? null,
    exempt_state: exemption?.state ?? null,
  };
}

/** The same for a copy of a version: its exemption, and the costs that were not typed, are looked up when it is written or sent. */
function copiedColumns(version: QuoteVersion) {
  const { typed } = costsOf(version);
  return { ...offeredColumns(version.written, exemptionOf(version)), ...draftCosts(typed) };
}
