import * as calls from "#contracts/accounts/own-account.ts";
import { withValues } from "#domain/words.ts";
import { account, anyone } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import { accountMessages } from "../account-words.ts";
import { visitorConfirmAddress } from "./confirm-address.ts";
import {
  staffAskForAddress,
  staffChangeOwnPassword,
  staffRenameOwnAccount,
} from "./staff-change-own-account.ts";

/** What every account may change about itself. */
export function ownAccountRoutes({ routes, services }: Mounting): void {
  routes.add(calls.renameOwnAccount, account, async ({ actor, body }) => ({
    success: true,
    user: await staffRenameOwnAccount(services, actor, body),
  }));

  routes.add(calls.changeOwnPassword, account, async ({ actor, body, request }) => {
    const { password, current_password, code } = body;
    await staffChangeOwnPassword(services, actor, { password, proof: { current_password, code } });
    return { message: request.say(accountMessages.ownPasswordChanged) };
  });

  routes.add(calls.changeOwnAddress, account, async ({ actor, body, request }) => {
    const { email, current_password, code } = body;
    const address = visitorAddress(request.ip);
    await staffAskForAddress(services, actor, { email, address, proof: { current_password, code } });
    return { message: request.say(withValues(accountMessages.addressToConfirm, { email })) };
  });

  routes.add(calls.confirmOwnAddress, anyone, async ({ params, request }) => {
    const address = visitorAddress(request.ip);
    const email = await visitorConfirmAddress(services, { token: params.token, address });
    return { message: request.say(withValues(accountMessages.addressConfirmed, { email })) };
  });
}
