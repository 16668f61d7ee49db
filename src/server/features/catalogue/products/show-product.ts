import type { Product } from "#contracts/catalogue/catalogue.ts";
import { answerPicture } from "#server/platform/pictures/picture-info.ts";
import type { ProductRow } from "../catalogue.table.ts";
import { readPictures, type StoredPicture } from "./stored-pictures.ts";
import { readPrintAreas } from "./stored-print-areas.ts";

/** A product with all its pictures, where there is more to say of them than the list of products says. */
export function showProduct(row: ProductRow): Product {
  const pictures = readPictures(row);
  const isListed = pictures.length < 2 && pictures.every(({ alt_en, alt_fr }) => alt_en + alt_fr === "");
  return { ...showListed(row), ...(!isListed && { pictures: pictures.map(showPicture) }) };
}

function showPicture({ picture, ...stored }: StoredPicture) {
  return { ...stored, picture: picture && answerPicture(picture) };
}

/** A product as lists answer it, with its first picture, under both of its names (SPEC-2.9). Its rating is a text of the pages, not a fact (SPEC-1.25). */
export function showListed(row: ProductRow): Product {
  const [first] = readPictures(row);
  const printAreas = readPrintAreas(row);
  return {
    id: row.id,
    name: row.name,
    nom: row.name,
    description: row.description,
    name_fr: row.name_fr || null,
    description_fr: row.description_fr || null,
    image_base64: first?.image ?? null,
    image_details: row.image_details,
    picture: first?.picture ? answerPicture(first.picture) : null,
    ...(printAreas.length > 0 && { print_areas: printAreas }),
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
