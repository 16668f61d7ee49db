import { forgotPassword, resetPassword } from "#contracts/accounts/accounts.ts";
import { deviceOf } from "#domain/accounts/device.ts";
import { anyone } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import type { Services } from "#server/services.ts";
import { accountMessages } from "../account-words.ts";
import type { PasswordOwners } from "./password-owners.ts";
import { visitorResetPassword } from "./visitor-reset-password.ts";

export function passwordRoutes({ routes, services }: Mounting, owners: PasswordOwners): void {
  routes.add(forgotPassword, anyone, async ({ body, request }) => {
    await visitorForgetPassword(services, owners, { ...body, address: visitorAddress(request.ip) });
    return { message: request.say(accountMessages.linkOnItsWay) };
  });

  routes.add(resetPassword, anyone, async ({ body, request }) => {
    const bearer = await visitorResetPassword(services, owners, {
      token: body.token,
      password: body.password,
      address: visitorAddress(request.ip),
      device: deviceOf(request.headers["user-agent"]),
    });
    const message = request.say(accountMessages.passwordChanged);
    return { message, ...(bearer !== undefined && { client_token: bearer }) };
  });
}

/** Mails a link to this address's account and client, if any; the answer is the same. */
async function visitorForgetPassword(
  services: Services,
  owners: PasswordOwners,
  asked: { email: string; address: string },
): Promise<void> {
  await owners.staff.sendLink(services, asked);
  await owners.client.sendLink(services, asked);
}
