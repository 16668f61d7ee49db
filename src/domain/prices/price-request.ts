import type { Cents } from "../money/cents.ts";
import { cents } from "../money/cents.ts";
import type { UnitPriceE4 } from "../money/unit-price.ts";
import { maximumUnits } from "../quotes/quote-limits.ts";
import { lineTotal, quoteTotal } from "../quotes/quote-total.ts";
import { totalUnits } from "../quotes/units.ts";
import { breakFor, nextLowerBreak, type PriceList } from "./price-list.ts";
import { type PrintPlace, printedColours } from "./print-places.ts";

/** A size that is asked for. */
export interface AskedSize {
  readonly sizeId: number;
  /** Null for a size whose product is not known: it stands for itself. */
  readonly productId: number | null;
  /** Its own price, which counts where the list does not name it (L2.7). */
  readonly unitPrice: UnitPriceE4;
  readonly units: number;
}

export interface PriceRequest {
  readonly sizes: readonly AskedSize[];
  readonly places: readonly PrintPlace[];
}

/** The bags of a size, the further colours of a product's bags, or the colours that are set up once. */
export interface PricedLine {
  readonly kind: "product" | "run" | "setup";
  readonly sizeId: number | null;
  readonly productId: number | null;
  readonly units: number;
  readonly unitPrice: UnitPriceE4;
  readonly amountCents: number;
}

/** What is asked for and not known: "to be confirmed", never 0 (L2.1). */
export type UnknownPart = "run" | "setup";

/** The next quantity of a product at which it costs less (L2.8). */
export interface NextBreak {
  /** The bags of the product, over all its sizes, from which on the break counts. */
  readonly units: number;
  /** How many more bags that is, of the size that most are asked of. */
  readonly moreUnits: number;
  readonly sizeId: number;
  /** The total there less the total now. */
  readonly differenceCents: number;
}

export interface PricedRequest {
  readonly lines: readonly PricedLine[];
  readonly unknown: readonly UnknownPart[];
  /** Of what is known. */
  readonly totalCents: Cents;
  readonly nextBreak: NextBreak | null;
}

/**
 * What a request costs by a price list (L2.1): the one calculation of form, product page, cart, offer and server. A
 * product's break is that of all its sizes together (L2.3).
 */
export function priceRequest(request: PriceRequest, list: PriceList): PricedRequest {
  const priced = priceAt(request, list);
  const steps = productsOf(request)
    .map((sizes) => stepOf(sizes, request, list))
    .filter((step) => step !== undefined)
    .map(({ sizes, ...step }) => {
      const { totalCents } = priceAt({ ...request, sizes }, list);
      return { ...step, differenceCents: totalCents - priced.totalCents };
    });
  const cheapest = steps.reduce<NextBreak | null>(
    (least, step) => (least && least.differenceCents <= step.differenceCents ? least : step),
    null,
  );
  return { ...priced, nextBreak: cheapest };
}

/** Whether the step to the next break is worth a word: it costs at most a tenth more, or less (L2.8). */
export function isWorthTaking({ differenceCents }: NextBreak, totalCents: number): boolean {
  return differenceCents * 10 <= totalCents;
}

function priceAt(request: PriceRequest, list: PriceList): Omit<PricedRequest, "nextBreak"> {
  const bags = request.sizes.map((size) => {
    const units = unitsOfProduct(request, size);
    const unitPrice = breakFor(list.breaks.get(size.sizeId) ?? [], units)?.unitPrice ?? size.unitPrice;
    return pricedLine({ ...size, kind: "product", unitPrice });
  });
  const { lines: printing, unknown } = priceOfPrinting(request, list);
  const lines = [...bags, ...printing];
  // Bags alone are rounded once, as the total of a quote is; with printing beside them each line is (L1.7).
  const totalCents =
    printing.length === 0
      ? quoteTotal(bags, cents(0))
      : cents(lines.reduce((sum, { amountCents }) => sum + amountCents, 0));
  return { lines, unknown, totalCents };
}

/** The run charge of each product's bags, and the set-up once for all of them (L2.4, L2.5). */
function priceOfPrinting(
  request: PriceRequest,
  { print }: PriceList,
): Pick<PricedRequest, "lines" | "unknown"> {
  const colours = printedColours(request.places);
  if (colours === 0) return { lines: [], unknown: [] };
  if (!print) return { lines: [], unknown: ["run", "setup"] };
  const further = Math.max(0, colours - print.includedColours);
  const runs = productsOf(request).flatMap(([size]) => {
    const units = unitsOfProduct(request, size);
    const rate = breakFor(print.run, units)?.unitPrice;
    if (further === 0 || rate === undefined) return [];
    const { productId } = size;
    return pricedLine({ kind: "run", sizeId: null, productId, units: units * further, unitPrice: rate });
  });
  const once = { kind: "setup", sizeId: null, productId: null, units: colours } as const;
  const setups = print.setup === null ? [] : [pricedLine({ ...once, unitPrice: print.setup })];
  return {
    lines: [...runs, ...setups],
    unknown: [
      ...(further > 0 && print.run.length === 0 ? (["run"] as const) : []),
      ...(print.setup === null ? (["setup"] as const) : []),
    ],
  };
}

function pricedLine({
  kind,
  sizeId,
  productId,
  units,
  unitPrice,
}: Omit<PricedLine, "amountCents">): PricedLine {
  return { kind, sizeId, productId, units, unitPrice, amountCents: lineTotal({ unitPrice, units }) };
}

type SizesOfProduct = readonly [AskedSize, ...AskedSize[]];

/** The sizes by product, each with at least one. */
function productsOf({ sizes }: PriceRequest): SizesOfProduct[] {
  const products: SizesOfProduct[] = [];
  for (const size of sizes) {
    const at = products.findIndex(([other]) => isSameProduct(other, size));
    const known = products[at];
    if (known) products[at] = [...known, size];
    else products.push([size]);
  }
  return products;
}

function isSameProduct(one: AskedSize, other: AskedSize): boolean {
  return one.productId === null ? one.sizeId === other.sizeId : one.productId === other.productId;
}

function unitsOfProduct({ sizes }: PriceRequest, size: AskedSize): number {
  return totalUnits(sizes.filter((other) => isSameProduct(size, other)));
}

/** The request as it would be at the product's next break: what is missing is added to the size that most are asked of. */
function stepOf(ofProduct: SizesOfProduct, { sizes, places }: PriceRequest, { breaks, print }: PriceList) {
  const now = totalUnits(ofProduct);
  const isRun = print && printedColours(places) > print.includedColours;
  const next = [...ofProduct.map(({ sizeId }) => breaks.get(sizeId) ?? []), ...(isRun ? [print.run] : [])]
    .map((each) => nextLowerBreak(each, now))
    .filter((units) => units !== undefined);
  if (next.length === 0) return undefined;
  const units = Math.min(...next);
  const most = ofProduct.reduce((first, size) => (size.units > first.units ? size : first));
  const moreUnits = units - now;
  if (most.units + moreUnits > maximumUnits) return undefined;
  const grown = { ...most, units: most.units + moreUnits };
  return {
    ...{ units, moreUnits, sizeId: most.sizeId },
    sizes: sizes.map((size) => (size.sizeId === most.sizeId ? grown : size)),
  };
}
