import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { printArea } from "#contracts/catalogue/print-area.ts";
import {
  pictureAltRule,
  productDescriptionRule,
  productNameRule,
  sizeNameRule,
} from "#domain/catalogue/catalogue-rules.ts";
import { parseUnitPrice } from "#domain/money/unit-price.ts";
import type { Rule } from "#domain/words.ts";

const file = join(import.meta.dirname, "../../../../../assets/demo/catalogue.json");

const text = (rule: Rule<string>) => z.string().refine((given) => rule(given) === undefined);
const count = z.int().min(0);

const demoSize = z.strictObject({
  name: text(sizeNameRule),
  label: z.string(),
  price: z.string().transform((given, context) => {
    const price = parseUnitPrice(given);
    if (price === undefined) context.addIssue({ code: "custom", message: "no exact price" });
    return price ?? z.NEVER;
  }),
});

/** Of a picture in assets/pictures. */
const pictureName = z.string().regex(/^[a-z-]+$/);

const demoProduct = z.strictObject({
  picture: pictureName,
  /** Its further pictures: open, and beside a thing of known size. */
  views: z
    .array(
      z.strictObject({
        picture: pictureName,
        alt_en: text(pictureAltRule),
        alt_fr: text(pictureAltRule),
      }),
    )
    .default([]),
  /** Marked on its picture in assets/pictures/tints, which is in greys and takes every dye. */
  print_areas: z.array(printArea.omit({ picture: true })).default([]),
  name: text(productNameRule),
  description: text(productDescriptionRule),
  name_fr: text(productNameRule),
  description_fr: text(productDescriptionRule),
  product_type: z.string(),
  material: z.string(),
  featured_order: z.int().min(1).nullable(),
  dispo: count,
  sold: count,
  /** How long before the first start it was added. */
  days_ago: count,
  sizes: z.array(demoSize).min(1),
});
export type DemoProduct = z.output<typeof demoProduct>;

/** The demo catalogue, the oldest product first. Its sizes have names that no other product uses, so that a name is enough. */
export function readDemoCatalogue(): DemoProduct[] {
  const products = z.array(demoProduct).parse(JSON.parse(readFileSync(file, "utf8")));
  return products.toSorted((a, b) => b.days_ago - a.days_ago);
}
