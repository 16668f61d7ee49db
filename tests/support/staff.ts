import { emailKey } from "#domain/accounts/email-key.ts";
import type { Role } from "#domain/accounts/roles.ts";
import type { Staff } from "#server/access/actor.ts";
import "#server/features/accounts/accounts.table.ts";
import { userSearchText } from "#server/features/accounts/accounts.repository.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import { hashToken } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";

/** The password of every user that `addUser` adds. */
export const testPassword = "a test password";

let count = 0;

export interface TestUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** A bearer that is signed in. */
  readonly bearer: string;
  /** The same person for use cases that are called without the network. */
  readonly actor: Staff;
}

/** A signed-in account, with defaults: a standard user. */
export async function addUser(
  services: Pick<Services, "db" | "clock" | "passwords">,
  { name, email, role = null }: { name?: string; email?: string; role?: Role | null } = {},
): Promise<TestUser> {
  count += 1;
  const now = services.clock();
  const address = email ?? `user-${count}@example.com`;
  const user = await services.db
    .insertInto("users")
    .values({
      name: name ?? `User ${count}`,
      email: address,
      email_key: emailKey(address),
      search_text: userSearchText({
        name: name ?? `User ${count}`,
        email: address,
        telephone: "(303) 555-0123",
      }),
      telephone: "(303) 555-0123",
      password_hash: await services.passwords.hash(testPassword),
      is_admin: role === "owner" ? 1 : 0,
      role: role === "owner" ? null : role,
      created_at: now.toISOString(),
      deleted_at: null,
    })
    .returning(["id", "name", "email"])
    .executeTakeFirstOrThrow();
  const bearer = await openSession(services.db, "staff", user.id, now);
  const actor: Staff = {
    kind: "staff",
    userId: user.id,
    name: user.name,
    role,
    tokenHash: hashToken(bearer),
  };
  return { ...user, bearer, actor };
}

/** A signed-in administrator. */
export function addAdministrator(
  services: Pick<Services, "db" | "clock" | "passwords">,
  who: { name?: string; email?: string } = {},
): Promise<TestUser> {
  return addUser(services, { ...who, role: "owner" });
}
