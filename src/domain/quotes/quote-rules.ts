import { atMost } from "#domain/text/at-most.ts";
import { isEmailShaped } from "#domain/text/email-shape.ts";
import { emailRule, lineRule, textRule } from "#domain/text/field-rules.ts";
import { required } from "#domain/text/required.ts";
import type { Message, Rule } from "#domain/words.ts";
import { withValues } from "#domain/words.ts";
import { type DeliveryField, maximumSizes, quoteTextLimits } from "./quote-limits.ts";

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

/** What a client who orders again says beside it, if anything. */
export const repeatMessageRule: Rule<string> = textRule(atMost(quoteTextLimits.message));

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

const dateInvalid: Message = /*i18n*/ {
  id: "quote.wantedBy.invalid",
  message: "Please give a date like 2026-05-31",
};

/** The date the bags are wanted by: a day of the calendar, `YYYY-MM-DD`, or nothing. */
export const wantedByRule: Rule<string> = lineRule((date) => {
  if (date === "") return undefined;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const time = isDay ? new Date(`${date}T00:00:00Z`) : undefined;
  // An impossible day such as 02-30 is either refused or moved, so it no longer reads the same.
  const isReal = time && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
  return isReal ? undefined : dateInvalid;
});

/** The rules of the delivery details. */
export const deliveryRules: Readonly<Record<DeliveryField, Rule<string>>> = {
  company: lineRule(atMost(quoteTextLimits.company)),
  delivery_address: textRule(atMost(quoteTextLimits.delivery_address)),
  wanted_by: wantedByRule,
  po_number: lineRule(atMost(quoteTextLimits.po_number)),
};
