import type { Db } from "#server/platform/database/db.ts";
import { readAccess } from "./clients.repository.ts";

/** How a client signs in: the address, and whether a password was chosen already; the first visit asks for one. */
export async function systemReadClientAccess(
  db: Db,
  clientId: number,
): Promise<{ email: string; hasPassword: boolean }> {
  return await readAccess(db, clientId);
}
