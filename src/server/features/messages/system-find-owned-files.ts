import type { Services } from "#server/services.ts";
import { findKnownKeys } from "./messages.repository.ts";

/** Which of these stored files belong to a message. */
export async function systemFindOwnedFiles(
  { db }: Pick<Services, "db">,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await findKnownKeys(db, keys));
}
