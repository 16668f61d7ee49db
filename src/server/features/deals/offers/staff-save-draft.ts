import type { DraftBody } from "#contracts/quotes/drafts.ts";
import { checkFrenchOffer } from "#domain/france/check-french-offer.ts";
import { isFrance } from "#domain/france/is-france.ts";
import { checkOffer } from "#domain/offers/check-offer.ts";
import type { OfferErrors } from "#domain/offers/check-whole.ts";
import { readDraft } from "#domain/offers/draft.ts";
import { checkCosts, typedCosts } from "#domain/offers/line-costs.ts";
import type { TaxProfile } from "#domain/offers/offer.ts";
import { usualTolerancePercent } from "#domain/offers/offer-rules.ts";
import type { OfferSettings } from "#domain/offers/offer-settings.ts";
import { checkQuantities, draftPathOf } from "#domain/offers/quantities.ts";
import { toleranceColumns } from "#domain/orders/tolerance.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { readSettings } from "#server/features/settings/read-settings.ts";
import { findTaxProfile } from "#server/features/taxes/find-tax-profile.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, type QuoteAt } from "../commands/change-quote.ts";
import type { Quote } from "../model/quote.ts";
import { type DraftTerms, prepareDraft } from "../model/record-versions.ts";
import { priceDraft } from "./price-draft.ts";

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
  const wrong = checkQuantities(draft);
  if (Object.keys(wrong).length > 0) throw refused(wrong);
  const priced = await priceDraft(services, draft, at.quoteId);
  const content = readDraft(priced, await taxOf(services.db, draft));
  const french = isFrance(settings.country)
    ? checkFrenchOffer(content, { isVatExempt: settings.vat_exempt })
    : {};
  const errors = { ...french, ...checkOffer(content, settings.minimum_units), ...checkCosts(priced) };
  const placed = Object.entries(errors).map(([path, error]) => [draftPathOf(path, draft), error] as const);
  if (placed.length > 0) throw refused(Object.fromEntries(placed));
  return await changeQuote(services, staff, {
    ...at,
    command: "edit",
    decide: async (quote, now, transaction) => {
      const { totalCents, isChanged, write } = await prepareDraft(transaction, quote, {
        ...{ content, costs: typedCosts(priced), terms: termsOf(draft, settings) },
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

function refused(errors: OfferErrors): AppError {
  const fields = Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, [error]]));
  return new AppError("invalid", { fields });
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
