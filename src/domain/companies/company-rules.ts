import { isSiren, unspaced } from "../france/company-numbers.ts";
import { atMost } from "../text/at-most.ts";
import { firstError, lineRule } from "../text/field-rules.ts";
import { required } from "../text/required.ts";
import type { Message, Rule } from "../words.ts";

export const addressKinds = ["billing", "shipping"] as const;
export type AddressKind = (typeof addressKinds)[number];

/** The fields of an address, in the order in which they are written and typed. */
export const addressFields = ["street", "city", "state", "postal_code", "country"] as const;
export type AddressField = (typeof addressFields)[number];
export type CompanyAddress = Readonly<Record<AddressField, string>>;

/** The highest limit, $999,999.99: as much as one quote may come to. */
export const maximumCreditCents = 99_999_999;

const nameRequired: Message = /*i18n*/ { id: "company.name.required", message: "Please name the company." };
const streetRequired: Message = /*i18n*/ {
  id: "company.street.required",
  message: "Please write the street.",
};
const cityRequired: Message = /*i18n*/ { id: "company.city.required", message: "Please write the city." };
const sirenInvalid: Message = /*i18n*/ {
  id: "company.siren.invalid",
  message: "A SIREN has nine digits, the last one a check digit: one of these is not right.",
};
const vatInvalid: Message = /*i18n*/ {
  id: "company.vat.invalid",
  message: "A VAT number is two letters and up to 13 letters and digits.",
};

const vatRule: Rule<string> = (text) =>
  text === "" || /^[A-Za-z]{2}[A-Za-z0-9]{2,13}$/.test(unspaced(text)) ? undefined : vatInvalid;

/** The rules of a company, for its forms and its calls alike. */
export const companyRules = {
  name: lineRule(required(nameRequired), atMost(200)),
  siren: lineRule((text) => (text === "" || isSiren(unspaced(text)) ? undefined : sirenInvalid)),
  vatNumber: lineRule(vatRule),
  title: lineRule(atMost(100)),
};

/** The rules of an address. */
export const addressRules: Readonly<Record<AddressField, Rule<string>>> = {
  street: lineRule(firstError(required(streetRequired), atMost(200))),
  city: lineRule(firstError(required(cityRequired), atMost(100))),
  state: lineRule(atMost(50)),
  postal_code: lineRule(atMost(20)),
  country: lineRule(atMost(100)),
};
