import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { startingPrice } from "#domain/catalogue/starting-price.ts";
import type { UnitPriceE4 } from "#domain/money/unit-price.ts";
import { type ShownImage, shownImage } from "./shown-image.ts";

/** What a card says of a product, and what products are searched and sorted by. */
export interface CardFacts {
  readonly id: number;
  readonly name: string;
  readonly name_fr?: string | undefined;
  readonly image: ShownImage;
  readonly startingPrice: UnitPriceE4;
  readonly sizeCount: number;
  readonly dispo: number | null;
  readonly created_at: string | null;
  readonly position?: number | undefined;
}

/** The cards of products, each with the price it starts from. */
export function cardFacts(products: readonly ReadProduct[], sizes: readonly ReadSize[]): CardFacts[] {
  const ofProduct = new Map<ReadSize["product_id"], ReadSize[]>();
  for (const size of sizes) {
    const own = ofProduct.get(size.product_id);
    if (own) own.push(size);
    else ofProduct.set(size.product_id, [size]);
  }
  const elsewhere = startingPrice(0, sizes);
  return products.map((product) => {
    const own = ofProduct.get(product.id) ?? [];
    return {
      id: product.id,
      name: product.name,
      name_fr: product.name_fr,
      image: shownImage(product),
      startingPrice: startingPrice(product.id, own) || elsewhere,
      sizeCount: own.length,
      dispo: product.dispo,
      created_at: product.created_at,
      position: product.position,
    };
  });
}
