import { z } from "zod";
import type { ProviderEvent } from "../charge-truth.ts";
import type { WebhookHeaders } from "../redirect-provider.ts";
import type { AskPaypal } from "./paypal-client.ts";
import { meaningOfAnswer, requireAnswer } from "./read-paypal-answer.ts";

const resource = z.object({
  id: z.string(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
});
const dispute = z.object({
  dispute_id: z.string(),
  disputed_transactions: z.tuple([z.object({ seller_transaction_id: z.string() })], z.unknown()),
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
  "CUSTOMER.DISPUTE.CREATED": "disputed",
};

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
 * The event that PayPal sent; undefined when PayPal says that it did not, or when this is none (M5). PayPal is asked
 * about the bytes as they came: written anew, they would not match its signature. @throws ProviderSilent
 */
export async function readPaypalEvent(
  ask: AskPaypal,
  webhookId: string,
  { rawBody, headers }: { readonly rawBody: Buffer; readonly headers: WebhookHeaders },
): Promise<ProviderEvent | undefined> {
  const written = rawBody.toString("utf8");
  const event = readEvent(written);
  if (!event) return undefined;
  const fields: Record<string, string> = { webhook_id: webhookId };
  for (const [field, [name, shape]] of Object.entries(signature)) {
    const value = headers[name];
    if (typeof value !== "string" || !shape.test(value)) return undefined;
    fields[field] = value;
  }
  const body = `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${written}}`;
  const answer = await ask({ method: "POST", path: "/v1/notifications/verify-webhook-signature", body });
  // What PayPal refuses to look at is not from PayPal: anybody may send that, and it is no fault of ours.
  const { meaning } = meaningOfAnswer(answer);
  if (meaning !== "order" && meaning !== "unknown") return undefined;
  if (verdict.parse(requireAnswer(answer)).verification_status !== "SUCCESS") return undefined;
  const kind = kinds[event.event_type] ?? "other";
  return { eventId: event.id, kind, chargeId: await orderOf(ask, event) };
}

function readEvent(written: string): PaypalEvent | undefined {
  try {
    return eventBody.safeParse(JSON.parse(written)).data;
  } catch {
    // No JSON: not an event.
    return undefined;
  }
}

/** The order that an event is about: a refund and a dispute name only its capture, and that names the order. */
async function orderOf(ask: AskPaypal, { resource: news }: PaypalEvent): Promise<string> {
  if ("dispute_id" in news) {
    const [{ seller_transaction_id: captureId }] = news.disputed_transactions;
    return (await orderOfCapture(ask, captureId)) ?? news.dispute_id;
  }
  const named = news.supplementary_data?.related_ids?.order_id;
  if (named) return named;
  const up = news.links?.find(({ rel }) => rel === "up")?.href;
  const captureId = /\/v2\/payments\/captures\/([^/]+)$/.exec(up ?? "")?.[1];
  return (await orderOfCapture(ask, captureId)) ?? news.id;
}

async function orderOfCapture(ask: AskPaypal, captureId = ""): Promise<string | undefined> {
  if (!/^[A-Z0-9]{1,36}$/.test(captureId)) return undefined;
  const { body } = await ask({ method: "GET", path: `/v2/payments/captures/${captureId}` });
  return resource.safeParse(body).data?.supplementary_data?.related_ids?.order_id;
}
