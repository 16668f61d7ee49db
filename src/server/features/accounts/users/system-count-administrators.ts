import type { Db } from "#server/platform/database/db.ts";
import { countFound } from "#server/platform/lists/count-found.ts";

/** How many accounts may do everything in the back office. */
export async function systemCountAdministrators(db: Db): Promise<number> {
  return await countFound(db.selectFrom("users").where("is_admin", "=", 1).where("deleted_at", "is", null));
}
