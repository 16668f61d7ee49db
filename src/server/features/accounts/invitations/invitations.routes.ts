import * as calls from "#contracts/accounts/invitations.ts";
import { deviceOf } from "#domain/accounts/device.ts";
import { withValues } from "#domain/words.ts";
import { administrator, anyone } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import { accountMessages } from "../account-words.ts";
import { staffInviteUser, staffListInvitations, staffWithdrawInvitation } from "./staff-invite-user.ts";
import { visitorAcceptInvitation, visitorReadInvitation } from "./visitor-accept-invitation.ts";

/** Owners invite colleagues by mail, who choose their own passwords. */
export function invitationRoutes({ routes, services }: Mounting): void {
  routes.add(calls.inviteUser, administrator, async ({ body, actor, request }) => {
    const { email, name = "", role, current_password, code } = body;
    const proof = { current_password, code };
    const asked = { email, name, role, proof, address: visitorAddress(request.ip) };
    const invitation = await staffInviteUser(services, actor, asked);
    return { invitation, message: request.say(withValues(accountMessages.invited, { email })) };
  });

  routes.add(calls.listInvitations, administrator, async () => ({
    invitations: await staffListInvitations(services),
  }));

  routes.add(calls.withdrawInvitation, administrator, async ({ params, actor }) => {
    await staffWithdrawInvitation(services, actor, params.id);
    return { success: true };
  });

  routes.add(calls.readInvitation, anyone, async ({ params, request }) => ({
    invitation: await visitorReadInvitation(services, {
      token: params.token,
      address: visitorAddress(request.ip),
    }),
  }));

  routes.add(calls.acceptInvitation, anyone, async ({ params, body, request }) => {
    const { name, telephone = "", password } = body;
    return await visitorAcceptInvitation(services, {
      ...{ token: params.token, name, telephone, password },
      address: visitorAddress(request.ip),
      device: deviceOf(request.headers["user-agent"]),
    });
  });
}
