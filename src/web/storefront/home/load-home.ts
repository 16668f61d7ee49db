import { featuredProducts } from "#domain/catalogue/catalogue-limits.ts";
import { featuredFirst } from "#domain/catalogue/featured-first.ts";
import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { type CardFacts, cardFacts } from "../../parts/catalogue/card-facts.ts";
import { type Loaded, loadCards } from "../catalogue/load-cards.ts";

/** The home page's products: the first three, and whether there are more. */
export type Featured = Loaded<{ readonly cards: readonly CardFacts[]; readonly hasMore: boolean }>;
export type HomePictures = Readonly<Partial<Record<HomePictureName, ReadPicture>>>;

const pictureNames = [
  "hero",
  "eco-biodegradable",
  "eco-premium-quality",
  "eco-water-resistant",
  "eco-carbon-neutral",
] as const;
export type HomePictureName = (typeof pictureNames)[number];

export function loadFeatured(
  asking: readonly [Promise<readonly ReadProduct[]>, Promise<readonly ReadSize[]>],
): Promise<Featured> {
  return loadCards("products", asking, (products, sizes) => ({
    cards: cardFacts(featuredFirst(products).slice(0, featuredProducts), sizes),
    hasMore: products.length > featuredProducts,
  }));
}

/** Of the shop's pictures those that this page shows. */
export async function loadHomePictures(
  asking: Promise<Readonly<Record<string, ReadPicture>>>,
): Promise<HomePictures> {
  const all = await asking;
  const known = pictureNames.flatMap((name) => (all[name] ? [[name, all[name]] as const] : []));
  return Object.fromEntries(known);
}
