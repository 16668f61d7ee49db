import type { CallData } from "#contracts/call.ts";
import type { createStaffQuote } from "#contracts/quotes/offers.ts";
import { quoteRequestFields } from "#contracts/quotes/quote-request.ts";
import { cents } from "#domain/money/cents.ts";
import type { UnitCosts } from "#domain/offers/line-costs.ts";
import type { OfferContent } from "#domain/offers/offer.ts";
import { eachDeliveryField } from "#domain/quotes/quote-limits.ts";
import { standingColumns } from "#domain/quotes/quote-stage.ts";
import { auditActorOf, type Client, type Staff } from "#server/access/actor.ts";
import { systemFindOrCreateClient } from "#server/features/clients/system-find-or-create-client.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import type { Quote } from "../model/quote.ts";
import { changeQuoteRow, findQuoteForStaff } from "../model/quotes.repository.ts";
import { type DraftTerms, prepareDraft, termsOf, usualTerms } from "../model/record-versions.ts";
import { costsOf } from "../model/version-costs.ts";
import { findVersions } from "../model/versions.repository.ts";
import { addQuote } from "../requests/add-quote.ts";
import type { CheckedRequest } from "../requests/check-request.ts";

interface NewQuote {
  readonly request: CheckedRequest;
  /** The stored file, which another quote may name as well. */
  readonly logoFileId?: number | null;
  readonly reorderOf?: number;
  readonly content: OfferContent;
  /** What staff typed of its costs. */
  readonly costs: UnitCosts;
  readonly terms: DraftTerms;
  readonly action: string;
}

/** Staff writes a quote for a client who telephoned; no mail is sent before an offer is. */
export async function staffCreateQuote(
  services: Services,
  staff: Staff,
  { name, email, phone, company, language, note }: CallData<typeof createStaffQuote>["body"],
): Promise<Quote> {
  const fields = quoteRequestFields.parse({
    ...{ name, email, phone, message: note ?? "", language, productColors: [] },
    ...(company && { company }),
  });
  const nothing = {
    ...{ lines: [], totalCents: cents(0), productId: null, productType: null, material: null },
    ...{ places: [], priceListId: null, printPrices: null },
  };
  return await addAlone(services, staff, {
    request: { fields, logo: undefined, ...nothing },
    content: { rounding: "per-line", lines: [], options: [] },
    costs: {},
    terms: usualTerms,
    action: "quote.create",
  });
}

/** Staff copies a quote: the client, what was asked for, and the last offer as a draft. The logo stays with the first. */
export async function staffDuplicateQuote(
  services: Services,
  staff: Staff,
  { quoteId }: { readonly quoteId: number },
): Promise<Quote> {
  const quote = await findQuoteForStaff(services.db, quoteId);
  const last = quote && (await findVersions(services.db, quote)).at(-1);
  if (!quote || !last) throw new AppError("not_found");
  const { lines, totalCents, productId, productType, material, places, priceListId, printPrices } = quote;
  const { clothNames: formerNames } = quote;
  return await addAlone(services, staff, {
    request: {
      ...{ fields: askedAgain(quote, quote.delivery), logo: undefined, lines, totalCents },
      ...{ productId, productType, material, places, priceListId, printPrices, formerNames },
    },
    content: { ...last.written, rounding: "per-line" },
    costs: costsOf(last).typed,
    terms: termsOf(last),
    action: "quote.duplicate",
  });
}

/** What a former quote asked for, as the fields of a request. */
export function askedAgain(
  { name, email, phone, message, language, interest, productColours, logoColours }: Quote,
  delivery: Quote["delivery"],
) {
  return quoteRequestFields.parse({
    ...{ name, email, phone, message, language },
    ...{ productColors: productColours, logo_colors: logoColours },
    ...(interest && { interest }),
    ...eachDeliveryField((field) => delivery[field] ?? undefined),
  });
}

async function addAlone(services: Services, staff: Staff, added: NewQuote): Promise<Quote> {
  return await services.db
    .transaction()
    .execute((transaction) => addDrafting(services, transaction, staff, added));
}

/** A quote with a draft that staff sends when it has looked at it. */
export async function addDrafting(
  services: Services,
  transaction: Transaction,
  actor: Staff | Client,
  added: NewQuote,
): Promise<Quote> {
  const at = services.clock();
  const quoteId = await addRow(transaction, added, services, at);
  const quote = await findQuoteForStaff(transaction, quoteId);
  if (!quote) throw new AppError("not_found");
  const { timeZone } = services.shop.facts();
  const draft = await prepareDraft(transaction, quote, { ...added, at, timeZone });
  await draft.write();
  const ofOrder = added.reorderOf === undefined ? {} : { reorder_of: added.reorderOf };
  await changeQuoteRow(transaction, quote, { ...standingColumns("drafting"), ...ofOrder });
  await recordAudit(transaction, {
    ...{ subject: "quote", subjectId: quoteId, action: added.action, actor: auditActorOf(actor), at },
    after: { name: quote.name, total_cents: quote.totalCents },
  });
  return (await findQuoteForStaff(transaction, quoteId)) ?? quote;
}

async function addRow(
  transaction: Transaction,
  { request, logoFileId = null }: NewQuote,
  { shop }: Services,
  at: Date,
): Promise<number> {
  const { name, email } = request.fields;
  const facts = shop.facts();
  const language = facts.onlyLanguage ?? request.fields.language ?? facts.firstLanguage;
  const clientId = await systemFindOrCreateClient(transaction, { email, name, language }, at);
  const quote = {
    request,
    clientId,
    logoFileId,
    language,
    isDoubtful: false,
    at,
    facts,
    settings: shop.settings(),
  };
  return (await addQuote(transaction, quote)).id;
}
