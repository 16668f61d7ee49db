import { nearestCents } from "#domain/money/cents.ts";
import { parseUnitPrice } from "#domain/money/unit-price.ts";
import { type Cloth, clothOf } from "#domain/offers/cloth.ts";
import { type AnsweredLineDiscount, shownDiscountOfAnswer } from "#domain/offers/line-discount.ts";
import type { FreightKind, LineKind } from "#domain/offers/offer.ts";
import { ownLineNames } from "#domain/offers/own-line-names.ts";
import type { ShownLine } from "#domain/offers/shown-lines.ts";
import { productLineName } from "#domain/quotes/buyer-names.ts";
import type { NameOf } from "#domain/quotes/cloth-names.ts";

interface AgreedLine extends AnsweredLineDiscount {
  readonly kind: LineKind;
  readonly name: string;
  readonly units: number | null;
  // Whom prices are not meant for is told none.
  readonly unit_price?: number | null | undefined;
  readonly amount_cents?: number | null | undefined;
  readonly freight?: FreightKind | null | undefined;
  readonly cloth?: Cloth | undefined;
  readonly from?: ShownLine["from"];
  readonly subtotal_cents?: number | undefined;
}

interface AnsweredQuote {
  readonly quantity: number;
  readonly lines: readonly {
    readonly buyer_names: { readonly product_name: string; readonly size_name: string };
    readonly units: number;
    readonly unit_price?: number | undefined;
    readonly line_total_cents?: number | undefined;
  }[];
  readonly product_colors: readonly string[];
  readonly cloth_names?: readonly NameOf[] | undefined;
  readonly material?: string | null | undefined;
  readonly is_logo_required: boolean;
  readonly price_logo_quote: number | null;
  readonly agreed: { readonly units: number; readonly lines: readonly AgreedLine[] } | null;
}

/** What a quote's page shows as its lines: what was agreed on, and before that what was asked for. */
export function linesOfQuote(quote: AnsweredQuote): readonly ShownLine[] {
  if (quote.agreed) return quote.agreed.lines.map(agreedLine);
  const cloth = clothOf({
    productColours: quote.product_colors,
    material: quote.material ?? null,
    clothNames: quote.cloth_names ?? [],
  });
  const products = quote.lines.map((line): ShownLine => {
    const { buyer_names: names, units } = line;
    const name = productLineName({ productName: names.product_name, sizeName: names.size_name });
    const unitPriceE4 = line.unit_price === undefined ? undefined : parseUnitPrice(line.unit_price);
    return { kind: "product", name, units, unitPriceE4, amountCents: line.line_total_cents, cloth };
  });
  const fee = nearestCents(quote.price_logo_quote) || undefined;
  const logo: ShownLine = { kind: "setup", name: ownLineNames.logo, amountCents: fee };
  return [...products, ...(quote.is_logo_required ? [logo] : [])];
}

function agreedLine({ unit_price, amount_cents, subtotal_cents, ...answered }: AgreedLine): ShownLine {
  const { discount, discount_cents, ...line } = answered;
  return {
    ...line,
    subtotalCents: subtotal_cents,
    discount: shownDiscountOfAnswer({ discount, discount_cents }),
    ...{ units: line.units ?? undefined, freight: line.freight ?? undefined },
    unitPriceE4: unit_price == null ? undefined : Math.round(unit_price * 10_000),
    amountCents: amount_cents ?? undefined,
  };
}

/** The bags among them, each with how many. */
export function bagLinesOf(quote: AnsweredQuote): (ShownLine & { readonly units: number })[] {
  return linesOfQuote(quote).flatMap(({ units, ...line }) =>
    line.kind === "product" && units !== undefined ? [{ ...line, units }] : [],
  );
}

/** How many bags a quote is for: as agreed, before that as asked for. */
export function bagsOfQuote({
  agreed,
  quantity,
}: {
  readonly agreed: { readonly units: number } | null;
  readonly quantity: number;
}): number {
  return agreed?.units ?? quantity;
}
