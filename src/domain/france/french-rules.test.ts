import { expect, test } from "vitest";
import { frenchFactsOf } from "./french-facts.ts";
import { checkFrenchTogether, frenchRules } from "./french-rules.ts";
import { type FrenchSettings, firstFrenchSettings } from "./french-settings.ts";

const broken = (values: Partial<FrenchSettings>) =>
  Object.keys(values).filter((name) =>
    isBroken(name as keyof FrenchSettings, { ...firstFrenchSettings, ...values }),
  );

function isBroken<Name extends keyof FrenchSettings>(name: Name, values: FrenchSettings): boolean {
  return frenchRules[name](values[name]) !== undefined;
}

test.each<Partial<FrenchSettings>>([
  { siret: "732 829 320 00075" },
  { siret: "12345" },
  { shop_vat_number: "FR45732829320" },
  { naf_code: "1721" },
  { late_penalty_percent: 0 },
  { late_penalty_percent: 101 },
  { late_penalty_percent: Number.NaN },
  { recovery_sentence: "x".repeat(301) },
])("L14.1 refuses %j", (values) => expect(broken(values)).toEqual(Object.keys(values)));

test.each<Partial<FrenchSettings>>([
  { siret: "732 829 320 00074", shop_vat_number: "fr 44 732 829 320", naf_code: "17.21A" },
  { siret: "732829320", naf_code: "1721A", late_penalty_percent: 12.15 },
  { siret: "", shop_vat_number: "", naf_code: "", late_penalty_percent: null },
])("L14.1 takes %j", (values) => expect(broken(values)).toEqual([]));

test("a VAT number is that of the firm, and a shop without VAT offers none", () => {
  const numbers = {
    ...firstFrenchSettings,
    siret: "73282932000074",
    country: "FR",
    default_tax_profile_id: null,
  };
  const together = (change: object) => Object.keys(checkFrenchTogether({ ...numbers, ...change }));
  expect(together({ shop_vat_number: "FR44 732 829 320" })).toEqual([]);
  expect(together({ shop_vat_number: "FR83404833048" })).toEqual(["shop_vat_number"]);
  expect(together({ vat_exempt: true })).toEqual([]);
  expect(together({ vat_exempt: true, default_tax_profile_id: 3 })).toEqual(["vat_exempt"]);
  expect(together({ vat_exempt: true, default_tax_profile_id: 3, country: "Canada" })).toEqual([]);
});

test("only a shop in France has French facts", () => {
  const settings = { ...firstFrenchSettings, siret: "732 829 320 00074", late_penalty_percent: 12.15 };
  expect(frenchFactsOf({ ...settings, country: "United States" })).toBeNull();
  expect(frenchFactsOf({ ...settings, country: "France" })?.seller).toMatchObject({
    ...{ siret: "73282932000074", late_penalty_ppm: 121_500 },
  });
});
