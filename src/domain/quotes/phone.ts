import type { Locale } from "#domain/language/language.ts";
import { lineRule } from "#domain/text/field-rules.ts";
import { readPhone } from "#domain/text/phone-number.ts";
import { required } from "#domain/text/required.ts";
import type { Message, Rule } from "#domain/words.ts";
import { withValues } from "#domain/words.ts";

/** The two ways to write a number that the form names (SPEC-2.18). */
export const frenchPhoneExample = "06 12 34 56 78";
/** What a shop of one's own names in the place of the first of these. */
export const ownPhoneExample = "(212) 555-0147";
export const phoneExamples = { example: "(303) 555-0123", other: "303-555-0123" } as const;

const phoneRequired: Message = /*i18n*/ { id: "quote.phone.required", message: "Phone is required" };
const phoneInvalid: Message = /*i18n*/ {
  id: "quote.phone.invalid",
  message: "Phone number is not valid. Please use format: {example} or {other}",
};

/** A telephone number (SPEC-2.18, SPEC-3.2), for a reader of French a French national one as well (SPEC-3.15). */
export function phoneRule(locale: Locale | undefined): Rule<string> {
  return lineRule(required(phoneRequired), (phone) =>
    readPhone(phone, locale === "fr") ? undefined : withValues(phoneInvalid, phoneExamples),
  );
}
