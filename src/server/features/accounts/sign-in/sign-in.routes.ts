import { chooseLanguage, login, logout, me, register } from "#contracts/accounts.ts";
import { deviceOf } from "#domain/accounts/device.ts";
import { withValues } from "#domain/words.ts";
import { account, anyone } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { isSuspicious } from "#server/platform/limits/is-suspicious.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import { accountMessages } from "../account-words.ts";
import { staffChooseLanguage } from "../users/staff-choose-language.ts";
import { staffReadOwnAccount } from "../users/staff-read-own-account.ts";
import { visitorRegisterAccount } from "./visitor-register-account.ts";
import { visitorSignIn } from "./visitor-sign-in.ts";
import { visitorSignOut } from "./visitor-sign-out.ts";

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
