import type { Kysely } from "kysely";
import { keepCounts } from "#server/platform/lists/count-triggers.ts";

/** How many bytes the logos take: each request with a logo asks, and must not add up all files to know (REL-D7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepCounts(db, {
    ...{ table: "files", kindColumn: "media_type", summedColumn: "byte_size" },
    isSoftDeleted: false,
  });
}
