import { type UnitPriceE4, unitPriceE4 } from "#domain/money/unit-price.ts";
import { firstBreak } from "#domain/prices/price-list.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { raiseVersion } from "#server/platform/versions/versions.ts";
import { listSizesToPrice, setSizePrices } from "../sizes/sizes.repository.ts";
import { breaksBySize, findActiveListRow, listBreaks } from "./price-lists.repository.ts";

/**
 * Writes what the active list says into the sizes: each that it names costs its first break, every other one its own
 * price again (L2.7). The one place where a list sets a price; every answer then has it. Pages are rendered anew.
 */
export async function applyActiveList(transaction: Transaction): Promise<void> {
  const active = await findActiveListRow(transaction);
  const breaks = breaksBySize(active ? await listBreaks(transaction, active.id) : []);
  for (const size of await listSizesToPrice(transaction, [...breaks.keys()])) {
    const own = unitPriceE4(size.own_price_e4 ?? size.unit_price_e4);
    const listed: UnitPriceE4 | undefined = firstBreak(breaks.get(size.id) ?? [])?.unitPrice;
    await setSizePrices(transaction, size, { price: listed ?? own, own: listed === undefined ? null : own });
  }
  await raiseVersion(transaction, "catalogue");
}
