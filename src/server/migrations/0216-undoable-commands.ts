import { type Kysely, sql } from "kysely";

/** What staff did last to a deal, and may take back, is named by its line of the history; its mails stand beside that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotes rename column decision_mail_id to undoable_id`.execute(db);
  // It named a mail, and what waited for ten seconds has left.
  await sql`update quotes set undoable_id = null where undoable_id is not null`.execute(db);
  await sql`delete from replaced_rows`.execute(db);
  await db.schema.alterTable("replaced_rows").addColumn("ended_at", "text").execute();
}
