import { emailKey } from "#domain/accounts/email-key.ts";
import type { Language } from "#domain/language/language.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { addClientsUnlessKnown, findClientIds } from "./clients.repository.ts";

interface Asker {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

/**
 * The clients of some addresses, made at their first request (SPEC-1.13). Any number of first requests at once give one
 * client. A known client stays as he is: whoever types an address proves nothing about it.
 * @returns tells the client's id by address
 */
export async function systemFindOrCreateClients(
  transaction: Transaction,
  askers: readonly Asker[],
  at: Date,
): Promise<(email: string) => number> {
  const keys = askers.map(({ email }) => emailKey(email));
  const known = await findClientIds(transaction, keys);
  const unknown = askers.filter(({ email }) => !known.has(emailKey(email)));
  if (unknown.length > 0) await addClientsUnlessKnown(transaction, unknown, at);
  const clients = unknown.length > 0 ? await findClientIds(transaction, keys) : known;
  return (email) => {
    const id = clients.get(emailKey(email));
    if (id === undefined) throw new Error("a client that was just added is not there");
    return id;
  };
}
