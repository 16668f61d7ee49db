import type { I18n } from "@lingui/core";
import type { Letter } from "#contracts/letters.ts";
import type { Wording } from "#domain/language/language.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";

/** What a template is given beside its values. */
export interface LetterContext {
  readonly i18n: I18n;
  readonly wording: Wording;
  readonly facts: ShopFacts;
  /** The address the mail opens; absent in a preview, where it would be a secret. */
  readonly link: string;
}

/** The letter with this template's values. */
export type LetterOf<T extends Letter["template"]> = Extract<Letter, { template: T }>;
