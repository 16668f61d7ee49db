import { type UnitPriceE4, unitPriceE4 } from "#domain/money/unit-price.ts";
import { withFirstPrice } from "#domain/prices/move-price.ts";
import type { PriceBreak } from "#domain/prices/price-list.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SizeRow } from "../catalogue.table.ts";
import { findSizeForStaff, setSizePrices } from "../sizes/sizes.repository.ts";
import { breakOf, findActiveListRow, listBreaks, repriceBreaks } from "./price-lists.repository.ts";

/** Every price of a size: its own, and its breaks in the active price list. */
export interface PricesOfSize {
  readonly sizeId: number;
  readonly own: UnitPriceE4;
  /** The list that names it; null where its own price is what it costs. */
  readonly listId: number | null;
  readonly breaks: readonly PriceBreak[];
}

/** Every price of some sizes, in the order of the rows. */
export async function readPricesOfSizes(db: Db, rows: readonly SizeRow[]): Promise<PricesOfSize[]> {
  const active = await findActiveListRow(db);
  const breaks = active ? Map.groupBy(await listBreaks(db, active.id), ({ size_id }) => size_id) : new Map();
  return rows.map((row) => {
    const own = breaks.get(row.id) ?? [];
    return {
      sizeId: row.id,
      own: unitPriceE4(row.own_price_e4 ?? row.unit_price_e4),
      listId: own.length > 0 && active ? active.id : null,
      breaks: own.map(breakOf),
    };
  });
}

/**
 * Writes every price of some sizes: what `movePrices` made of them, or what stood before it. Breaks keep their
 * quantities. The caller holds the price lists since it read (`lockPriceLists`), writes the history, and raises the
 * catalogue's version.
 * @throws conflict where another list is in use than the one whose breaks these are
 */
export async function writePricesOfSizes(
  transaction: Transaction,
  prices: readonly PricesOfSize[],
): Promise<void> {
  const active = await findActiveListRow(transaction);
  for (const { sizeId, own, listId, breaks } of prices) {
    const row = await findSizeForStaff(transaction, sizeId);
    if (!row) throw new AppError("not_found");
    const isListed = row.own_price_e4 !== null;
    if (isListed !== (listId !== null) || (isListed && listId !== active?.id)) throw new AppError("conflict");
    if (listId !== null) await repriceBreaks(transaction, { listId, sizeId }, breaks);
    const first = firstOf(breaks) ?? own;
    await setSizePrices(transaction, row, { price: first, own: isListed ? own : null });
  }
}

/** The price of a size that the active list names was set: it is the list's first break, and the others follow it. */
export async function setListedPrice(
  transaction: Transaction,
  sizeId: number,
  price: UnitPriceE4,
): Promise<void> {
  const active = await findActiveListRow(transaction);
  if (!active) return;
  const breaks = (await listBreaks(transaction, active.id, sizeId)).map(breakOf);
  const listId = active.id;
  await repriceBreaks(transaction, { listId, sizeId }, withFirstPrice(breaks, price));
}

function firstOf(breaks: readonly PriceBreak[]): UnitPriceE4 | undefined {
  return breaks.toSorted((one, other) => one.minUnits - other.minUnits)[0]?.unitPrice;
}
