import { breakFor, type PriceList } from "../prices/price-list.ts";
import type { Message } from "../words.ts";
import { type Draft, type DraftLine, type DraftOption, readUnitPrice } from "./draft.ts";
import { ladderTitle } from "./ladder-words.ts";
import { bagsOf } from "./shown-lines.ts";

const onlyBags: Message = /*i18n*/ {
  id: "offer.quantities.onlyBags",
  message: "Only bags, and the print runs beside them, are offered in several quantities.",
};
const notAsMany: Message = /*i18n*/ {
  id: "offer.quantities.notAsMany",
  message: "Every line that has quantities has the same number of them, two at least.",
};
const notDistinct: Message = /*i18n*/ {
  id: "offer.quantities.notDistinct",
  message: "Each quantity stands here once.",
};
const manyDefaults: Message = /*i18n*/ {
  id: "offer.quantities.manyDefaults",
  message: "One quantity at most counts until the client chooses.",
};

/** What the price list in use asks, in 1/10,000 dollar; undefined where it does not say it. */
export interface ListedPrices {
  /** For a bag of a size that stands among these lines. */
  readonly bag: (sizeId: number, lines: readonly DraftLine[]) => number | undefined;
  /** For each further colour of so many bags. */
  readonly run: (bags: number) => number | undefined;
}

/** A price list as a ladder asks it. @param productOf of a size; the bags of a product reach a break together (L2.3) */
export function listedPrices(
  { breaks, print }: PriceList,
  productOf: (sizeId: number) => number | null | undefined,
): ListedPrices {
  return {
    bag: (sizeId, lines) => {
      const product = productOf(sizeId);
      const isSame = ({ size_id: id }: DraftLine) =>
        id !== undefined && (id === sizeId || (product != null && productOf(id) === product));
      return breakFor(breaks.get(sizeId) ?? [], bagsOf(lines.filter(isSame)))?.unitPrice;
    },
    run: (bags) => breakFor(print?.run ?? [], bags)?.unitPrice,
  };
}

/** Errors by the field of the draft: quantities are columns that all lines of a ladder share. */
export function checkQuantities({ lines }: Draft): Readonly<Record<string, Message>> {
  const rungs = lines.flatMap((line, index) => (line.quantities ? [{ line, index }] : []));
  const columns = rungs[0]?.line.quantities?.length ?? 0;
  const hasBags = rungs.some(({ line }) => line.kind === "product");
  const errors = rungs.flatMap(({ line: { kind, quantities }, index }) => {
    const canHaveThem = kind === "product" || (kind === "run" && hasBags);
    const isAlike = quantities?.length === columns && columns > 1;
    const error = canHaveThem ? (isAlike ? undefined : notAsMany) : onlyBags;
    return error ? [[`lines.${index}.quantities`, error] as const] : [];
  });
  if (errors.length > 0 || rungs.length === 0) return Object.fromEntries(errors);
  const places = Array.from({ length: columns }, (_, column) => column);
  const totals = places.map((column) => bagsOf(bagsAt(lines, column)));
  const defaults = places.filter((column) => isDefaultAt(lines, column));
  const error = new Set(totals).size < columns ? notDistinct : defaults.length > 1 ? manyDefaults : undefined;
  return error ? { [`lines.${rungs[0]?.index}.quantities`]: error } : {};
}

/**
 * The draft with its lines of several quantities as one option, a choice each column (L9.4). A choice holds the bags and the
 * print runs, whose units were written for the first column: they scale with the bags, rounded down. Prices that were not
 * typed are those of the list at that quantity. All else stands once beside it.
 */
export function layOutQuantities(draft: Draft, listed: ListedPrices): Draft {
  const { lines, options = [] } = draft;
  const first = lines.findIndex(({ quantities }) => quantities);
  const columns = lines[first]?.quantities ?? [];
  if (columns.length === 0) return draft;
  const choices = columns.map((_, column) => columnOf(lines, column, listed));
  const defaultAt = columns.findIndex((_, column) => isDefaultAt(lines, column));
  const ladder: DraftOption = {
    ...{ kind: "one_of", title: ladderTitle.message, choices },
    ...(defaultAt >= 0 && { default: defaultAt }),
    at: lines.slice(0, first).filter((line) => !isOfLadder(line)).length,
  };
  return { ...draft, lines: lines.filter((line) => !isOfLadder(line)), options: [...options, ladder] };
}

/** Where what an error names stands in the draft, whose quantities were laid out: `lines.0.quantities.1.units`. */
export function draftPathOf(path: string, { lines, options = [] }: Draft): string {
  if (!lines.some(({ quantities }) => quantities)) return path;
  const places = (isWanted: (line: DraftLine) => boolean) =>
    lines.flatMap((line, place) => (isWanted(line) ? [place] : []));
  const [, own, rest] = /^lines\.(\d+)(.*)$/.exec(path) ?? [];
  if (own !== undefined) return `lines.${places((line) => !isOfLadder(line))[Number(own)]}${rest}`;
  const [, option, column, at, field] = /^options\.(\d+)\.choices\.(\d+)\.lines\.(\d+)(.*)$/.exec(path) ?? [];
  if (Number(option) !== options.length) return path;
  const place = places(isOfLadder)[Number(at)] ?? 0;
  const isOfColumn = lines[place]?.quantities && (field === ".units" || field === ".unit_price");
  return `lines.${place}${isOfColumn ? `.quantities.${column}` : ""}${field}`;
}

/** Bags in several quantities, and the print runs beside them. */
function isOfLadder({ kind, quantities }: DraftLine): boolean {
  return quantities !== undefined || kind === "run";
}

function isDefaultAt(lines: readonly DraftLine[], column: number): boolean {
  return lines.some(({ quantities }) => quantities?.[column]?.default);
}

/** The lines of bags, those of the ladder with the units of a column. */
function bagsAt(lines: readonly DraftLine[], column: number): DraftLine[] {
  return lines
    .filter(({ kind }) => kind === "product")
    .map(({ quantities, ...line }) => (quantities ? { ...line, units: quantities[column]?.units } : line));
}

function columnOf(lines: readonly DraftLine[], column: number, listed: ListedPrices) {
  const bags = bagsAt(lines, column);
  const units = bagsOf(bags);
  const written = bagsOf(bagsAt(lines, 0));
  const moved = lines.filter(isOfLadder).map(({ quantities, ...line }): DraftLine => {
    const own = quantities?.[column];
    if (line.kind === "run") {
      const scaled = runOf(line, { units, written, listed });
      return own ? { ...scaled, units: own.units, unit_price: own.unit_price ?? scaled.unit_price } : scaled;
    }
    const { size_id, unit_price, amount } = line;
    const ofList = size_id === undefined ? undefined : dollars(listed.bag(size_id, bags));
    const price = own?.unit_price ?? ofList ?? unit_price;
    return { ...line, units: own?.units, ...(amount === undefined && { unit_price: price }) };
  });
  return { title: bagsOf(moved).toLocaleString("en-US"), lines: moved };
}

interface Scaling {
  readonly units: number;
  /** The bags that the run was written for. */
  readonly written: number;
  readonly listed: ListedPrices;
}

/** A print run for so many bags. Its price follows the list where it was the list's, or none was typed. */
function runOf(line: DraftLine, { units, written, listed }: Scaling): DraftLine {
  const isListed = line.unit_price === undefined || readUnitPrice(line.unit_price) === listed.run(written);
  const price = (isListed ? dollars(listed.run(units)) : undefined) ?? line.unit_price;
  const canScale = [line.units, units, written].every(Number.isSafeInteger) && written > 0;
  const scaled = canScale ? Number((BigInt(line.units ?? 0) * BigInt(units)) / BigInt(written)) : line.units;
  return { ...line, units: scaled, ...(line.amount === undefined && { unit_price: price }) };
}

function dollars(e4: number | undefined): number | undefined {
  return e4 === undefined ? undefined : e4 / 10_000;
}
