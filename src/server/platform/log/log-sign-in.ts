import type { FastifyBaseLogger } from "fastify";

interface SignIn {
  readonly who: "staff" | "client";
  /** Undefined when the typed address has no account; the address itself is never logged. */
  readonly account: number | undefined;
  readonly how: "password" | "second factor" | "mailed link";
  readonly isRight: boolean;
}

/** A line for each try to get in, whether it succeeds or fails, by the request that made it (ASVS 16.3.1). */
export function logSignIn(log: FastifyBaseLogger, { account, ...rest }: SignIn): void {
  const signIn = { ...rest, account: account ?? null };
  if (signIn.isRight) log.info({ signIn }, "signed in");
  else log.warn({ signIn }, "a sign-in failed");
}
