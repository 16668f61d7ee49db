import { z } from "zod";
import type { DisputeState, ProviderEvent, ReadEvent } from "../provider-state.ts";
import type { WebhookHeaders } from "../redirect-provider.ts";
import type { AskPaypal } from "./paypal-client.ts";
import { centsOf } from "./paypal-provider-state.ts";
import { meaningOfAnswer, requireAnswer } from "./read-paypal-answer.ts";

const resource = z.object({
  id: z.string(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
});
const money = z.object({ value: z.string().regex(/^\d{1,9}(\.\d{1,2})?$/) });
const dispute = z.object({
  dispute_id: z.string(),
  disputed_transactions: z.tuple([z.object({ seller_transaction_id: z.string() })], z.unknown()),
  status: z.string().optional(),
  dispute_amount: money.optional(),
  dispute_outcome: z
    .object({ outcome_code: z.string().optional(), amount_refunded: money.optional() })
    .optional(),
});
const eventBody = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string(),
  resource: z.union([resource, dispute]),
});
type PaypalEvent = z.infer<typeof eventBody>;

const kinds: Readonly<Record<string, ProviderEvent["kind"]>> = {
  "CHECKOUT.ORDER.APPROVED": "approved",
  "CHECKOUT.ORDER.COMPLETED": "succeeded",
  "CHECKOUT.ORDER.VOIDED": "canceled",
  "PAYMENT.CAPTURE.COMPLETED": "succeeded",
  "PAYMENT.CAPTURE.PENDING": "processing",
  "PAYMENT.CAPTURE.DECLINED": "declined",
  "PAYMENT.CAPTURE.DENIED": "declined",
  "PAYMENT.CAPTURE.REFUNDED": "refunded",
  "PAYMENT.CAPTURE.REVERSED": "refunded",
  "PAYMENT.REFUND.COMPLETED": "refunded",
  "PAYMENT.REFUND.PENDING": "refunded",
  "PAYMENT.REFUND.FAILED": "refunded",
  "PAYMENT.REFUND.DENIED": "refunded",
  "PAYMENT.REFUND.CANCELLED": "refunded",
  "CUSTOMER.DISPUTE.CREATED": "disputed",
  "CUSTOMER.DISPUTE.UPDATED": "disputed",
  "CUSTOMER.DISPUTE.RESOLVED": "disputed",
};

/** Decisions that cost the shop its money; after every other one the shop retains it. */
const lostOutcomes: readonly string[] = ["RESOLVED_BUYER_FAVOUR", "RESOLVED_BUYER_FAVOR", "ACCEPTED"];

/** Headers of a webhook, by the name that PayPal's check gives them, with the shape that they must have. */
const signature = {
  auth_algo: ["paypal-auth-algo", /^[A-Za-z0-9]{1,100}$/],
  cert_url: ["paypal-cert-url", /^https?:\/\/\S{1,480}$/],
  transmission_id: ["paypal-transmission-id", /^[\w-]{1,50}$/],
  transmission_sig: ["paypal-transmission-sig", /^[\w+/=]{1,500}$/],
  transmission_time: ["paypal-transmission-time", /^\d{4}-\d\d-\d\dT[\d:.]{5,15}Z$/],
} as const;

const verdict = z.object({ verification_status: z.enum(["SUCCESS", "FAILURE"]) });

/**
 * The event that PayPal sent, once PayPal has said that it did. PayPal is asked about the bytes as they came:
 * written anew, they would not match its signature. @throws ProviderSilent
 */
export async function readPaypalEvent(
  ask: AskPaypal,
  webhookId: string,
  { rawBody, headers }: { readonly rawBody: Buffer; readonly headers: WebhookHeaders },
): Promise<ReadEvent> {
  const written = rawBody.toString("utf8");
  const body = parsed(written);
  if (body === undefined || !(await isFromPaypal(ask, webhookId, { written, headers }))) return "forged";
  const event = eventBody.safeParse(body).data;
  const kind = event && kinds[event.event_type];
  if (!event || !kind) return "unused";
  const read = { eventId: event.id, kind, chargeId: await orderOf(ask, event) };
  return "dispute_id" in event.resource ? { ...read, dispute: disputeOf(event.resource) } : read;
}

async function isFromPaypal(
  ask: AskPaypal,
  webhookId: string,
  { written, headers }: { readonly written: string; readonly headers: WebhookHeaders },
): Promise<boolean> {
  const fields: Record<string, string> = { webhook_id: webhookId };
  for (const [field, [name, shape]] of Object.entries(signature)) {
    const value = headers[name];
    if (typeof value !== "string" || !shape.test(value)) return false;
    fields[field] = value;
  }
  const body = `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${written}}`;
  const answer = await ask({ method: "POST", path: "/v1/notifications/verify-webhook-signature", body });
  // What PayPal does not verify is forged: any caller may send that, and it is no error of ours.
  const { meaning } = meaningOfAnswer(answer);
  if (meaning !== "order" && meaning !== "unknown") return false;
  return verdict.parse(requireAnswer(answer)).verification_status === "SUCCESS";
}

/** A JSON object; undefined for everything else, which no webhook is. */
function parsed(written: string): object | undefined {
  try {
    const body: unknown = JSON.parse(written);
    return typeof body === "object" && body !== null && !Array.isArray(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function disputeOf({ dispute_id: disputeId, ...about }: z.infer<typeof dispute>): DisputeState {
  const { status, dispute_amount: asked, dispute_outcome: outcome } = about;
  const money = outcome?.amount_refunded ?? asked;
  const amountCents = money && centsOf(money.value);
  if (status !== "RESOLVED") return { disputeId, status: "open", amountCents };
  const isLost = lostOutcomes.includes(outcome?.outcome_code ?? "");
  return { disputeId, status: isLost ? "lost" : "won", amountCents };
}

/** The order that an event is about: a refund and a dispute name only its capture, and that names the order. */
async function orderOf(ask: AskPaypal, { resource }: PaypalEvent): Promise<string> {
  if ("dispute_id" in resource) {
    const [{ seller_transaction_id: captureId }] = resource.disputed_transactions;
    return (await orderOfCapture(ask, captureId)) ?? resource.dispute_id;
  }
  const named = resource.supplementary_data?.related_ids?.order_id;
  if (named) return named;
  const up = resource.links?.find(({ rel }) => rel === "up")?.href;
  const captureId = /\/v2\/payments\/captures\/([^/]+)$/.exec(up ?? "")?.[1];
  return (await orderOfCapture(ask, captureId)) ?? resource.id;
}

async function orderOfCapture(ask: AskPaypal, captureId = ""): Promise<string | undefined> {
  if (!/^[A-Z0-9]{1,36}$/.test(captureId)) return undefined;
  const { body } = await ask({ method: "GET", path: `/v2/payments/captures/${captureId}` });
  return resource.safeParse(body).data?.supplementary_data?.related_ids?.order_id;
}
