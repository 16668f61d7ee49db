import { readRate } from "../offers/tax-profile-rules.ts";
import { atMost } from "../text/at-most.ts";
import { lineRule } from "../text/field-rules.ts";
import type { Message, Rule } from "../words.ts";
import { isFrenchVatNumber, isSiren, isSiret, sirenOf, unspaced } from "./company-numbers.ts";
import type { FrenchSettings } from "./french-settings.ts";
import { isFrance } from "./is-france.ts";

const siretWrong: Message = /*i18n*/ {
  id: "france.siret",
  message: "A SIRET has 14 digits, a SIREN 9: one of these is not right.",
};
const vatWrong: Message = /*i18n*/ {
  id: "france.vat",
  message: "A French VAT number is FR, two characters and the SIREN: one of these is not right.",
};
const nafWrong: Message = /*i18n*/ {
  id: "france.naf",
  message: "A NAF code is four digits and a letter, such as 17.21A.",
};
const penaltyWrong: Message = /*i18n*/ {
  id: "france.penalty",
  message: "Please give a rate above 0 and up to 100 %, or none.",
};
const otherFirm: Message = /*i18n*/ {
  id: "france.vat.otherFirm",
  message: "This VAT number belongs to another firm than the SIRET.",
};
const exemptWithTax: Message = /*i18n*/ {
  id: "france.exempt.tax",
  message: "A shop without VAT has no tax profile of new offers. Please choose none there first.",
};

/** Of a number: it is written with or without spaces. */
const numberRule = (isRight: (number: string) => boolean, message: Message): Rule<string> =>
  lineRule((typed) => (typed === "" || isRight(unspaced(typed)) ? undefined : message));
const line = (most: number) => lineRule(atMost(most));
const sentence = line(300);
const free = () => undefined;

type Rules = { readonly [Name in keyof FrenchSettings]: Rule<FrenchSettings[Name]> };

export const frenchRules: Rules = {
  legal_form: line(60),
  share_capital: line(60),
  siret: numberRule((digits) => isSiret(digits) || isSiren(digits), siretWrong),
  register_town: line(60),
  shop_vat_number: numberRule((number) => isFrenchVatNumber(number.toUpperCase()), vatWrong),
  naf_code: lineRule((code) => (/^(?:\d{2}\.?\d{2}[A-Z])?$/.test(code) ? undefined : nafWrong)),
  vat_exempt: free,
  vat_on_debits: free,
  late_penalty_percent: (percent) =>
    percent === null || (percent > 0 && readRate(percent) !== undefined) ? undefined : penaltyWrong,
  early_payment_sentence: sentence,
  recovery_sentence: sentence,
  delivery_sentence: sentence,
  complaints_sentence: sentence,
};

type Together = Pick<FrenchSettings, "siret" | "shop_vat_number" | "vat_exempt"> & {
  readonly country: string;
  readonly default_tax_profile_id: number | null;
};

/** What is wrong with these taken together, by setting. */
export function checkFrenchTogether(settings: Together): Partial<Record<keyof FrenchSettings, Message>> {
  const { country, siret, shop_vat_number, vat_exempt, default_tax_profile_id } = settings;
  if (!isFrance(country)) return {};
  const firm = sirenOf(siret);
  return {
    ...(firm !== "" && shop_vat_number !== "" && !unspaced(shop_vat_number).endsWith(firm)
      ? { shop_vat_number: otherFirm }
      : {}),
    ...(vat_exempt && default_tax_profile_id !== null ? { vat_exempt: exemptWithTax } : {}),
  };
}
