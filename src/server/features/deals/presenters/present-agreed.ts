import type { AgreedOffer, AgreedSum } from "#contracts/quotes/agreed.ts";
import { answerLineDiscount } from "#domain/offers/line-discount.ts";
import { bagsOf, shownLines } from "#domain/offers/shown-lines.ts";
import type { Quote } from "../model/quote.ts";

/** How many bags were agreed on, and for how much: for lists, and for the holder of a link, who is not told the choices. */
export function presentAgreedSum({ offered }: Pick<Quote, "offered">): AgreedSum | null {
  if (!offered?.isAgreed) return null;
  const { worked } = offered;
  return { units: bagsOf(shownLines(worked)), total_cents: worked.totalCents };
}

/** What was agreed on; null before that. */
export function presentAgreed({ offered }: Pick<Quote, "offered">): AgreedOffer | null {
  if (!offered?.isAgreed) return null;
  const { worked, number } = offered;
  const lines = shownLines(worked);
  return {
    version: number,
    units: bagsOf(lines),
    lines: lines.map(
      ({ kind, name, units, unitPriceE4, amountCents, freight, cloth, subtotalCents, discount }, index) => ({
        ...{ kind, name, units: units ?? null },
        unit_price: unitPriceE4 === undefined ? null : unitPriceE4 / 10_000,
        ...{ amount_cents: amountCents ?? null, freight: freight ?? null },
        ...(cloth && { cloth }),
        ...(worked.lines[index]?.from && { from: worked.lines[index].from }),
        ...(subtotalCents !== undefined && { subtotal_cents: subtotalCents }),
        ...answerLineDiscount(discount),
      }),
    ),
    ...{ goods_cents: worked.goodsCents, discount_cents: worked.discountCents },
    freight_cents: worked.freightCents,
    taxes: worked.taxes.map(({ name, ppm, cents }) => ({ name, percent: ppm / 10_000, cents })),
    ...{ tax_cents: worked.taxCents, total_cents: worked.totalCents },
  };
}
