import { emailKey } from "#domain/accounts/email-key.ts";
import type { Role } from "#domain/accounts/roles.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { InvitationRow } from "./invitations.table.ts";

interface NewInvitation {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly invitedBy: number;
  readonly at: Date;
}

/** Invites an address; a former invitation of it is over, with its links. */
export async function replaceInvitation(
  transaction: Transaction,
  { email, name, role, invitedBy, at }: NewInvitation,
): Promise<InvitationRow> {
  const email_key = emailKey(email);
  await transaction.deleteFrom("invitations").where("email_key", "=", email_key).execute();
  return await transaction
    .insertInto("invitations")
    .values({ email, email_key, name, role, invited_by: invitedBy, created_at: at.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The open invitations, the newest first, with the name of who invited. */
export async function findInvitations(db: Db): Promise<(InvitationRow & { inviter: string })[]> {
  return await db
    .selectFrom("invitations")
    .innerJoin("users", "users.id", "invitations.invited_by")
    .selectAll("invitations")
    .select("users.name as inviter")
    .orderBy("invitations.id", "desc")
    .execute();
}

/** Gives an open invitation the token of its newest mail. */
export async function setInvitationToken(
  db: Db,
  { id, tokenHash, expiresAt }: { readonly id: number; readonly tokenHash: string; readonly expiresAt: Date },
): Promise<void> {
  await db
    .updateTable("invitations")
    .set({ token_hash: tokenHash, expires_at: expiresAt.toISOString() })
    .where("id", "=", id)
    .execute();
}

/** The invitation that a link opens, while it is open and has not run out. */
export async function findInvitation(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  return await db
    .selectFrom("invitations")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

/** Uses an invitation up; of any number of attempts at once one gets it. */
export async function takeInvitation(
  transaction: Transaction,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  return await transaction
    .deleteFrom("invitations")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

export async function deleteInvitation(
  transaction: Transaction,
  id: number,
): Promise<InvitationRow | undefined> {
  return await transaction.deleteFrom("invitations").where("id", "=", id).returningAll().executeTakeFirst();
}

/** The invitations of a user who may not invite any more. */
export async function deleteInvitationsBy(transaction: Transaction, userId: number): Promise<void> {
  await transaction.deleteFrom("invitations").where("invited_by", "=", userId).execute();
}
