import type { Selectable } from "kysely";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { readListCounts, totalOf } from "#server/platform/lists/read-list-counts.ts";
import type { FileTable } from "#server/platform/storage/files.table.ts";

/** Where logos are stored. Other files of the shop have other keys. */
const logoKeys = "logos/%";

export type LogoFileRow = Pick<Selectable<FileTable>, "id" | "storage_key" | "media_type">;

/** A logo that is stored, and not yet known to the database. */
export type NewLogo = Omit<FileTable, "id">;

/** From now on the file belongs to its quote of this transaction. @returns its id */
export async function addLogoFile(transaction: Transaction, logo: NewLogo): Promise<number> {
  const { id } = await transaction.insertInto("files").values(logo).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function findWaitingLogos(db: Db, limit: number) {
  return await db
    .selectFrom("files")
    .select(["id", "storage_key", "media_type"])
    .where("state", "=", "waiting")
    .where("storage_key", "like", logoKeys)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Whether the file has not been checked yet. */
export async function isWaiting(db: Db, id: number): Promise<boolean> {
  const file = await db
    .selectFrom("files")
    .select("id")
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return file !== undefined;
}

/** What the worker found; false when another process was first. */
export async function settleLogoFile(
  db: Db,
  id: number,
  found: { state: "ready"; preview_key: string | null } | { state: "refused" },
): Promise<boolean> {
  const result = await db
    .updateTable("files")
    .set(found)
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The bytes of all logos' originals; triggers maintain the sum, so that its cost is constant. */
export async function sumLogoBytes(db: Db): Promise<number> {
  return totalOf(await readListCounts(db, "files"));
}
