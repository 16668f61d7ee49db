import { frenchCaps } from "../companies/payment-terms.ts";
import type { OfferErrors } from "../offers/check-whole.ts";
import type { OfferContent } from "../offers/offer.ts";
import { type Message, withValues } from "../words.ts";

const tooLong: Message = /*i18n*/ {
  id: "france.plan.days",
  message: "In France what is agreed is due within {most, number} days at most.",
};
const taxedWithoutVat: Message = /*i18n*/ {
  id: "france.offer.taxed",
  message: "This shop has no VAT (art. 293 B of the CGI): please choose no tax.",
};

/** What French law refuses in an offer, beside the rules of every offer (L11.2, L14.1). */
export function checkFrenchOffer(
  { plan = [], tax }: OfferContent,
  { isVatExempt }: { readonly isVatExempt: boolean },
): OfferErrors {
  const late = plan.flatMap(({ due, days = 0 }, index) =>
    due === "net-days" && days > frenchCaps.net
      ? [[`plan.${index}.days`, withValues(tooLong, { most: frenchCaps.net })] as const]
      : [],
  );
  return { ...Object.fromEntries(late), ...(isVatExempt && tax && { tax_profile_id: taxedWithoutVat }) };
}
