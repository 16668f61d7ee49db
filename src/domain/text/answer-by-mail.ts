import { cutText } from "./cut.ts";
import { mailtoOf } from "./mailto.ts";
import { wellFormed } from "./well-formed.ts";

/** Mail programs take links of some 2,000 characters. */
const mostQuoted = 500;

interface Answered {
  readonly email: string;
  readonly subject: string;
  /** What is answered: it is quoted below room to write. */
  readonly text: string;
}

/** A link that opens the answer to a message. */
export function answerByMail({ email, subject, text }: Answered): string {
  const quoted = cutText(text, mostQuoted)
    .split(/\r?\n/)
    .map((line) => `> ${line}`);
  // The lines of a mail end with both characters (RFC 6068).
  const body = ["", "", ...quoted].join("\r\n");
  return `${mailtoOf(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(wellFormed(body))}`;
}
