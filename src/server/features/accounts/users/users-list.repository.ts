import { type SqlBool, sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import { foundBy } from "#server/platform/lists/look-for.ts";
import { orderOf, type Paging } from "#server/platform/lists/paging.ts";
import { readListCounts, totalOf } from "#server/platform/lists/read-list-counts.ts";
import { inOrderOf, readLongList } from "#server/platform/lists/read-long-list.ts";
import { searchedTables } from "#server/sources/searched-tables.ts";
import type { UserRow } from "../accounts.table.ts";

const kinds = {
  admin: sql<SqlBool>`is_admin = 1`,
  standard: sql<SqlBool>`is_admin = 0`,
  staff: sql<SqlBool>`(is_admin = 1 or role is not null)`,
  registered: sql<SqlBool>`(is_admin = 0 and role is null)`,
} as const;
type UserKind = keyof typeof kinds;

export interface UserFilter {
  readonly search?: string | undefined;
  /** By right, as specified; `staff` has a role, `registered` has none. */
  readonly status?: UserKind | undefined;
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
    conditions: status ? [kinds[status]] : [],
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

/** How many live accounts there are of each kind. Those with a role beside the owners are few, and have an index. */
export async function countUsers(db: Db): Promise<Record<UserKind | "total", number>> {
  const counts = await readListCounts(db, "users");
  const [admin, standard] = [counts.get("1") ?? 0, counts.get("0") ?? 0];
  const helpers = await countFound(
    db.selectFrom("users").where("role", "is not", null).where("deleted_at", "is", null),
  );
  const parts = { staff: admin + helpers, registered: standard - helpers };
  return { total: totalOf(counts), admin, standard, ...parts };
}

/** The live accounts with a role, by name. The two kinds are looked up apart, each by its index. */
export async function findColleagues(db: Db): Promise<Pick<UserRow, "id" | "name" | "is_admin" | "role">[]> {
  const live = db
    .selectFrom("users")
    .select(["id", "name", "is_admin", "role"])
    .where("deleted_at", "is", null);
  const owners = await live.where("is_admin", "=", 1).execute();
  const others = await live.where("role", "is not", null).execute();
  return [...owners, ...others].toSorted((a, b) => a.name.localeCompare(b.name));
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
  if (status) query = query.where(kinds[status]);
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
