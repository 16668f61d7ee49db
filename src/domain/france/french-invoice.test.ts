import { expect, test } from "vitest";
import { refusalToInvoice } from "./french-invoice.ts";

const named = { siret: "73282932000074", vat_number: "FR44732829320", is_vat_exempt: false };
const small = { totalCents: 18_000, taxCents: 3_000 };
const large = { totalCents: 18_001, taxCents: 3_000 };

const taxed = { ppm: 200_000, reason: null } as const;
const buyer = { address: ["12 rue du Port", "69002 Lyon"], siren: "", vat_number: "" };
const sale = { buyer, shipTo: buyer.address };

test.each([
  [named, large, undefined],
  [{ ...named, siret: "" }, small, "france.invoice.siret"],
  [{ ...named, vat_number: "" }, small, undefined],
  [{ ...named, vat_number: "" }, large, "france.invoice.vat"],
  [{ ...named, vat_number: "", is_vat_exempt: true }, large, undefined],
])("L14.3 %j with %j: %s", (seller, sum, refusal) => {
  expect(refusalToInvoice({ ...seller, vat: taxed }, { ...sale, ...sum })?.id).toBe(refusal);
});

test("FOUND-F5 a French invoice names the buyer's address", () => {
  const unknown = { ...sale, buyer: { ...buyer, address: [] }, totalCents: 12_000, taxCents: 2_000 };
  expect(refusalToInvoice({ ...named, vat: taxed }, unknown)?.id).toBe("france.invoice.address");
});

const bagsTo = (...shipTo: string[]) => ({ shipTo });
const brussels = bagsTo("Rue Haute 5", "1000 Bruxelles", "Belgique");
const london = bagsTo("5 King Street", "London", "United Kingdom");
const known = (more: object) => ({ buyer: { ...buyer, ...more } });

test.each([
  [undefined, {}, "france.invoice.reason"],
  ["small-business", {}, undefined],
  ["compensation", {}, undefined],
  ["intra-community", { ...known({ vat_number: "BE0403019261" }), ...brussels }, undefined],
  ["intra-community", brussels, "france.invoice.buyerNumber"],
  [
    "intra-community",
    { ...known({ vat_number: "FR83404833048" }), ...brussels },
    "france.invoice.buyerNumber",
  ],
  ["intra-community", known({ vat_number: "BE0403019261" }), "france.invoice.notToUnion"],
  ["intra-community", { ...known({ vat_number: "BE0403019261" }), ...london }, "france.invoice.notToUnion"],
  ["intra-community", { ...known({ vat_number: "XI123456789" }), ...london }, undefined],
  ["export", london, undefined],
  ["export", brussels, "france.invoice.notOutside"],
  ["reverse-charge", known({ siren: "404833048" }), undefined],
  ["reverse-charge", known({ vat_number: "FR83404833048" }), undefined],
  ["reverse-charge", {}, "france.invoice.reversedNumber"],
] as const)("FOUND-F6 an invoice without VAT by %s: %j answers %s", (reason, more, refusal) => {
  const seller = { ...named, ...(reason && { vat: { ppm: 0, reason } }) };
  expect(refusalToInvoice(seller, { ...sale, totalCents: 15_000, taxCents: 0, ...more })?.id).toBe(refusal);
});
