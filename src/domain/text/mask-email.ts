import { charactersOf } from "./cut.ts";

/**
 * An address for eyes that need not know it: the first 3 characters of the name, `...`, the domain.
 * A name of 3 or fewer shows one character less than it has (SPEC-2.32).
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const name = charactersOf(at === -1 ? email : email.slice(0, at));
  const shown = Math.max(0, Math.min(3, name.length - 1));
  return `${name.slice(0, shown).join("")}...${at === -1 ? "" : email.slice(at)}`;
}
