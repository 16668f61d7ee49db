import type { Mounting } from "#server/mounting.ts";
import { invitationRoutes } from "./invitations/invitations.routes.ts";
import { apiKeyRoutes } from "./keys/api-keys.routes.ts";
import { ownAccountRoutes } from "./own/own-account.routes.ts";
import { type PasswordOwner, staffPasswords } from "./passwords/password-owners.ts";
import { passwordRoutes } from "./passwords/passwords.routes.ts";
import { secondFactorRoutes } from "./second-factor/second-factor.routes.ts";
import { signInRoutes } from "./sign-in/sign-in.routes.ts";
import { userRoutes } from "./users/users.routes.ts";

/** Signing in and out, forgotten passwords, the administrators' users, and keys of programs. */
export function accountRoutes(mounting: Mounting & { readonly clientPasswords: PasswordOwner }): void {
  signInRoutes(mounting);
  secondFactorRoutes(mounting);
  passwordRoutes(mounting, { staff: staffPasswords, client: mounting.clientPasswords });
  userRoutes(mounting);
  invitationRoutes(mounting);
  ownAccountRoutes(mounting);
  apiKeyRoutes(mounting);
}
