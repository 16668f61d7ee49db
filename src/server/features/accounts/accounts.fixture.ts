import type { Mounting } from "#server/mounting.ts";
import { accountRoutes } from "./accounts.routes.ts";
import type { PasswordOwner } from "./password-owners.ts";

/** Clients are another feature's; here they have no passwords to forget. */
const noClients: PasswordOwner = { sendLink: async () => undefined, setPassword: async () => false };

/** The calls of accounts, for tests that are about nothing else. */
export function testAccountRoutes(mounting: Mounting): void {
  accountRoutes({ ...mounting, clientPasswords: noClients });
}
