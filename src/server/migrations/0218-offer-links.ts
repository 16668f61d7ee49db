import type { Kysely } from "kysely";
import { createIndexes, createTableWithId } from "#server/platform/database/schema.ts";

/** Links that open the offer of one deal, and by which of them an offer or a proof was answered (SPEC-4.39). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "offer_links")
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("token_hash", "text", (c) => c.unique())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("rights", "text", (c) => c.notNull())
    .addColumn("is_shared", "integer", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("ended_at", "text")
    .addColumn("last_opened_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await createIndexes(db, "offer_links", { offer_links_quote: "quote_id, id" });
  for (const table of ["acceptances", "proof_answers"])
    await db.schema.alterTable(table).addColumn("link_email", "text").execute();
}
