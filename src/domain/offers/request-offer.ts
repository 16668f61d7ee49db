import { type LineNames, productLineName } from "../quotes/buyer-names.ts";
import type { NameOf } from "../quotes/cloth-names.ts";
import { chargedLogoFee, type LogoOfQuote, withLogoFee } from "../quotes/logo-fee.ts";
import { clothOf } from "./cloth.ts";
import type { OfferContent, OfferLine } from "./offer.ts";
import { ownLineNames } from "./own-line-names.ts";

/** What of a request makes its first version. */
export interface RequestedQuote extends LogoOfQuote {
  readonly lines: readonly {
    readonly buyerNames: LineNames;
    readonly sizeId: number | null;
    readonly unitPrice: number;
    readonly units: number;
    readonly material: string | null;
  }[];
  readonly productColours: readonly string[];
  readonly clothNames: readonly NameOf[];
  readonly totalCents: number;
}

/** The content of a version that holds nothing but the request and the logo fee (L1.7). */
export function requestOffer(quote: RequestedQuote): OfferContent {
  const products = quote.lines.map(({ buyerNames, sizeId, units, unitPrice, material }): OfferLine => {
    const name = productLineName(buyerNames);
    const { productColours, clothNames } = quote;
    const cloth = clothOf({ productColours, material, clothNames });
    return {
      ...{ kind: "product", name, units, unitPriceE4: unitPrice },
      ...(sizeId !== null && { sizeId }),
      ...(cloth && { cloth }),
    };
  });
  const agreed: OfferLine = {
    ...{ kind: "fee", name: ownLineNames.agreedTotal },
    amountCents: quote.totalCents - chargedLogoFee(quote),
  };
  const lines = products.length > 0 ? products : [agreed];
  return withLogoFee({ rounding: "once", lines, options: [] }, quote);
}

/** Whether a version holds nothing but the request and the specified logo fee: it is rounded once (L1.7). */
export function isRequestAlone({ rounding }: OfferContent): boolean {
  return rounding === "once";
}
