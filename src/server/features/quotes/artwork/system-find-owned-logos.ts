import type { Services } from "#server/services.ts";
import { findKnownKeys } from "./logo-files.repository.ts";

/** Which of the logos, originals and previews, a row knows; what it does not is no quote's. */
export async function systemFindOwnedLogos(
  { db }: Pick<Services, "db">,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await findKnownKeys(db, keys));
}
