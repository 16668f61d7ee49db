import { expect, test } from "vitest";
import { deliveryFeeName } from "#domain/offers/retail-delivery-fee.ts";
import { typedLine, typedOffer, workOutForTest } from "./offer.fixture.ts";

const bags = typedLine(1, { name: "Bag L", units: "25,000", unitPrice: "0.1650" });
const run = typedLine(2, { kind: "run", name: "Print run", units: "50000", unitPrice: "0.02" });
const setup = typedLine(3, { kind: "setup", name: "Screens", units: "3", unitPrice: "45" });
const freight = typedLine(4, { kind: "freight", name: "Freight", amount: "420" });
const e0 = typedOffer([bags, run, setup, freight], { discount: "5" });

test("L1 E0 as it is typed comes to what was worked out by hand", () => {
  const { amounts, totalCents, isValid, whole } = workOutForTest(e0, 82_500);
  expect([...amounts.values()]).toEqual([412_500, 100_000, 13_500, 42_000]);
  expect({ totalCents, isValid, discount: whole.discountCents, tax: whole.taxCents }).toEqual({
    ...{ totalCents: 583_656, isValid: true, discount: 25_625, tax: 41_281 },
  });
});

test("L1.6 freight without a number is open, not nothing", () => {
  const open = typedOffer([bags, { ...freight, amount: "", freight: "to-be-confirmed" }]);
  const { whole, isValid } = workOutForTest(open);
  expect({ isOpen: whole.isFreightOpen, isValid }).toEqual({ isOpen: true, isValid: true });
});

test("a line that is still being typed is left out of the total, and is named", () => {
  const { totalCents, lineErrors, isValid } = workOutForTest(
    typedOffer([bags, typedLine(2, { name: "Tape", units: "1o", unitPrice: "3" })]),
  );
  expect({ totalCents, isValid }).toEqual({ totalCents: 412_500, isValid: false });
  expect([...lineErrors].map(([key, errors]) => [key, Object.keys(errors)])).toEqual([[2, ["units"]]]);
});

test("errors are told at the line, however many blank lines stand before it", () => {
  const { lineErrors } = workOutForTest(
    typedOffer([
      typedLine(7, {}),
      typedLine(8, { name: "Few", units: "5", unitPrice: "1" }),
      typedLine(9, {}),
    ]),
  );
  expect([...lineErrors.keys()]).toEqual([8]);
});

test.each([
  ["a discount that is none", { discount: "abc" }, "discount"],
  ["a discount beyond what there is", { discountIn: "amount", discount: "99999" }, "discount"],
  ["no days", { validDays: "" }, "validDays"],
  ["too many days", { validDays: "366" }, "validDays"],
  ["a tolerance beyond all", { tolerance: "101" }, "tolerance"],
  ["one for fewer bags that is no number", { toleranceUnder: "few" }, "toleranceUnder"],
] as const)("%s is told at its field, and the lines are added up all the same", (_what, given, field) => {
  const { errors, totalCents, isValid } = workOutForTest(typedOffer([bags], given));
  expect({ fields: Object.keys(errors), totalCents, isValid }).toEqual({
    ...{ fields: [field], totalCents: 412_500, isValid: false },
  });
});

test("an offer without end needs no days", () => {
  expect(workOutForTest(typedOffer([bags], { hasEnd: false, validDays: "" })).isValid).toBe(true);
});

test("FOUND-F3 for a buyer who is exempt it comes to what the server sends, without the fee on taxed deliveries", () => {
  const fee = typedLine(5, { kind: "fee", name: deliveryFeeName, amount: "0.28" });
  const taxed = typedOffer([bags, run, setup, freight, fee], { discount: "5" });
  const { totalCents, whole, amounts } = workOutForTest(taxed, 82_500, { isExempt: true });
  expect([totalCents, whole.taxCents, whole.taxes]).toEqual([542_375, 0, []]);
  expect(amounts.get(5)).toBe(28);
});
