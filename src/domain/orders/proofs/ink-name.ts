import { atMost } from "../../text/at-most.ts";
import { lineRule } from "../../text/field-rules.ts";
import { proofLimits } from "./proof-facts.ts";

const codeLength = " #RRGGBB".length;
/** How long the name of an ink may be beside the colour code that follows it. */
export const inkNameLength = proofLimits.text - codeLength;

/** The rule of what staff calls an ink, such as "PMS 186 C" (ADR-100). */
export const inkNameRule = lineRule(atMost(inkNameLength));

/** An ink as a proof says it: by its name, and about how it looks. */
export function namedInk(code: string, name: string | undefined): string {
  const given = name?.trim();
  return given ? `${given} ${code}` : code;
}

/** About how an ink looks, where its name ends with a colour code. */
export function codeOfInk(ink: string): string | undefined {
  return /#[0-9a-f]{6}$/i.exec(ink)?.[0];
}
