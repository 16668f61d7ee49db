import { expect, test } from "vitest";
import { checkOffer } from "./check-offer.ts";
import type { OfferContent } from "./offer.ts";
import { deliveryFeeCents, deliveryFeeName } from "./retail-delivery-fee.ts";
import { withoutTaxes, workOutOffer } from "./work-out-offer.ts";

const bags = { kind: "product", name: "Bags L", units: 25_000, unitPriceE4: 1_650 } as const;
const fee = { kind: "fee", name: deliveryFeeName, amountCents: 29, taxable: false } as const;
const tax = {
  ...{ name: "Denver", jurisdictions: [{ name: "Denver", ppm: 82_500 }] },
  ...{ freightTaxable: false, setupTaxable: true },
};
const offer: OfferContent = { rounding: "per-line", lines: [bags, fee], options: [], tax };

test("L13.5 the fee is a line of its own, apart from what is taxed, and none where nothing is", () => {
  expect(workOutOffer(offer)).toMatchObject({ goodsCents: 412_529, taxCents: 34_031, totalCents: 446_560 });
  expect(workOutOffer(withoutTaxes(offer))).toMatchObject({ goodsCents: 412_500, totalCents: 412_500 });
  expect(deliveryFeeCents(29, { hasProfile: true, isTaxed: true })).toBe(29);
  expect(deliveryFeeCents(29, { hasProfile: true, isTaxed: false })).toBe(0);
  expect(deliveryFeeCents(29, { hasProfile: false, isTaxed: false })).toBe(29);
});

test("L13.5 the fee is charged once per sale", () => {
  expect(checkOffer(offer, 10_000)).toEqual({});
  expect(Object.keys(checkOffer({ ...offer, lines: [bags, fee, fee] }, 10_000))).toEqual(["lines.2.name"]);
});
