import type { PriceBreak } from "#domain/prices/price-list.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { applyActiveList } from "./apply-active-list.ts";
import {
  costsByBreak,
  findActiveListRow,
  insertPriceList,
  listBreaks,
  replaceBreaks,
  updatePriceListRow,
} from "./price-lists.repository.ts";
import { recordPriceList } from "./record-price-list.ts";

interface Change {
  /** All breaks of each size, by its id. */
  readonly breaks: ReadonlyMap<number, readonly PriceBreak[]>;
  /** Of the list that is made and put to use where none is. */
  readonly nameOfNew: string;
  readonly at: Date;
}

/**
 * Sets the breaks of some sizes in the list in use; those of other sizes stay. The caller holds the price lists since it
 * read (`lockPriceLists`).
 */
export async function setBreaksOfSizes(
  transaction: Transaction,
  actor: Staff,
  { breaks, nameOfNew, at }: Change,
): Promise<void> {
  if (breaks.size === 0) return;
  const now = at.toISOString();
  const active = await findActiveListRow(transaction);
  const stored = active ? await listBreaks(transaction, active.id) : [];
  const row = active
    ? await updatePriceListRow(transaction, active, { changed_at: now })
    : await insertPriceList(transaction, { name: nameOfNew, print: null, active: 1, active_since: now }, at);
  if (!row) throw new AppError("conflict");
  const costOf = costsByBreak(stored);
  const after = [
    ...stored.filter(({ size_id }) => !breaks.has(size_id)),
    ...[...breaks].flatMap(([size_id, ofSize]) =>
      ofSize.map(({ minUnits: min_units, unitPrice }) => ({
        ...{ size_id, min_units, unit_price_e4: unitPrice },
        unit_cost_e4: costOf({ size_id, min_units }),
      })),
    ),
  ];
  await replaceBreaks(transaction, row.id, after);
  const before = active && { row: active, breaks: stored };
  await recordPriceList(transaction, actor, {
    verb: active ? "update" : "create",
    ...(before && { before }),
    after: { row, breaks: after },
    at,
  });
  await applyActiveList(transaction);
}
