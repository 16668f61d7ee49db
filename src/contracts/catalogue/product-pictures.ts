import { printAreasRule } from "#domain/artwork/print-area.ts";
import { pictureAltRule, productPicturesRule } from "#domain/catalogue/catalogue-rules.ts";
import { defineCall } from "../call.ts";
import { byId, obeys, ruled } from "../fields.ts";
import { z } from "../zod.ts";
import { productAnswer } from "./catalogue.ts";
import { printArea } from "./print-area.ts";

const alts = { alt_en: ruled(pictureAltRule).optional(), alt_fr: ruled(pictureAltRule).optional() };

export const addProductPicture = defineCall({
  method: "POST",
  path: "/api/products/{id}/pictures",
  summary: "Add a picture after the others",
  params: byId,
  form: { fields: z.strictObject(alts), files: ["image"] },
  headers: ["If-Match"],
  answers: { 201: productAnswer },
});

/** Those that are left out are removed; one that is not there yet is added by its https address. */
export const setProductPictures = defineCall({
  method: "PUT",
  path: "/api/products/{id}/pictures",
  summary: "Order a product's pictures, describe, add and remove them",
  params: byId,
  body: z.strictObject({
    pictures: obeys(z.array(z.strictObject({ image: z.string().min(1), ...alts })), productPicturesRule),
  }),
  headers: ["If-Match"],
  answers: { 200: productAnswer },
});

/** The picture is one of the product's, or one that a print area of it has already. */
export const setPrintAreas = defineCall({
  method: "PUT",
  path: "/api/products/{id}/print-areas",
  summary: "Mark where a product is printed",
  params: byId,
  body: z.strictObject({ print_areas: obeys(z.array(printArea), printAreasRule) }),
  headers: ["If-Match"],
  answers: { 200: productAnswer },
});
