import type { User } from "#contracts/accounts/accounts.ts";
import type { ListMeta } from "#contracts/lists.ts";
import { pageSizes } from "#domain/lists/page-sizes.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { inPortions } from "#server/platform/http/send-rows.ts";
import { type ListQuery, pagingOf } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";
import { findUserForStaff, roleOf } from "../accounts.repository.ts";
import type { UserRow } from "../accounts.table.ts";
import { showUser } from "./show-user.ts";
import {
  countUsers,
  findColleagues,
  readUsersAfter,
  readUsersPage,
  type UserFilter,
  type UserSort,
} from "./users-list.repository.ts";

interface UsersPage {
  readonly users: User[];
  readonly counts: Record<"total" | "admins" | "standard" | "staff" | "registered", number>;
  readonly meta: ListMeta;
}

interface UsersQuery extends ListQuery, UserFilter {
  readonly sort?: UserSort | undefined;
}

/** One page of the accounts that match, with how many there are of each kind in all. */
export async function staffListUsers({ db }: Pick<Services, "db">, query: UsersQuery): Promise<UsersPage> {
  const paging = pagingOf(query, pageSizes.users[0]);
  const { rows, total: matching } = await readUsersPage(db, query, { sort: query.sort, paging });
  const { admin: admins, ...counts } = await countUsers(db);
  return { users: rows.map(showUser), counts: { ...counts, admins }, meta: paging.meta(matching) };
}

/** Everyone with a role in the back office, by name. */
export async function staffListColleagues({ db }: Pick<Services, "db">) {
  const rows = await findColleagues(db);
  return rows.flatMap((row) => {
    const role = roleOf(row);
    return role ? [{ id: row.id, name: row.name, role }] : [];
  });
}

/** One live account. @throws 404 */
export async function staffReadUser({ db }: Pick<Services, "db">, userId: number): Promise<User> {
  const user = await findUserForStaff(db, userId);
  if (!user || user.deleted_at) throw new AppError("not_found");
  return showUser(user);
}

/** All the accounts that match, in portions, the newest first: the full list, and exports. */
export async function* staffReadAllUsers(
  { db }: Pick<Services, "db">,
  filter: UserFilter,
): AsyncGenerator<User[]> {
  for await (const rows of inPortions<UserRow>((last) => readUsersAfter(db, filter, last)))
    yield rows.map(showUser);
}
