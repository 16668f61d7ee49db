import { emailKey } from "#domain/accounts/email-key.ts";
import type { Words } from "#domain/words.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { requireTurn } from "#server/platform/limits/require-turn.ts";
import { logSignIn } from "#server/platform/log/log-sign-in.ts";
import { hashPassword, isOutdated, verifyPassword } from "#server/platform/sessions/password.ts";
import type { Services } from "#server/services.ts";
import { signInLimits } from "./client-limits.ts";
import { findClientByEmailForSystem, renewHash } from "./clients.repository.ts";

const wrong: Words = /*i18n*/ {
  id: "client.signIn.wrong",
  message: "L'adresse email ou le mot de passe est incorrect",
};

interface Attempt {
  readonly email: string;
  readonly password: string;
  /** Where it comes from: attempts are counted by it. */
  readonly address: string;
}

/**
 * Checks e-mail and password of a client. An unknown address, one without a password and a wrong password take the
 * same work and get the same answer (S2).
 * @throws 401, or 429 after too many attempts
 */
export async function clientSignIn(
  services: Pick<Services, "db" | "config" | "clock" | "log">,
  { email, password, address }: Attempt,
): Promise<{ clientId: number }> {
  await requireTurn(services, signInLimits.address, address);
  await requireTurn(services, signInLimits.account, `${emailKey(email)} ${address}`);
  const client = await findClientByEmailForSystem(services.db, email);
  const isRight = await verifyPassword(password, client?.password_hash);
  const hasEntered = client?.password_hash != null && isRight;
  logSignIn(services.log, { who: "client", account: client?.id, how: "password", isRight: hasEntered });
  if (!client?.password_hash || !isRight) throw new AppError("unauthenticated", { message: wrong });
  if (isOutdated(client.password_hash)) {
    await renewHash(services.db, client.id, client.password_hash, await hashPassword(password));
  }
  return { clientId: client.id };
}
