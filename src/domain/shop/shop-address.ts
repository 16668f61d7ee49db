import type { ShopFacts } from "./shop-facts.ts";

type Address = Pick<ShopFacts, "street" | "city" | "region" | "postalCode">;

/** The shop's address in lines as it is written on a letter; what is not known is left out. */
export function addressLines({ street, city, region, postalCode }: Address): string[] {
  // As in the United States where a region is named; otherwise as in most other countries: `69002 Lyon`.
  const town = region ? `${joined(", ", city, region)} ${postalCode}` : joined(" ", postalCode, city);
  return [street, town.trim()].filter(Boolean);
}

/** Where the shop is: `Denver, Colorado`. */
export function placeOf({ city, region }: Pick<ShopFacts, "city" | "region">): string {
  return joined(", ", city, region);
}

/** What is known of several texts, with a mark between them. */
export function joined(mark: string, ...texts: readonly string[]): string {
  return texts.filter(Boolean).join(mark);
}

/** The digits of a telephone number, for a link that dials it. */
export function dialOf(phone: string): string {
  // The 0 of `+33 (0)4 78` is dialled only without the country's code.
  const number = phone.replace(/(\+.*?)\(0\)/, "$1");
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}
