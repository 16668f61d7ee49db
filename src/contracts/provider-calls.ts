import { z } from "zod";
import { defineCall } from "./call.ts";
import { opaque } from "./fields.ts";

const received = z.object({ received: z.literal(true) }).meta({ id: "WebhookReceived" });

/** The body is checked by its signature over the raw bytes, so it has no schema of ours. */
export const stripeWebhook = defineCall({
  method: "POST",
  path: "/api/webhooks/stripe",
  summary: "News from Stripe, or from the sandbox that signs as Stripe does",
  answers: { 200: received },
});

export const paypalWebhook = defineCall({
  method: "POST",
  path: "/api/webhooks/paypal",
  summary: "News from PayPal, signed",
  answers: { 200: received },
});

/** The sandbox provider's own call, made by its card page; it is not part of the shop (§0.5). */
export const sandboxConfirmIntent = defineCall({
  method: "POST",
  path: "/sandbox/payment_intents/{id}/confirm",
  summary: "Pay a sandbox intent with a test card",
  params: z.strictObject({ id: opaque }),
  body: z.strictObject({
    client_secret: opaque,
    number: z.string().max(30),
    expiry: z.string().max(10),
    cvc: z.string().max(10),
  }),
  answers: {
    200: z.object({
      status: z.enum(["succeeded", "processing", "requires_action"]),
      payment_method_id: z.string(),
      next_action_url: z.string().optional(),
    }),
  },
});
