import type { ClientRecord } from "#contracts/clients/client-records.ts";
import { maskEmail } from "#domain/text/mask-email.ts";
import { days } from "#domain/time/durations.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type SignedInStaff } from "#server/access/actor.ts";
import { runAsStaff } from "#server/access/run-as-staff.ts";
import { requireOwnPassword } from "#server/features/accounts/passwords/require-own-password.ts";
import { type ListedClient, systemReadClient } from "#server/features/clients/system-list-clients.ts";
import {
  type ClientMerge,
  systemFindMerge,
  systemMergeClient,
  systemNoteMerge,
  systemUndoMerge,
} from "#server/features/clients/system-merge-client.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";
import { endLinksOf, findQuoteIdsOfClient, moveQuotes } from "../model/clients-of-quotes.repository.ts";

/** For how long a merge can be taken back. */
const undoTime = days(1);

const oneself: Message = /*i18n*/ {
  id: "client.merge.oneself",
  message: "Please choose another client: this is the same one.",
};
const nothingToUndo: Message = /*i18n*/ {
  id: "client.merge.over",
  message: "This cannot be undone any more: a day has passed, or one of the two became another client since.",
};

interface Merging {
  readonly clientId: number;
  readonly intoId: number;
  readonly password: string | undefined;
}

/**
 * Makes a client another one, who is the same person: the quotes move, the other's password counts, and whatever opened this
 * one's (sessions, mailed links) is over. Both addresses are written to.
 * @throws 404, 409 for one that became another client already, 422 for the same client and at `current_password`, 429
 */
export async function staffMergeClients(
  services: Services,
  staff: SignedInStaff,
  { clientId, intoId, password }: Merging,
): Promise<NonNullable<ClientRecord["merge"]>> {
  const { db, clock } = services;
  const [from, into] = await Promise.all([systemReadClient(db, clientId), systemReadClient(db, intoId)]);
  if (!from || !into) throw new AppError("not_found");
  if (clientId === intoId) throw new AppError("invalid", { fields: { into: [oneself] } });
  await requireOwnPassword(services, staff, password, "current_password");
  const at = clock();
  await runAsStaff(services, staff, async (transaction) => {
    if (!(await systemMergeClient(transaction, { fromId: clientId, intoId }))) throw new AppError("conflict");
    const quoteIds = await findQuoteIdsOfClient(transaction, clientId);
    await systemNoteMerge(transaction, { fromId: clientId, intoId, quoteIds, by: staff.userId, at });
    await moveQuotes(transaction, { ids: quoteIds, from: clientId, into: intoId });
    await endLinksOf(transaction, quoteIds, at);
    await tell(transaction, staff, { from, into, action: "client.merge", at });
  });
  services.notifyMailWorker();
  return { from: nameOf(from), into: nameOf(into), ...timesOf(at) };
}

/** Takes the newest merge of a client back, within a day of it. @throws 404, 409 */
export async function staffUndoMerge(
  services: Services,
  staff: SignedInStaff,
  clientId: number,
): Promise<void> {
  const { db, clock } = services;
  if (!(await systemReadClient(db, clientId))) throw new AppError("not_found");
  const at = clock();
  await runAsStaff(services, staff, async (transaction) => {
    const merge = await findStandingMerge(transaction, clientId, at);
    const isUndone = merge !== undefined && (await systemUndoMerge(transaction, merge, at));
    if (!isUndone) throw new AppError("conflict", { message: nothingToUndo });
    const ids = quoteIdsOf(merge);
    await moveQuotes(transaction, { ids, from: merge.into_id, into: merge.from_id });
    // What was mailed or opened while they were one must not open the quotes that go back.
    await endLinksOf(transaction, ids, at);
    const [from, into] = [
      await systemReadClient(transaction, merge.from_id),
      await systemReadClient(transaction, merge.into_id),
    ];
    if (from && into) await tell(transaction, staff, { from, into, action: "client.undo-merge", at });
  });
  services.notifyMailWorker();
}

/** The newest merge of a client that can still be undone. */
export async function readMerge(db: Db, clientId: number, now: Date): Promise<ClientRecord["merge"]> {
  const merge = await findStandingMerge(db, clientId, now);
  if (!merge) return null;
  const [from, into] = [await systemReadClient(db, merge.from_id), await systemReadClient(db, merge.into_id)];
  if (!from || !into) return null;
  return { from: nameOf(from), into: nameOf(into), ...timesOf(new Date(merge.created_at)) };
}

async function findStandingMerge(db: Db, clientId: number, now: Date): Promise<ClientMerge | undefined> {
  return await systemFindMerge(db, clientId, new Date(now.getTime() - undoTime));
}

function quoteIdsOf({ quote_ids }: ClientMerge): number[] {
  const ids: unknown = JSON.parse(quote_ids);
  return Array.isArray(ids) ? ids.map(Number) : [];
}

function nameOf({ id, name, email }: ListedClient) {
  return { id, name, email };
}

function timesOf(at: Date) {
  return { at: at.toISOString(), undo_until: new Date(at.getTime() + undoTime).toISOString() };
}

interface Told {
  readonly from: ListedClient;
  readonly into: ListedClient;
  readonly action: "client.merge" | "client.undo-merge";
  readonly at: Date;
}

/** The history of both clients, and a mail to each address; neither is told the whole of the other. */
async function tell(
  transaction: Transaction,
  staff: SignedInStaff,
  { from, into, action, at }: Told,
): Promise<void> {
  const isUndone = action === "client.undo-merge";
  for (const [client, other] of [
    [from, into],
    [into, from],
  ] as const) {
    await recordAudit(transaction, {
      subject: "client",
      subjectId: client.id,
      action,
      actor: auditActorOf(staff),
      after: { name: other.name, email: other.email },
      at,
    });
    const { name, email, language } = client;
    const mail = {
      template: "clients-merged",
      ...{ name, otherAddress: maskEmail(other.email), isUndone, isLeft: client.id === from.id },
    } as const;
    await postMail(transaction, mail, { email, language }, at);
  }
}
