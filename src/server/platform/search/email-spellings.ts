import { domainToUnicode } from "node:url";
import { emailKey } from "#domain/accounts/email-key.ts";
import { normalizeLine } from "#domain/text/normalize.ts";

/**
 * An address as it was typed, in lower case, and where its domain has two spellings (`exämple.com`,
 * `xn--exmple-cua.com`) both of them: staff find it by either.
 */
export function emailSpellings(email: string): readonly string[] {
  const key = emailKey(email);
  const at = key.lastIndexOf("@") + 1;
  const unicode = key.slice(0, at) + (domainToUnicode(key.slice(at)) || key.slice(at));
  return [...new Set([normalizeLine(email).toLowerCase(), key, unicode])];
}
