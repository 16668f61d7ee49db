import { accountEmailRule } from "#domain/accounts/account-rules.ts";
import { defineCall } from "./call.ts";
import { byId, ruledEmail, time } from "./fields.ts";
import { listMeta, listQuery, listStatus } from "./lists.ts";
import { z } from "./zod.ts";

/** The life of a mail: `dead` has used up its attempts and waits for a resend. */
export const mailStatuses = ["waiting", "sent", "dead"] as const;

/** A mail on its way or delivered. */
export const outboxMail = z
  .object({
    id: z.int(),
    template: z.string(),
    recipient: z.string(),
    language: z.string(),
    status: z.enum(mailStatuses),
    attempts: z.int(),
    last_error: z.string().nullable(),
    /** Why the mail server refused it when it last did; null when it was down or asked for a retry. */
    refusal: z.enum(["recipient", "sender"]).nullable(),
    next_attempt_at: time.nullable(),
    /** The quote that it is about, and its client. */
    quote: z.object({ id: z.int(), reference: z.string(), name: z.string() }).nullable(),
    created_at: time,
    sent_at: time.nullable(),
  })
  .meta({ id: "OutboxMail" });
export type OutboxMail = z.infer<typeof outboxMail>;

export const listOutbox = defineCall({
  method: "GET",
  path: "/api/outbox",
  summary: "The mails of the shop, for staff",
  query: z.strictObject({ ...listQuery(["id", "created_at", "sent_at"]), ...listStatus(mailStatuses) }),
  answers: {
    200: z.object({
      mails: z.array(outboxMail),
      /** Mails that wait because the server refuses the shop itself: a quota, a missing right. */
      sender_refusal: z.object({ waiting: z.int(), last_error: z.string() }).nullable(),
      meta: listMeta.optional(),
    }),
  },
});

/** Tokens in links are masked. */
export const previewMail = defineCall({
  method: "GET",
  path: "/api/outbox/{id}",
  summary: "A mail as its reader sees it",
  params: byId,
  answers: { 200: z.object({ mail: outboxMail, subject: z.string(), html: z.string(), text: z.string() }) },
});

export const resendMail = defineCall({
  method: "POST",
  path: "/api/outbox/{id}/resend",
  summary:
    "Send a mail again, with a new token where it carries one; `email` corrects the client's address first",
  params: byId,
  body: z.strictObject({ email: ruledEmail(accountEmailRule).optional() }).optional(),
  answers: { 200: z.object({ success: z.literal(true), mail: outboxMail }) },
});
