import type { Language } from "#domain/language/language.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { addClientUnlessKnown, findClientByEmailForSystem } from "./clients.repository.ts";

interface Asker {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

/**
 * The client of an address, made at the first request (D13). Any number of first requests at once give one client. A
 * known client stays as he is: whoever types an address proves nothing about it.
 */
export async function systemFindOrCreateClient(
  transaction: Transaction,
  asker: Asker & { readonly at?: Date },
): Promise<{ id: number }> {
  const known = await findClientByEmailForSystem(transaction, asker.email);
  if (known) return { id: known.id };
  await addClientUnlessKnown(transaction, { ...asker, at: asker.at ?? new Date() });
  const client = await findClientByEmailForSystem(transaction, asker.email);
  if (!client) throw new Error("a client that was just added is not there");
  return { id: client.id };
}
