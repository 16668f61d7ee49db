import {
  productDescriptionRule,
  productDetailRule,
  productNameRule,
  sizeLabelRule,
  sizeNameRule,
  sizePriceRule,
} from "#domain/catalogue/catalogue-rules.ts";
import { priceListRules } from "#domain/prices/price-list-rules.ts";
import { isRecord } from "#domain/text/read-value.ts";
import { successAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { alsoNamed, byId, flag, id, ruled, ruledDecimal, ruledText, time, wholeNumber } from "../fields.ts";
import { listMeta, listQuery } from "../lists.ts";
import { z } from "../zod.ts";
import { picture, productPicture } from "./picture.ts";
import { priceBreak } from "./price-lists.ts";
import { printArea } from "./print-area.ts";

const productRow = z
  .object({
    id: z.int(),
    name: z.string(),
    nom: z.string(),
    description: z.string().nullable(),
    /** For French readers; null where there is none. */
    name_fr: z.string().nullish(),
    description_fr: z.string().nullish(),
    image_base64: z.string().nullable(),
    image_details: z.string().nullable(),
    picture: picture.nullable(),
    /** All of them in their order, the first being that of `image_base64`; left out in lists, and where it is alone and without words. */
    pictures: z.array(productPicture).optional(),
    /** Where it is printed; none where that was not marked. */
    print_areas: z.array(printArea).optional(),
    rating: z.number().nullable(),
    dispo: z.int().nullable(),
    sold: z.int().nullable(),
    featured_order: z.int().nullable(),
    product_type: z.string().nullable(),
    material: z.string().nullable(),
    /** Its place among all products, where staff ordered them. */
    position: z.int().optional(),
    /** Only owners see it; left out for those that are in the shop. */
    draft: z.boolean().optional(),
    created_at: time,
    version: z.int(),
  })
  .meta({ id: "Product" });

/** A product, under both of its names; either is read (SPEC-2.9). */
export const product = alsoNamed(productRow, { name: "nom", nom: "name" });
export type Product = z.infer<typeof product>;

/** A size; its price is a text, because it is exact: dollars with two to four decimals, such as `0.145`. */
export const size = z
  .object({
    id: z.int(),
    name: z.string(),
    label: z.string().nullable(),
    price: z.string(),
    product_id: z.int(),
    version: z.int(),
    /** In lists: what it costs by quantity, where the active price list names it; its price is the first of them. */
    price_breaks: z.array(priceBreak).optional(),
  })
  .meta({ id: "Size" });
export type Size = z.infer<typeof size>;

const productForm = {
  fields: z.strictObject({
    nom: ruled(productNameRule, "Tote bag"),
    description: ruledText(productDescriptionRule).optional(),
    dispo: wholeNumber(0, 1_000_000_000).optional(),
    sold: wholeNumber(0, 1_000_000_000).optional(),
    featured_order: z.union([wholeNumber(1, 1000), z.literal("")]).optional(),
    product_type: ruled(productDetailRule).optional(),
    material: ruled(productDetailRule).optional(),
    name_fr: ruled(productDetailRule).optional(),
    description_fr: ruledText(productDescriptionRule).optional(),
    /** 1 keeps it out of the shop until it is published with 0. */
    draft: flag.optional(),
    /** 1 removes the picture that is there. */
    remove_image: flag.optional(),
    _method: z.literal("PUT").optional(),
  }),
  files: ["image", "image_details"],
} as const;

const sizeBody = z.strictObject({
  name: ruled(sizeNameRule, "Medium"),
  // Null counts as none: an answer may be sent back as it was read.
  label: ruled(sizeLabelRule).nullish(),
  price: ruledDecimal(sizePriceRule),
  /** What one bag costs the shop; null: not known. Left out, it stays. Answered by `GET /api/unit-costs` alone. */
  unit_cost: ruledDecimal(priceListRules.unitCost).nullish(),
  product_id: id,
});

export const productAnswer = z.object({ data: product });
const sizeAnswer = z.object({ data: size });

/** Beyond the specified calls: the pages write `<picture>` with the widths that exist. */
export const listPictures = defineCall({
  method: "GET",
  path: "/api/pictures",
  summary: "The pictures that come with the shop, by name",
  isPublic: true,
  answers: { 200: z.record(z.string(), picture) },
});

/** 1 adds what is not published, for administrators; all others get what is in the shop. */
const drafts = flag.optional();

/** The rows may also come as a plain array, or as an object whose values they are (SPEC-2.9). */
function asData(given: unknown): unknown {
  if (Array.isArray(given)) return { data: given };
  return isRecord(given) && !("data" in given) ? { data: Object.values(given) } : given;
}

export const listProducts = defineCall({
  method: "GET",
  path: "/api/products",
  summary: "The products of the shop",
  isPublic: true,
  query: z.strictObject({ ...listQuery(["name", "created_at", "position"]), drafts }),
  answers: { 200: z.preprocess(asData, z.object({ data: z.array(product), meta: listMeta.optional() })) },
});

export const getProduct = defineCall({
  method: "GET",
  path: "/api/products/{id}",
  summary: "One product",
  isPublic: true,
  params: byId,
  errors: ["gone"],
  answers: { 200: productAnswer },
});

export const createProduct = defineCall({
  method: "POST",
  path: "/api/products",
  summary: "Add a product",
  form: productForm,
  answers: { 201: productAnswer },
});

/** The specified update: a form with `_method=PUT`. */
export const updateProduct = defineCall({
  method: "POST",
  path: "/api/products/{id}",
  summary: "Change a product; a blank image keeps the current one",
  params: byId,
  form: productForm,
  headers: ["If-Match"],
  answers: { 200: productAnswer },
});

export const orderProducts = defineCall({
  method: "PUT",
  path: "/api/products/order",
  summary: "Order all products, drafts included, as the listing shows them",
  body: z.strictObject({ ids: z.array(id).min(1).max(10_000) }),
  errors: ["conflict"],
  answers: { 200: successAnswer },
});

export const copyProduct = defineCall({
  method: "POST",
  path: "/api/products/{id}/copy",
  summary: "Copy a product with its sizes; the copy is a draft",
  params: byId,
  answers: { 201: productAnswer },
});

export const deleteProduct = defineCall({
  method: "DELETE",
  path: "/api/products/{id}",
  summary: "Delete a product; it can be restored",
  params: byId,
  headers: ["If-Match"],
  answers: { 200: successAnswer },
});

export const restoreProduct = defineCall({
  method: "POST",
  path: "/api/products/{id}/restore",
  summary: "Undo the deletion of a product",
  params: byId,
  answers: { 200: productAnswer },
});

/** Without paging an array, as specified; with it, `data` and `meta` (SPEC-2.9). */
export const listSizes = defineCall({
  method: "GET",
  path: "/api/sizes",
  summary: "The sizes of the products",
  isPublic: true,
  query: z.strictObject({
    ...listQuery(["name", "label", "price", "product_id", "id"]),
    product_id: id.optional(),
    drafts,
  }),
  answers: { 200: z.union([z.array(size), z.object({ data: z.array(size), meta: listMeta.optional() })]) },
});

export const createSize = defineCall({
  method: "POST",
  path: "/api/sizes",
  summary: "Add a size to a product",
  body: sizeBody,
  answers: { 201: sizeAnswer },
});

export const updateSize = defineCall({
  method: "PUT",
  path: "/api/sizes/{id}",
  summary: "Change a size; quotes keep the price they were made with",
  params: byId,
  body: sizeBody,
  headers: ["If-Match"],
  answers: { 200: sizeAnswer },
});

export const deleteSize = defineCall({
  method: "DELETE",
  path: "/api/sizes/{id}",
  summary: "Delete a size; it can be restored",
  params: byId,
  headers: ["If-Match"],
  answers: { 200: successAnswer },
});

export const restoreSize = defineCall({
  method: "POST",
  path: "/api/sizes/{id}/restore",
  summary: "Undo the deletion of a size",
  params: byId,
  answers: { 200: sizeAnswer },
});
