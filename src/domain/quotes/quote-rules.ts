import { atMost } from "#domain/text/at-most.ts";
import { isEmailShaped } from "#domain/text/email-shape.ts";
import { emailRule, lineRule, textRule } from "#domain/text/field-rules.ts";
import { required } from "#domain/text/required.ts";
import type { Message, Rule } from "#domain/words.ts";
import { withValues } from "#domain/words.ts";
import { maximumSizes, quoteTextLimits } from "./quote-limits.ts";

const nameRequired: Message = /*i18n*/ { id: "quote.name.required", message: "Name is required" };
const emailRequired: Message = /*i18n*/ { id: "quote.email.required", message: "Email is required" };
const emailInvalid: Message = /*i18n*/ { id: "quote.email.invalid", message: "Email is not valid" };
const messageRequired: Message = /*i18n*/ {
  id: "quote.message.required",
  message: "Message is required",
};
const sizeRequired: Message = /*i18n*/ {
  id: "quote.sizes.required",
  message: "Please select at least one size",
};
const sizesTooMany: Message = /*i18n*/ {
  id: "quote.sizes.tooMany",
  message: "Please select at most {max, number} sizes",
};
const logoRequired: Message = /*i18n*/ {
  id: "quote.logo.required",
  message: "Please upload a logo file",
};

/** The client's name. */
export const quoteNameRule: Rule<string> = lineRule(required(nameRequired), atMost(quoteTextLimits.name));

/** The client's e-mail address. */
export const quoteEmailRule: Rule<string> = emailRule(
  required(emailRequired),
  atMost(quoteTextLimits.email),
  (email) => (isEmailShaped(email) ? undefined : emailInvalid),
);

/** The project details. */
export const quoteMessageRule: Rule<string> = textRule(
  required(messageRequired),
  atMost(quoteTextLimits.message),
);

/** The sizes ticked: at least one. */
export function sizesRule(sizes: readonly unknown[]): Message | undefined {
  if (sizes.length === 0) return sizeRequired;
  return sizes.length > maximumSizes ? withValues(sizesTooMany, { max: maximumSizes }) : undefined;
}

/** A logo that is required must be uploaded. */
export function logoPresenceRule(isLogo: boolean, hasFile: boolean): Message | undefined {
  return isLogo && !hasFile ? logoRequired : undefined;
}

/** The optional texts that are no delivery details: how it is printed (SPEC-0.21), what the buyer is interested in. */
export const printingTypeRule: Rule<string> = lineRule(atMost(quoteTextLimits.printing_type));
export const interestRule: Rule<string> = lineRule(atMost(quoteTextLimits.interest));
