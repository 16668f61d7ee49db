import type { Kysely } from "kysely";
import { searchable } from "#server/platform/database/contains.ts";
import { deletedName } from "#server/platform/history/deleted-name.ts";

interface Tables {
  history: { id: number; action: string; before: string | null };
  deleted_names: { history_id: number; search_text: string };
}

const portion = 500;

/** What lies in the trash is found by its name, accents in any case: lines of the history themselves never change. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("deleted_names")
    .addColumn("history_id", "integer", (c) => c.primaryKey())
    .addColumn("search_text", "text", (c) => c.notNull())
    .execute();
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom("history")
      .select(["id", "before"])
      .where("action", "like", "%.delete")
      .where("id", ">", last)
      .orderBy("id")
      .limit(portion)
      .execute();
    const end = rows.at(-1);
    if (!end) break;
    const names = rows.map(({ id, before }) => ({
      history_id: id,
      search_text: searchable(deletedName(JSON.parse(before ?? "{}"))),
    }));
    await db.insertInto("deleted_names").values(names).execute();
    last = end.id;
  }
}
