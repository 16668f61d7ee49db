import { defineCall } from "../call.ts";
import { z } from "../zod.ts";

/** What a bag of a size costs the shop, in dollars, null where that is not known; and from quantities on, by the list in use. */
const unitCost = z
  .object({
    size_id: z.int(),
    product_id: z.int(),
    unit_cost: z.number().nullable(),
    breaks: z.array(z.object({ min_units: z.int(), unit_cost: z.number().nullable() })),
  })
  .meta({ id: "UnitCost" });
export type UnitCostAnswer = z.infer<typeof unitCost>;

/** Sizes of which no cost is known are left out. */
export const listUnitCosts = defineCall({
  method: "GET",
  path: "/api/unit-costs",
  summary: "What the bags cost the shop, for staff that reads prices",
  answers: { 200: z.object({ unit_costs: z.array(unitCost) }) },
});
