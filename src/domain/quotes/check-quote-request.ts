import type { Locale } from "#domain/language/language.ts";
import type { Message } from "#domain/words.ts";
import { coloursRule, logoColoursRule } from "./colours.ts";
import type { LogoFile } from "./logo-file.ts";
import { logoFileRule } from "./logo-file.ts";
import { phoneRule } from "./phone.ts";
import { type DeliveryField, eachDeliveryField } from "./quote-limits.ts";
import {
  deliveryRules,
  logoPresenceRule,
  quoteEmailRule,
  quoteMessageRule,
  quoteNameRule,
  sizesRule,
} from "./quote-rules.ts";
import type { SelectedSize } from "./units.ts";
import { unitsRule } from "./units.ts";

/** A quote request as form and server both see it, texts already stripped and trimmed (SPEC-0.22). */
export interface QuoteRequestValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** The reader's: a telephone number is written by the rules of a country. */
  readonly locale?: Locale | undefined;
  readonly message: string;
  readonly sizes: readonly SelectedSize[];
  readonly isLogo: boolean;
  readonly logo: LogoFile | undefined;
  readonly productColors: readonly string[];
  readonly logoColors?: readonly string[] | undefined;
  readonly delivery?: Readonly<Partial<Record<DeliveryField, string | undefined>>>;
}

/** Validation errors by field, named as in the payload; a valid field is absent. */
export type QuoteErrors = Readonly<Partial<Record<QuoteField, readonly Message[]>>>;
export type QuoteField =
  | "name"
  | "email"
  | "phone"
  | "sizes"
  | "sizesQuantities"
  | "message"
  | "productColors"
  | "logo"
  | "logo_colors"
  | DeliveryField;

function logoError(values: QuoteRequestValues): Message | undefined {
  if (!values.isLogo) return undefined;
  return logoPresenceRule(true, values.logo !== undefined) ?? (values.logo && logoFileRule(values.logo));
}

/** Every rule of the quote form at once (SPEC-2.13 to SPEC-2.19), in the order of its fields; `minimumUnits` for each size. */
export function checkQuoteRequest(values: QuoteRequestValues, minimumUnits: number): QuoteErrors {
  const found: Record<QuoteField, readonly (Message | undefined)[]> = {
    name: [quoteNameRule(values.name)],
    email: [quoteEmailRule(values.email)],
    phone: [phoneRule(values.locale)(values.phone)],
    sizes: [sizesRule(values.sizes)],
    sizesQuantities: values.sizes.map((size) => unitsRule(size, minimumUnits)),
    message: [quoteMessageRule(values.message)],
    productColors: [coloursRule(values.productColors)],
    logo: [logoError(values)],
    logo_colors: [logoColoursRule(values.logoColors ?? [])],
    ...eachDeliveryField((field) => [deliveryRules[field](values.delivery?.[field] ?? "")]),
  };
  const errors: Partial<Record<QuoteField, Message[]>> = {};
  for (const field of Object.keys(found) as QuoteField[]) {
    const messages = found[field].filter((message) => message !== undefined);
    if (messages.length > 0) errors[field] = messages;
  }
  return errors;
}
