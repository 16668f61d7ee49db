import type { DraftBody } from "#contracts/offers.ts";
import { unitPriceToNumber } from "#domain/money/unit-price.ts";
import { checkOffer } from "#domain/offers/check-offer.ts";
import { type Draft, type DraftLine, readDraft } from "#domain/offers/draft.ts";
import type { TaxProfile } from "#domain/offers/offer.ts";
import { usualTolerancePercent } from "#domain/offers/offer-rules.ts";
import type { ShopSettings } from "#domain/offers/offer-settings.ts";
import { productLineName } from "#domain/offers/request-offer.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { readSizesForQuote } from "#server/features/catalogue/sizes/system-read-sizes-for-quote.ts";
import { readSettings } from "#server/features/settings/read-settings.ts";
import { findTaxProfile } from "#server/features/taxes/find-tax-profile.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, type QuoteAt } from "../decide/change-quote.ts";
import type { Quote } from "../quote.ts";
import { type DraftTerms, systemWriteDraft } from "./record-versions.ts";

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
  const named = await withCatalogueNames(services.db, draft);
  const content = readDraft(named, await taxOf(services.db, draft));
  const errors = checkOffer(content, settings.minimum_units);
  const fields = Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, [error]]));
  if (Object.keys(fields).length > 0) throw new AppError("invalid", { fields });
  return await changeQuote(services, staff, {
    ...at,
    command: "edit",
    decide: () => ({
      action: "quote.edit",
      set: {},
      version: (transaction, quote, now) =>
        systemWriteDraft(transaction, quote, { content, terms: termsOf(draft, settings), at: now }),
      before: {},
      after: {},
    }),
  });
}

/** A line that names a size and nothing else is called and priced as the catalogue has it. */
async function withCatalogueNames(db: Db, draft: DraftBody): Promise<Draft> {
  const choices = (draft.options ?? []).flatMap((option) => option.choices);
  const all = [...draft.lines, ...choices.flatMap(({ lines }) => lines)];
  const sizeIds = all.flatMap(({ size_id }) => size_id ?? []);
  const { byId } = sizeIds.length > 0 ? await readSizesForQuote(db, { sizeIds }) : { byId: new Map() };
  const named = (line: DraftBody["lines"][number]): DraftLine => {
    const size = line.size_id === undefined ? undefined : byId.get(line.size_id);
    const isPriced = line.unit_price !== undefined || line.amount !== undefined;
    return {
      ...line,
      name: line.name || (size ? productLineName(size) : ""),
      ...(size && !isPriced && { unit_price: unitPriceToNumber(size.unitPriceE4) }),
    };
  };
  return {
    ...draft,
    lines: draft.lines.map(named),
    options: draft.options?.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({ ...choice, lines: choice.lines.map(named) })),
    })),
  };
}

async function taxOf(db: Db, { tax_profile_id: id }: DraftBody): Promise<TaxProfile | undefined> {
  if (id === undefined || id === null) return undefined;
  const profile = await findTaxProfile(db, id);
  if (!profile) throw new AppError("invalid", { fields: { tax_profile_id: [noProfile] } });
  return profile;
}

function termsOf(draft: DraftBody, { offer_valid_days }: ShopSettings): DraftTerms {
  return {
    tax_profile_id: draft.tax_profile_id ?? null,
    tolerance_ppm: Math.round((draft.tolerance_percent ?? usualTolerancePercent) * 10_000),
    intro: draft.intro ?? "",
    note: draft.note ?? "",
    valid_days: draft.valid_days === undefined ? offer_valid_days : draft.valid_days,
  };
}
