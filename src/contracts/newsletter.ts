import { languages } from "#domain/language/language.ts";
import { newsletterEmailRule } from "#domain/newsletter/newsletter-rules.ts";
import { messageAnswer } from "./answers.ts";
import { defineCall } from "./call.ts";
import { opaque, ruledEmail, time } from "./fields.ts";
import { listMeta, listQuery, listStatus } from "./lists.ts";
import { suspicion } from "./suspicion.ts";
import { z } from "./zod.ts";

/** An address that agreed to be written to, with the time it did. */
export const subscription = z
  .object({
    id: z.int(),
    email: z.string(),
    language: z.enum(languages),
    consented_at: time,
    unsubscribed_at: time.nullable(),
  })
  .meta({ id: "Subscription" });
export type Subscription = z.infer<typeof subscription>;

const byToken = z.strictObject({ token: opaque });

export const subscribe = defineCall({
  method: "POST",
  path: "/api/newsletter",
  summary: "Agree to be written to",
  body: z.strictObject({
    email: ruledEmail(newsletterEmailRule),
    language: z.enum(languages).optional(),
    ...suspicion,
  }),
  answers: { 200: messageAnswer },
});

/** Looking changes nothing. */
export const getUnsubscribe = defineCall({
  method: "GET",
  path: "/api/newsletter/unsubscribe",
  summary: "Whose subscription a mailed link ends",
  query: byToken,
  answers: { 200: z.object({ email: z.string(), subscribed: z.boolean() }) },
});

/** One click in a mail program posts `List-Unsubscribe=One-Click` to the mailed address. */
export const unsubscribe = defineCall({
  method: "POST",
  path: "/api/newsletter/unsubscribe",
  summary: "End a subscription",
  query: byToken,
  body: z.strictObject({ "List-Unsubscribe": z.literal("One-Click").optional() }).optional(),
  takesForms: true,
  answers: { 200: messageAnswer },
});

export const listSubscriptions = defineCall({
  method: "GET",
  path: "/api/newsletter",
  summary: "The newsletter's addresses, for staff",
  query: z.strictObject({
    ...listQuery(["id", "email", "consented_at"]),
    ...listStatus(["subscribed", "unsubscribed"]),
  }),
  answers: { 200: z.object({ subscriptions: z.array(subscription), meta: listMeta.optional() }) },
});

/** One address a line, for the file of addresses. */
export const exportSubscriptions = defineCall({
  method: "GET",
  path: "/api/newsletter/export",
  summary: "All addresses that match, one JSON object a line",
  query: z.strictObject(listSubscriptions.query.pick({ search: true, status: true }).shape),
  answers: { 200: subscription },
  answerType: "application/x-ndjson",
});
