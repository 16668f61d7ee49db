import type { Insertable } from "kysely";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { SettingTable } from "./settings.table.ts";

/** What is stored, by its name; a setting that was never changed is not. */
export async function readStoredSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom("settings").select(["key", "value"]).execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)]));
}

/** The value of one; undefined if it was never changed. */
export async function readStoredSetting(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return row && JSON.parse(row.value);
}

export async function storeSetting(
  transaction: Transaction,
  setting: Insertable<SettingTable>,
): Promise<void> {
  const { key, ...columns } = setting;
  await transaction
    .insertInto("settings")
    .values(setting)
    .onConflict((c) => c.column("key").doUpdateSet(columns))
    .execute();
}
