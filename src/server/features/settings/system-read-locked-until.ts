import { settingValues } from "#contracts/settings.ts";
import type { LockedUntil } from "#domain/books/closed-books.ts";
import type { Db } from "#server/platform/database/db.ts";
import { readStoredSetting } from "./settings.repository.ts";

/** The last closed day of the books as it is stored, read in the transaction that books something. */
export async function systemReadLockedUntil(db: Db): Promise<LockedUntil> {
  const stored = await readStoredSetting(db, "books_locked_until");
  return settingValues.shape.books_locked_until.parse(stored ?? null);
}
