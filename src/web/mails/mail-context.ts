import type { I18n } from "@lingui/core";
import type { Mail } from "#contracts/mails.ts";
import type { Locale } from "#domain/language/language.ts";
import type { MoneyStyle } from "#domain/money/show-money.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";

/** What a template is given beside its values. */
export interface MailContext {
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly money: MoneyStyle;
  readonly facts: ShopFacts;
  /** The address the mail opens; absent in a preview, where it would be a secret. */
  readonly link: string;
}

/** The mail with this template's values. */
export type MailOf<T extends Mail["template"]> = Extract<Mail, { template: T }>;
