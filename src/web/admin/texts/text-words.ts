import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ShopTextAnswer } from "#contracts/texts.ts";
import { nameOfMail } from "#domain/mails/mail-names.ts";
import {
  isPageText,
  isWordText,
  type PageTextName,
  type TextGroup,
  type TextName,
  type TextPart,
  type WordTextName,
} from "#domain/texts/text-names.ts";
import { paths } from "../../paths.ts";
import { say } from "../../words/say.ts";

export const groupLabels: Readonly<Record<TextGroup, MessageDescriptor>> = {
  front: msg`Front page and foot`,
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

const wordLabels: Readonly<Record<WordTextName, MessageDescriptor>> = {
  "front.headline": msg`Front page: the large sentence`,
  "front.featured": msg`Front page: above the first products`,
  "front.about": msg`Front page: heading of the last part`,
  "front.about.sentence": msg`Front page: text of the last part`,
  "front.title": msg`Front page: title for search engines`,
  "front.description": msg`Front page: description for search engines`,
  "products.description": msg`List of products: description for search engines`,
  "foot.line": msg`Foot of every page: below the name`,
};

/** Where a text is read; undefined for one that is mailed. */
export function pathOfText(name: TextName): string | undefined {
  if (isPageText(name)) return pathsOfPages[name];
  if (!isWordText(name)) return undefined;
  return name === "products.description" ? paths.products() : paths.home();
}

const pathsOfPages: Readonly<Record<PageTextName, string>> = {
  about: paths.about(),
  terms: paths.terms(),
  privacy: paths.privacyPolicy(),
  cookies: paths.cookies(),
};

/** What a text is called: a mail by what it tells, one of several news also by its subject. */
export function labelOfText({ name, en, fr }: ShopTextAnswer, i18n: I18n): string {
  const page = new Map(Object.entries({ ...pageLabels, ...wordLabels })).get(name);
  if (page) return i18n._(page);
  const [template = "", news] = name.split(".");
  const mail = nameOfMail(template);
  const label = mail ? say(i18n, mail) : template;
  if (news === undefined) return label;
  const { subject = news } = (i18n.locale === "fr" ? fr : en).original;
  return `${label} – ${subject}`;
}
