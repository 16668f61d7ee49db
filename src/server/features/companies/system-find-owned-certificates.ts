import type { Services } from "#server/services.ts";
import { findOwnedKeys } from "./certificates.repository.ts";

/** Which of these stored files belong to a tax certificate. */
export async function systemFindOwnedCertificates(
  { db }: Pick<Services, "db">,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await findOwnedKeys(db, keys));
}
