import { isFrance } from "../france/is-france.ts";
import type { ShopFacts } from "./shop-facts.ts";

/** Whose law the terms name until the owner writes his own: that of where the shop is. */
export type Law =
  | { readonly of: "colorado" | "france" | "unknown" }
  | { readonly of: "state" | "country"; readonly name: string };

export function lawOf({ region, country }: Pick<ShopFacts, "region" | "country">): Law {
  if (isFrance(country)) return { of: "france" };
  const isInStates = /^(?:us|usa|u\.s\.a?\.?|(?:the )?united states(?: of america)?)$/i.test(country.trim());
  if (isInStates && /^(?:co|colorado)$/i.test(region.trim())) return { of: "colorado" };
  if (isInStates && region.trim() !== "") return { of: "state", name: region };
  return country.trim() === "" ? { of: "unknown" } : { of: "country", name: country };
}
