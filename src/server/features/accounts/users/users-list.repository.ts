import { type SqlBool, sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { foundBy } from "#server/platform/lists/look-for.ts";
import { orderOf, type Paging } from "#server/platform/lists/paging.ts";
import { readListCounts, totalOf } from "#server/platform/lists/read-list-counts.ts";
import { inOrderOf, readLongList } from "#server/platform/lists/read-long-list.ts";
import { searchedTables } from "#server/searched-tables.ts";
import type { UserRow } from "../accounts.table.ts";

export interface UserFilter {
  readonly search?: string | undefined;
  readonly status?: "admin" | "standard" | undefined;
}

type Column = "id" | "name" | "email" | "telephone" | "is_admin" | "created_at";
export type UserSort = Column | `-${Column}`;

/** One page of the live accounts that match, the newest first where no order was asked for, and how many match. */
export async function readUsersPage(
  db: Db,
  filter: UserFilter,
  { sort = "-created_at", paging }: { sort?: UserSort | undefined; paging: Paging },
): Promise<{ rows: UserRow[]; total: number }> {
  const { column, direction } = orderOf<Column>(sort);
  const { status, search } = filter;
  const counts = await countUsers(db);
  const { ids, total } = await readLongList(db, {
    table: searchedTables.users,
    conditions: status ? [sql<SqlBool>`is_admin = ${status === "admin" ? 1 : 0}`] : [],
    search,
    order: orders[column].map((name) => sql.ref(name)),
    direction,
    paging,
    known: counts[status ?? "total"],
  });
  if (ids.length === 0) return { rows: [], total };
  const rows = await db.selectFrom("users").selectAll().where("id", "in", ids).execute();
  return { rows: inOrderOf(ids, rows), total };
}

/** How many live accounts there are of each kind. */
export async function countUsers(db: Db): Promise<{ total: number; admin: number; standard: number }> {
  const counts = await readListCounts(db, "users");
  return { total: totalOf(counts), admin: counts.get("1") ?? 0, standard: counts.get("0") ?? 0 };
}

const portion = 500;

/** The live accounts that match and come after `last`, the newest first: the next portion of the whole list. */
export async function readUsersAfter(
  db: Db,
  filter: UserFilter,
  last: UserRow | undefined,
): Promise<UserRow[]> {
  const { search, status } = filter;
  let query = db
    .selectFrom("users")
    .selectAll()
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
  if (search) query = query.where(await foundBy(db, searchedTables.users, search));
  if (status) query = query.where("is_admin", "=", status === "admin" ? 1 : 0);
  if (last) {
    // The first condition follows from the second; it is what lets an index begin at the right place.
    query = query
      .where("created_at", "<=", last.created_at)
      .where((eb) => eb.or([eb("created_at", "<", last.created_at), eb("id", "<", last.id)]));
  }
  return await query.limit(portion).execute();
}

/** Each has its index. Names and addresses are sorted whatever their case: the searched text begins with the name. */
const orders = {
  id: ["id"],
  name: ["search_text", "id"],
  email: ["email_key", "id"],
  telephone: ["telephone", "id"],
  is_admin: ["is_admin", "created_at", "id"],
  created_at: ["created_at", "id"],
} as const satisfies Record<Column, readonly string[]>;
