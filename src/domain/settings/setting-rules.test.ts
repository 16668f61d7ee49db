import { expect, test } from "vitest";
import { checkTogether, settingRules } from "./setting-rules.ts";
import { firstSettings, type ShopSettings } from "./shop-settings.ts";

const broken = (values: Partial<ShopSettings>) =>
  Object.keys(values).filter((name) =>
    isBroken(name as keyof ShopSettings, { ...firstSettings(), ...values }),
  );

function isBroken<Name extends keyof ShopSettings>(name: Name, values: ShopSettings): boolean {
  return settingRules[name](values[name]) !== undefined;
}

test("what a shop begins with obeys every rule, with the demo and without", () => {
  for (const isDemo of [true, false]) {
    const first = firstSettings({ isDemo });
    expect(broken(first)).toEqual([]);
    expect(checkTogether(first)).toEqual({});
  }
});

test.each<Partial<ShopSettings>>([
  { shop_name: " " },
  { shop_name: "x".repeat(61) },
  { email: "" },
  { email: "shop@" },
  { staff_email: "desk" },
  { social_link: "javascript:alert(1)" },
  { social_link: "www.example.com" },
  { claims: ["x".repeat(101)] },
  { footer_hours: Array.from({ length: 11 }, () => "Mon") },
  { home_counters: [{ value: "1", label: " " }] },
  { about_numbers: [{ value: "x".repeat(21), label: "bags" }] },
  { other_numbers: Array.from({ length: 7 }, () => ({ value: "1", label: "bag" })) },
  { rating: 5.1 },
  { rating: 4.95 },
  { rating: -1 },
  { rating: Number.NaN },
  { minimum_units: 0 },
  { units_step: 1.5 },
  { units_step: 10_000_001 },
  { offer_valid_days: 366 },
  { time_zone: "Lyon" },
  { retail_delivery_fee: 0 },
  { units_per_carton: 0 },
  { cartons_per_pallet: 0 },
  { carton_kg: 0 },
  { carton_kg: 8.45 },
  { retail_delivery_fee: 100 },
  { retail_delivery_fee: 0.275 },
  { holidays: ["25 December"] },
  { holidays: ["2026-02-30"] },
  { cloth_colours: [] },
  { cloth_colours: [{ code: "green", en: "Green", fr: "" }] },
  { cloth_colours: [{ code: "#2B5B3E", en: " ", fr: "" }] },
  { cloth_colours: [{ code: "#2B5B3E", en: "x".repeat(61), fr: "" }] },
  { cloth_colours: ["#2B5B3E", "#2b5b3e"].map((code) => ({ code, en: "Forest", fr: "Forêt" })) },
  { cloth_colours: Array.from({ length: 25 }, (_, at) => ({ code: `#0000${10 + at}`, en: "Blue", fr: "" })) },
  { cloths: [{ en: "", fr: " " }] },
  { cloths: Array.from({ length: 25 }, () => ({ en: "Cotton", fr: "" })) },
])("refuses %j", (values) => expect(broken(values)).toEqual(Object.keys(values)));

test.each<Partial<ShopSettings>>([
  { region: "", phone: "", social_link: "", street: "" },
  { social_link: "https://www.instagram.com/sacs.rhone" },
  { staff_email: "", rating: null },
  { retail_delivery_fee: 0.29 },
  { units_per_carton: 250, cartons_per_pallet: 24, carton_kg: 8.4 },
  { rating: 4.7, claims: [], home_counters: [] },
  { time_zone: "Europe/Paris", holidays: ["2026-12-25", "2027-01-01"] },
  { minimum_units: 1, units_step: 10_000_000 },
  { cloth_colours: [{ code: "#2B5B3E", en: "", fr: "Sapin" }], cloths: [{ en: "Cotton", fr: "" }] },
  { cloth_colours: Array.from({ length: 24 }, (_, at) => ({ code: `#0000${10 + at}`, en: "Blue", fr: "" })) },
])("takes %j", (values) => expect(broken(values)).toEqual([]));

test("an account needs its holder, and a holder an account", () => {
  const wrong = (bank_holder: string, bank_account: string) =>
    Object.keys(checkTogether({ ...firstSettings(), bank_holder, bank_account }));
  expect(wrong("Sacs", "")).toEqual(["bank_account"]);
  expect(wrong("", "FR76")).toEqual(["bank_holder"]);
  expect(wrong("Sacs", "FR76")).toEqual([]);
});
