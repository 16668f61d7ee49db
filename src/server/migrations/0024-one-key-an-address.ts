import type { Kysely } from "kysely";
import { emailKey } from "#domain/accounts/email-key.ts";

interface Keyed {
  id: number;
  email_key: string | null;
}

interface Tables {
  clients: Keyed;
  users: Keyed & { is_admin: number };
  newsletter_subscriptions: Keyed & { unsubscribed_at: string | null };
  unsubscribe_links: { subscription_id: number };
  quotes: { client_id: number };
  sessions: { kind: string; subject_id: number };
}

type KeyedTable = "clients" | "users" | "newsletter_subscriptions";
type Merge = (db: Kysely<Tables>, pair: { kept: number; merged: number }) => Promise<void>;

const portion = 500;

/**
 * Two spellings of a domain (`exämple.com`, `xn--exmple-cua.com`) and an address with invisible characters now have one
 * key. Where both spellings are there already, the older row stays and takes what belongs to the other one.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await renewKeys(db, "clients", mergeClients);
  await renewKeys(db, "newsletter_subscriptions", mergeSubscriptions);
  // Accounts are not merged: each has rights of its own. The newer one keeps its old key until staff deletes it.
  await renewKeys(db, "users");
}

async function renewKeys(db: Kysely<Tables>, table: KeyedTable, merge?: Merge): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .select(["id", "email_key"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(portion)
      .execute();
    for (const { id, email_key: old } of rows) {
      const key = old === null ? null : emailKey(old);
      if (key !== null && key !== old) await renewKey(db, table, { id, key }, merge);
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < portion) return;
  }
}

async function renewKey(
  db: Kysely<Tables>,
  table: KeyedTable,
  { id, key }: { id: number; key: string },
  merge?: Merge,
): Promise<void> {
  const other = await db.selectFrom(table).select("id").where("email_key", "=", key).executeTakeFirst();
  if (other && !merge) return;
  const kept = Math.min(id, other?.id ?? id);
  const merged = other && Math.max(id, other.id);
  if (merge && merged !== undefined) await merge(db, { kept, merged });
  await db.updateTable(table).set({ email_key: key }).where("id", "=", kept).execute();
}

/** A password stays with its row: that the other spelling's was chosen by the same person is likely, not known. */
async function mergeClients(db: Kysely<Tables>, { kept, merged }: { kept: number; merged: number }) {
  await db.updateTable("quotes").set({ client_id: kept }).where("client_id", "=", merged).execute();
  await db.deleteFrom("sessions").where("kind", "=", "client").where("subject_id", "=", merged).execute();
  await db.deleteFrom("clients").where("id", "=", merged).execute();
}

/** An address that one of the two has unsubscribed stays unsubscribed. */
async function mergeSubscriptions(db: Kysely<Tables>, { kept, merged }: { kept: number; merged: number }) {
  const rows = await db
    .selectFrom("newsletter_subscriptions")
    .select("unsubscribed_at")
    .where("id", "in", [kept, merged])
    .where("unsubscribed_at", "is not", null)
    .execute();
  const ended = rows[0]?.unsubscribed_at ?? null;
  await db
    .updateTable("newsletter_subscriptions")
    .set({ unsubscribed_at: ended })
    .where("id", "=", kept)
    .execute();
  await db
    .updateTable("unsubscribe_links")
    .set({ subscription_id: kept })
    .where("subscription_id", "=", merged)
    .execute();
  await db.deleteFrom("newsletter_subscriptions").where("id", "=", merged).execute();
}
