import type { Language } from "#domain/language/language.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { addClientUnlessKnown, holdClientId } from "./clients.repository.ts";

interface NewClient {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

/**
 * The id of an address's client, who is added with the first request. Any number of first requests at once give
 * one client. A known client stays unchanged: typing an address proves nothing about it. No merge of the client comes between
 * this and what the transaction writes for it.
 */
export async function systemFindOrCreateClient(
  transaction: Transaction,
  client: NewClient,
  at: Date,
): Promise<number> {
  const known = await holdClientId(transaction, client.email);
  if (known !== undefined) return known;
  await addClientUnlessKnown(transaction, client, at);
  const added = await holdClientId(transaction, client.email);
  if (added === undefined) throw new Error("a client that was just added is not there");
  return added;
}
