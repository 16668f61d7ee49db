import type { Db, Transaction } from "../database/db.ts";

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

/** A named version, locked until the transaction ends: other changes of what it counts wait. */
export async function lockVersion(transaction: Transaction, name: string): Promise<number> {
  const { version } = await transaction
    .insertInto("versions")
    .values({ name, version: 0 })
    .onConflict((c) => c.column("name").doUpdateSet((eb) => ({ version: eb.ref("versions.version") })))
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

export async function readVersion(db: Db, name: string): Promise<number> {
  const row = await db.selectFrom("versions").select("version").where("name", "=", name).executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * Whether this name is claimed for the first time. The claim is final once the transaction is committed;
 * another node that asks meanwhile waits for that, and gets false.
 */
export async function isFirstTime(transaction: Transaction, name: string): Promise<boolean> {
  const claimed = await transaction
    .insertInto("versions")
    .values({ name, version: 1 })
    .onConflict((c) => c.column("name").doNothing())
    .returning("name")
    .executeTakeFirst();
  return claimed !== undefined;
}
