import { amountRule, oneOfBoth, percentRule } from "#domain/catalogue/price-change.ts";
import { defineCall } from "../call.ts";
import { addMessage, flag, id, obeys } from "../fields.ts";
import { z } from "../zod.ts";

const signed = z.union([z.number(), z.string().max(40)]);

/** A price before and after, as exact texts. */
const change = z.object({
  id: z.int(),
  product: z.string(),
  size: z.string(),
  before: z.string(),
  after: z.string(),
});
export type PriceChangeRow = z.infer<typeof change>;

const answer = z.object({
  /** What undoes it; null after a dry run. */
  change_id: z.int().nullable(),
  changes: z.array(change),
});

export const changePrices = defineCall({
  method: "POST",
  path: "/api/sizes/change-prices",
  summary: "Change the prices of all sizes, or of some, by per cent or by an amount",
  body: z
    .strictObject({
      percent: obeys(signed, percentRule).optional(),
      amount: obeys(signed, amountRule).optional(),
      /** All sizes where it is left out. */
      size_ids: z.array(id).min(1).max(10_000).optional(),
      dry_run: flag.optional(),
    })
    .superRefine(({ percent, amount }, context) => {
      if ((percent === undefined) === (amount === undefined)) addMessage(context, oneOfBoth, ["percent"]);
    }),
  errors: ["conflict"],
  answers: { 200: answer },
});

export const undoPrices = defineCall({
  method: "POST",
  path: "/api/sizes/undo-prices",
  summary: "Take a change of prices back, where none of them has changed since",
  body: z.strictObject({ change_id: id }),
  errors: ["conflict", "not_found"],
  answers: { 200: answer },
});
