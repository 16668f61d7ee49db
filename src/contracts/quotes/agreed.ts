import { freightKinds, lineKinds } from "#domain/offers/offer.ts";
import { z } from "../zod.ts";
import { cloth } from "./cloth.ts";
import { lineDiscount } from "./line-discount.ts";

/** How many bags were agreed on, and for how much: beside the specified fields, which keep what was asked for. */
export const agreedSum = z.object({ units: z.int(), total_cents: z.int() }).meta({ id: "AgreedSum" });
export type AgreedSum = z.infer<typeof agreedSum>;

const line = z
  .object({
    kind: z.enum(lineKinds),
    name: z.string(),
    units: z.int().nullable(),
    /** Dollars. */
    unit_price: z.number().nullable(),
    /** Null for what has no amount. */
    amount_cents: z.int().nullable(),
    freight: z.enum(freightKinds).nullable(),
    cloth: cloth.optional(),
    /** Of what was chosen: by which option and choice. */
    from: z.object({ option: z.string(), choice: z.string() }).optional(),
    subtotal_cents: z.int().optional(),
    ...lineDiscount,
  })
  .meta({ id: "AgreedLine" });

/** What was agreed on: the lines of the accepted version and of what was chosen in it, and their sums. */
export const agreedOffer = agreedSum
  .extend({
    version: z.int(),
    lines: z.array(line),
    goods_cents: z.int(),
    discount_cents: z.int(),
    freight_cents: z.int(),
    taxes: z.array(z.object({ name: z.string(), percent: z.number(), cents: z.int() })),
    tax_cents: z.int(),
  })
  .meta({ id: "AgreedOffer" });
export type AgreedOffer = z.infer<typeof agreedOffer>;

/** The same for whom prices are not meant: what is to be made. */
export const agreedGoods = agreedOffer
  .pick({ units: true, version: true })
  .extend({ lines: z.array(line.pick({ kind: true, name: true, units: true, cloth: true, from: true })) })
  .meta({ id: "AgreedGoods" });
