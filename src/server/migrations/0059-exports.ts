import { type Kysely, sql } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** What was handed to the books: batches with their files, and which invoice each format has had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "export_batches")
    .addColumn("format", "text", (c) => c.notNull())
    .addColumn("from_day", "text", (c) => c.notNull())
    .addColumn("to_day", "text", (c) => c.notNull())
    .addColumn("is_again", "integer", (c) => c.notNull())
    .addColumn("invoice_count", "integer", (c) => c.notNull())
    .addColumn("row_count", "integer", (c) => c.notNull())
    .addColumn("created_by", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("export_files")
    .addColumn("batch_id", "integer", (c) => c.notNull().references("export_batches.id"))
    .addColumn("part", "integer", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("export_files_part", ["batch_id", "part"])
    .execute();
  await db.schema
    .createTable("exported_invoices")
    .addColumn("batch_id", "integer", (c) => c.notNull().references("export_batches.id"))
    .addColumn("invoice_id", "integer", (c) => c.notNull().references("invoices.id"))
    .addColumn("format", "text", (c) => c.notNull())
    .addColumn("is_first", "integer", (c) => c.notNull())
    .addColumn("entry_year", "integer")
    .addColumn("entry_number", "integer")
    .addPrimaryKeyConstraint("exported_invoices_once", ["batch_id", "invoice_id"])
    .addUniqueConstraint("exported_invoices_entry", ["format", "entry_year", "entry_number"])
    .execute();
  await db.schema
    .createIndex("exported_invoices_first")
    .on("exported_invoices")
    .columns(["format", "invoice_id"])
    .unique()
    .where(sql<boolean>`is_first = 1`)
    .execute();
  await db.schema
    .createIndex("invoices_issued")
    .on("invoices")
    .column("issued_on")
    .where(sql<boolean>`state = 'issued'`)
    .execute();
}
