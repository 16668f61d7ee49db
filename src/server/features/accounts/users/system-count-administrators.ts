import type { Db } from "#server/platform/database/db.ts";

/** How many accounts may do everything in the back office. */
export async function systemCountAdministrators(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("is_admin", "=", 1)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
