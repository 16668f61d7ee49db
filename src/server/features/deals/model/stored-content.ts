import { z } from "zod";
import { cloth, clothNames } from "#contracts/quotes/cloth.ts";
import { reasonsOfRates } from "#domain/france/vat-reasons.ts";
import { freightKinds, lineKinds, type OfferContent } from "#domain/offers/offer.ts";
import { planDues, planKinds } from "#domain/offers/plan.ts";

const discount = z.union([z.strictObject({ ppm: z.int() }), z.strictObject({ cents: z.int() })]);

const line = z.strictObject({
  kind: z.enum(lineKinds),
  name: z.string(),
  sizeId: z.int().optional(),
  units: z.int().optional(),
  unitPriceE4: z.int().optional(),
  amountCents: z.int().optional(),
  taxable: z.boolean().optional(),
  discountable: z.boolean().optional(),
  freight: z.enum(freightKinds).optional(),
  discount: discount.optional(),
  cloth: cloth.optional(),
  reason: z.string().optional(),
});

const option = {
  id: z.string(),
  title: z.string(),
  at: z.int().optional(),
  choices: z.array(z.strictObject({ id: z.string(), title: z.string(), lines: z.array(line) })),
};

const content: z.ZodType<OfferContent> = z.strictObject({
  rounding: z.enum(["once", "per-line"]),
  lines: z.array(line),
  options: z.array(
    z.discriminatedUnion("kind", [
      z.strictObject({ ...option, kind: z.literal("one_of"), defaultChoice: z.string().optional() }),
      z.strictObject({ ...option, kind: z.literal("any_of"), defaultChoices: z.array(z.string()) }),
    ]),
  ),
  discount: discount.optional(),
  tax: z
    .strictObject({
      name: z.string(),
      jurisdictions: z.array(
        z.strictObject({ name: z.string(), ppm: z.int(), reason: z.enum(reasonsOfRates).optional() }),
      ),
      freightTaxable: z.boolean(),
      setupTaxable: z.boolean(),
    })
    .optional(),
  plan: z
    .array(
      z.strictObject({
        kind: z.enum(planKinds),
        part: z.union([
          z.strictObject({ ppm: z.int() }),
          z.strictObject({ cents: z.int() }),
          z.literal("rest"),
        ]),
        due: z.enum(planDues),
        days: z.int().optional(),
      }),
    )
    .optional(),
});

/** The content of a version, from its column. */
export function readStoredContent(json: string): OfferContent {
  return content.parse(JSON.parse(json));
}

/** What colours and materials were called, from its column. */
export function storedNames(json: string) {
  return clothNames.parse(JSON.parse(json));
}

const choices = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

const asked = z.strictObject({
  /** As the client wrote or said it. */
  text: z.string(),
  /** The line that it is about, by its name. */
  line: z.string().optional(),
  /** What was picked of the options when it was asked. */
  choices: choices.optional(),
  at: z.string(),
});

/** What a client asked to be changed of an offer, from its column. */
export function askedOf(json: string) {
  return asked.parse(JSON.parse(json));
}

/** The choices of an acceptance, from their column. */
export function choicesOf(json: string) {
  return choices.parse(JSON.parse(json));
}
