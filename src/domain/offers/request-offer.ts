import { chargedLogoFee } from "../quotes/logo-fee.ts";
import { clothOf } from "./cloth.ts";
import type { OfferContent, OfferLine } from "./offer.ts";
import { ownLineNames } from "./own-line-names.ts";

/** What of a request makes its first version. */
export interface RequestedQuote {
  readonly lines: readonly {
    readonly productName: string;
    readonly sizeName: string;
    readonly sizeId: number | null;
    readonly unitPrice: number;
    readonly units: number;
    readonly material: string | null;
  }[];
  readonly productColours: readonly string[];
  readonly isLogoRequired: boolean;
  /** Null until staff has set it. */
  readonly logoFeeCents: number | null;
  readonly totalCents: number;
}

const { logo: logoFeeName, agreedTotal: agreedTotalName } = ownLineNames;

/** How a line of a size of the catalogue is called. */
export function productLineName({
  productName,
  sizeName,
}: {
  productName: string;
  sizeName: string;
}): string {
  return `${productName}, ${sizeName}`;
}

/** The content of a version that holds nothing but the request and the logo fee (L1.7). */
export function requestOffer(quote: RequestedQuote): OfferContent {
  const feeCents = chargedLogoFee(quote);
  const products = quote.lines.map(
    ({ productName, sizeName, sizeId, units, unitPrice, material }): OfferLine => {
      const name = productLineName({ productName, sizeName });
      const cloth = clothOf({ productColours: quote.productColours, material });
      return {
        ...{ kind: "product", name, units, unitPriceE4: unitPrice },
        ...(sizeId !== null && { sizeId }),
        ...(cloth && { cloth }),
      };
    },
  );
  const agreed: OfferLine = { kind: "fee", name: agreedTotalName, amountCents: quote.totalCents - feeCents };
  const fee: OfferLine = { kind: "setup", name: logoFeeName, amountCents: feeCents };
  return {
    rounding: "once",
    lines: [...(products.length > 0 ? products : [agreed]), ...(feeCents > 0 ? [fee] : [])],
    options: [],
  };
}

/** Whether a version holds nothing but the request and the specified logo fee: it is rounded once (L1.7). */
export function isRequestAlone({ rounding }: OfferContent): boolean {
  return rounding === "once";
}

/** An offer with another specified logo fee: a line of its own, which 0 takes away. */
export function withLogoFee(content: OfferContent, feeCents: number): OfferContent {
  const isFee = ({ kind, name }: OfferLine) => kind === "setup" && name === logoFeeName;
  const fee: OfferLine = { kind: "setup", name: logoFeeName, amountCents: feeCents };
  const at = content.lines.findIndex(isFee);
  const rest = content.lines.filter((line) => !isFee(line));
  if (feeCents === 0) return { ...content, lines: rest };
  return { ...content, lines: at < 0 ? [...rest, fee] : rest.toSpliced(at, 0, fee) };
}
