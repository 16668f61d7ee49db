import { defineCall } from "../call.ts";
import { byId, time } from "../fields.ts";
import { z } from "../zod.ts";

const at = time;
const amount_cents = z.int();

/** What became of an offer, or of a request, by the shop's hand or the client's. */
export const offerEvents = [
  "offer-sent",
  "offer-extended",
  "offer-taken-back",
  "accepted",
  "acceptance-undone",
  "declined",
  "changes-asked",
  "withdrawn",
  "reopened",
] as const;
export type OfferEvent = (typeof offerEvents)[number];

/** An event of a quote as its client sees it, without the actor. */
export const quoteEvent = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("requested"), at }),
    z.object({ kind: z.literal("logo-price-set"), at, amount_cents }),
    z.object({ kind: z.literal("confirmed"), at }),
    z.object({ kind: z.literal("rejected"), at }),
    /** `line`: the one of the offer that was to change, by its name. */
    z.object({ kind: z.enum(offerEvents), at, line: z.string().optional() }),
    /** A bank transfer was chosen, and the money is not there yet. */
    z.object({ kind: z.literal("transfer-chosen"), at, amount_cents }),
    /** A provider has not decided about a payment yet. */
    z.object({ kind: z.literal("processing"), at, amount_cents }),
    /** `payment_id` names the receipt. */
    z.object({ kind: z.literal("paid"), at, amount_cents, payment_id: z.int(), reference: z.string() }),
    z.object({ kind: z.literal("refunded"), at, amount_cents }),
  ])
  .meta({ id: "QuoteEvent" });
export type QuoteEvent = z.infer<typeof quoteEvent>;

/** The oldest first. */
export const getQuoteTimeline = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/timeline",
  summary: "What has happened to a quote, as its client may know it",
  params: byId,
  answers: { 200: z.object({ events: z.array(quoteEvent) }) },
});
