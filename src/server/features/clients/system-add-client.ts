import type { Language } from "#domain/language/language.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { addClientUnlessKnown } from "./clients.repository.ts";

interface NewClient {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** Adds a client; nothing where the address is one's already, or was that of one that became another. */
export async function systemAddClient(
  transaction: Transaction,
  client: NewClient,
  at: Date,
): Promise<number | undefined> {
  return await addClientUnlessKnown(transaction, client, at);
}

/** How a client is called, and the language that he reads from now on. */
export async function systemUpdateClient(
  transaction: Transaction,
  { id, name, language }: { readonly id: number; readonly name: string; readonly language: Language },
): Promise<void> {
  await transaction.updateTable("clients").set({ name, language }).where("id", "=", id).execute();
}
