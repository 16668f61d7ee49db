import type { Db } from "../database/db.ts";

export interface VersionTable {
  name: string;
  version: number;
}

declare module "../database/tables.ts" {
  interface Tables {
    versions: VersionTable;
  }
}

/** Raises a named version in the transaction of the change, for every node to see (performance: pages in memory). */
export async function raiseVersion(db: Db, name: string): Promise<void> {
  await db
    .insertInto("versions")
    .values({ name, version: 1 })
    .onConflict((c) => c.column("name").doUpdateSet((eb) => ({ version: eb("versions.version", "+", 1) })))
    .execute();
}

export async function readVersion(db: Db, name: string): Promise<number> {
  const row = await db.selectFrom("versions").select("version").where("name", "=", name).executeTakeFirst();
  return row?.version ?? 0;
}
