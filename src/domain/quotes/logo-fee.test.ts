import { expect, test } from "vitest";
import type { OfferContent } from "../offers/offer.ts";
import { askedLogo, logoPriceOf, openLogoLines, withLogoFee } from "./logo-fee.ts";

const bags = { kind: "product", name: "Bags", units: 10_000, unitPriceE4: 1_400 } as const;
const freight = { kind: "freight", name: "Freight", amountCents: 42_000 } as const;
const fee = (amountCents: number) => ({ kind: "setup", name: "Logo", amountCents }) as const;
const offer = (lines: OfferContent["lines"]): OfferContent => ({ rounding: "per-line", lines, options: [] });
const logo = (logoFeeCents: number | null, isLogoRequired = true) => ({ isLogoRequired, logoFeeCents });

test("SPEC-1.3 the logo fee is a line of its own, in its place, which goes where nothing is charged", () => {
  expect(withLogoFee(offer([bags]), logo(2_000)).lines).toEqual([bags, fee(2_000)]);
  expect(withLogoFee(offer([bags, fee(2_000), freight]), logo(3_000)).lines).toEqual([
    ...[bags, fee(3_000), freight],
  ]);
  expect(withLogoFee(offer([fee(2_000), bags]), logo(2_000, false)).lines).toEqual([bags]);
  expect(withLogoFee(offer([fee(2_000), bags]), logo(3_000)).lines).toEqual([fee(3_000), bags]);
  expect(withLogoFee(offer([bags]), logo(null)).lines).toEqual([bags]);
});

test("SPEC-1.3 a line of another kind or another name is no logo fee, and stays", () => {
  const others = [
    { ...fee(100), name: "Screens" },
    { ...bags, name: "Logo" },
  ] as const;
  expect(withLogoFee(offer(others), logo(null)).lines).toEqual(others);
  expect(withLogoFee(offer(others), logo(2_000)).lines).toEqual([...others, fee(2_000)]);
});

test("L9.4 a ladder of quantities keeps its place where the logo fee goes", () => {
  const ladder = { id: "q", kind: "one_of", title: "Quantity", at: 1, choices: [] } as const;
  const columns = { ...offer([fee(2_000), freight]), options: [ladder] };
  expect(withLogoFee(columns, logo(2_000, false)).options).toEqual([{ ...ladder, at: 0 }]);
  expect(withLogoFee(columns, logo(3_000)).options).toEqual([ladder]);
  expect(withLogoFee({ ...columns, lines: [bags, freight] }, logo(null)).options).toEqual([ladder]);
  const others = [
    { ...ladder, at: 0 },
    { ...ladder, at: undefined },
  ] as const;
  const between = { ...columns, options: others };
  expect(withLogoFee(between, logo(2_000, false)).options).toEqual(others);
});

test("SPEC-1.27 a logo without a price is a line without an amount", () => {
  expect(openLogoLines(logo(null))).toEqual([{ kind: "setup", name: "Logo" }]);
  expect([logo(2_000), logo(null, false)].flatMap(openLogoLines)).toEqual([]);
  expect([true, false].map(askedLogo)).toEqual([logo(null), logo(null, false)]);
  expect([null, 0, 2_050].map((amount) => logoPriceOf(logo(amount)))).toEqual([null, 0, 20.5]);
});
