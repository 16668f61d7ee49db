import { atMost } from "#domain/text/at-most.ts";
import { isEmailShaped } from "#domain/text/email-shape.ts";
import { emailRule, lineRule } from "#domain/text/field-rules.ts";
import { composed, lengthOf } from "#domain/text/normalize.ts";
import { required } from "#domain/text/required.ts";
import type { Message, Rule } from "#domain/words.ts";
import { withValues } from "#domain/words.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { emailKey } from "./email-key.ts";
import { isHouseWord } from "./house-words.ts";

/** Limits of an account (SPEC-2.23). */
export const accountLimits = {
  name: 100,
  email: 255,
  telephone: 30,
  passwordLeast: 8,
  password: 128,
} as const;

const fieldRequired: Message = /*i18n*/ {
  id: "account.field.required",
  message: "Veuillez remplir tous les champs obligatoires",
};
const emailInvalid: Message = /*i18n*/ {
  id: "account.email.invalid",
  message: "Veuillez fournir une adresse email valide",
};
const passwordTooShort: Message = /*i18n*/ {
  id: "account.password.tooShort",
  message: "Le mot de passe doit contenir au moins {min} caractères",
};
const passwordTooLong: Message = /*i18n*/ {
  id: "account.password.tooLong",
  message: "Le mot de passe ne peut pas dépasser {max} caractères",
};
const passwordTooCommon: Message = /*i18n*/ {
  id: "account.password.tooCommon",
  message: "Ce mot de passe est trop courant",
};
const passwordIsEmail: Message = /*i18n*/ {
  id: "account.password.isEmail",
  message: "Votre adresse email ne peut pas servir de mot de passe",
};
const passwordsDiffer: Message = /*i18n*/ {
  id: "account.password.differ",
  message: "Les mots de passe ne correspondent pas",
};

/** Said where visitors may not open accounts (SPEC-3.32). */
export const accountsByInvitation: Message = /*i18n*/ {
  id: "account.byInvitation",
  message: "Accounts are by invitation",
};

/** The name of an account. */
export const accountNameRule: Rule<string> = lineRule(required(fieldRequired), atMost(accountLimits.name));

/** The name of a person who is invited, and may give it himself. */
export const optionalNameRule: Rule<string> = lineRule(atMost(accountLimits.name));

/** The e-mail address of an account, also at sign-in. */
export const accountEmailRule: Rule<string> = emailRule(
  required(fieldRequired),
  atMost(accountLimits.email),
  (email) => (isEmailShaped(email) ? undefined : emailInvalid),
);

/** The telephone, optional when an account registers itself (SPEC-2.24). */
export const optionalTelephoneRule: Rule<string> = lineRule(atMost(accountLimits.telephone));

/** The telephone, required in both dialogs of the administrator (SPEC-2.24). */
export const telephoneRule: Rule<string> = lineRule(required(fieldRequired), optionalTelephoneRule);

/** A password at sign-in: required, and nothing more is checked than its length. */
export const givenPasswordRule: Rule<string> = (password) =>
  password === "" ? fieldRequired : atMost(1024)(password);

/**
 * A new password: 8 to 128 characters of any kind (SPEC-2.23), but no common one, nor the house's own words
 * alone (REL-S11).
 */
export const newPasswordRule: Rule<string> = (password) => {
  if (password === "") return fieldRequired;
  const length = lengthOf(password);
  if (length < accountLimits.passwordLeast) {
    return withValues(passwordTooShort, { min: accountLimits.passwordLeast });
  }
  if (length > accountLimits.password) {
    return withValues(passwordTooLong, { max: accountLimits.password });
  }
  const isGuessedFirst = isCommonPassword(password) || isHouseWord(password) || isRepeatedCharacter(password);
  return isGuessedFirst ? passwordTooCommon : undefined;
};

/** The same where the address is known that the password is for: it may not hold that address (REL-S11). */
export function newPasswordForRule(password: string, email: string): Message | undefined {
  return newPasswordRule(password) ?? (holdsEmail(password, email) ? passwordIsEmail : undefined);
}

/** The password typed twice; where neither is, both are missing. */
export function passwordConfirmationRule(password: string, confirmation: string): Message | undefined {
  if (password === "" && confirmation === "") return fieldRequired;
  return password === confirmation ? undefined : passwordsDiffer;
}

/** Is this user an administrator? Either name of the flag, 1 or true. */
export function isAdministrator(user: { is_admin?: unknown; isAdmin?: unknown }): boolean {
  return [user.is_admin, user.isAdmin].some((flag) => flag === 1 || flag === true);
}

/** What no keyboard shows, and what looks like nothing: spaces, controls, invisible marks. */
const blank = /[\p{Z}\p{C}\p{M}\s]/gu;

/** Is this one character again and again, or none that can be seen, such as eight spaces or "aAaAaAaA"? */
function isRepeatedCharacter(password: string): boolean {
  const visible = composed(password).toLowerCase().replace(blank, "");
  return new Set(visible).size <= 1;
}

/** Does this password give away the address that it belongs to: the address itself, with or without something beside it, or what stands before its @? */
function holdsEmail(password: string, email: string): boolean {
  const key = emailKey(email);
  const given = composed(email).trim().toLowerCase();
  const typed = composed(password).trim().toLowerCase();
  return (
    key !== "" &&
    (typed.includes(key) || typed.includes(given) || typed === key.slice(0, key.lastIndexOf("@")))
  );
}
