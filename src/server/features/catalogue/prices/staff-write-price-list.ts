import type { PriceListAnswer, PriceListBody } from "#contracts/catalogue/price-lists.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { applyActiveList } from "./apply-active-list.ts";
import { lockPriceLists } from "./lock-price-lists.ts";
import { readPriceListBody } from "./price-list-body.ts";
import {
  findActiveListRow,
  findPriceListRow,
  insertPriceList,
  listBreaks,
  replaceBreaks,
  updatePriceListRow,
} from "./price-lists.repository.ts";
import type { PriceListRow } from "./prices.table.ts";
import { type PriceListState, recordPriceList } from "./record-price-list.ts";
import { showPriceList } from "./show-price-list.ts";

/** Adds a list; one that is active takes the place of the other. @throws invalid */
export async function staffCreatePriceList(
  { db, clock }: Services,
  actor: Staff,
  body: PriceListBody,
): Promise<PriceListAnswer> {
  const at = clock();
  return await db.transaction().execute(async (transaction) => {
    await lockPriceLists(transaction);
    const { columns, breaks } = await readPriceListBody(transaction, body);
    if (body.active) await endUse(transaction, actor, at);
    const active = body.active ? 1 : 0;
    const active_since = body.active ? at.toISOString() : null;
    const row = await insertPriceList(transaction, { ...columns, active, active_since }, at);
    await replaceBreaks(transaction, row.id, breaks);
    await recordPriceList(transaction, actor, { verb: "create", after: { row, breaks }, at });
    if (body.active) await applyActiveList(transaction);
    return await showPriceList(transaction, row);
  });
}

interface Input {
  readonly listId: number;
  readonly expectedVersion: number | undefined;
  readonly body: PriceListBody;
}

/**
 * Changes a list, all of it. What was requested or offered by it keeps its figures (L2.9).
 * @throws not_found; invalid; conflict with the fresh row when it was changed since
 */
export async function staffUpdatePriceList(
  { db, clock }: Services,
  actor: Staff,
  { listId, expectedVersion, body }: Input,
): Promise<PriceListAnswer> {
  const at = clock();
  return await db.transaction().execute(async (transaction) => {
    await lockPriceLists(transaction);
    const before = await requirePriceList(transaction, listId, expectedVersion);
    const { columns, breaks } = await readPriceListBody(transaction, body, before.breaks);
    const wasActive = before.row.active === 1;
    const isActive = body.active ?? wasActive;
    if (isActive && !wasActive) await endUse(transaction, actor, at);
    const use = { active: isActive ? 1 : 0, ...timesOfUse(wasActive, isActive, at) } as const;
    const row = await updatePriceListRow(transaction, before.row, {
      ...{ ...columns, ...use, changed_at: at.toISOString() },
    });
    if (!row) throw await staleList(transaction, listId);
    await replaceBreaks(transaction, listId, breaks);
    const after = { row, breaks };
    await recordPriceList(transaction, actor, { verb: "update", before, after, at });
    if (wasActive || isActive) await applyActiveList(transaction);
    return await showPriceList(transaction, row);
  });
}

async function requirePriceList(
  db: Db,
  id: number,
  expectedVersion: number | undefined,
): Promise<PriceListState> {
  const row = await findPriceListRow(db, id);
  if (!row) throw new AppError("not_found");
  if (expectedVersion !== undefined && expectedVersion !== row.version) throw await staleList(db, id);
  return { row, breaks: await listBreaks(db, id) };
}

/** The list was changed since the caller read it; the answer carries it as it stands. */
async function staleList(db: Db, id: number): Promise<AppError> {
  const row = await findPriceListRow(db, id);
  return row
    ? new AppError("conflict", { extra: { fresh: await showPriceList(db, row) } })
    : new AppError("not_found");
}

/** The list that is in use is so no longer: another one is about to be. */
async function endUse(transaction: Transaction, actor: Staff, at: Date): Promise<void> {
  const active = await findActiveListRow(transaction);
  if (!active) return;
  const row = await updatePriceListRow(transaction, active, { active: 0, ...timesOfUse(true, false, at) });
  if (!row) throw await staleList(transaction, active.id);
  const same = (each: PriceListRow) => ({ row: each, breaks: [] });
  await recordPriceList(transaction, actor, { verb: "end", before: same(active), after: same(row), at });
}

function timesOfUse(wasActive: boolean, isActive: boolean, at: Date) {
  if (wasActive === isActive) return {};
  return isActive
    ? { active_since: at.toISOString(), active_until: null }
    : { active_until: at.toISOString() };
}
