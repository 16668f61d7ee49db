import type { ClientBody, ClientRow } from "#contracts/clients/client-records.ts";
import { emailKey } from "#domain/accounts/email-key.ts";
import { clientLanguage } from "#domain/language/client-language.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { systemNoteDetails, systemReadDetails } from "#server/features/clients/client-details.ts";
import { systemAddClient, systemUpdateClient } from "#server/features/clients/system-add-client.ts";
import { systemReadClient } from "#server/features/clients/system-list-clients.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { changeAddress } from "./staff-correct-address.ts";
import { showClients } from "./staff-list-clients.ts";

const known: Message = /*i18n*/ {
  id: "client.email.known",
  message: "A client has this address already.",
};

/** Adds a client who has asked for nothing yet: one who telephoned, or was met at a fair. @throws 422 at `email` */
export async function staffAddClient(
  { db, clock, shop }: Services,
  actor: Staff,
  body: ClientBody,
): Promise<ClientRow> {
  const at = clock();
  return await db.transaction().execute(async (transaction) => {
    const { name, email } = body;
    const language = clientLanguage(body.language, shop.facts());
    const id = await systemAddClient(transaction, { name, email, language }, at);
    if (id === undefined) throw new AppError("invalid", { fields: { email: [known] } });
    const details = detailsOf(body);
    await systemNoteDetails(transaction, { id, name, email, ...details });
    const after = { name, email, language, ...details };
    await recordAudit(transaction, {
      ...{ subject: "client", subjectId: id, action: "client.create", actor: auditActorOf(actor) },
      ...{ after, at },
    });
    return await showClient(transaction, id);
  });
}

/**
 * Corrects a client; what is left out stays. Another address is one by the rules of a mail that came back: it is no other
 * client's, no password was chosen under the old one, and what was mailed there opens nothing any more.
 * @throws 404, 422 at `email`
 */
export async function staffUpdateClient(
  { db, clock }: Services,
  actor: Staff,
  { clientId, body }: { readonly clientId: number; readonly body: ClientBody },
): Promise<ClientRow> {
  const at = clock();
  return await db.transaction().execute(async (transaction) => {
    const client = await systemReadClient(transaction, clientId);
    // One that became another has nothing of its own.
    if (!client || client.merged_into !== null) throw new AppError("not_found");
    const noted = (await systemReadDetails(transaction, [clientId])).get(clientId);
    const { name, email, language = client.language } = body;
    const details = detailsOf({ phone: body.phone ?? noted?.phone, company: body.company ?? noted?.company });
    if (emailKey(email) !== emailKey(client.email))
      await changeAddress(transaction, { clientId, from: client.email, to: email, at });
    await systemUpdateClient(transaction, { id: clientId, name, language });
    await systemNoteDetails(transaction, { id: clientId, name, email, ...details });
    const before = { name: client.name, email: client.email, language: client.language };
    await recordAudit(transaction, {
      ...{ subject: "client", subjectId: clientId, action: "client.update", actor: auditActorOf(actor), at },
      before: { ...before, phone: noted?.phone ?? null, company: noted?.company ?? null },
      after: { name, email, language, ...details },
    });
    return await showClient(transaction, clientId);
  });
}

/** An empty field is none: the newest quote's counts then. */
function detailsOf({ phone, company }: Partial<Record<"phone" | "company", string | null | undefined>>) {
  return { phone: phone || null, company: company || null };
}

async function showClient(transaction: Transaction, id: number): Promise<ClientRow> {
  const row = await systemReadClient(transaction, id);
  const [shown] = row ? await showClients(transaction, [row]) : [];
  if (!shown) throw new AppError("not_found");
  return shown;
}
