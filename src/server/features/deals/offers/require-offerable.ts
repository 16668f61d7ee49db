import { isFrance } from "#domain/france/is-france.ts";
import { refusalToOffer } from "#domain/france/sale-vat.ts";
import { isRequestAlone, requestOffer } from "#domain/offers/request-offer.ts";
import { needsLogoFee } from "#domain/quotes/logo-fee.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import type { Message } from "#domain/words.ts";
import { conflict } from "../commands/change-quote.ts";
import { exemptionOf } from "../model/exemption.ts";
import type { Quote } from "../model/quote.ts";
import type { QuoteVersion } from "../model/versions.repository.ts";

const feeMissing: Message = /*i18n*/ {
  id: "quote.confirm.feeMissing",
  message: "Please set the logo price first, then confirm the quote.",
};

const empty: Message = /*i18n*/ {
  id: "offer.send.empty",
  message: "This offer has no line yet.",
};

/**
 * What stands may be offered: it has a line, where it is the request alone its logo has a price, and in France it says why
 * where it bears no VAT.
 * @throws 409 with the sentence that says what is missing
 */
export function requireOfferable(
  quote: Quote,
  standing: QuoteVersion | undefined,
  settings: Pick<ShopSettings, "country" | "vat_exempt">,
): void {
  const isWritten = standing !== undefined && !isRequestAlone(standing.written);
  if (!isWritten && needsLogoFee(quote)) throw conflict(quote, feeMissing);
  if (isWritten && standing.content.lines.length + standing.content.options.length === 0)
    throw conflict(quote, empty);
  if (!isFrance(settings.country)) return;
  const refusal = refusalToOffer(standing?.written ?? requestOffer(quote), {
    isVatExempt: settings.vat_exempt,
    isBuyerExempt: standing !== undefined && exemptionOf(standing) !== undefined,
  });
  if (refusal) throw conflict(quote, refusal);
}
