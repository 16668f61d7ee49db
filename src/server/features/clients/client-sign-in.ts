import { emailKey } from "#domain/accounts/email-key.ts";
import type { Message } from "#domain/words.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import { logSignIn } from "#server/platform/log/log-sign-in.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import type { Services } from "#server/services.ts";
import { signInLimits } from "./client-limits.ts";
import { findClientByEmailForSystem, replaceKnownHash } from "./clients.repository.ts";
import type { ThroughLink } from "./through-link.ts";

const wrong: Message = /*i18n*/ {
  id: "client.signIn.wrong",
  message: "L'adresse email ou le mot de passe est incorrect",
};

interface Attempt {
  readonly email: string;
  readonly password: string;
  /** Where it comes from: attempts are counted by it. */
  readonly address: string;
}

/** A client whose password was right when it was compared; a session is not open yet. */
interface Known {
  readonly clientId: number;
  /** The hash it was compared with, and the same password under today's parameters. */
  readonly known: string;
  readonly next: string;
}

/**
 * Checks e-mail and password of a client. An unknown address, one without a password and a wrong password take the
 * same work and get the same answer.
 * @throws 401, or 429 after too many attempts
 */
export async function clientSignIn(
  services: Pick<Services, "db" | "config" | "clock" | "log" | "passwords">,
  { email, password, address }: Attempt,
): Promise<Known> {
  await requireQuota(services, signInLimits.address, address);
  await requireQuota(services, signInLimits.account, `${emailKey(email)} ${address}`);
  const client = await findClientByEmailForSystem(services.db, email);
  const isRight = await services.passwords.verify(password, client?.password_hash);
  const hasEntered = client?.password_hash != null && isRight;
  logSignIn(services.log, { who: "client", account: client?.id, how: "password", isRight: hasEntered });
  if (!client?.password_hash || !isRight) throw new AppError("unauthenticated", { message: wrong });
  const known = client.password_hash;
  const next = services.passwords.isOutdated(known) ? await services.passwords.hash(password) : known;
  return { clientId: client.id, known, next };
}

/**
 * Opens the session, unless the password was changed, or the link revoked, while the password was compared.
 * @throws 401
 */
export async function clientOpenSession(
  { db, clock }: Pick<Services, "db" | "clock">,
  { clientId, known, next }: Known,
  { device, link }: { device?: string | undefined; link?: ThroughLink | undefined } = {},
): Promise<string> {
  const token = await db.transaction().execute(async (transaction) => {
    await link?.requireGood(transaction);
    if (!(await replaceKnownHash(transaction, { clientId, known, next }))) return undefined;
    return await openSession(transaction, "client", clientId, clock(), {
      device,
      quoteId: link?.quoteId ?? null,
    });
  });
  if (!token) throw new AppError("unauthenticated", { message: wrong });
  return token;
}
