import type { Insertable } from "kysely";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { SettingTable } from "./settings.table.ts";

/** What is stored, by its name; a setting that was never changed is not. */
export async function readStoredSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom("settings").select(["key", "value"]).execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)]));
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
