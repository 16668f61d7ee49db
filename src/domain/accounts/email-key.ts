import { withoutInvisible } from "#domain/text/invisible.ts";
import { composed, normalizeLine } from "#domain/text/normalize.ts";

/**
 * The form in which addresses are compared and kept unique: without invisible characters, lowercase, NFC, the domain as
 * it is sent over the network. Chrome turns the domain of a field into that form and Firefox does not: both are one
 * address (REL-I20).
 */
export function emailKey(email: string): string {
  const address = composed(normalizeLine(withoutInvisible(normalizeLine(email))).toLowerCase());
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const ascii = /^[\u0000-\u007F]*$/;

function asciiDomain(domain: string): string {
  if (ascii.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    // No mail reaches a domain that is none: it stays as it was typed.
    return domain;
  }
}
