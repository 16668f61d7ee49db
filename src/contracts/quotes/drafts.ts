import { freightKinds, lineKinds } from "#domain/offers/offer.ts";
import { offerTextRules } from "#domain/offers/offer-rules.ts";
import { maximumPlanItems, planDues, planKinds } from "#domain/offers/plan.ts";
import { defineCall } from "../call.ts";
import { byId, decimal, id, ruled, ruledText, wholeNumber } from "../fields.ts";
import { z } from "../zod.ts";
import { proposal } from "./offer-links.ts";
import { quoteForStaff } from "./quote-answers.ts";
import { typedCosts } from "./quote-costs.ts";
import { quoteVersion } from "./versions.ts";

const discount = z.union([z.strictObject({ percent: decimal }), z.strictObject({ amount: decimal })]);

const choiceLine = z.strictObject({
  kind: z.enum(lineKinds),
  size_id: id.optional(),
  name: ruled(offerTextRules.name).optional(),
  units: z.number().optional(),
  unit_price: decimal.optional(),
  amount: decimal.optional(),
  /** What one costs the shop, where that is not what the catalogue says; of a line without units all of it. */
  unit_cost: decimal.optional(),
  taxable: z.boolean().optional(),
  discountable: z.boolean().optional(),
  freight: z.enum(freightKinds).optional(),
  /** Off this line, before the discount of the whole offer. */
  discount: discount.optional(),
  reason: ruledText(offerTextRules.reason).optional(),
});

const quantity = z.strictObject({
  units: z.number(),
  unit_price: decimal.optional(),
  /** It counts until the client chooses. */
  default: z.boolean().optional(),
});

/** A line as staff writes it. */
export const draftLine = choiceLine.extend({
  /** Of bags, instead of units: columns of which the client chooses one. Without a price each has the list's at that quantity. */
  quantities: z.array(quantity).max(50).optional(),
});

const place = z.int().min(0).max(199);
const draftOption = z.strictObject({
  kind: z.enum(["one_of", "any_of"]),
  title: ruled(offerTextRules.title),
  default: z.union([place, z.array(place).max(200)]).optional(),
  choices: z
    .array(z.strictObject({ title: ruled(offerTextRules.title), lines: z.array(choiceLine).max(200) }))
    .min(1)
    .max(50),
});

const planItem = { kind: z.enum(planKinds), due: z.enum(planDues), days: z.number().optional() };
/** An item of the plan: a share of the total, an amount, or what the others leave (L10.1). */
const draftPlanItem = z.union([
  z.strictObject({ ...planItem, percent: decimal }),
  z.strictObject({ ...planItem, amount: decimal }),
  z.strictObject({ ...planItem, rest: z.literal(true) }),
]);

/** What staff writes of an offer. */
export const draftBody = z.strictObject({
  lines: z.array(draftLine).max(200),
  options: z.array(draftOption).max(50).optional(),
  discount: discount.optional(),
  tax_profile_id: id.nullable().optional(),
  /** Null, empty or left out: everything at once. */
  plan: z.array(draftPlanItem).max(maximumPlanItems).nullable().optional(),
  /** Null: it holds without an end. Left out: as the shop's offers usually do. */
  valid_days: wholeNumber(1, 365).nullable().optional(),
  tolerance_percent: z.number().min(0).max(100).optional(),
  /** Left out: as many fewer as more. 0: no fewer than ordered. */
  tolerance_under_percent: z.number().min(0).max(100).optional(),
  intro: ruledText(offerTextRules.text).optional(),
  note: ruledText(offerTextRules.text).optional(),
});
export type DraftBody = z.infer<typeof draftBody>;

/** Beside an offer that is in force the draft is the next version, which the client sees once it is sent. */
export const saveDraft = defineCall({
  method: "PUT",
  path: "/api/quotes/{id}/draft",
  summary: "Write the draft of an offer; answers it with every amount worked out",
  params: byId,
  body: draftBody,
  headers: ["If-Match"],
  answers: { 200: z.object({ version: quoteVersion, quote: quoteForStaff, unit_costs: typedCosts }) },
});

/** What was sent stays as it is, and in force. */
export const discardDraft = defineCall({
  method: "DELETE",
  path: "/api/quotes/{id}/draft",
  summary: "Throw away the draft that was begun beside an offer",
  params: byId,
  headers: ["If-Match"],
  answers: { 200: z.object({ success: z.literal(true), quote: quoteForStaff }) },
});

export const getDraftPreview = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/draft/preview",
  summary: "What the client would get if the draft were sent now: the page and the mail; no link is issued",
  params: byId,
  answers: {
    200: z.object({
      offer: proposal,
      mail: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
    }),
  },
});
