import { contactEmailRule, contactMessageRule, contactNameRule } from "#domain/contact/contact-rules.ts";
import { cleanEmail, cleanLine, cleanText } from "#domain/text/clean.ts";
import type { Message } from "#domain/words.ts";

export const contactFields = ["name", "email", "message"] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;
export type ContactErrors = Readonly<Partial<Record<ContactField, Message | readonly string[]>>>;

export const emptyContact: ContactValues = { name: "", email: "", message: "" };

const rules = { name: contactNameRule, email: contactEmailRule, message: contactMessageRule };

const clean = { name: cleanLine, email: cleanEmail, message: cleanText };

/** What is wrong with one field. */
export function checkContactField(field: ContactField, text: string): Message | undefined {
  return rules[field](text);
}

/** What is wrong with the form, field by field. */
export function checkContact(values: ContactValues): ContactErrors {
  const errors: Partial<Record<ContactField, Message>> = {};
  for (const field of contactFields) {
    const error = checkContactField(field, values[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

/** A field as it is left or sent: without markup and without space around it (SPEC-1.22). */
export function cleanContactField(field: ContactField, text: string): string {
  return clean[field](text);
}

/** The form as it is sent. */
export function cleanContact(values: ContactValues): ContactValues {
  return {
    name: cleanContactField("name", values.name),
    email: cleanContactField("email", values.email),
    message: cleanContactField("message", values.message),
  };
}

/** What an answer said of each field. */
export function contactErrorsOf(errors: Readonly<Record<string, readonly string[]>>): ContactErrors {
  const found = contactFields.flatMap((field) => {
    const texts = errors[field];
    return texts === undefined ? [] : [[field, texts] as const];
  });
  return Object.fromEntries(found);
}
