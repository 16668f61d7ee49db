import { beforeEach, expect, test } from "vitest";
import {
  staffInviteUser,
  staffWithdrawInvitation,
} from "#server/features/accounts/invitations/staff-invite-user.ts";
import { staffRenameOwnAccount } from "#server/features/accounts/own/staff-change-own-account.ts";
import { staffBeginSecondFactor } from "#server/features/accounts/second-factor/staff-begin-second-factor.ts";
import { staffAddUser } from "#server/features/accounts/users/staff-add-user.ts";
import { staffChooseLanguage } from "#server/features/accounts/users/staff-choose-language.ts";
import { staffDeleteUser } from "#server/features/accounts/users/staff-delete-user.ts";
import { staffEditUser } from "#server/features/accounts/users/staff-edit-user.ts";
import { staffEndUserSessions } from "#server/features/accounts/users/staff-end-user-sessions.ts";
import { staffRestoreUser } from "#server/features/accounts/users/staff-restore-user.ts";
import {
  staffEndClientSessions,
  staffRevokeQuoteLinks,
} from "#server/features/deals/access/staff-revoke-quote-links.ts";
import { staffUndoMerge } from "#server/features/deals/clients/staff-merge-clients.ts";
import {
  personEndOtherSessions,
  personEndSession,
  staffEndAllSessions,
} from "#server/features/sessions/end-sessions.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { addAdministrator, addUser, type TestUser, testPassword } from "#tests/support/staff.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const { db, clock } = services;
const quote = await askForQuote(services, await addProduct(services));
const { client_id: clientId } = await db
  .selectFrom("quotes")
  .select("client_id")
  .where("id", "=", quote.id)
  .executeTakeFirstOrThrow();

let owner: TestUser;
let target: TestUser;
let deleted: TestUser;
beforeEach(async () => {
  owner = await addAdministrator(services);
  target = await addUser(services, { role: "reader" });
  deleted = await addUser(services, { role: "reader" });
  const at = clock().toISOString();
  await db
    .updateTable("users")
    .set({ deleted_at: at, email_key: null })
    .where("id", "=", deleted.id)
    .execute();
});

const version = { expectedVersion: undefined };
const address = "192.0.2.1";
const proof = { current_password: testPassword };
const person = { name: "Zed", email: "zed@example.com", telephone: "1" };

/** Every command on accounts and sessions, as a person of staff gives it. */
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  "adds an account": () =>
    staffAddUser(services, owner.actor, { ...person, role: null, password: "a long secret", proof }),
  "edits an account": () =>
    staffEditUser(services, owner.actor, {
      ...{ ...person, email: target.email, userId: target.id },
      ...{ given: { role: "sales" }, proof, address, ...version },
    }),
  "deletes an account": () =>
    staffDeleteUser(services, owner.actor, { userId: target.id, proof, ...version }),
  "restores an account": () => staffRestoreUser(services, owner.actor, { userId: deleted.id, proof }),
  "ends an account's sessions": () => staffEndUserSessions(services, owner.actor, target.id),
  "invites to an account": () =>
    staffInviteUser(services, owner.actor, {
      ...{ email: "new@example.com", name: "", role: "sales" as const },
      ...{ proof, address },
    }),
  "withdraws an invitation": () => staffWithdrawInvitation(services, owner.actor, 1),
  "renames the own account": () => staffRenameOwnAccount(services, owner.actor, { name: "Zed" }),
  "chooses the own language": () => staffChooseLanguage(services, owner.actor, "fr"),
  "begins a second factor": () =>
    staffBeginSecondFactor(services, owner.actor, { password: testPassword, shopName: "Shop" }),
  "ends one own session": () => personEndSession(services, owner.actor, "0123456789abcdef"),
  "ends the other own sessions": () => personEndOtherSessions(services, owner.actor),
  "ends all sessions": () => staffEndAllSessions(services, owner.actor),
  "ends a client's sessions": () => staffEndClientSessions(services, owner.actor, { quoteId: quote.id }),
  "revokes a client's links": () => staffRevokeQuoteLinks(services, owner.actor, { quoteId: quote.id }),
  "undoes a merge of clients": () => staffUndoMerge(services, owner.actor, clientId),
};

const written = async () =>
  JSON.stringify([
    await db.selectFrom("users").selectAll().orderBy("id").execute(),
    await db.selectFrom("history").selectAll().execute(),
    await db.selectFrom("sessions").selectAll().orderBy("token_hash").execute(),
  ]);

test.each(Object.entries(commands))(
  "FOUND-S-N9 whose session ended while the request was read %s no more",
  async (_, command) => {
    await db.deleteFrom("sessions").where("token_hash", "=", owner.actor.tokenHash).execute();
    const before = await written();
    await expect(command()).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await written()).toBe(before);
  },
);

test.each(Object.entries(commands))(
  "FOUND-S-N9 whose role was taken while the request was read %s no more",
  async (_, command) => {
    await db.updateTable("users").set({ is_admin: 0, role: "sales" }).where("id", "=", owner.id).execute();
    const before = await written();
    await expect(command()).rejects.toMatchObject({ code: "forbidden" });
    expect(await written()).toBe(before);
  },
);
