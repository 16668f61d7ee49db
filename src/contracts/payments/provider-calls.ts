import { defineCall } from "../call.ts";
import { opaque } from "../fields.ts";
import { z } from "../zod.ts";

const received = z.object({ received: z.literal(true) }).meta({ id: "WebhookReceived" });

/** The body is checked by its signature over the raw bytes, so it has no schema of ours. */
export const stripeWebhook = defineCall({
  method: "POST",
  path: "/api/webhooks/stripe",
  key: "unused",
  summary: "A webhook event of Stripe, or of the sandbox, which signs as Stripe does",
  rawBody: true,
  answers: { 200: received },
});

export const paypalWebhook = defineCall({
  method: "POST",
  path: "/api/webhooks/paypal",
  key: "unused",
  summary: "A webhook event of PayPal",
  rawBody: true,
  answers: { 200: received },
});

const sandboxAnswer = z.object({
  status: z.enum(["succeeded", "processing", "requires_action"]),
  payment_method_id: z.string(),
  next_action_url: z.string().optional(),
});

/** The sandbox provider's own call, made by its card page; it is not part of the shop. */
export const sandboxConfirmIntent = defineCall({
  method: "POST",
  path: "/sandbox/payment_intents/{id}/confirm",
  key: "unused",
  summary: "Pay a sandbox intent with a test card",
  params: z.strictObject({ id: opaque }),
  body: z.strictObject({
    client_secret: opaque,
    number: z.string().max(30),
    expiry: z.string().max(10),
    cvc: z.string().max(10),
  }),
  answers: { 200: sandboxAnswer },
});

/** Answers the challenge of a test card, as the buyer's bank would. */
export const sandboxAuthenticateIntent = defineCall({
  method: "POST",
  path: "/sandbox/payment_intents/{id}/authenticate",
  key: "unused",
  summary: "Pass or fail the challenge of a sandbox intent",
  params: z.strictObject({ id: opaque }),
  body: z.strictObject({ client_secret: opaque, outcome: z.enum(["pass", "fail"]) }),
  answers: { 200: sandboxAnswer },
});

/** A payment to try, for /payment-test: no quote is behind it, and the shop's books do not know it. */
export const sandboxTryOut = defineCall({
  method: "POST",
  path: "/sandbox/try-out",
  key: "unused",
  summary: "Open a sandbox intent of one dollar, to try a test card with",
  body: z.strictObject({}),
  answers: {
    201: z.object({ payment_intent_id: z.string(), amount_cents: z.int(), card_frame_url: z.string() }),
  },
});
