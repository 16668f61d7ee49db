import { chooseLanguage, login, logout, me, register, type User } from "#contracts/accounts/accounts.ts";
import { deviceOf } from "#domain/accounts/device.ts";
import { withValues } from "#domain/words.ts";
import type { Actor, SignedInStaff } from "#server/access/actor.ts";
import { account, anyone } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { isSuspicious } from "#server/platform/limits/is-suspicious.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import { closeSession } from "#server/platform/sessions/sessions.ts";
import type { Services } from "#server/services.ts";
import { accountMessages } from "../account-words.ts";
import { findUserForStaff } from "../accounts.repository.ts";
import { showUser } from "../users/show-user.ts";
import { staffChooseLanguage } from "../users/staff-choose-language.ts";
import { visitorRegisterAccount } from "./visitor-register-account.ts";
import { visitorSignIn } from "./visitor-sign-in.ts";

export function signInRoutes({ routes, services }: Mounting): void {
  routes.add(login, anyone, async ({ body, request }) => {
    const from = { address: visitorAddress(request.ip), device: deviceOf(request.headers["user-agent"]) };
    const entered = await visitorSignIn({ ...services, log: request.log }, { ...body, ...from });
    if ("challenge" in entered) {
      const { challenge } = entered;
      return { second_factor: true as const, challenge, message: request.say(accountMessages.secondStep) };
    }
    const { token, user } = entered;
    return { token, user, message: request.say(withValues(accountMessages.signedIn, { name: user.name })) };
  });

  routes.add(logout, anyone, async ({ actor }) => {
    await visitorSignOut(services, actor);
    return { success: true };
  });

  routes.add(me, account, async ({ actor }) => {
    return { success: true, user: await staffReadOwnAccount(services, actor) };
  });

  routes.add(chooseLanguage, account, async ({ actor, body }) => {
    return { success: true, user: await staffChooseLanguage(services, actor, body.language) };
  });

  routes.add(register, anyone, async ({ body, request }) => {
    const { token, user } = await visitorRegisterAccount(services, {
      name: body.name,
      email: body.email,
      telephone: body.telephone ?? "",
      password: body.password,
      address: visitorAddress(request.ip),
      device: deviceOf(request.headers["user-agent"]),
      isDoubtful: isSuspicious(body),
    });
    return { token, user, message: request.say(accountMessages.registered) };
  });
}

/** Ends the session that this request came with, staff's or a client's; without one there is nothing to end. */
async function visitorSignOut({ db }: Pick<Services, "db">, actor: Actor): Promise<void> {
  if (actor.kind === "client" || (actor.kind === "staff" && actor.keyId === undefined))
    await closeSession(db, actor.tokenHash);
}

/** The caller's own account. */
async function staffReadOwnAccount({ db }: Pick<Services, "db">, actor: SignedInStaff): Promise<User> {
  const user = await findUserForStaff(db, actor.userId);
  // Deleted between the check of the session and this line.
  if (!user || user.deleted_at) throw new AppError("unauthenticated");
  return showUser(user);
}
