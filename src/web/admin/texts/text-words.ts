import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ShopTextAnswer } from "#contracts/texts.ts";
import { nameOfMail } from "#domain/mails/mail-names.ts";
import type { PageTextName, TextGroup, TextPart } from "#domain/texts/text-names.ts";
import { say } from "../../words/say.ts";

export const groupLabels: Readonly<Record<TextGroup, MessageDescriptor>> = {
  "client-mail": msg`Mails to clients`,
  "staff-mail": msg`Mails to staff`,
  page: msg`Pages`,
};

export const partLabels: Readonly<Record<TextPart, MessageDescriptor>> = {
  subject: msg`Subject`,
  opening: msg`Greeting and text`,
  closing: msg`Closing`,
  body: msg`Text`,
};

const pageLabels: Readonly<Record<PageTextName, MessageDescriptor>> = {
  about: msg`About us`,
  terms: msg`Terms of Service`,
  privacy: msg`Privacy Policy`,
  cookies: msg`Cookie Policy`,
};

/** What a text is called: a mail by what it tells, one of several news also by its subject. */
export function labelOfText({ name, en, fr }: ShopTextAnswer, i18n: I18n): string {
  const page = new Map<string, MessageDescriptor>(Object.entries(pageLabels)).get(name);
  if (page) return i18n._(page);
  const [template = "", news] = name.split(".");
  const mail = nameOfMail(template);
  const label = mail ? say(i18n, mail) : template;
  if (news === undefined) return label;
  const { subject = news } = (i18n.locale === "fr" ? fr : en).original;
  return `${label} – ${subject}`;
}
