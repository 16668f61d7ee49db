import { unitPriceE4 } from "#domain/money/unit-price.ts";
import { examplePrint, plainBreaks, printerBreaks } from "#domain/prices/example-price-lists.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { SizeRow } from "../catalogue.table.ts";
import { insertPriceList, replaceBreaks } from "../prices/price-lists.repository.ts";

const plainList = "List prices";
const printerList = "Example: screen printer";

export const demoPriceListNames: readonly string[] = [plainList, printerList];

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
    { name: plainList, print: null, active: 1, breaksOf: plainBreaks },
    {
      name: printerList,
      print: JSON.stringify(examplePrint),
      active: 0,
      breaksOf: printerBreaks,
    },
  ] as const;
  for (const { breaksOf, ...list } of lists) {
    const active_since = list.active === 1 ? at.toISOString() : null;
    const { id } = await insertPriceList(transaction, { ...list, active_since }, at);
    const breaks = sizes.flatMap((size) =>
      breaksOf(unitPriceE4(size.unit_price_e4)).map(({ minUnits, unitPrice }) => ({
        ...{ size_id: size.id, min_units: minUnits, unit_price_e4: unitPrice, unit_cost_e4: null },
      })),
    );
    await replaceBreaks(transaction, id, breaks);
  }
}
