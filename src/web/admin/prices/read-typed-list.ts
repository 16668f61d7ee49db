import type { CallInput } from "#contracts/call.ts";
import type { createPriceList } from "#contracts/catalogue/price-lists.ts";
import { parseUnitPrice } from "#domain/money/unit-price.ts";
import type { PriceBreak, PriceList } from "#domain/prices/price-list.ts";
import { priceListRules } from "#domain/prices/price-list-rules.ts";
import type { Message } from "#domain/words.ts";
import { readAmount } from "../../ui/fields/typed-amount.ts";
import type { TypedPriceList } from "./typed-price-list.ts";

export type PriceListInput = CallInput<typeof createPriceList>["body"];

/** What is wrong, by the id of the field. */
export type ListErrors = Readonly<Record<string, Message | undefined>>;

export const fieldIds = {
  name: "list-name",
  column: (column: number) => `list-units-${column}`,
  price: (sizeId: number, column: number) => `list-price-${sizeId}-${column}`,
  cost: (sizeId: number, column: number) => `list-cost-${sizeId}-${column}`,
  included: "list-included",
  rateUnits: (index: number) => `list-rate-units-${index}`,
  rate: (index: number) => `list-rate-${index}`,
  setup: "list-setup",
} as const;

/** What is typed, as the calls carry it. What is no number becomes NaN, which no rule takes. */
export function bodyOf(typed: TypedPriceList, locale: string): PriceListInput {
  const read = readerOf(locale);
  const units = typed.columns.map((text) => read(text, 0));
  const breaks = cellsOf(typed).map(({ sizeId, column, price, cost }) => ({
    ...{ size_id: sizeId, min_units: units[column] ?? Number.NaN, unit_price: read(price, 4) },
    unit_cost: cost === "" ? null : read(cost, 4),
  }));
  const rates = typed.rates.filter(({ rate }) => rate.trim() !== "");
  const print = {
    included_colours: read(typed.includedColours, 0),
    run: rates.map(({ minUnits, rate }) => ({ min_units: read(minUnits, 0), rate: read(rate, 4) })),
    setup: typed.setup.trim() === "" ? null : read(typed.setup, 2),
  };
  return { name: typed.name, breaks, print: typed.knowsPrint ? print : null };
}

/** What is typed of each size at each quantity; an empty cell is no break, and a cost alone lacks its price. */
function cellsOf({ columns, prices, costs }: TypedPriceList) {
  return Object.keys({ ...prices, ...costs }).flatMap((key) => {
    const sizeId = Number(key);
    return columns
      .map((_, column) => {
        const [price = "", cost = ""] = [prices[sizeId]?.[column], costs[sizeId]?.[column]];
        return { sizeId, column, price: price.trim(), cost: cost.trim() };
      })
      .filter(({ price, cost }) => price !== "" || cost !== "");
  });
}

/** Every rule of a price list, at its field. */
export function errorsOf(typed: TypedPriceList, locale: string): ListErrors {
  const read = readerOf(locale);
  const errors: Record<string, Message | undefined> = { [fieldIds.name]: priceListRules.name(typed.name) };
  const units = typed.columns.map((text) => read(text, 0));
  units.forEach((_, column) => {
    errors[fieldIds.column(column)] = unitsError(units, column);
  });
  for (const { sizeId, column, price, cost } of cellsOf(typed)) {
    errors[fieldIds.price(sizeId, column)] = priceListRules.unitPrice(read(price, 4));
    if (cost !== "") errors[fieldIds.cost(sizeId, column)] = priceListRules.unitCost(read(cost, 4));
  }
  if (typed.knowsPrint) Object.assign(errors, printErrors(typed, read));
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

function printErrors({ includedColours, rates, setup }: TypedPriceList, read: Reader): ListErrors {
  const errors: Record<string, Message | undefined> = {
    [fieldIds.included]: priceListRules.includedColours(read(includedColours, 0)),
    ...(setup.trim() !== "" && { [fieldIds.setup]: priceListRules.setup(read(setup, 2)) }),
  };
  // A line without a rate is not sent.
  const units = rates.map(({ minUnits, rate }) => (rate.trim() === "" ? undefined : read(minUnits, 0)));
  rates.forEach(({ rate }, index) => {
    if (units[index] === undefined) return;
    errors[fieldIds.rate(index)] = priceListRules.rate(read(rate, 4));
    errors[fieldIds.rateUnits(index)] = unitsError(units, index);
  });
  return errors;
}

/** What is wrong with one of several quantities: by itself, or because it was given before. */
function unitsError(units: readonly (number | undefined)[], index: number): Message | undefined {
  const value = units[index] ?? Number.NaN;
  const alike = units.slice(0, index + 1).filter((other) => other === value);
  return priceListRules.minUnits(value) ?? priceListRules.run(alike.map(() => ({ min_units: value })));
}

/** The list as the one calculation takes it; what is wrong is left out. */
export function pricesOf({ breaks, print }: PriceListInput): PriceList {
  const bySize = new Map<number, PriceBreak[]>();
  for (const { size_id, min_units, unit_price } of breaks) {
    const unitPrice = parseUnitPrice(unit_price);
    if (unitPrice === undefined || !Number.isInteger(min_units)) continue;
    const sizeId = Number(size_id);
    bySize.set(sizeId, [...(bySize.get(sizeId) ?? []), { minUnits: min_units, unitPrice }]);
  }
  if (!print) return { breaks: bySize, print: null };
  const run = print.run.flatMap(({ min_units, rate }): PriceBreak[] => {
    const unitPrice = parseUnitPrice(rate);
    return unitPrice === undefined ? [] : [{ minUnits: min_units, unitPrice }];
  });
  const setup = print.setup === undefined || print.setup === null ? undefined : parseUnitPrice(print.setup);
  const includedColours = Number.isInteger(print.included_colours) ? print.included_colours : 0;
  return { breaks: bySize, print: { includedColours, run, setup: setup ?? null } };
}

type Reader = (text: string, decimals: number) => number;

function readerOf(locale: string): Reader {
  return (text, decimals) => readAmount(text, { decimals, locale }) ?? Number.NaN;
}
