import { wellFormed } from "./well-formed.ts";

/** A link that opens a mail to an address, and says nothing else: `?` and `&` in it would name copies and contents. */
export function mailtoOf(email: string): string {
  return `mailto:${encodeURIComponent(wellFormed(email)).replaceAll("%40", "@")}`;
}

/** Whether an address that a person typed writes a mail. */
export function isMailto(address: string): boolean {
  return /^mailto:[^/\\]/i.test(address);
}
