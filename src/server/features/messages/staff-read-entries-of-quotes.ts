import type { ClientRecord } from "#contracts/clients/client-records.ts";
import type { Db } from "#server/platform/database/db.ts";
import "./messages.table.ts";

/** The newest messages and notes about some quotes, those in the trash left out. */
export async function staffReadEntriesOfQuotes(
  db: Db,
  quoteIds: readonly number[],
  most: number,
): Promise<ClientRecord["messages"]> {
  const rows = await db
    .selectFrom("messages")
    .select(["id", "quote_id", "audience", "author_kind", "author_name", "text", "created_at"])
    .where("quote_id", "in", quoteIds)
    .where("removed_at", "is", null)
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map(({ author_kind, author_name, ...row }) => ({
    ...row,
    author: { kind: author_kind, name: author_name },
  }));
}
