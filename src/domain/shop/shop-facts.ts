import { usualMinimumUnits } from "#domain/quotes/quote-limits.ts";
import type { Message } from "#domain/words.ts";
import { aboutNumbers, claims, contactHours, footerHours, homeCounters, otherNumbers } from "./shop-words.ts";

/** A text of the shop: the specification's own, which is translated, or the operator's, shown as it is. */
export type ShopText = Message | string;

/** A number with what it counts, such as `1000+` and `Happy Customers`. Display text only (SPEC-1.25). */
export interface ShopCounter {
  readonly value: ShopText;
  readonly label: ShopText;
}

/** The shop's identity, display texts and least order; each can be overridden by the operator (SPEC-2.11, SPEC-1.25). */
export interface ShopFacts {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly socialLink: string;
  /** Two facts, both as specified (SPEC-0.16). */
  readonly footerHours: readonly ShopText[];
  readonly contactHours: readonly ShopText[];
  readonly claims: readonly ShopText[];
  readonly homeCounters: readonly ShopCounter[];
  readonly otherNumbers: readonly ShopCounter[];
  readonly aboutNumbers: readonly ShopCounter[];
  /** The fixed rating of every card; never published as structured data (SPEC-1.25). */
  readonly rating: number;
  readonly ratingStars: number;
  /** Units of a size that it makes at least (SPEC-2.19). */
  readonly minimumUnits: number;
}

/** The specified facts. The telephone number is one reserved for examples. */
export const defaultShopFacts: ShopFacts = {
  name: "GREEN ECO",
  street: "1700 Sherman Street",
  city: "Denver",
  region: "Colorado",
  postalCode: "80203",
  country: "United States",
  phone: "(303) 555-0123",
  email: "contact@greeneco.example",
  socialLink: "https://www.facebook.com/",
  footerHours,
  contactHours,
  claims,
  homeCounters,
  otherNumbers,
  aboutNumbers,
  rating: 4.9,
  ratingStars: 5,
  minimumUnits: usualMinimumUnits,
};

/** The specified facts with the operator's in their place; an override left out changes nothing. */
export function shopFacts(overrides: Readonly<Partial<ShopFacts>>): ShopFacts {
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined);
  return { ...defaultShopFacts, ...Object.fromEntries(given) };
}
