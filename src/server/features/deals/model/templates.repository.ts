import type { Selectable } from "kysely";
import type { SavedLineBody, TemplateBody } from "#contracts/quotes/templates.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { SavedLineTable, TemplateTable } from "./templates.table.ts";

export type SavedLineRow = Selectable<SavedLineTable>;
export type TemplateRow = Selectable<TemplateTable>;

export async function listSavedLineRows(db: Db): Promise<SavedLineRow[]> {
  return await db.selectFrom("saved_lines").selectAll().orderBy("name").orderBy("id").execute();
}

export async function findSavedLineRow(db: Db, id: number): Promise<SavedLineRow | undefined> {
  return await db.selectFrom("saved_lines").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function addSavedLine(
  transaction: Transaction,
  { name, line }: SavedLineBody,
  at: Date,
): Promise<SavedLineRow> {
  return await transaction
    .insertInto("saved_lines")
    .values({ name, line: JSON.stringify(line), created_at: at.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes the line if it still stands at this version; nothing when it does not. */
export async function changeSavedLineRow(
  transaction: Transaction,
  { id, version }: Pick<SavedLineRow, "id" | "version">,
  { name, line }: SavedLineBody,
): Promise<SavedLineRow | undefined> {
  return await transaction
    .updateTable("saved_lines")
    .set({ name, line: JSON.stringify(line), version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteSavedLineRow(transaction: Transaction, id: number) {
  return await transaction.deleteFrom("saved_lines").where("id", "=", id).returningAll().executeTakeFirst();
}

export async function listTemplateRows(db: Db): Promise<TemplateRow[]> {
  return await db.selectFrom("templates").selectAll().orderBy("name").orderBy("id").execute();
}

export async function findTemplateRow(db: Db, id: number): Promise<TemplateRow | undefined> {
  return await db.selectFrom("templates").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function addTemplate(
  transaction: Transaction,
  { name, body }: TemplateBody,
  at: Date,
): Promise<TemplateRow> {
  return await transaction
    .insertInto("templates")
    .values({ name, body: JSON.stringify(body), created_at: at.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteTemplateRow(transaction: Transaction, id: number) {
  return await transaction.deleteFrom("templates").where("id", "=", id).returningAll().executeTakeFirst();
}
