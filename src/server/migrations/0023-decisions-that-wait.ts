import type { Kysely } from "kysely";

interface Tables {
  quotes: {
    client_id: number;
    created_at: string;
    paid_at: string | null;
    address_confirmed_at: string | null;
  };
  clients: { id: number; password_hash: string | null };
}

/**
 * The mail of a decision that can still be taken back, and whether the mailed link of a request was ever opened: until
 * then nothing shows that the request comes from the owner of its address.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable("quotes").addColumn("decision_mail_id", "integer").execute();
  await db.schema.alterTable("quotes").addColumn("address_confirmed_at", "text").execute();
  // Of before: a password was chosen with a link, and a payment was made with a link or a password.
  await db
    .updateTable("quotes")
    .set((eb) => ({ address_confirmed_at: eb.ref("created_at") }))
    .where((eb) =>
      eb.or([
        eb("paid_at", "is not", null),
        eb(
          "client_id",
          "in",
          eb.selectFrom("clients").select("clients.id").where("clients.password_hash", "is not", null),
        ),
      ]),
    )
    .execute();
}
