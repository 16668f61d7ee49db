import type { Kysely } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** Why companies are exempt from sales tax; the paper is a stored file, the states are JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "tax_certificates")
    .addColumn("company_id", "integer", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("number", "text", (c) => c.notNull())
    .addColumn("states", "text", (c) => c.notNull())
    .addColumn("signed_by", "text", (c) => c.notNull())
    .addColumn("signed_on", "text", (c) => c.notNull())
    .addColumn("expires_on", "text")
    .addColumn("storage_key", "text", (c) => c.unique())
    .addColumn("file_name", "text")
    .addColumn("media_type", "text")
    .addColumn("byte_size", "integer")
    .addColumn("sha256", "text")
    .addColumn("checked_by", "integer")
    .addColumn("checked_name", "text")
    .addColumn("checked_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex("tax_certificates_company")
    .on("tax_certificates")
    .column("company_id")
    .execute();
}
