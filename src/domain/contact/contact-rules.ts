import { atMost } from "#domain/text/at-most.ts";
import { isEmailShaped } from "#domain/text/email-shape.ts";
import { emailRule, lineRule, textRule } from "#domain/text/field-rules.ts";
import { lengthOf } from "#domain/text/normalize.ts";
import { required } from "#domain/text/required.ts";
import type { Message, Rule } from "#domain/words.ts";
import { withValues } from "#domain/words.ts";

/** Limits of a contact message (the minimum is SPEC-2.22). */
export const contactLimits = {
  name: 100,
  email: 255,
  messageLeast: 10,
  message: 2000,
  links: 2,
  run: 10,
} as const;

const nameRequired: Message = /*i18n*/ { id: "contact.name.required", message: "Le nom est requis" };
const nameTooLong: Message = /*i18n*/ {
  id: "contact.name.tooLong",
  message: "Le nom ne peut pas dépasser {max} caractères",
};
const nameStrange: Message = /*i18n*/ {
  id: "contact.name.strange",
  message: "Le nom contient des caractères non autorisés",
};
const emailRequired: Message = /*i18n*/ {
  id: "contact.email.required",
  message: "L'email est requis",
};
const emailTooLong: Message = /*i18n*/ {
  id: "contact.email.tooLong",
  message: "L'email est trop long",
};
const emailInvalid: Message = /*i18n*/ {
  id: "contact.email.invalid",
  message: "Veuillez fournir une adresse email valide",
};
const messageRequired: Message = /*i18n*/ {
  id: "contact.message.required",
  message: "Le message est requis",
};
const messageTooShort: Message = /*i18n*/ {
  id: "contact.message.tooShort",
  message: "Le message doit contenir au moins {min} caractères",
};
const messageTooLong: Message = /*i18n*/ {
  id: "contact.message.tooLong",
  message: "Le message ne peut pas dépasser {max} caractères",
};
const messageLinks: Message = /*i18n*/ {
  id: "contact.message.links",
  message: "Le message contient trop de liens",
};
const messageRun: Message = /*i18n*/ {
  id: "contact.message.run",
  message: "Le message contient des répétitions suspectes",
};

/** What keyboards write in names (SPEC-4.44); the joiners of Persian and Indic words stand between letters. */
const nameCharacters =
  /^(?:[\p{L}\p{M} \u00A0'‘’\u02BC`.,&-]|(?<=[\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}]))*$/u;
const link = /https?:\/\/(?:www\.)?|www\./gi;
// The eleventh identical character in a row is one too many (SPEC-2.22).
const run = new RegExp(`(.)\\1{${contactLimits.run}}`, "su");

/**
 * The name of a contact message: letters, spaces, hyphens, apostrophes, dots, commas and ampersands. Other fields for a
 * name take digits and signs besides, since companies have them (3M).
 */
export const contactNameRule: Rule<string> = lineRule(
  required(nameRequired),
  atMost(contactLimits.name, nameTooLong),
  (name) => (nameCharacters.test(name) ? undefined : nameStrange),
);

/** The e-mail of a contact message. */
export const contactEmailRule: Rule<string> = emailRule(
  required(emailRequired),
  atMost(contactLimits.email, emailTooLong),
  (email) => (isEmailShaped(email) ? undefined : emailInvalid),
);

/** The text of a contact message: 10 to 2000 characters, two links, no long runs (SPEC-2.22). */
export const contactMessageRule: Rule<string> = textRule(
  required(messageRequired),
  (text) =>
    lengthOf(text) < contactLimits.messageLeast
      ? withValues(messageTooShort, { min: contactLimits.messageLeast })
      : undefined,
  atMost(contactLimits.message, messageTooLong),
  (text) => ((text.match(link)?.length ?? 0) > contactLimits.links ? messageLinks : undefined),
  (text) => (run.test(text) ? messageRun : undefined),
);
