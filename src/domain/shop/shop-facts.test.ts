import { expect, test } from "vitest";
import type { Message } from "#domain/words.ts";
import { firstSettings } from "../settings/shop-settings.ts";
import { defaultShopFacts, factsOf, type ShopText } from "./shop-facts.ts";

const texts = (list: readonly ShopText[]): string[] =>
  list.map((text) => (typeof text === "string" ? text : (text satisfies Message).message));

// word for word
test("the specified texts are the defaults", () => {
  const facts = defaultShopFacts;
  expect(texts(facts.footerHours)).toEqual(["Mon-Fri 9-6", "Sat 10-4", "Sun closed"]);
  expect(texts(facts.contactHours)).toEqual([
    "Monday-Friday 8:00 AM-9:00 PM",
    "Saturday 8:00 AM-6:00 PM",
    "Sunday closed",
  ]);
  expect(texts(facts.claims)).toEqual([
    "100% Eco-Friendly",
    "Quality Guaranteed",
    "Fast Delivery",
    "Premium Service",
  ]);
  expect(texts(facts.homeCounters.map((each) => each.value))).toEqual(["1000+", "50+", "5-star"]);
  expect(texts(facts.aboutNumbers.map((each) => each.value))).toEqual(["10,000+", "50,000+", "5+", "99%"]);
  expect(facts.street).toContain("Sherman Street");
  expect([facts.rating, facts.minimumUnits, facts.unitsStep]).toEqual([4.9, 10_000, 1_000]);
});

test("every specified text is a message, to be translated", () => {
  const { footerHours, contactHours, claims, homeCounters, otherNumbers, aboutNumbers } = defaultShopFacts;
  const counters = [...homeCounters, ...otherNumbers, ...aboutNumbers];
  for (const text of [...footerHours, ...contactHours, ...claims, ...counters.flatMap(Object.values)])
    expect(text).toHaveProperty("id");
});

test("SPEC-3.25 what the owner entered is shown as it is, beside what he left as specified", () => {
  const settings = { ...firstSettings(), claims: ["Quality Guaranteed", "Printed in Lyon"], rating: null };
  const facts = factsOf(settings, { isDemo: true });
  expect(facts.claims).toEqual([
    { id: "shop.claim.quality", message: "Quality Guaranteed" },
    "Printed in Lyon",
  ]);
  expect(facts.rating).toBeNull();
});

test("SPEC-3.25 without the demo catalogue a shop claims nothing that its owner has not entered", () => {
  const facts = factsOf(firstSettings({ isDemo: false, given: { claims: ["Printed in Lyon"] } }), {
    isDemo: false,
  });
  expect(facts).toMatchObject({
    claims: ["Printed in Lyon"],
    rating: null,
    areReadyClaimsShown: false,
    city: "",
  });
  const { footerHours, contactHours, homeCounters, otherNumbers, aboutNumbers } = facts;
  expect([footerHours, contactHours, homeCounters, otherNumbers, aboutNumbers].flat()).toEqual([]);
});
