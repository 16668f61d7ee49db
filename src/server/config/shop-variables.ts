import { z } from "zod";
import { settingRules } from "#domain/settings/setting-rules.ts";
import type { Rule } from "#domain/words.ts";

/**
 * The variables that say who the shop is: the first values of its settings. One that is empty is a value, unlike all
 * others: `SHOP_REGION=""` is a shop without a region.
 */
export const shopVariables = {
  SHOP_NAME: { ...text(settingRules.shop_name), remedy: "the shop's name" },
  SHOP_STREET: { ...text(settingRules.street), remedy: "street and number" },
  SHOP_CITY: { ...text(settingRules.city), remedy: "the town" },
  SHOP_REGION: { ...text(settingRules.region), remedy: "the state or region, or empty" },
  SHOP_POSTAL_CODE: { ...text(settingRules.postal_code), remedy: "the postal code" },
  SHOP_COUNTRY: { ...text(settingRules.country), remedy: "the country" },
  SHOP_PHONE: { ...text(settingRules.phone), remedy: "a telephone number, or empty" },
  SHOP_EMAIL: { ...text(settingRules.email), remedy: "the e-mail address that visitors write to" },
  SHOP_SOCIAL_LINK: { ...text(settingRules.social_link), remedy: "a whole address, https://…, or empty" },
  SHOP_FOOTER_HOURS: { ...lines(settingRules.footer_hours), remedy: "lines with | between them" },
  SHOP_CONTACT_HOURS: { ...lines(settingRules.contact_hours), remedy: "lines with | between them" },
  SHOP_CLAIMS: { ...lines(settingRules.claims), remedy: "lines with | between them" },
} as const;

function text(rule: Rule<string>) {
  return {
    rule: z
      .string()
      .refine((value) => rule(value) === undefined)
      .optional(),
    isEmptyValue: true,
  };
}

/** `Mon-Fri 9-6|Sat 10-4|Sun closed` */
function lines(rule: Rule<readonly string[]>) {
  const split = (value: string) => value.split("|").flatMap((line) => line.trim() || []);
  return {
    rule: z
      .string()
      .transform(split)
      .refine((value) => rule(value) === undefined)
      .optional(),
    isEmptyValue: true,
  };
}
