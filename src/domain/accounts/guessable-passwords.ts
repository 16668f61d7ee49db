import { composed } from "#domain/text/normalize.ts";
import { emailKey } from "./email-key.ts";

/** What no keyboard shows, and what looks like nothing: spaces, controls, invisible marks. */
const blank = /[\p{Z}\p{C}\p{M}\s]/gu;

/** Is this one character again and again, or none that can be seen, such as eight spaces or "aAaAaAaA"? */
export function isRepeatedCharacter(password: string): boolean {
  const visible = composed(password).toLowerCase().replace(blank, "");
  return new Set(visible).size <= 1;
}

/** Does this password give away the address that it belongs to: the address itself, with or without something beside it, or what stands before its @? */
export function holdsEmail(password: string, email: string): boolean {
  const key = emailKey(email);
  const given = composed(email).trim().toLowerCase();
  const typed = composed(password).trim().toLowerCase();
  return (
    key !== "" &&
    (typed.includes(key) || typed.includes(given) || typed === key.slice(0, key.lastIndexOf("@")))
  );
}
