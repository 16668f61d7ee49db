import type { Kysely } from "kysely";
import { createIndexes } from "#server/platform/database/schema.ts";

/** What staff did last to a deal, and may take back, is named by its line of the history; its mails stand beside that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // It named a mail, and what waited for ten seconds has left.
  await db.schema.alterTable("quotes").dropColumn("decision_mail_id").execute();
  await db.schema.alterTable("quotes").addColumn("undoable_id", "integer").execute();
  await db.schema.alterTable("replaced_rows").addColumn("ended_at", "text").execute();
  await createIndexes(db, "acceptances", { acceptances_of_version: "version_id" });
  await createIndexes(
    db,
    "settlements",
    { settlements_invoice: "invoice_id" },
    { where: "invoice_id is not null" },
  );
}
