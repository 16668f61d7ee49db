import type { PriceList } from "#domain/prices/price-list.ts";
import { noPriceList } from "#domain/prices/price-list.ts";
import type { Db } from "#server/platform/database/db.ts";
import { breaksBySize, findActiveListRow, listBreaks } from "./price-lists.repository.ts";
import { readStoredPrint } from "./stored-print.ts";

/** The list by which prices are worked out now, and its id; without one every size costs its own price. */
export interface ActivePrices {
  readonly listId: number | null;
  readonly list: PriceList;
}

export async function readActivePrices(db: Db): Promise<ActivePrices> {
  const active = await findActiveListRow(db);
  if (!active) return { listId: null, list: noPriceList };
  const breaks = breaksBySize(await listBreaks(db, active.id));
  return { listId: active.id, list: { breaks, print: readStoredPrint(active.print) } };
}
