import { defineCall } from "../call.ts";
import { byId } from "../fields.ts";
import { z } from "../zod.ts";

/** What one of a line costs the shop, in dollars, by the line's place in the version: `lines.0`, `options.0.choices.1.lines.0`. */
const unitCosts = z.record(z.string(), z.number());

/** Those that staff typed; the catalogue says the others. Left out for whom prices are not meant. */
export const typedCosts = unitCosts.optional();

const versionCosts = z
  .object({
    number: z.int(),
    typed: unitCosts,
    /** All that are known, those of a version that was sent as they were then. */
    unit_costs: unitCosts,
    /** Everything but the tax, with the default choices, once it is accepted with those that were made. */
    net_cents: z.int(),
    /** The part of it that comes from lines whose cost is known, what these cost, and how many lines have none that is known. */
    costed_cents: z.int(),
    cost_cents: z.int(),
    unknown_lines: z.int(),
  })
  .meta({ id: "VersionCosts" });
export type VersionCostsAnswer = z.infer<typeof versionCosts>;

/** A call of its own: no answer that a client or a link may have holds a cost (ADR-115). */
export const getQuoteCosts = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/costs",
  summary: "What the versions of a quote cost the shop, for staff that reads prices",
  params: byId,
  answers: { 200: z.object({ versions: z.array(versionCosts) }) },
});
