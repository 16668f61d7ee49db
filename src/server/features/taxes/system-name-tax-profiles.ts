import type { Db } from "#server/platform/database/db.ts";
import { listTaxProfileRows } from "./tax-profiles.repository.ts";

/** How each tax profile is called, the retired ones too. */
export async function systemNameTaxProfiles(db: Db): Promise<ReadonlyMap<number, string>> {
  return new Map((await listTaxProfileRows(db)).map(({ id, name }) => [id, name]));
}
