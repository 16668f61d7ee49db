import { type Kysely, sql } from "kysely";
import { notDeleted } from "#server/platform/database/schema.ts";

/** Indexes for what was looked up by reading whole tables: see the plans of all statements in `plans.test.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  // Every page of an accepted quote asks for the order of its version.
  await schema.createIndex("orders_version").on("orders").column("version_id").execute();
  await schema
    .createIndex("files_preview")
    .on("files")
    .column("preview_key")
    .where(sql<boolean>`preview_key is not null`)
    .execute();
  await schema
    .createIndex("sessions_quote")
    .on("sessions")
    .column("quote_id")
    .where(sql<boolean>`quote_id is not null`)
    .execute();
  await schema
    .createIndex("password_resets_subject")
    .on("password_resets")
    .columns(["kind", "subject_id"])
    .execute();
  await schema
    .createIndex("invoices_plan_item")
    .on("invoices")
    .column("plan_item_id")
    .where(sql<boolean>`plan_item_id is not null`)
    .execute();
  await schema.createIndex("tax_certificates_expiry").on("tax_certificates").column("expires_on").execute();
  await sql`create index companies_name on companies (lower(name), id)`.execute(db);
  await schema
    .createIndex("contact_messages_newest")
    .on("contact_messages")
    .columns(["created_at", "id"])
    .where(notDeleted)
    .execute();
  await schema
    .createIndex("contact_messages_unread")
    .on("contact_messages")
    .columns(["created_at", "id"])
    .where(sql<boolean>`deleted_at is null and read_at is null`)
    .execute();
  // A database looks there whenever a file or the draft of an invoice is deleted.
  await schema.createIndex("message_files_file").on("message_files").column("file_id").execute();
  await schema
    .createIndex("exported_invoices_invoice")
    .on("exported_invoices")
    .column("invoice_id")
    .execute();
}
