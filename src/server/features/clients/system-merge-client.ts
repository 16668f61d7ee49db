import { type Selectable, sql } from "kysely";
import { systemVoidPasswordLinks } from "#server/features/accounts/passwords/system-issue-password-link.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { closeSessionsOf } from "#server/platform/sessions/sessions.ts";
import type { ClientMergeTable } from "./clients.table.ts";

export type ClientMerge = Selectable<ClientMergeTable>;

interface Merging {
  readonly fromId: number;
  readonly intoId: number;
}

interface NewMerge extends Merging {
  readonly quoteIds: readonly number[];
  readonly by: number;
  readonly at: Date;
}

/**
 * Makes a client another one: its sessions and links to new passwords end, and its address leads to the other from now on.
 * Requests under its addresses that began before are over by then; their quotes are read after this, and move as well.
 * False when one of the two is no client of its own any more.
 */
export async function systemMergeClient(
  transaction: Transaction,
  { fromId, intoId }: Merging,
): Promise<boolean> {
  // In one order, so that two merges of the same clients never wait for each other.
  for (const id of [fromId, intoId].toSorted((a, b) => a - b)) await holdClient(transaction, id);
  const { numUpdatedRows } = await transaction
    .updateTable("clients")
    .set({ merged_into: intoId })
    .where("id", "=", fromId)
    .where("merged_into", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("clients as target")
          .select(sql`1`.as("one"))
          .where("target.id", "=", intoId)
          .where("target.merged_into", "is", null),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  // Who became this client before becomes the other one with it: an address leads there in one step.
  await transaction
    .updateTable("clients")
    .set({ merged_into: intoId })
    .where("merged_into", "=", fromId)
    .execute();
  await closeSessionsOf(transaction, "client", fromId);
  await systemVoidPasswordLinks(transaction, { kind: "client", subjectId: fromId });
  return true;
}

async function holdClient(transaction: Transaction, id: number): Promise<void> {
  await transaction
    .updateTable("clients")
    .set((eb) => ({ merged_into: eb.ref("merged_into") }))
    .where("id", "=", id)
    .execute();
}

/** Notes a merge with the quotes that moved, for undoing it. */
export async function systemNoteMerge(
  transaction: Transaction,
  { fromId, intoId, quoteIds, by, at }: NewMerge,
): Promise<void> {
  await transaction
    .insertInto("client_merges")
    .values({
      ...{ from_id: fromId, into_id: intoId, quote_ids: JSON.stringify(quoteIds), merged_by: by },
      ...{ created_at: at.toISOString(), undone_at: null },
    })
    .execute();
}

/** The newest merge since a moment that this client was part of, and that stands. */
export async function systemFindMerge(
  db: Db,
  clientId: number,
  since: Date,
): Promise<ClientMerge | undefined> {
  return await db
    .selectFrom("client_merges")
    .selectAll()
    .where((eb) => eb.or([eb("from_id", "=", clientId), eb("into_id", "=", clientId)]))
    .where("undone_at", "is", null)
    .where("created_at", ">", since.toISOString())
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Takes a merge back; false when it was taken back meanwhile, or what came of it became another client since. */
export async function systemUndoMerge(
  transaction: Transaction,
  merge: ClientMerge,
  at: Date,
): Promise<boolean> {
  const undone = await transaction
    .updateTable("client_merges")
    .set({ undone_at: at.toISOString() })
    .where("id", "=", merge.id)
    .where("undone_at", "is", null)
    .executeTakeFirst();
  if (undone.numUpdatedRows === 0n) return false;
  const freed = await transaction
    .updateTable("clients")
    .set({ merged_into: null })
    .where("id", "=", merge.from_id)
    .where("merged_into", "=", merge.into_id)
    .executeTakeFirst();
  if (freed.numUpdatedRows === 0n) return false;
  // Who had become this client before goes back with it.
  await transaction
    .updateTable("clients")
    .set({ merged_into: merge.from_id })
    .where("merged_into", "=", merge.into_id)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("client_merges")
        .select("from_id")
        .where("into_id", "=", merge.from_id)
        .where("undone_at", "is", null),
    )
    .execute();
  return true;
}
