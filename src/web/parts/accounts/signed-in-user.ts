import { isAdministrator } from "#domain/accounts/account-rules.ts";
import { isRole, type Role } from "#domain/accounts/roles.ts";
import { isLanguage, type Language } from "#domain/language/language.ts";
import { isRecord, readId, readText } from "#domain/text/read-value.ts";

/** Who is signed in, as far as screens need to know. */
export interface SignedInUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** Null for a standard user. */
  readonly role: Role | null;
  /** The account's own choice, if it has made one. */
  readonly language: Language | null;
}

/** Reads the user of an answer; undefined when there is none. The sign-in page does without zod. */
export function readSignedInUser(value: unknown): SignedInUser | undefined {
  if (!isRecord(value)) return undefined;
  const id = readId(value.id);
  const name = readText(value.name);
  const email = readText(value.email);
  if (id === undefined || name === null || email === null) return undefined;
  return {
    id,
    name,
    email,
    role: isRole(value.role) ? value.role : isAdministrator(value) ? "owner" : null,
    language: isLanguage(value.language) ? value.language : null,
  };
}
