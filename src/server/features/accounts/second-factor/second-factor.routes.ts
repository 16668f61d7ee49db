import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  passSecondStep,
  readSecondFactor,
  removeSecondFactor,
} from "#contracts/accounts/second-factor.ts";
import { deviceOf } from "#domain/accounts/device.ts";
import { withValues } from "#domain/words.ts";
import { account, administrator, anyone } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import { accountMessages } from "../account-words.ts";
import { visitorPassSecondStep } from "../sign-in/visitor-pass-second-step.ts";
import { countCodesLeft } from "./recovery-codes.repository.ts";
import { hasSecondFactor } from "./second-factors.repository.ts";
import { staffBeginSecondFactor } from "./staff-begin-second-factor.ts";
import { staffConfirmSecondFactor } from "./staff-confirm-second-factor.ts";
import { staffEndSecondFactor, staffRemoveSecondFactor } from "./staff-end-second-factor.ts";

/** The second factor: the second step of signing in, and what people do with their own. */
export function secondFactorRoutes({ routes, services }: Mounting): void {
  routes.add(passSecondStep, anyone, async ({ body, request }) => {
    const device = deviceOf(request.headers["user-agent"]);
    const step = { ...body, address: visitorAddress(request.ip), device };
    const { token, user } = await visitorPassSecondStep({ ...services, log: request.log }, step);
    return { token, user, message: request.say(withValues(accountMessages.signedIn, { name: user.name })) };
  });

  routes.add(readSecondFactor, account, async ({ actor }) => ({
    is_on: await hasSecondFactor(services.db, actor.userId),
    recovery_codes_left: await countCodesLeft(services.db, actor.userId),
  }));

  routes.add(beginSecondFactor, account, ({ actor, body }) =>
    staffBeginSecondFactor(services, actor, { ...body, shopName: services.shop.facts().name }),
  );

  routes.add(confirmSecondFactor, account, async ({ actor, body, request }) => ({
    recovery_codes: await staffConfirmSecondFactor(services, actor, {
      ...body,
      address: visitorAddress(request.ip),
    }),
  }));

  routes.add(endSecondFactor, account, async ({ actor, body }) => {
    await staffEndSecondFactor(services, actor, body);
    return { success: true };
  });

  routes.add(removeSecondFactor, administrator, async ({ actor, params, body }) => {
    const { password, current_password = password, code } = body;
    await staffRemoveSecondFactor(services, actor, { userId: params.id, proof: { current_password, code } });
    return { success: true };
  });
}
