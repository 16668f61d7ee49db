import type { Product } from "#contracts/catalogue/catalogue.ts";
import { answerPicture, pictureInfo } from "#server/platform/pictures/picture-info.ts";
import type { ProductRow } from "../catalogue.table.ts";

/** A product as the calls answer it, under both of its names (SPEC-2.9). Its rating is a text of the pages, not a fact (SPEC-1.25). */
export function showProduct(row: ProductRow): Product {
  return {
    id: row.id,
    name: row.name,
    nom: row.name,
    description: row.description,
    name_fr: row.name_fr || null,
    description_fr: row.description_fr || null,
    image_base64: row.image,
    image_details: row.image_details,
    picture: row.picture === null ? null : answerPicture(pictureInfo.parse(JSON.parse(row.picture))),
    rating: null,
    dispo: row.dispo,
    sold: row.sold,
    featured_order: row.featured_order,
    product_type: row.product_type,
    material: row.material,
    ...(row.shop_order !== null && { position: row.shop_order }),
    ...(row.is_draft === 1 && { draft: true }),
    created_at: row.created_at,
    version: row.version,
  };
}
