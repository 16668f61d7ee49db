import type { Selectable } from "kysely";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { readListCounts, totalOf } from "#server/platform/lists/read-list-counts.ts";
import type { FileTable } from "#server/platform/storage/files.table.ts";

/** Where logos are kept. Other files of the shop have other keys. */
const logoKeys = "logos/%";

export type LogoFileRow = Pick<Selectable<FileTable>, "id" | "storage_key" | "media_type">;

type NewFile = Pick<
  FileTable,
  "storage_key" | "original_name" | "media_type" | "byte_size" | "sha256" | "created_at"
>;

/** Notes a file that is about to be stored. @returns its id */
export async function addArrivingFile(db: Db, file: NewFile): Promise<number> {
  const { id } = await db
    .insertInto("files")
    .values({ ...file, state: "arriving", preview_key: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** From now on the file belongs to the quote of this transaction; false when it was given up meanwhile. */
export async function keepArrivedFile(transaction: Transaction, id: number): Promise<boolean> {
  return await moveFile(transaction, id, "arriving", { state: "waiting" });
}

/** Gives up a file that no quote took; false when one did after all. */
export async function giveUpFile(db: Db, id: number): Promise<boolean> {
  return await moveFile(db, id, "arriving", { state: "leaving" });
}

/** Gives up files that have been arriving since before `before`: whoever sent them is gone. */
export async function giveUpOldFiles(db: Db, before: Date): Promise<void> {
  await db
    .updateTable("files")
    .set({ state: "leaving" })
    .where("storage_key", "like", logoKeys)
    .where("state", "=", "arriving")
    .where("created_at", "<", before.toISOString())
    .execute();
}

export async function findLogoFiles(db: Db, state: "waiting" | "leaving", limit: number) {
  return await db
    .selectFrom("files")
    .select(["id", "storage_key", "media_type"])
    .where("state", "=", state)
    .where("storage_key", "like", logoKeys)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Whether nobody has looked at the file yet. */
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
  return await moveFile(db, id, "waiting", found);
}

export async function deleteFileRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom("files").where("id", "=", id).where("state", "=", "leaving").execute();
}

/** Which of these keys a row knows, as an original or a preview. */
export async function findKnownKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("files")
    .select(["storage_key", "preview_key"])
    .where((eb) => eb.or([eb("storage_key", "in", keys), eb("preview_key", "in", keys)]))
    .execute();
  return rows.flatMap(({ storage_key, preview_key }) => [storage_key, preview_key ?? ""]);
}

/** How many bytes the originals of all logos take; triggers keep the sum, so that it costs the same however many they are. */
export async function sumLogoBytes(db: Db): Promise<number> {
  return totalOf(await readListCounts(db, "files"));
}

async function moveFile(
  db: Db,
  id: number,
  from: FileTable["state"],
  to: Partial<Pick<FileTable, "state" | "preview_key">>,
): Promise<boolean> {
  const result = await db
    .updateTable("files")
    .set(to)
    .where("id", "=", id)
    .where("state", "=", from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
