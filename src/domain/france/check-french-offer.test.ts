import { expect, test } from "vitest";
import type { OfferContent } from "../offers/offer.ts";
import { checkFrenchOffer } from "./check-french-offer.ts";

const offer = (days: number): OfferContent => ({
  ...{ rounding: "per-line", lines: [], options: [] },
  plan: [
    { kind: "deposit", part: { ppm: 300_000 }, due: "on-acceptance" },
    { kind: "balance", part: "rest", due: "net-days", days },
  ],
});
const tax = { name: "TVA 20 %", jurisdictions: [], freightTaxable: true, setupTaxable: true };

test("L11.2 in France a plan asks for everything within 60 days", () => {
  expect(checkFrenchOffer(offer(60), { isVatExempt: false })).toEqual({});
  expect(Object.keys(checkFrenchOffer(offer(61), { isVatExempt: false }))).toEqual(["plan.1.days"]);
});

test("L14.1 a shop without VAT offers without it", () => {
  expect(Object.keys(checkFrenchOffer({ ...offer(30), tax }, { isVatExempt: true }))).toEqual([
    "tax_profile_id",
  ]);
  expect(checkFrenchOffer({ ...offer(30), tax }, { isVatExempt: false })).toEqual({});
});
