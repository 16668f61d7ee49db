import type { DraftBody } from "#contracts/quotes/drafts.ts";
import { checkFrenchOffer } from "#domain/france/check-french-offer.ts";
import { isFrance } from "#domain/france/is-france.ts";
import { unitPriceToNumber } from "#domain/money/unit-price.ts";
import { checkOffer } from "#domain/offers/check-offer.ts";
import { type Draft, type DraftLine, readDraft } from "#domain/offers/draft.ts";
import type { TaxProfile } from "#domain/offers/offer.ts";
import { usualTolerancePercent } from "#domain/offers/offer-rules.ts";
import type { OfferSettings } from "#domain/offers/offer-settings.ts";
import { productLineName } from "#domain/offers/request-offer.ts";
import { toleranceColumns } from "#domain/orders/tolerance.ts";
import type { PriceList } from "#domain/prices/price-list.ts";
import { priceRequest } from "#domain/prices/price-request.ts";
import { maximumUnits } from "#domain/quotes/quote-limits.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import {
  readSizesForQuote,
  type SizesFound,
} from "#server/features/catalogue/sizes/system-read-sizes-for-quote.ts";
import { readSettings } from "#server/features/settings/read-settings.ts";
import { findTaxProfile } from "#server/features/taxes/find-tax-profile.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, type QuoteAt } from "../commands/change-quote.ts";
import type { Quote } from "../model/quote.ts";
import { type DraftTerms, prepareDraft } from "../model/record-versions.ts";

const noProfile: Message = /*i18n*/ { id: "offer.tax.unknown", message: "This tax profile does not exist." };

/**
 * Staff writes the draft of an offer: all of it, every time. Beside an offer that is in force it is the next version,
 * which leaves that offer as it is until it is sent (L3.4).
 * @throws 422 with a sentence for each field that is wrong, 409 where another user wrote meanwhile
 */
export async function staffSaveDraft(
  services: Services,
  staff: Staff,
  { draft, ...at }: QuoteAt & { readonly draft: DraftBody },
): Promise<Quote> {
  const settings = await readSettings(services);
  const named = await withCatalogue(services, draft);
  const content = readDraft(named, await taxOf(services.db, draft));
  const french = isFrance(settings.country)
    ? checkFrenchOffer(content, { isVatExempt: settings.vat_exempt })
    : {};
  const errors = { ...french, ...checkOffer(content, settings.minimum_units) };
  const fields = Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, [error]]));
  if (Object.keys(fields).length > 0) throw new AppError("invalid", { fields });
  return await changeQuote(services, staff, {
    ...at,
    command: "edit",
    decide: async (quote, now, transaction) => {
      const { totalCents, isChanged, write } = await prepareDraft(transaction, quote, {
        ...{ content, terms: termsOf(draft, settings) },
        ...{ at: now, timeZone: settings.time_zone },
      });
      return {
        ...{ action: "quote.edit", set: {}, version: write, before: {} },
        // The same once more leaves no line of history.
        after: isChanged ? { total_cents: totalCents } : {},
      };
    },
  });
}

async function taxOf(db: Db, { tax_profile_id: id }: DraftBody): Promise<TaxProfile | undefined> {
  if (id === undefined || id === null) return undefined;
  const profile = await findTaxProfile(db, id);
  if (!profile) throw new AppError("invalid", { fields: { tax_profile_id: [noProfile] } });
  return profile;
}

function termsOf(draft: DraftBody, { offer_valid_days }: OfferSettings): DraftTerms {
  return {
    tax_profile_id: draft.tax_profile_id ?? null,
    ...toleranceColumns(draft.tolerance_percent ?? usualTolerancePercent, draft.tolerance_under_percent),
    intro: draft.intro ?? "",
    note: draft.note ?? "",
    valid_days: draft.valid_days === undefined ? offer_valid_days : draft.valid_days,
  };
}

type BodyLines = DraftBody["lines"];
type Sizes = SizesFound["byId"];

/**
 * A line that names a size and nothing else is called as the catalogue has it, and costs what the price list in use says
 * for these bags (SPEC-3.33). Every choice of an option is priced by itself.
 */
async function withCatalogue(
  { db, prices }: Pick<Services, "db" | "prices">,
  draft: DraftBody,
): Promise<Draft> {
  const choices = (draft.options ?? []).flatMap((option) => option.choices);
  const all = [...draft.lines, ...choices.flatMap(({ lines }) => lines)];
  const sizeIds = all.flatMap(({ size_id }) => size_id ?? []);
  if (sizeIds.length === 0) return draft;
  const { byId } = await readSizesForQuote(db, { sizeIds, withDrafts: true });
  const { list } = await prices.read(db);
  const named = (lines: BodyLines) => nameLines(lines, byId, list);
  return {
    ...draft,
    lines: named(draft.lines),
    options: draft.options?.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({ ...choice, lines: named(choice.lines) })),
    })),
  };
}

function nameLines(lines: BodyLines, sizes: Sizes, list: PriceList): DraftLine[] {
  const asked = lines.flatMap(({ size_id, units }, index) => {
    const size = size_id === undefined ? undefined : sizes.get(size_id);
    if (!size || !isCount(units)) return [];
    const { sizeId, productId, unitPriceE4: unitPrice } = size;
    return { index, sizeId, productId, unitPrice, units };
  });
  const priced = priceRequest({ sizes: asked, places: [] }, list).lines;
  const prices = new Map(asked.map(({ index }, at) => [index, priced[at]?.unitPrice]));
  return lines.map((line, index) => {
    const size = line.size_id === undefined ? undefined : sizes.get(line.size_id);
    const isPriced = line.unit_price !== undefined || line.amount !== undefined;
    return {
      ...line,
      name: line.name || (size ? productLineName(size) : ""),
      ...(size?.material && { cloth: { colours: [], material: size.material } }),
      ...(size && !isPriced && { unit_price: unitPriceToNumber(prices.get(index) ?? size.unitPriceE4) }),
    };
  });
}

function isCount(units: number | undefined): units is number {
  return Number.isInteger(units) && Number(units) > 0 && Number(units) <= maximumUnits;
}
