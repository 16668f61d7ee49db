import { reasonsOfRates } from "#domain/france/vat-reasons.ts";
import { maximumJurisdictions, taxProfileRules } from "#domain/offers/tax-profile-rules.ts";
import { defineCall } from "./call.ts";
import { byId, obeys, ruled, ruledDecimal, ruledText, time } from "./fields.ts";
import { emptyBody } from "./requests.ts";
import { z } from "./zod.ts";

/** Which taxes an offer bears. One that is retired is not offered any more; offers made with it keep it. */
export const taxProfile = z
  .object({
    id: z.int(),
    name: z.string(),
    jurisdictions: z.array(
      z.object({ name: z.string(), percent: z.number(), reason: z.enum(reasonsOfRates).optional() }),
    ),
    freight_taxable: z.boolean(),
    setup_taxable: z.boolean(),
    /** Staff's own. */
    note: z.string(),
    /** New offers to companies whose goods go there begin with it: `CO`; empty for none. */
    state: z.string(),
    retired_at: time.nullable(),
    created_at: time,
    version: z.int(),
  })
  .meta({ id: "TaxProfile" });
export type TaxProfileAnswer = z.infer<typeof taxProfile>;

const jurisdiction = z.strictObject({
  name: ruled(taxProfileRules.jurisdiction, "State of Colorado"),
  percent: ruledDecimal(taxProfileRules.percent),
  /** Of a rate of 0 % in France: why. */
  reason: z.enum(reasonsOfRates).optional(),
});

const taxProfileBody = z.strictObject({
  name: ruled(taxProfileRules.name, "Denver"),
  jurisdictions: obeys(z.array(jurisdiction).min(1).max(maximumJurisdictions), taxProfileRules.rates),
  freight_taxable: z.boolean(),
  setup_taxable: z.boolean(),
  note: ruledText(taxProfileRules.note).optional(),
  /** Two letters or a name; left out for none. */
  state: ruled(taxProfileRules.state, "CO").optional(),
});
export type TaxProfileBody = z.output<typeof taxProfileBody>;

const taxProfileAnswer = z.object({ tax_profile: taxProfile });

export const listTaxProfiles = defineCall({
  method: "GET",
  path: "/api/tax-profiles",
  summary: "The tax profiles of the shop, the retired ones last, for staff",
  answers: { 200: z.object({ tax_profiles: z.array(taxProfile) }) },
});

export const createTaxProfile = defineCall({
  method: "POST",
  path: "/api/tax-profiles",
  summary: "Add a tax profile; the first one that is offered is what new offers begin with",
  body: taxProfileBody,
  /** Whether new offers begin with it from now on: `default_tax_profile_id` of the settings. */
  answers: { 201: taxProfileAnswer.extend({ is_usual: z.boolean() }) },
});

export const updateTaxProfile = defineCall({
  method: "PUT",
  path: "/api/tax-profiles/{id}",
  summary:
    "Change a tax profile; one that an offer bears is retired, and the answer is the one that follows it",
  params: byId,
  body: taxProfileBody,
  headers: ["If-Match"],
  answers: { 200: taxProfileAnswer },
});

export const retireTaxProfile = defineCall({
  method: "POST",
  path: "/api/tax-profiles/{id}/retire",
  summary: "Retire a tax profile: it is not offered for new offers",
  params: byId,
  body: emptyBody,
  headers: ["If-Match"],
  answers: { 200: taxProfileAnswer },
});

export const restoreTaxProfile = defineCall({
  method: "POST",
  path: "/api/tax-profiles/{id}/restore",
  summary: "Offer a retired tax profile again",
  params: byId,
  body: emptyBody,
  headers: ["If-Match"],
  answers: { 200: taxProfileAnswer },
});
