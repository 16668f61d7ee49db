import { sql } from "kysely";
import { contains } from "#server/platform/database/contains.ts";
import type { Db } from "#server/platform/database/db.ts";
import { orderOf, type Paging } from "#server/platform/lists/paging.ts";
import type { UserRow } from "./accounts.table.ts";

export interface UserFilter {
  readonly search?: string | undefined;
  readonly status?: "admin" | "standard" | undefined;
}

type Column = "id" | "name" | "email" | "telephone" | "is_admin" | "created_at";
export type UserSort = Column | `-${Column}`;

/** One page of the live accounts that match, the newest first where no order was asked for. */
export async function readUsersPage(
  db: Db,
  filter: UserFilter,
  { sort = "-created_at", paging }: { sort?: UserSort | undefined; paging: Paging },
): Promise<UserRow[]> {
  const { column, direction } = orderOf<Column>(sort);
  return await matching(db, filter)
    .selectAll()
    .orderBy(sortColumns[column], direction)
    .orderBy("id", direction)
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
}

/** How many match, and how many of all are administrators. */
export async function countUsers(db: Db, filter: UserFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const portion = 500;

/** The live accounts that match and come after `last`, the newest first: the next portion of the whole list. */
export async function readUsersAfter(
  db: Db,
  filter: UserFilter,
  last: UserRow | undefined,
): Promise<UserRow[]> {
  let query = matching(db, filter).selectAll().orderBy("created_at", "desc").orderBy("id", "desc");
  if (last) {
    query = query.where((eb) =>
      eb.or([
        eb("created_at", "<", last.created_at),
        eb.and([eb("created_at", "=", last.created_at), eb("id", "<", last.id)]),
      ]),
    );
  }
  return await query.limit(portion).execute();
}

function matching(db: Db, { search, status }: UserFilter) {
  let query = db.selectFrom("users").where("deleted_at", "is", null);
  if (search) query = query.where((eb) => contains(eb.ref("search_text"), search));
  if (status) query = query.where("is_admin", "=", status === "admin" ? 1 : 0);
  return query;
}

/** What a column is sorted by: names and addresses whatever their case. The searched text begins with the name. */
const sortColumns = {
  id: sql.ref("id"),
  name: sql.ref("search_text"),
  email: sql.ref("email_key"),
  telephone: sql.ref("telephone"),
  is_admin: sql.ref("is_admin"),
  created_at: sql.ref("created_at"),
} as const satisfies Record<Column, unknown>;
