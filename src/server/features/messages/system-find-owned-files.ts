import type { Services } from "#server/services.ts";
import { findKnownKeys } from "./messages.repository.ts";

/** Which of the files that were attached a row knows; what it does not is no message's. */
export async function systemFindOwnedFiles(
  { db }: Pick<Services, "db">,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await findKnownKeys(db, keys));
}
