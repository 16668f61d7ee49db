import { languages } from "#domain/language/language.ts";
import { answerChannels, declineReasons, offerTextRules } from "#domain/offers/offer-rules.ts";
import { deliveryRules, quoteEmailRule, quoteNameRule } from "#domain/quotes/quote-rules.ts";
import { defineCall } from "../call.ts";
import { byId, day, obeys, ruled, ruledEmail, ruledText, time } from "../fields.ts";
import { emptyBody } from "../requests.ts";
import { z } from "../zod.ts";
import { aboutLine } from "./messages.ts";
import { quoteForBuyer, quoteForStaff } from "./quote-answers.ts";
import { quoteVersion, versionNumber } from "./versions.ts";

const staffQuote = { 200: z.object({ success: z.literal(true), quote: quoteForStaff }) };
const buyerQuote = { 200: z.object({ success: z.literal(true), quote: quoteForBuyer }) };

export const sendOffer = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/send-offer",
  summary:
    "Send the draft, or the request as it stands, to the client as an offer; 409 with the new total where its buyer's tax exemption has changed",
  params: byId,
  body: emptyBody,
  headers: ["If-Match"],
  answers: { 200: z.object({ success: z.literal(true), quote: quoteForStaff, version: quoteVersion }) },
});

export const recallOffer = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/recall",
  summary: "Take back an offer that was not answered",
  params: byId,
  body: emptyBody,
  headers: ["If-Match"],
  answers: staffQuote,
});

export const extendOffer = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/extend",
  summary: "Let an offer hold until another day, also one that has expired",
  params: byId,
  body: z.strictObject({ valid_until: day }),
  headers: ["If-Match"],
  answers: staffQuote,
});

export const reopenQuote = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/reopen",
  summary: "Work again on a quote that was declined, rejected or withdrawn",
  params: byId,
  body: emptyBody,
  headers: ["If-Match"],
  answers: staffQuote,
});

export const undoAcceptance = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/undo-acceptance",
  summary: "Take an acceptance back while nothing was paid",
  params: byId,
  body: emptyBody,
  headers: ["If-Match"],
  answers: staffQuote,
});

/** Written for a client who telephoned: no mail is sent before an offer is. */
export const createStaffQuote = defineCall({
  method: "POST",
  path: "/api/staff-quotes",
  summary: "Begin a quote for a client who asked elsewhere",
  body: z.strictObject({
    name: ruled(quoteNameRule),
    email: ruledEmail(quoteEmailRule),
    phone: ruled(offerTextRules.phone),
    company: ruled(deliveryRules.company).optional(),
    language: z.enum(languages).optional(),
    note: ruledText(offerTextRules.text).optional(),
  }),
  answers: { 201: z.object({ success: z.literal(true), quote: quoteForStaff }) },
});

export const duplicateQuote = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/duplicate",
  summary: "Copy a quote with its last offer as a draft",
  params: byId,
  body: emptyBody,
  answers: { 201: z.object({ success: z.literal(true), quote: quoteForStaff }) },
});

const choices = z.record(
  z.string().max(20),
  z.union([z.string().max(20), z.array(z.string().max(20)).max(200)]),
);

/** The same version accepted again answers with the first evidence. */
export const acceptOffer = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/accept",
  summary: "Accept the current version",
  params: byId,
  body: z.strictObject({
    version: versionNumber,
    /** The total that was shown with these choices: another one by now is 409 with the fresh `version`. */
    total_cents: z.int().optional(),
    name: ruled(offerTextRules.signature),
    title: ruled(offerTextRules.signerTitle).optional(),
    po_number: ruled(offerTextRules.poNumber).optional(),
    consent: obeys(z.boolean(), offerTextRules.consent),
    choices: choices.optional(),
  }),
  headers: ["If-Match"],
  errors: ["quote_expired", "deposit_needed"],
  answers: {
    200: z.object({
      success: z.literal(true),
      quote: quoteForBuyer,
      acceptance: z.object({ hash: z.string(), accepted_at: time }),
      order: z.object({ id: z.int(), number: z.string() }),
    }),
  },
});

export const declineOffer = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/decline",
  summary: "Decline the current version",
  params: byId,
  body: z.strictObject({
    version: versionNumber,
    reason: z.enum(declineReasons),
    text: ruledText(offerTextRules.declineText).optional(),
  }),
  headers: ["If-Match"],
  answers: buyerQuote,
});

export const askChanges = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/ask-changes",
  summary: "Ask for another offer; the present one is read and not paid from then on",
  params: byId,
  body: z.strictObject({
    version: versionNumber,
    text: ruledText(offerTextRules.wish),
    /** The line that is to change; both sides see its name. */
    about: aboutLine.optional(),
    /** What was picked of the options: staff reads it beside the text. */
    choices: choices.optional(),
  }),
  headers: ["If-Match"],
  answers: buyerQuote,
});

export const withdrawRequest = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/withdraw",
  summary: "Withdraw a request that was not accepted",
  params: byId,
  body: emptyBody,
  headers: ["If-Match"],
  answers: buyerQuote,
});

/** An answer that did not come through the client's page has no certificate, and the client is written to. */
export const recordAnswer = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/record-answer",
  summary: "Record an answer that a client gave elsewhere",
  params: byId,
  body: z.strictObject({
    version: versionNumber,
    answer: z.enum(["accept", "decline", "ask_changes"]),
    channel: z.enum(answerChannels),
    on: day,
    by: ruled(offerTextRules.signature),
    text: ruledText(offerTextRules.declineText).optional(),
    po_number: ruled(offerTextRules.poNumber).optional(),
    choices: choices.optional(),
  }),
  headers: ["If-Match"],
  errors: ["quote_expired", "deposit_needed"],
  answers: staffQuote,
});
