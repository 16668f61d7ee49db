import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { Services } from "#server/services.ts";

/** Which of these stored files belong to a tax certificate. */
export async function systemFindOwnedCertificates(
  { db }: Pick<Services, "db">,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("tax_certificates")
    .select("storage_key")
    .where(isOneOf(db, "storage_key", keys))
    .execute();
  return new Set(rows.flatMap(({ storage_key }) => storage_key ?? []));
}
