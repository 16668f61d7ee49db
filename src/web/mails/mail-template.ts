import type { Mail } from "#contracts/mails.ts";
import { fillPlaceholders } from "#domain/texts/placeholders.ts";
import type { OwnText } from "#domain/texts/text-names.ts";
import type { MailContext } from "./mail-context.ts";
import type { MailFacts, MailPage, MailWords } from "./mail-page.ts";

type Values = Readonly<Record<string, string>>;

/** A mail that is ready to be written: in the words that came with the shop, or in its own. */
export interface MailDraft {
  /** What its words may name as {placeholders}. */
  readonly values: Values;
  /** The words that came with the shop; with placeholders where they name a value, or with the values. */
  readonly words: (which: "placeholders" | "values") => MailWords;
  readonly facts: MailFacts;
}

interface Template<M extends Mail, Name extends string> {
  readonly values: (mail: M, context: MailContext) => Readonly<Record<Name, string>>;
  /** Of the mail only what tells which piece of news it is: all else is in the values. */
  readonly words: (values: Readonly<Record<Name, string>>, context: MailContext, mail: M) => MailWords;
  readonly facts: (mail: M, context: MailContext) => MailFacts;
}

/** Describes the mails of one template. */
export function mailTemplate<M extends Mail, Name extends string>(template: Template<M, Name>) {
  return (mail: M, context: MailContext): MailDraft => {
    const values = template.values(mail, context);
    // The same names, each with its own in braces.
    const placeholders = Object.fromEntries(
      Object.keys(values).map((name) => [name, `{${name}}`]),
    ) as typeof values;
    return {
      values,
      words: (which) => template.words(which === "values" ? values : placeholders, context, mail),
      facts: template.facts(mail, context),
    };
  };
}

/** The mail in the shop's own words where it has some, else in those that came with it. */
export function writeMail({ values, words, facts }: MailDraft, own: OwnText | null): MailPage {
  if (own === null) return { ...words("values"), ...facts };
  const paragraphs = (text = "") =>
    text.split(/\n{2,}/).flatMap((paragraph) => fillPlaceholders(paragraph, values).trim() || []);
  const opening = paragraphs(own.opening);
  return {
    subject: fillPlaceholders(own.subject ?? "", values),
    preview: opening[1] ?? opening[0] ?? "",
    opening,
    closing: paragraphs(own.closing),
    ...facts,
  };
}
