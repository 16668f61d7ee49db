import type { Db } from "#server/platform/database/db.ts";
import "./payments.table.ts";

/** The value stored under the name; the first node to ask makes it, and all of them get the same. */
export async function readOrAddSetting(db: Db, name: string, make: () => string): Promise<string> {
  const known = await readSetting(db, name);
  if (known !== undefined) return known;
  await db
    .insertInto("payment_settings")
    .values({ name, value: make() })
    .onConflict((c) => c.column("name").doNothing())
    .execute();
  const stored = await readSetting(db, name);
  if (stored === undefined) throw new Error(`the payment setting ${name} was not kept`);
  return stored;
}

async function readSetting(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("payment_settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}
