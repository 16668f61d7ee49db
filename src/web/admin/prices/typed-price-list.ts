import type { PriceListAnswer } from "#contracts/catalogue/price-lists.ts";
import { writeNumber } from "../../ui/fields/typed-number.ts";
import type { ListedSize } from "./use-price-lists.ts";

/** A price list as it is typed: its numbers are texts, as people type them. */
export interface TypedPriceList {
  readonly name: string;
  /** From how many bags on the prices of a column count. */
  readonly columns: readonly string[];
  /** The prices of each size, one a column; an empty one is no break of this size. */
  readonly prices: Readonly<Record<number, readonly string[]>>;
  /** Whether it says what printing costs. */
  readonly knowsPrint: boolean;
  readonly includedColours: string;
  readonly rates: readonly { readonly minUnits: string; readonly rate: string }[];
  readonly setup: string;
}

const noPrint = {
  knowsPrint: false,
  includedColours: "1",
  rates: [{ minUnits: "1", rate: "" }],
  setup: "",
} as const;

/** A stored list. Sizes that it names and the shop does not sell any more keep their prices. */
export function typedOfList(
  list: PriceListAnswer,
  sizes: readonly ListedSize[],
  locale: string,
): TypedPriceList {
  const write = (value: number, decimals: number) => writeNumber(value, { decimals, locale });
  const columns = [...new Set(list.breaks.map(({ min_units }) => min_units))].sort((a, b) => a - b);
  const sizeIds = new Set([...sizes.map(({ id }) => id), ...list.breaks.map(({ size_id }) => size_id)]);
  const priceOf = new Map(list.breaks.map((each) => [`${each.size_id} ${each.min_units}`, each.unit_price]));
  const shown = columns.length > 0 ? columns : [1];
  const prices = [...sizeIds].map((sizeId) => [
    sizeId,
    shown.map((units) => {
      const price = priceOf.get(`${sizeId} ${units}`);
      return price === undefined ? "" : write(price, 4);
    }),
  ]);
  const { print } = list;
  return {
    name: list.name,
    columns: shown.map((units) => write(units, 0)),
    prices: Object.fromEntries(prices),
    ...(print
      ? {
          knowsPrint: true,
          includedColours: String(print.included_colours),
          rates: print.run.map(({ min_units, rate }) => ({
            minUnits: write(min_units, 0),
            rate: write(rate, 4),
          })),
          setup: print.setup === null ? "" : write(print.setup, 2),
        }
      : noPrint),
  };
}

/** A new list: what the sizes cost now, at any quantity. */
export function typedOfSizes(sizes: readonly ListedSize[], locale: string): TypedPriceList {
  const prices = sizes.map(({ id, price }) => [id, [writeNumber(Number(price), { decimals: 4, locale })]]);
  return { name: "", columns: ["1"], prices: Object.fromEntries(prices), ...noPrint };
}

/** One more quantity, behind the others. */
export function withColumn(typed: TypedPriceList): TypedPriceList {
  const prices = Object.entries(typed.prices).map(([sizeId, row]) => [sizeId, [...row, ""]]);
  return { ...typed, columns: [...typed.columns, ""], prices: Object.fromEntries(prices) };
}

export function withoutColumn(typed: TypedPriceList, column: number): TypedPriceList {
  const prices = Object.entries(typed.prices).map(([sizeId, row]) => [sizeId, row.toSpliced(column, 1)]);
  return { ...typed, columns: typed.columns.toSpliced(column, 1), prices: Object.fromEntries(prices) };
}
