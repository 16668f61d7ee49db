import { atMost } from "#domain/text/at-most.ts";
import { isEmailShaped } from "#domain/text/email-shape.ts";
import { emailRule } from "#domain/text/field-rules.ts";
import { required } from "#domain/text/required.ts";
import type { Message, Rule } from "#domain/words.ts";

const emailRequired: Message = /*i18n*/ {
  id: "newsletter.email.required",
  message: "Please enter your email address",
};
const emailInvalid: Message = /*i18n*/ {
  id: "newsletter.email.invalid",
  message: "Please enter a valid email address",
};

/** The address in the newsletter box. */
export const newsletterEmailRule: Rule<string> = emailRule(
  required(emailRequired),
  atMost(255, emailInvalid),
  (email) => (isEmailShaped(email) ? undefined : emailInvalid),
);
