import { isRecord, readId, readNumber, readText } from "#domain/text/read-value.ts";
import type { Message } from "#domain/words.ts";
import { type ReadPicture, readPicture } from "./read-picture.ts";

/** A product as the pages know it, whatever shape it arrived in. */
export interface ReadProduct {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  /** For French readers, where there is one (SPEC-3.35). */
  readonly name_fr?: string | undefined;
  readonly description_fr?: string | undefined;
  readonly image_base64: string | null;
  readonly image_details: string | null;
  readonly rating: number | null;
  readonly dispo: number | null;
  readonly sold: number | null;
  readonly created_at: string | null;
  /** The place that an administrator gave it on the home page (SPEC-2.1). */
  readonly featured_order: number | null;
  /** Its place among all products, where staff ordered them. */
  readonly position?: number | undefined;
  readonly product_type: string | null;
  readonly material: string | null;
  /** All pictures in their order, where there are several, or words about them. */
  readonly pictures?: readonly ReadProductPicture[] | undefined;
  /** Where it is printed, as it came: what draws on it reads it by its contract. */
  readonly print_areas?: readonly unknown[] | undefined;
  /** The picture in the widths of the pages; null where only `image_base64` is known. */
  readonly picture: ReadPicture | null;
}

export interface ReadProductPicture {
  readonly image_base64: string;
  readonly picture: ReadPicture | null;
  readonly alt_en: string;
  readonly alt_fr: string;
}

/** Either what was read, or the words of why not. */
export type Read<Key extends string, T> = { readonly [K in Key]: T } | { readonly error: Message };

const noData: Message = /*i18n*/ { id: "products.noData", message: "No data received" };
const wrongFormat: Message = /*i18n*/ {
  id: "products.wrongFormat",
  message: "Incorrect product data format",
};
const notFound: Message = /*i18n*/ { id: "products.notFound", message: "Product data not found" };

/** One product, under either of its names (SPEC-2.9); undefined when it is none. */
export function readProductRow(row: unknown): ReadProduct | undefined {
  if (!isRecord(row)) return undefined;
  const id = readId(row.id);
  const name = readText(row.name) ?? readText(row.nom);
  if (id === undefined || name === null) return undefined;
  return {
    id,
    name,
    description: readText(row.description),
    name_fr: readText(row.name_fr) ?? undefined,
    description_fr: readText(row.description_fr) ?? undefined,
    image_base64: readText(row.image_base64),
    image_details: readText(row.image_details),
    rating: readNumber(row.rating),
    dispo: readNumber(row.dispo),
    sold: readNumber(row.sold),
    created_at: readText(row.created_at),
    featured_order: readNumber(row.featured_order),
    position: readNumber(row.position) ?? undefined,
    product_type: readText(row.product_type),
    material: readText(row.material),
    picture: readPicture(row.picture),
    pictures: readProductPictures(row.pictures),
    print_areas: Array.isArray(row.print_areas) ? row.print_areas : undefined,
  };
}

function readProductPictures(given: unknown): ReadProduct["pictures"] {
  if (!Array.isArray(given)) return undefined;
  return given.filter(isRecord).flatMap((row) => {
    const image_base64 = readText(row.image);
    if (image_base64 === null) return [];
    const [alt_en, alt_fr] = [readText(row.alt_en) ?? "", readText(row.alt_fr) ?? ""];
    return [{ image_base64, picture: readPicture(row.picture), alt_en, alt_fr }];
  });
}

/** The rows of an answer: a data array, a plain array, or an object whose values are the rows. */
function readRows(body: unknown): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) return undefined;
  if (!("data" in body)) return Object.values(body);
  const data = body.data;
  if (Array.isArray(data)) return data;
  return isRecord(data) ? Object.values(data) : undefined;
}

/** The products of a list answer, in every shape the specification names. */
export function readProducts(body: unknown): Read<"products", readonly ReadProduct[]> {
  const isMissing = body === null || body === undefined || (isRecord(body) && body.data === null);
  if (isMissing) return { error: noData };
  const rows = readRows(body);
  const products = rows?.map(readProductRow).filter((product) => product !== undefined);
  // Rows of which none is a product are another kind of answer, such as an error's.
  const isOther = !rows || !products || (rows.length > 0 && products.length === 0);
  return isOther ? { error: wrongFormat } : { products };
}

/** The product of a single answer: `data` holds it. */
export function readProduct(body: unknown): Read<"product", ReadProduct> {
  const product = isRecord(body) ? readProductRow(body.data) : undefined;
  return product ? { product } : { error: notFound };
}
