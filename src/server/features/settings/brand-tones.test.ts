import { wcagContrast } from "culori";
import fc from "fast-check";
import { expect, test } from "vitest";
import { brandErrors, brandTones, nearestReadable, readable, surfaces } from "./brand-tones.ts";

/** Twelve brands around the wheel, from nearly white to nearly black. */
const brands = [
  ...["#E4002B", "#FF6600", "#FFCC00", "#7AB800", "#00843D", "#00A3AD"],
  ...["#0057B8", "#4B2E83", "#C724B1", "#F5F0E6", "#808080", "#0A0A0A"],
];
/** The tokens on-slab and on-sprout, light and dark. */
const onSlab = { light: "oklch(0.965 0.012 85)", dark: "oklch(0.94 0.018 88)" };
const onSprout = "oklch(0.24 0.03 150)";

function lowest(given: string): number {
  const tones = brandTones({ brand_colour: given }, { isDemo: false });
  if (!tones) return 0;
  const ofText = (["light", "dark"] as const).flatMap((appearance) => [
    ...surfaces[appearance].map((surface) => wcagContrast(tones.leaf[appearance], surface)),
    wcagContrast(tones.slab[appearance], onSlab[appearance]),
    wcagContrast(tones.sprout[appearance], onSprout),
  ]);
  return Math.min(...ofText);
}

test.each(brands)("text in and on the brand colour %s can be read in light and dark", (brand) => {
  expect(lowest(brand)).toBeGreaterThanOrEqual(readable);
});

test("so can text of any other colour", () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(fc.property(hex, (colour) => lowest(colour) >= readable));
});

test("a colour that is too light is refused with the nearest one that is not, which is taken", () => {
  const [refused] = Object.values(brandErrors({ brand_colour: "#FFCC00" }));
  const nearest = String(refused?.values?.nearest);
  expect(nearest).toMatch(/^#[0-9A-F]{6}$/);
  expect(brandErrors({ brand_colour: nearest })).toEqual({});
  expect(brandErrors({ brand_colour: "" })).toEqual({});
  expect(nearestReadable("#0057B8", "light")).toBe("#0057b8");
});

test("the demo keeps its colours until it is given one, and no other shop has them", () => {
  expect(brandTones({ brand_colour: "" }, { isDemo: true })).toBeNull();
  expect(brandTones({ brand_colour: "" }, { isDemo: false })?.leaf.light).toBe("#2f4858");
  expect(brandTones({ brand_colour: "#0057B8" }, { isDemo: true })?.leaf.light).toBe("#0057b8");
});
