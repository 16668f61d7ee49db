import { type Kysely, sql } from "kysely";
import { createIndexes } from "#server/platform/database/schema.ts";

/**
 * A batch has files by kind, with what their accounts come to, and a page that says so; which payments each format has had,
 * and what each buyer is called where customers are found by name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const files = db.schema.alterTable("export_files");
  await files.addColumn("kind", "text", (c) => c.notNull().defaultTo("invoices")).execute();
  await files.addColumn("documents", "integer", (c) => c.notNull().defaultTo(0)).execute();
  await files.addColumn("sums", "text", (c) => c.notNull().defaultTo("[]")).execute();
  await sql`update export_files set kind = 'journal' where name like '%FEC%.txt'`.execute(db);
  await db.schema
    .alterTable("export_batches")
    .addColumn("page", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createTable("exported_payments")
    .addColumn("batch_id", "integer", (c) => c.notNull().references("export_batches.id"))
    .addColumn("payment_id", "integer", (c) => c.notNull().references("payments.id"))
    .addColumn("invoice_id", "integer", (c) => c.notNull().references("invoices.id"))
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("format", "text", (c) => c.notNull())
    .addColumn("is_first", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("exported_payments_once", ["batch_id", "payment_id", "invoice_id", "day"])
    .execute();
  await createIndexes(
    db,
    "exported_payments",
    { exported_payments_first: "format, invoice_id, payment_id, day" },
    { isUnique: true, where: "is_first = 1" },
  );
  await createIndexes(db, "exported_payments", {
    exported_payments_payment: "payment_id",
    exported_payments_invoice: "invoice_id",
  });
  await db.schema
    .createTable("book_buyers")
    .addColumn("number", "text", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("key", "text", (c) => c.notNull().unique())
    .execute();
}
