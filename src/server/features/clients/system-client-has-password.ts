import type { Db } from "#server/platform/database/db.ts";
import { hasPassword } from "./clients.repository.ts";

/** Whether the client chose a password already; otherwise the first visit asks for one (D13). */
export async function systemClientHasPassword(db: Db, clientId: number): Promise<boolean> {
  return await hasPassword(db, clientId);
}
