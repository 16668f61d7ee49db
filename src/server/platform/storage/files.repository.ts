import type { Selectable } from "kysely";
import type { Db, Transaction } from "../database/db.ts";
import { isOneOf } from "../database/is-one-of.ts";
import type { FileTable } from "./files.table.ts";

export type FileRow = Selectable<FileTable>;

/** A file that is stored, and not yet known to the database. */
export type NewFile = Omit<FileTable, "id" | "facts"> & { readonly facts?: string | null };

/** From now on the file belongs to what this transaction writes. @returns its id */
export async function addFile(transaction: Transaction, file: NewFile): Promise<number> {
  const { id } = await transaction.insertInto("files").values(file).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function findFiles(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, FileRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("files")
    .selectAll()
    .where(isOneOf(db, "id", ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The files in these folders that no worker has decoded yet. */
export async function findWaitingFiles(db: Db, folders: readonly string[], limit: number) {
  return await db
    .selectFrom("files")
    .select(["id", "storage_key", "media_type"])
    .where("state", "=", "waiting")
    .where((eb) => eb.or(folders.map((folder) => eb("storage_key", "like", `${folder}/%`))))
    .orderBy("id")
    .limit(limit)
    .execute();
}
export type WaitingFile = Awaited<ReturnType<typeof findWaitingFiles>>[number];

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
export async function settleFile(
  db: Db,
  id: number,
  found: { state: "ready"; preview_key: string | null; facts: string | null } | { state: "refused" },
): Promise<boolean> {
  const result = await db
    .updateTable("files")
    .set(found)
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Which of these keys a row knows, as an original or a preview: a logo's, a message's or a proof's. */
export async function findOwnedFiles(
  { db }: { readonly db: Db },
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("files")
    .select(["storage_key", "preview_key"])
    .where((eb) => eb.or([eb("storage_key", "in", keys), eb("preview_key", "in", keys)]))
    .execute();
  return new Set(rows.flatMap(({ storage_key, preview_key }) => [storage_key, preview_key ?? ""]));
}
