import type { Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { applyActiveList } from "../prices/apply-active-list.ts";
import { lockPriceLists } from "../prices/lock-price-lists.ts";
import { deletePriceList, listBreaks, listPriceListRows } from "../prices/price-lists.repository.ts";
import { recordPriceList } from "../prices/record-price-list.ts";
import { readSizesForQuote } from "../sizes/system-read-sizes-for-quote.ts";
import { demoPriceListNames } from "./demo-price-lists.ts";

/**
 * The demo's price lists go with its products, once these are in the trash. A list that prices a size of the owner's, or by
 * which something was asked for or offered, is the owner's by now.
 */
export async function dropDemoPriceLists(
  transaction: Transaction,
  actor: Staff,
  { isUsed, at }: { readonly isUsed: (listId: number) => Promise<boolean>; readonly at: Date },
): Promise<void> {
  await lockPriceLists(transaction);
  for (const row of await listPriceListRows(transaction)) {
    if (!demoPriceListNames.includes(row.name) || (await isUsed(row.id))) continue;
    const sizeIds = (await listBreaks(transaction, row.id)).map(({ size_id }) => size_id);
    if ((await readSizesForQuote(transaction, { sizeIds, withDrafts: true })).byId.size > 0) continue;
    await deletePriceList(transaction, row.id);
    const before = { row, breaks: [] };
    const after = { row: { ...row, active: 0 as const }, breaks: [] };
    await recordPriceList(transaction, actor, { verb: "end", before, after, at });
  }
  await applyActiveList(transaction);
}
