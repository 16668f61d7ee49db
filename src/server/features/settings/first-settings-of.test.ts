import { expect, test } from "vitest";
import { firstSettings } from "#domain/settings/shop-settings.ts";
import { factsOf } from "#domain/shop/shop-facts.ts";
import { readConfig } from "#server/config/config.ts";
import { firstSettingsOf } from "./first-settings-of.ts";

const firstOf = (environment: Record<string, string>) => {
  const config = readConfig(environment);
  return firstSettingsOf(config, config.DEMO_DATA === "on");
};

test("without a variable a shop begins as specified", () => {
  expect(firstOf({})).toEqual(firstSettings());
});

test("variables are first values, and an empty one is a value", () => {
  const first = firstOf({
    ...{ SHOP_NAME: "Sacs Rhône", SHOP_CITY: "Lyon", SHOP_REGION: "", SHOP_PHONE: " " },
    ...{ SHOP_FOOTER_HOURS: "Lun-Ven 9-18 | Sam 10-16", SHOP_CLAIMS: "", MINIMUM_UNITS: "500" },
    ...{ STAFF_EMAIL: "desk@example.com", BANK_TRANSFER_HOLDER: "Sacs", BANK_TRANSFER_ACCOUNT: "FR76" },
  });
  expect(first).toMatchObject({
    ...{ shop_name: "Sacs Rhône", city: "Lyon", region: "", phone: "", street: "1700 Sherman Street" },
    ...{ footer_hours: ["Lun-Ven 9-18", "Sam 10-16"], claims: [], minimum_units: 500 },
    ...{ staff_email: "desk@example.com", bank_holder: "Sacs", bank_account: "FR76", bank_name: "" },
  });
  expect(first.contact_hours).toHaveLength(3);
});

test("SPEC-3.25 without the demo catalogue nothing is claimed", () => {
  const facts = factsOf(firstOf({ DEMO_DATA: "off", SHOP_CONTACT_HOURS: "Lun-Ven 9-18" }), { isDemo: false });
  expect(facts).toMatchObject({ claims: [], footerHours: [], rating: null, contactHours: ["Lun-Ven 9-18"] });
});

test.each([
  { SHOP_NAME: "" },
  { SHOP_EMAIL: "shop" },
  { SHOP_SOCIAL_LINK: "javascript:alert(1)" },
  { SHOP_CLAIMS: "x".repeat(101) },
])("%j stops the start with its name", (environment) => {
  expect(() => readConfig(environment)).toThrow(Object.keys(environment)[0]);
});
