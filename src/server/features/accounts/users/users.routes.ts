import {
  createUser,
  deleteUser,
  exportUsers,
  getUser,
  listColleagues,
  listUsers,
  restoreUser,
  updateUser,
  user as userContract,
} from "#contracts/accounts/accounts.ts";
import { endUserSessions } from "#contracts/accounts/sessions.ts";
import { meantRole } from "#domain/accounts/roles.ts";
import { administrator, office } from "#server/access/policies.ts";
import type { Proof } from "#server/access/require-step-up.ts";
import type { Mounting } from "#server/mounting.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { sendLines, sendList } from "#server/platform/http/send-rows.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import { asksForPage } from "#server/platform/lists/paging.ts";
import { accountMessages, contradictingRole } from "../account-words.ts";
import { staffAddUser } from "./staff-add-user.ts";
import { staffDeleteUser } from "./staff-delete-user.ts";
import { staffEditUser } from "./staff-edit-user.ts";
import { staffEndUserSessions } from "./staff-end-user-sessions.ts";
import { staffListColleagues, staffListUsers, staffReadAllUsers, staffReadUser } from "./staff-list-users.ts";
import { staffRestoreUser } from "./staff-restore-user.ts";

export function userRoutes({ routes, services }: Mounting): void {
  routes.add(listUsers, administrator, async ({ query, reply }) => {
    if (asksForPage(query)) return await staffListUsers(services, query);
    return sendList(reply, "users", userContract, staffReadAllUsers(services, {}));
  });

  routes.add(listColleagues, office, async () => ({ colleagues: await staffListColleagues(services) }));

  routes.add(exportUsers, administrator, async ({ query, reply }) =>
    sendLines(reply, userContract, staffReadAllUsers(services, query)),
  );

  routes.add(getUser, administrator, async ({ params, reply }) => {
    const user = await staffReadUser(services, params.id);
    sendVersion(reply, user.version);
    return { user };
  });

  routes.add(createUser, administrator, async ({ body, actor, request, reply }) => {
    const { name, email, telephone, password } = body;
    const role = meantRole(null, { role: body.role, isAdmin: body.is_admin });
    if (role === undefined) throw new AppError("invalid", contradictingRole);
    const fields = { name, email, telephone, password, role };
    const user = await staffAddUser(services, actor, { ...fields, proof: proofOf(body) });
    sendVersion(reply, user.version);
    return { user, message: request.say(accountMessages.added) };
  });

  routes.add(updateUser, administrator, async ({ params, body, actor, request, reply }) => {
    const { name, email, telephone } = body;
    const user = await staffEditUser(services, actor, {
      userId: params.id,
      expectedVersion: expectedVersion(request),
      name,
      email,
      telephone,
      // The edited user comes back under both names of the flag; the one that is sent on edit decides.
      given: { role: body.role, isAdmin: body.isAdmin ?? body.is_admin },
      proof: proofOf(body),
      address: visitorAddress(request.ip),
    });
    sendVersion(reply, user.version);
    return { user, message: request.say(accountMessages.updated) };
  });

  routes.add(deleteUser, administrator, async ({ params, body = {}, actor, request }) => {
    const wanted = { userId: params.id, expectedVersion: expectedVersion(request), proof: proofOf(body) };
    await staffDeleteUser(services, actor, wanted);
    return { success: true, message: request.say(accountMessages.deleted) };
  });

  routes.add(endUserSessions, administrator, async ({ params, actor }) => ({
    ended: await staffEndUserSessions(services, actor, params.id),
  }));

  routes.add(restoreUser, administrator, async ({ params, body = {}, actor, request, reply }) => {
    const user = await staffRestoreUser(services, actor, { userId: params.id, proof: proofOf(body) });
    sendVersion(reply, user.version);
    return { user, message: request.say(accountMessages.restored) };
  });
}

function proofOf({ current_password, code }: Proof): Proof {
  return { current_password, code };
}
