import { randomInt } from "node:crypto";
import { firstOwnerName } from "#domain/shop/first-day.ts";
import { recordAudit, theShop } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { addUser } from "../accounts.repository.ts";
import { hasOtherAdministrator, queueForAdministrators } from "../users/administrators.repository.ts";
import { historyOf } from "../users/show-user.ts";

export interface FirstAdministrator {
  readonly email: string;
  /** Only when it is a random one: it is shown this once. */
  readonly password?: string;
}

/** An id that no account has (they begin at 1): the check for an administrator excludes none. */
const nobody = 0;

/**
 * Makes the first administrator, from ADMIN_EMAIL and ADMIN_PASSWORD or with a random password, unless there is one.
 * Of two nodes that start at once one makes it, and only that one answers it.
 */
export async function systemCreateFirstAdministrator({
  db,
  config,
  clock,
  passwords,
}: Pick<Services, "db" | "config" | "clock" | "passwords">): Promise<FirstAdministrator | undefined> {
  if (await hasOtherAdministrator(db, nobody)) return undefined;
  const password = config.ADMIN_PASSWORD || randomPassword();
  const passwordHash = await passwords.hash(password);
  const email = config.ADMIN_EMAIL;
  const isMade = await db.transaction().execute(async (transaction) => {
    await queueForAdministrators(transaction);
    if (await hasOtherAdministrator(transaction, nobody)) return false;
    const fields = { name: firstOwnerName, email, telephone: "", role: "owner", isConfirmed: true } as const;
    const user = await addUser(transaction, { ...fields, passwordHash, at: clock() });
    if (!user) {
      throw new Error(
        `${email} (ADMIN_EMAIL) belongs to a standard user. Choose another address for the administrator.`,
      );
    }
    await recordAudit(transaction, {
      subject: "user",
      subjectId: user.id,
      action: "user.add",
      actor: theShop,
      after: historyOf(user),
      at: clock(),
    });
    return true;
  });
  if (!isMade) return undefined;
  return config.ADMIN_PASSWORD ? { email } : { email, password };
}

// Without the characters that are mistaken for one another when they are copied by hand: 119 bits.
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

function randomPassword(): string {
  const letters = Array.from({ length: 24 }, () => alphabet.charAt(randomInt(alphabet.length)));
  return letters.join("").replace(/.{6}(?=.)/g, "$&-");
}
