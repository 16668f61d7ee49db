import type { Language } from "#domain/language/language.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findClientByEmailForSystem } from "./clients.repository.ts";

export interface KnownClient {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** The client of an address, for mails that go to that address alone. */
export async function systemFindClient(db: Db, email: string): Promise<KnownClient | undefined> {
  const client = await findClientByEmailForSystem(db, email);
  if (!client) return undefined;
  const { id, name, language } = client;
  return { id, name, email: client.email, language };
}
