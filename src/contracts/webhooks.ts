import { longestWebhookUrl } from "#domain/webhooks/webhook-address.ts";
import { deliveryStates, webhookEvents, webhookStates } from "#domain/webhooks/webhook-events.ts";
import { proof } from "./accounts/accounts.ts";
import { successAnswer } from "./answers.ts";
import { defineCall } from "./call.ts";
import { byId, time, wholeNumber } from "./fields.ts";
import { listMeta } from "./lists.ts";
import { z } from "./zod.ts";

/** An endpoint of another program (SPEC-4.61); never its secret. */
const webhook = z
  .object({
    id: z.int(),
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    state: z.enum(webhookStates),
    /** The shop switched it off, because it failed for a day. */
    is_failing: z.boolean(),
    /** Until when the secret that it had before signs beside the new one; null while there is one secret. */
    former_signs_until: time.nullable(),
    version: z.int(),
    created_at: time,
  })
  .meta({ id: "Webhook" });
export type Webhook = z.infer<typeof webhook>;

const fields = {
  /** By https; its address is looked at again at every connection. */
  url: z.string().max(longestWebhookUrl).meta({ example: "https://warehouse.example/hooks" }),
  events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
};

export const listWebhooks = defineCall({
  method: "GET",
  path: "/api/webhooks",
  summary: "The endpoints of other programs that are told of events",
  answers: { 200: z.object({ webhooks: z.array(webhook) }) },
});

/** The secret is in this answer and nowhere else: with it the receiver checks the signatures. */
export const createWebhook = defineCall({
  method: "POST",
  path: "/api/webhooks",
  key: "secret",
  summary: "Add an endpoint; the secret of its signatures is shown this once",
  body: z.strictObject({ ...fields, ...proof }),
  answers: { 201: z.object({ webhook, secret: z.string() }) },
});

export const updateWebhook = defineCall({
  method: "PUT",
  path: "/api/webhooks/{id}",
  summary: "Change an endpoint, or switch it off and on",
  params: byId,
  body: z.strictObject({ ...fields, state: z.enum(webhookStates), ...proof }),
  headers: ["If-Match"],
  answers: { 200: z.object({ webhook }) },
});

/** For a day each message bears both signatures, so that no receiver misses one. */
export const renewWebhookSecret = defineCall({
  method: "POST",
  path: "/api/webhooks/{id}/secret",
  key: "secret",
  summary: "Give an endpoint a new secret, shown this once; the former one signs beside it for 24 hours",
  params: byId,
  body: z.strictObject(proof),
  headers: ["If-Match"],
  answers: { 200: z.object({ webhook, secret: z.string() }) },
});

export const deleteWebhook = defineCall({
  method: "DELETE",
  path: "/api/webhooks/{id}",
  summary: "Remove an endpoint, with the log of what it was told",
  params: byId,
  answers: { 200: successAnswer },
});

const delivery = z
  .object({
    id: z.int(),
    /** The header `webhook-id`: the same for every try and replay. */
    message_id: z.string(),
    /** One of the events, or `test`. */
    event: z.string(),
    state: z.enum(deliveryStates),
    /** As it was sent; null until then. */
    body: z.string().nullable(),
    next_attempt_at: time.nullable(),
    attempts: z.array(
      z.object({
        /** Null when nothing was answered: `error` says why. */
        status: z.int().nullable(),
        error: z.string().nullable(),
        /** The first kilobyte of the answer. */
        answer: z.string(),
        milliseconds: z.int(),
        created_at: time,
      }),
    ),
    created_at: time,
  })
  .meta({ id: "WebhookDelivery" });
export type WebhookDeliveryAnswer = z.infer<typeof delivery>;

/** What it was told in the last 30 days. */
export const listDeliveries = defineCall({
  method: "GET",
  path: "/api/webhooks/{id}/deliveries",
  summary: "What an endpoint was told, the newest first, with each try and its answer",
  params: byId,
  query: z.strictObject({ page: wholeNumber(1, 100_000).optional() }),
  answers: { 200: z.object({ deliveries: z.array(delivery), meta: listMeta }) },
});

export const testWebhook = defineCall({
  method: "POST",
  path: "/api/webhooks/{id}/test",
  summary: "Send a test to an endpoint that is on; its answer stands in the log",
  params: byId,
  answers: { 201: z.object({ delivery }) },
});

export const replayDelivery = defineCall({
  method: "POST",
  path: "/api/webhook-deliveries/{id}/replay",
  summary: "Send again what an endpoint was told, or was not, as the same message",
  params: byId,
  answers: { 200: z.object({ delivery }) },
});
