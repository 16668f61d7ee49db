import { expect, test } from "vitest";
import { refusalToInvoice } from "./french-invoice.ts";

const named = { siret: "73282932000074", vat_number: "FR44732829320", is_vat_exempt: false };
const small = { totalCents: 18_000, taxCents: 3_000 };
const large = { totalCents: 18_001, taxCents: 3_000 };

test.each([
  [named, large, undefined],
  [{ ...named, siret: "" }, small, "france.invoice.siret"],
  [{ ...named, vat_number: "" }, small, undefined],
  [{ ...named, vat_number: "" }, large, "france.invoice.vat"],
  [{ ...named, vat_number: "", is_vat_exempt: true }, large, undefined],
])("L14.3 %j with %j: %s", (seller, sum, refusal) => {
  expect(refusalToInvoice(seller, { ...sum, hasAddress: true })?.id).toBe(refusal);
});

test("FOUND-F5 a French invoice names the buyer's address", () => {
  const seller = { siret: "73282932000074", vat_number: "FR44732829320", is_vat_exempt: false };
  const sum = { totalCents: 12_000, taxCents: 2_000, hasAddress: false };
  expect(refusalToInvoice(seller, sum)?.id).toBe("france.invoice.address");
});
