/*
 * What an offer costs, written from the rules of prices and of counts (L1, L13.7, L19) and from nothing of the product:
 * what the shop works out is compared with it.
 */

/** Cents are whole numbers; unit prices are in 1/10,000. */
export interface PricedLine {
  readonly kind: "product" | "run" | "setup" | "freight";
  readonly units: number;
  readonly unitPriceE4: number;
  /** Off this line alone. */
  readonly discount?: Off | undefined;
}

type Off = { readonly ppm: number } | { readonly cents: number };

export interface PricedOffer {
  readonly lines: readonly PricedLine[];
  readonly discount: Off | null;
  readonly tax: { readonly ppm: number; readonly isFreightTaxed: boolean } | null;
}

export interface Price {
  readonly goodsCents: number;
  readonly freightCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
}

/** Rounds half up what is never below zero. */
function shareOf(value: number, numerator: number, denominator: number): number {
  const doubled = BigInt(value) * BigInt(numerator) * 2n + BigInt(denominator);
  return Number(doubled / (BigInt(denominator) * 2n));
}

function amountOf({ units, unitPriceE4, discount }: PricedLine): number {
  const full = shareOf(units, unitPriceE4, 100);
  if (!discount) return full;
  return full - ("ppm" in discount ? shareOf(full, discount.ppm, 1_000_000) : Math.min(discount.cents, full));
}
const add = (lines: readonly PricedLine[]) => lines.reduce((all, line) => all + amountOf(line), 0);

/** Line amounts, the discount on bags and runs, freight, and the tax of what is taxed, rounded once. */
export function priceOf({ lines, discount, tax }: PricedOffer): Price {
  const of = (...kinds: PricedLine["kind"][]) => add(lines.filter(({ kind }) => kinds.includes(kind)));
  const discountable = of("product", "run");
  const off =
    discount === null
      ? 0
      : "cents" in discount
        ? discount.cents
        : shareOf(discountable, discount.ppm, 1_000_000);
  const goodsCents = discountable + of("setup") - off;
  const freightCents = of("freight");
  const base = goodsCents + (tax?.isFreightTaxed ? freightCents : 0);
  const taxCents = tax ? shareOf(base, tax.ppm, 1_000_000) : 0;
  return { goodsCents, freightCents, taxCents, totalCents: goodsCents + freightCents + taxCents };
}

/** The same for the bags that were counted: what is billed, runs by the share of bags, all else as it was. */
export function settledOffer(
  offer: PricedOffer,
  counted: readonly number[],
  tolerancePercent: number,
): PricedOffer {
  const bags = offer.lines.filter(({ kind }) => kind === "product");
  const billed = bags.map(({ units }, index) =>
    Math.min(counted[index] ?? units, Math.floor((units * (100 + tolerancePercent)) / 100)),
  );
  const total = (units: readonly number[]) => units.reduce((all, each) => all + each, 0);
  const [made, ordered] = [total(billed), total(bags.map(({ units }) => units))];
  const left = [...billed];
  const lines = offer.lines.map((line) => {
    if (line.kind === "product") return { ...line, units: left.shift() ?? line.units };
    return line.kind === "run" ? { ...line, units: Math.floor((line.units * made) / ordered) } : line;
  });
  const discountable = add(lines.filter(({ kind }) => kind === "product" || kind === "run"));
  const { discount } = offer;
  const fitting =
    discount && "cents" in discount ? { cents: Math.min(discount.cents, discountable) } : discount;
  return { ...offer, lines, discount: fitting };
}
