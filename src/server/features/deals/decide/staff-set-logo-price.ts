import type { Mail } from "#contracts/mails.ts";
import { type Cents, cents } from "#domain/money/cents.ts";
import { checkWhole } from "#domain/offers/check-whole.ts";
import type { OfferContent } from "#domain/offers/offer.ts";
import { requestOffer } from "#domain/offers/request-offer.ts";
import { standingTotalCents } from "#domain/offers/standing-total.ts";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import { withLogoFee } from "#domain/quotes/logo-fee.ts";
import { quoteTotalRule } from "#domain/quotes/quote-total.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, type QuoteAt, type QuoteChange } from "../commands/change-quote.ts";
import type { Quote } from "../model/quote.ts";
import { quoteMail } from "../model/quote-mail.ts";
import { systemReviseVersion } from "../model/record-versions.ts";
import { findStanding } from "../model/versions.repository.ts";

const totalTooHigh: Message = /*i18n*/ {
  id: "quote.logoFee.totalTooHigh",
  message: "With this logo price the total would exceed $999,999.99.",
};

/**
 * Staff sets the one-time price of printing the logo. On a confirmed quote this makes a new total, for which payments
 * under way no longer count, and a mail to the client; on a paid one it is too late (SPEC-0.2). Setting the same price again changes nothing.
 */
export async function staffSetLogoPrice(
  services: Services,
  staff: Staff,
  { feeCents, ...at }: QuoteAt & { readonly feeCents: Cents },
): Promise<Quote> {
  return await changeQuote(services, staff, {
    ...at,
    command: "set-logo-price",
    decide: async (quote, _now, transaction) => {
      const { current } = await findStanding(transaction, quote);
      return setFee(quote, feeCents, { offered: current?.content, settings: services.shop.settings() });
    },
  });
}

interface Offered {
  readonly offered: OfferContent | undefined;
  readonly settings: ShopSettings;
}

function setFee(quote: Quote, feeCents: Cents, { offered, settings }: Offered): QuoteChange | undefined {
  if (quote.logoFeeCents === feeCents) return undefined;
  const withFee = withLogoFee(offered ?? requestOffer(quote), { ...quote, logoFeeCents: feeCents });
  const wrong = offered && feeError(withFee);
  if (wrong) throw new AppError("invalid", { fields: { price_logo_quote: [wrong] } });
  // An imported quote without lines may come to less than its fee.
  const total = cents(Math.max(0, standingTotalCents(withFee)));
  if (quoteTotalRule(total)) throw new AppError("invalid", { fields: { price_logo_quote: [totalTooHigh] } });
  return {
    action: "quote.set-logo-price",
    set: { logo_fee_cents: feeCents, total_cents: total },
    version: ({ transaction, at }, changed) => systemReviseVersion(transaction, changed, { at, settings }),
    isPriceChanged: total !== quote.totalCents,
    before: { logo_fee_cents: quote.logoFeeCents, total_cents: quote.totalCents },
    after: { logo_fee_cents: feeCents, total_cents: total },
    // A total that was mailed to the client is mailed again when it changes (SPEC-3.5).
    ...(quote.status === "confirmed" && total !== quote.totalCents && { mail: priceChanged(quote) }),
  };
}

function priceChanged(before: Quote) {
  return (changed: Quote): Mail => ({
    template: "quote-price-changed",
    ...quoteMail(changed),
    logoFeeCents: changed.logoFeeCents,
    previousLogoFeeCents: before.logoFeeCents,
    previousTotalCents: before.totalCents,
  });
}

/** Why the offer cannot have this fee: a rebate or a discount in it may be more than it leaves. */
function feeError(offer: OfferContent): Message | undefined {
  if (quoteTotalRule(workOutOffer(offer).totalCents)) return totalTooHigh;
  return Object.values(checkWhole(offer))[0];
}
