import { expect, test } from "vitest";
import { readDraft } from "../offers/draft.ts";
import { readRate } from "../offers/tax-profile-rules.ts";
import { workOutOffer } from "../offers/work-out-offer.ts";
import { frenchVat } from "./french-vat.ts";

const jurisdictions = frenchVat.jurisdictions.map(({ name, percent }) => ({
  name,
  ppm: readRate(percent) ?? 0,
}));
const vat = (freightTaxable: boolean) => ({
  name: frenchVat.name,
  jurisdictions,
  freightTaxable,
  setupTaxable: true,
});
const e0 = {
  lines: [
    { kind: "product", name: "Sacs L", units: 25_000, unit_price: "0.165" },
    { kind: "run", name: "Impression", units: 50_000, unit_price: "0.02" },
    { kind: "setup", name: "Frais techniques", units: 3, unit_price: "45" },
    { kind: "freight", name: "Transport", freight: "fixed", amount: "420" },
  ],
  discount: { percent: "5" },
} as const;

test.each([
  ["with its freight", true, [542_375, 108_475, 650_850]],
  ["without it", false, [542_375, 100_075, 642_450]],
])("L14.5 E0 in euros, VAT %s: HT, TVA, TTC", (_, freightTaxable, sums) => {
  const { goodsCents, freightCents, taxCents, totalCents } = workOutOffer(readDraft(e0, vat(freightTaxable)));
  expect([goodsCents + freightCents, taxCents, totalCents]).toEqual(sums);
});
