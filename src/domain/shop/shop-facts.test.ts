import { expect, test } from "vitest";
import type { Message } from "#domain/words.ts";
import { defaultShopFacts, type ShopText, shopFacts } from "./shop-facts.ts";

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
  expect([facts.rating, facts.ratingStars]).toEqual([4.9, 5]);
});

test("an operator's fact replaces the default, one left out does not", () => {
  const facts = shopFacts({ phone: "303-555-0199", claims: ["Made to last"] });
  expect([facts.phone, facts.claims]).toEqual(["303-555-0199", ["Made to last"]]);
  expect(facts.email).toBe(defaultShopFacts.email);
  expect(shopFacts({})).toEqual(defaultShopFacts);
});
