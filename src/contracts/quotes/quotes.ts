import { accountEmailRule } from "#domain/accounts/account-rules.ts";
import { logoPriceRule } from "#domain/quotes/logo-fee.ts";
import { printingTypeRule } from "#domain/quotes/quote-rules.ts";
import { quoteStages } from "#domain/quotes/quote-stage.ts";
import { byQuoteStatus, quoteStatuses } from "#domain/quotes/quote-status.ts";
import { rejectionReasonRule } from "#domain/quotes/rejection-reason.ts";
import { fileAnswer, successAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { byId, day, flag, id, ruled, ruledDecimal, ruledEmail, ruledText } from "../fields.ts";
import { listMeta, listQuery, listStatus } from "../lists.ts";
import { paymentOutcome } from "../payments/payments.ts";
import { emptyBody, previewQuery } from "../requests.ts";
import { z } from "../zod.ts";
import { askedArtwork } from "./artwork-files.ts";
import { quoteForReader, quoteForStaff, quoteWithoutPrices } from "./quote-answers.ts";
import { quoteRequestFields } from "./quote-request.ts";

const staffAnswer = z.object({ success: z.literal(true), quote: quoteForStaff });

/** How many quotes stand in each status, for the counters. */
export const quoteCounts = z
  .object({ total: z.int(), ...byQuoteStatus(() => z.int()) })
  .meta({ id: "QuoteCounts" });
export type QuoteCounts = z.infer<typeof quoteCounts>;

export const createQuote = defineCall({
  method: "POST",
  path: "/api/quotes",
  key: "own",
  summary: "Ask for a quote",
  form: { fields: quoteRequestFields, files: ["logo"], ...askedArtwork },
  answers: {
    201: z.object({ message: z.string(), quote: z.object({ id: z.int(), reference: z.string() }) }),
  },
});

export const listQuotes = defineCall({
  method: "GET",
  path: "/api/quotes",
  summary: "All quotes, for staff",
  query: z.strictObject({
    ...listQuery(["id", "name", "email", "status", "quantity", "created_at"]),
    ...listStatus(quoteStatuses),
    stage: z.enum(quoteStages).optional(),
    assignee: id.optional(),
    logo: flag.optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  answers: {
    200: z.object({
      quotes: z.array(z.union([quoteForStaff, quoteWithoutPrices])),
      counts: quoteCounts.optional(),
      meta: listMeta.optional(),
    }),
  },
});

/** One quote a line, for exports longer than a page. */
export const exportQuotes = defineCall({
  method: "GET",
  path: "/api/quotes/export",
  summary: "All quotes that match, one JSON object a line",
  query: z.strictObject(
    listQuotes.query.pick({
      search: true,
      status: true,
      stage: true,
      assignee: true,
      logo: true,
      from: true,
      to: true,
    }).shape,
  ),
  answers: { 200: quoteForStaff },
  answerType: "application/x-ndjson",
});

/** One address, four field sets: staff, staff without the right to prices, the quote's client, the holder of its link (SPEC-1.14). */
export const getQuote = defineCall({
  method: "GET",
  path: "/api/quotes/{id}",
  summary: "One quote, as much of it as the caller may see",
  params: byId,
  answers: {
    200: z.object({ quote: quoteForReader }),
  },
});

export const getQuoteTotal = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/total",
  summary: "The total of a quote",
  params: byId,
  answers: {
    200: z.object({ total_quote: z.number(), total_cents: z.int(), is_estimate: z.boolean() }),
  },
});

/**
 * The logo as it was sent, under its own name, or with `?preview` a PNG of it, at most 1,200 px a side; 404 until
 * it was checked. A damaged one is staff's alone.
 */
export const getQuoteLogo = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/logo",
  summary: "The logo of a quote, once it was checked",
  params: byId,
  query: previewQuery,
  ...fileAnswer,
});

export const confirmQuote = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/confirm",
  summary: "Confirm a quote: prices and total are frozen, the client is written to",
  params: byId,
  body: emptyBody,
  headers: ["If-Match"],
  answers: { 200: staffAnswer },
});

export const rejectQuote = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/reject",
  summary: "Reject a quote, with the reason the client is told",
  params: byId,
  body: z.strictObject({ reason: ruledText(rejectionReasonRule) }),
  headers: ["If-Match"],
  answers: { 200: staffAnswer },
});

/** For ten seconds, in which the mail of the decision waits; a payment or the client's opening ends it. */
export const undoDecision = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/undo-decision",
  summary: "Take a confirmation or a rejection back, as long as the client does not know of it",
  params: byId,
  body: emptyBody,
  headers: ["If-Match"],
  answers: { 200: staffAnswer },
});

export const updateLogoPrice = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/update-logo-price",
  summary: "Set the one-time logo price, in dollars",
  params: byId,
  body: z.strictObject({ price_logo_quote: ruledDecimal(logoPriceRule) }),
  headers: ["If-Match"],
  answers: { 200: staffAnswer },
});

/** The user whom it is assigned to; null for none. */
export const assignQuote = defineCall({
  method: "PUT",
  path: "/api/quotes/{id}/assignee",
  summary: "Assign a quote to a user, or to none",
  params: byId,
  body: z.strictObject({ user_id: id.nullable() }),
  headers: ["If-Match"],
  answers: { 200: staffAnswer },
});

/** Null leaves it to the companies that its client is a contact of. */
export const setQuoteCompany = defineCall({
  method: "PUT",
  path: "/api/quotes/{id}/company",
  summary: "Say which company a quote is for",
  params: byId,
  body: z.strictObject({ company_id: id.nullable() }),
  headers: ["If-Match"],
  answers: { 200: staffAnswer },
});

/** `printing_type` is set in the quote's details. */
export const updateQuote = defineCall({
  method: "PUT",
  path: "/api/quotes/{id}",
  summary: "Note how a quote will be printed",
  params: byId,
  // An empty text clears it, and only one that was sent: what is left out changes nothing.
  body: z.strictObject({ printing_type: z.string().pipe(ruled(printingTypeRule)) }),
  headers: ["If-Match"],
  answers: { 200: staffAnswer },
});

export const deleteQuote = defineCall({
  method: "DELETE",
  path: "/api/quotes/{id}",
  summary: "Delete a quote; its payments and history stay, and it can be restored",
  params: byId,
  headers: ["If-Match"],
  answers: { 200: successAnswer },
});

export const restoreQuote = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/restore",
  summary: "Undo the deletion of a quote",
  params: byId,
  answers: { 200: staffAnswer },
});

/** For a link that went to the wrong eyes; the client can ask for a fresh one. */
export const revokeQuoteLinks = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/revoke-links",
  summary:
    "End every mailed link of a quote, and what came through them: sessions, and a password chosen with one",
  params: byId,
  body: emptyBody,
  answers: { 200: successAnswer },
});

/** For a client who lost a telephone; links and password stay. */
export const endClientSessions = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/end-client-sessions",
  summary: "Sign the client of a quote out everywhere",
  params: byId,
  body: emptyBody,
  answers: { 200: z.object({ ended: z.int() }) },
});

export const sendQuoteLink = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/send-link",
  summary: "Mail the client a new link to the quote",
  params: byId,
  body: emptyBody,
  answers: { 200: successAnswer },
});

/** Never sets a status by itself: it asks the provider for the payment's state. */
export const reportPaymentSuccess = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/payment-success",
  summary: "Ask the server to read the state of this quote's payment from the provider",
  params: byId,
  body: z.strictObject({ email: ruledEmail(accountEmailRule).optional() }),
  answers: {
    200: z.object({
      success: z.boolean(),
      message: z.string(),
      outcome: paymentOutcome,
      status: z.enum(quoteStatuses),
    }),
  },
});
