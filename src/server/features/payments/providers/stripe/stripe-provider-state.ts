import type Stripe from "stripe";
import { z } from "zod";
import type { ChargeStatus, ChargeSubject, ProviderState } from "../provider-state.ts";

/** As much of Stripe's PaymentIntent as the shop reads; `latest_charge` is asked for expanded. */
const intentBody = z.object({
  id: z.string().startsWith("pi_"),
  object: z.literal("payment_intent"),
  status: z.string(),
  amount: z.int(),
  amount_received: z.int(),
  currency: z.string(),
  client_secret: z.string().nullish(),
  last_payment_error: z.object({}).nullish(),
  latest_charge: z.union([z.string(), z.object({ amount_refunded: z.int() })]).nullish(),
  metadata: z.record(z.string(), z.string()),
});

const number = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const subjectBody = z.object({ shop: z.string(), quote_id: number, quote_version: number });

/** What each of Stripe's statuses means here. Nothing of ours is captured by hand, so that one is on its way. */
const statuses: Readonly<Record<string, ChargeStatus>> = {
  requires_payment_method: "open",
  requires_confirmation: "open",
  requires_action: "open",
  requires_capture: "processing",
  processing: "processing",
  succeeded: "succeeded",
  canceled: "canceled",
};

/** What Stripe says about an intent, as a `ProviderState`. @throws ZodError for another shape */
export function stripeProviderState(
  intent: unknown,
): ProviderState & { readonly clientSecret: string | undefined } {
  const body = intentBody.parse(intent);
  // One that Stripe adds some day: neither paid nor over.
  const status = statuses[body.status] ?? "processing";
  const charge = body.latest_charge;
  return {
    id: body.id,
    status,
    isDeclined: status === "open" && Boolean(body.last_payment_error),
    amountCents: status === "succeeded" ? body.amount_received : body.amount,
    currency: body.currency.toLowerCase(),
    refundedCents: typeof charge === "object" && charge ? charge.amount_refunded : 0,
    subject: subjectOf(body.metadata),
    clientSecret: body.client_secret ?? undefined,
  };
}

/** The subject as Stripe stores it: texts only. */
export function metadataOf({ shop, quoteId, quoteVersion }: ChargeSubject): Stripe.MetadataParam {
  return { shop, quote_id: String(quoteId), quote_version: String(quoteVersion) };
}

function subjectOf(metadata: Readonly<Record<string, string>>): ChargeSubject | undefined {
  const subject = subjectBody.safeParse(metadata);
  if (!subject.success) return undefined;
  const { shop, quote_id, quote_version } = subject.data;
  return { shop, quoteId: quote_id, quoteVersion: quote_version };
}
