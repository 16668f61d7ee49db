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
  /** What the bags cost the shop, in the same places; an empty one is not known. */
  readonly costs: Readonly<Record<number, readonly string[]>>;
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
  const breakOf = new Map(list.breaks.map((each) => [`${each.size_id} ${each.min_units}`, each]));
  const shown = columns.length > 0 ? columns : [1];
  const written = (figure: "unit_price" | "unit_cost") => {
    const rows = [...sizeIds].map((sizeId) => [
      sizeId,
      shown.map((units) => {
        const value = breakOf.get(`${sizeId} ${units}`)?.[figure];
        return value === undefined ? "" : write(value, 4);
      }),
    ]);
    return Object.fromEntries(rows);
  };
  const { print } = list;
  return {
    name: list.name,
    columns: shown.map((units) => write(units, 0)),
    ...{ prices: written("unit_price"), costs: written("unit_cost") },
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
  return { name: "", columns: ["1"], prices: Object.fromEntries(prices), costs: {}, ...noPrint };
}

/** One more quantity, behind the others. */
export function withColumn(typed: TypedPriceList): TypedPriceList {
  return { ...typed, columns: [...typed.columns, ""], ...inEachRow(typed, (row) => [...row, ""]) };
}

export function withoutColumn(typed: TypedPriceList, column: number): TypedPriceList {
  const columns = typed.columns.toSpliced(column, 1);
  return { ...typed, columns, ...inEachRow(typed, (row) => row.toSpliced(column, 1)) };
}

function inEachRow(
  { prices, costs }: TypedPriceList,
  edit: (row: readonly string[]) => readonly string[],
): Pick<TypedPriceList, "prices" | "costs"> {
  const edited = (rows: TypedPriceList["prices"]) =>
    Object.fromEntries(Object.entries(rows).map(([sizeId, row]) => [sizeId, edit(row)]));
  return { prices: edited(prices), costs: edited(costs) };
}
