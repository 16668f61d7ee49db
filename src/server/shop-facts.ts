import { type ShopFacts, shopFacts } from "#domain/shop/shop-facts.ts";
import type { Config } from "./config.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables by which an operator says who the shop is; what is left out stays as specified. */
const variables = {
  SHOP_NAME: "name",
  SHOP_STREET: "street",
  SHOP_CITY: "city",
  SHOP_REGION: "region",
  SHOP_POSTAL_CODE: "postalCode",
  SHOP_COUNTRY: "country",
  SHOP_PHONE: "phone",
  SHOP_EMAIL: "email",
  SHOP_SOCIAL_LINK: "socialLink",
} as const satisfies Record<string, keyof ShopFacts>;

/** The same for what comes in lines, separated by `|`: `Mon-Fri 9-6|Sat 10-4|Sun closed`. */
const lists = {
  SHOP_FOOTER_HOURS: "footerHours",
  SHOP_CONTACT_HOURS: "contactHours",
  SHOP_CLAIMS: "claims",
} as const satisfies Record<string, keyof ShopFacts>;

/** Their names, for the list in docs/settings.md. */
export const shopFactNames: readonly string[] = [...Object.keys(variables), ...Object.keys(lists)];

export function shopFactsOf(
  environment: Environment,
  { MINIMUM_UNITS }: Pick<Config, "MINIMUM_UNITS">,
): ShopFacts {
  const overrides: Record<string, string | string[]> = {};
  for (const [variable, fact] of Object.entries(variables)) {
    const value = environment[variable]?.trim();
    if (value) overrides[fact] = value;
  }
  for (const [variable, fact] of Object.entries(lists)) {
    const value = environment[variable]?.trim();
    if (value) overrides[fact] = value.split("|").map((line) => line.trim());
  }
  return shopFacts({ ...overrides, minimumUnits: MINIMUM_UNITS });
}
