import type { Language } from "#domain/language/language.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { addClientUnlessKnown, findClientId } from "./clients.repository.ts";

interface NewClient {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

/**
 * The id of an address's client, who is added with the first request. Any number of first requests at once give
 * one client. A known client stays unchanged: typing an address proves nothing about it.
 */
export async function systemFindOrCreateClient(
  transaction: Transaction,
  client: NewClient,
  at: Date,
): Promise<number> {
  const known = await findClientId(transaction, client.email);
  if (known !== undefined) return known;
  await addClientUnlessKnown(transaction, client, at);
  const added = await findClientId(transaction, client.email);
  if (added === undefined) throw new Error("a client that was just added is not there");
  return added;
}
