import { asciiDigits } from "./fold.ts";
import { withoutInvisible } from "./invisible.ts";
import { composed } from "./normalize.ts";

/** More digits than a year or a house number has: a telephone number. */
const mostDigits = 7;
// What mail programs make links of: a scheme, an address of the web or of mail, a word with a dot inside.
const link = /[a-z]{2,}:\S|:\s*\/\/|www\s*\.|@|[\p{L}\p{N}]\.\p{L}{2,}/iu;
// A dot that is spelled out, between two words: no name, and no sentence of ours, has one.
const spelledDot = /[\p{L}\p{N}][^\p{L}\p{N}]{1,3}(?:dot|point|punkt|punto)[^\p{L}\p{N}]{1,3}[\p{L}\p{N}]/iu;
const otherDots = /[\u3002\uFF61\u2024\u00B7]/g;

/** Would a reader of a mail take this name for an address to open or a number to call (SPEC-3.11)? */
export function readsAsInvitation(name: string): boolean {
  const plain = asciiDigits(composed(withoutInvisible(name), "NFKD")).replace(otherDots, ".");
  return link.test(plain) || spelledDot.test(plain) || (plain.match(/\d/g)?.length ?? 0) > mostDigits;
}
