import type { CompanyContact } from "#contracts/companies/companies.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { systemReadClient } from "#server/features/clients/system-list-clients.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import {
  addContactRow,
  changeContactTitle,
  findContactRow,
  removeContactRow,
} from "./contacts.repository.ts";
import { recordCompany } from "./record-company.ts";
import { requireCompany } from "./require-company.ts";
import type { CompanySources } from "./staff-read-company.ts";

const unknownClient: Message = /*i18n*/ {
  id: "company.contact.unknown",
  message: "There is no such client.",
};
const unconfirmed: Message = /*i18n*/ {
  id: "company.contact.unconfirmed",
  message:
    "This client’s address is not confirmed yet. It is once he opens the link of a quote that was mailed to it.",
};
const alreadyThere: Message = /*i18n*/ {
  id: "company.contact.already",
  message: "This client is a contact already.",
};

interface Which {
  readonly companyId: number;
  readonly clientId: number;
}

/**
 * Makes a client a contact: always by a person's hand (ADR-67), and never one whose address may be another's.
 * @throws 404; 422 for no client and for an address that is not confirmed; 409 for one that is one already
 */
export async function staffAddContact(
  { db, clock }: Services,
  actor: Staff,
  { companyId, clientId, title }: Which & { readonly title: string },
  isConfirmed: CompanySources["isConfirmed"],
): Promise<CompanyContact> {
  const at = clock();
  return await db.transaction().execute(async (transaction) => {
    await requireCompany(transaction, companyId);
    const client = await systemReadClient(transaction, clientId);
    // One that became another has no quotes of its own: the other one is meant.
    const meant = client?.merged_into ?? client?.id;
    if (meant === undefined) throw new AppError("invalid", { fields: { client_id: [unknownClient] } });
    if (!(await isConfirmed(transaction, meant)))
      throw new AppError("invalid", { fields: { client_id: [unconfirmed] } });
    const row = { company_id: companyId, client_id: meant, title, created_at: at.toISOString() };
    const known = await findContactRow(transaction, { companyId, clientId: meant });
    if (known || !(await addContactRow(transaction, row)))
      throw new AppError("conflict", { message: alreadyThere });
    const contact = await requireContact(transaction, { companyId, clientId: meant });
    const after = { name: contact.name, email: contact.email, title };
    await recordCompany(transaction, actor, { companyId, action: "company.add-contact", after, at });
    return contact;
  });
}

/** Changes what a contact does there. @throws 404 */
export async function staffChangeContact(
  { db, clock }: Services,
  actor: Staff,
  { title, ...which }: Which & { readonly title: string },
): Promise<CompanyContact> {
  return await db.transaction().execute(async (transaction) => {
    const before = await requireContact(transaction, which);
    await changeContactTitle(transaction, { ...which, title });
    const { companyId } = which;
    const { name, email } = before;
    await recordCompany(transaction, actor, {
      ...{ companyId, action: "company.change-contact", at: clock() },
      // The address is what a client's data is found by when it is erased.
      ...{ before: { name, email, title: before.title }, after: { name, email, title } },
    });
    return { ...before, title };
  });
}

/** Takes a client from the contacts; his quotes stay. @throws 404 */
export async function staffRemoveContact({ db, clock }: Services, actor: Staff, which: Which): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { name, email } = await requireContact(transaction, which);
    await removeContactRow(transaction, which);
    const { companyId } = which;
    const before = { name, email };
    await recordCompany(transaction, actor, {
      companyId,
      action: "company.remove-contact",
      before,
      at: clock(),
    });
  });
}

async function requireContact(transaction: Transaction, which: Which): Promise<CompanyContact> {
  const row = await findContactRow(transaction, which);
  const client = row && (await systemReadClient(transaction, row.client_id));
  // One that became another is no contact any more: the other one is.
  if (!client || client.merged_into !== null) throw new AppError("not_found");
  return { ...row, name: client.name, email: client.email };
}
