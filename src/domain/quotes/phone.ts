import { lineRule } from "#domain/text/field-rules.ts";
import { required } from "#domain/text/required.ts";
import type { Rule, Words } from "#domain/words.ts";
import { withValues } from "#domain/words.ts";

/** The two ways to write a number that the form names (P18). */
export const phoneExamples = { example: "(303) 555-0123", other: "303-555-0123" } as const;

const phoneRequired: Words = /*i18n*/ { id: "quote.phone.required", message: "Phone is required" };
const phoneInvalid: Words = /*i18n*/ {
  id: "quote.phone.invalid",
  message: "Phone number is not valid. Please use format: {example} or {other}",
};

// Optional +1, optional area code, 3 digits, 4 digits; a space, dot or hyphen may stand between (S1 §5).
const usPhone = /^(?:\+1[ .-]?)?(?:(?:\(\d{3}\)|\d{3})[ .-]?)?\d{3}[ .-]?\d{4}$/;

/** A US telephone number (S1 §5, P18). */
export const phoneRule: Rule<string> = lineRule(required(phoneRequired), (phone) =>
  usPhone.test(phone) ? undefined : withValues(phoneInvalid, phoneExamples),
);
