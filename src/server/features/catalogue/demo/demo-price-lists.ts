import { type UnitPriceE4, unitPriceE4 } from "#domain/money/unit-price.ts";
import { withFirstPrice } from "#domain/prices/move-price.ts";
import type { PriceBreak, PrintPrices } from "#domain/prices/price-list.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { SizeRow } from "../catalogue.table.ts";
import { insertPriceList, replaceBreaks } from "../prices/price-lists.repository.ts";

/** No bag of the demo catalogue costs less, at whatever quantity: its pages say so. */
const lowestPrice = unitPriceE4(1400);

/** What large quantities save, in 1/10,000 dollar a bag. What the pages offer to choose, up to 100,000, costs the same. */
const savings = [
  { minUnits: 150_000, savingE4: 50 },
  { minUnits: 250_000, savingE4: 100 },
];

/** The example of a screen printer: a twelfth less from 25,000 bags on, and what printing costs. */
const printerBreaks = [
  { minUnits: 1, unitPrice: unitPriceE4(1800) },
  { minUnits: 25_000, unitPrice: unitPriceE4(1650) },
];
const printerPrint: PrintPrices = {
  includedColours: 1,
  run: [{ minUnits: 1, unitPrice: unitPriceE4(200) }],
  setup: unitPriceE4(450_000),
};

/**
 * The demo shop's price lists: the one in use leaves every size its price, less at large quantities, and printing to be
 * confirmed, as the specification has it; the other shows a newcomer the whole, and waits to be used.
 */
export async function insertDemoPriceLists(
  transaction: Transaction,
  sizes: readonly SizeRow[],
  at: Date,
): Promise<void> {
  const lists = [
    { name: "List prices", print: null, active: 1, breaksOf: demoBreaks },
    { name: "Example: screen printer", print: JSON.stringify(printerPrint), active: 0, breaksOf: printer },
  ] as const;
  for (const { breaksOf, ...list } of lists) {
    const active_since = list.active === 1 ? at.toISOString() : null;
    const { id } = await insertPriceList(transaction, { ...list, active_since }, at);
    const breaks = sizes.flatMap((size) =>
      breaksOf(unitPriceE4(size.unit_price_e4)).map(({ minUnits, unitPrice }) => ({
        ...{ size_id: size.id, min_units: minUnits, unit_price_e4: unitPrice },
      })),
    );
    await replaceBreaks(transaction, id, breaks);
  }
}

function demoBreaks(price: UnitPriceE4): PriceBreak[] {
  const lower = savings.map(({ minUnits, savingE4 }) => ({ minUnits, unitPrice: atLeast(price - savingE4) }));
  return falling([{ minUnits: 1, unitPrice: price }, ...lower]);
}

function printer(price: UnitPriceE4): PriceBreak[] {
  const breaks = withFirstPrice(printerBreaks, price);
  return falling(breaks.map(({ minUnits, unitPrice }) => ({ minUnits, unitPrice: atLeast(unitPrice) })));
}

function atLeast(price: number): UnitPriceE4 {
  return unitPriceE4(Math.max(price, lowestPrice));
}

/** Without those that cost as much as the one before. */
function falling(breaks: readonly PriceBreak[]): PriceBreak[] {
  return breaks.filter(({ unitPrice }, at) => unitPrice !== breaks[at - 1]?.unitPrice);
}
