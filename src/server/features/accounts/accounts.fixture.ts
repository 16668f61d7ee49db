import type { Mounting } from "#server/mounting.ts";
import { accountRoutes } from "./accounts.routes.ts";
import type { PasswordOwner } from "./passwords/password-owners.ts";
import { visitorSignIn } from "./sign-in/visitor-sign-in.ts";

/** Clients are another feature's; here they have no passwords to forget. */
const noClients: PasswordOwner = {
  sendLink: async () => undefined,
  emailOf: async () => undefined,
  setPassword: async () => false,
};

/** The calls of accounts, for tests that are about nothing else. */
export function testAccountRoutes(mounting: Mounting): void {
  accountRoutes({ ...mounting, clientPasswords: noClients });
}

/** Signs in to an account without a second factor. */
export async function signInByPassword(...given: Parameters<typeof visitorSignIn>) {
  const entered = await visitorSignIn(...given);
  if ("challenge" in entered) throw new Error("a code of the second factor is asked for");
  return entered;
}
