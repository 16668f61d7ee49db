import type { Kysely } from "kysely";

interface Tables {
  clients: { id: number; password_hash: string | null; password_quote_id: number | null };
  history: { subject: string; subject_id: number; action: string };
}

/**
 * Which mailed link a password or a session came through, so that revoking the link takes both away, and whether the
 * address of an account was ever confirmed by a mail.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable("users").addColumn("email_confirmed_at", "text").execute();
  await db.schema.alterTable("sessions").addColumn("quote_id", "integer").execute();
  await db.schema.alterTable("clients").addColumn("password_quote_id", "integer").execute();
  // A password of before came through a link, unless a mail for forgotten passwords replaced it. Which link, no row says: 0.
  await db
    .updateTable("clients")
    .set({ password_quote_id: 0 })
    .where("password_hash", "is not", null)
    .where("id", "not in", (eb) =>
      eb.selectFrom("history").select("subject_id").where("action", "=", "client.reset-password"),
    )
    .execute();
}
