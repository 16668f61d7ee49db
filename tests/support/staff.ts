import { emailKey } from "#domain/accounts/email-key.ts";
import type { Role, StaffRole } from "#domain/accounts/roles.ts";
import type { SignedInStaff } from "#server/access/actor.ts";
import "#server/features/accounts/accounts.table.ts";
import { userSearchText } from "#server/features/accounts/accounts.repository.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import { hashToken, issueApiKey } from "#server/platform/sessions/token.ts";
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
  readonly actor: SignedInStaff;
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
  const actor: SignedInStaff = {
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

/** The secret of an API key: with defaults, one of a reader. */
export async function addKey(
  { db, clock }: Pick<Services, "db" | "clock">,
  {
    madeBy,
    role = "reader",
    name = "Warehouse",
    ends_on = null,
  }: { madeBy: number; role?: StaffRole; name?: string; ends_on?: string | null },
): Promise<string> {
  const secret = issueApiKey();
  const key = { name, role, token_hash: hashToken(secret), made_by: madeBy, ends_on };
  await db
    .insertInto("api_keys")
    .values({ ...key, created_at: clock().toISOString() })
    .execute();
  return secret;
}
