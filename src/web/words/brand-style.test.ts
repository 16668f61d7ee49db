import { expect, test } from "vitest";
import { defaultShopFacts } from "#domain/shop/shop-facts.ts";
import { brandStyle } from "./brand-style.ts";

const tone = { light: "#0057b8", dark: "#7fb2ff" };

test("the demo's pages bear no tokens of their own", () => {
  expect(brandStyle(defaultShopFacts)).toBeUndefined();
});

test("a brand and a typeface are tokens in both appearances", () => {
  const brand = { leaf: tone, slab: tone, sprout: tone };
  expect(brandStyle({ brand, typeface: "instrument" })).toMatchObject({
    "--color-leaf": "light-dark(#0057b8,#7fb2ff)",
    "--font-display": "var(--font-text)",
  });
  expect(brandStyle({ brand: null, typeface: "bricolage" })).toBeUndefined();
});
