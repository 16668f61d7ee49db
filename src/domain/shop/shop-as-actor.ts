import type { ShopFacts } from "./shop-facts.ts";

/** The name under which history has what the shop did by itself. */
export const shopAsActor = "Green Eco";

/** Who did something, as a reader of the history sees it: a shop of one's own has its own name there. */
export function actorShown(name: string, facts: Pick<ShopFacts, "isDemo" | "name">): string {
  return name === shopAsActor && !facts.isDemo ? facts.name : name;
}
