import { randomBytes } from "node:crypto";

/** An intent as Stripe stores it, as far as the shop sees it. */
export interface StripeIntent {
  readonly id: string;
  readonly object: "payment_intent";
  readonly client_secret: string;
  readonly created: number;
  readonly livemode: boolean;
  readonly metadata: Record<string, string>;
  readonly payment_method_types: readonly string[];
  readonly description: string | null;
  status: "requires_payment_method" | "requires_action" | "processing" | "succeeded" | "canceled";
  amount: number;
  amount_received: number;
  currency: string;
  last_payment_error: { code: string } | null;
  latest_charge: { id: string; object: "charge"; amount_refunded: number } | null;
  payment_method: string | null;
}

export interface StripeRefund {
  readonly id: string;
  readonly object: "refund";
  readonly payment_intent: string;
  readonly amount: number;
  status: "succeeded" | "pending" | "failed";
  readonly metadata: Record<string, string>;
}

export const issueStripeId = (kind: string) => `${kind}_${randomBytes(12).toString("hex")}`;

/** An open intent for a request's fields. */
export function newIntent(fields: Readonly<Record<string, string>>, created: number): StripeIntent {
  const id = issueStripeId("pi");
  return {
    id,
    object: "payment_intent",
    client_secret: `${id}_secret_${randomBytes(9).toString("hex")}`,
    created,
    livemode: false,
    metadata: metadataOf(fields),
    payment_method_types: ["card"],
    description: fields.description ?? null,
    status: "requires_payment_method",
    amount: Number(fields.amount),
    amount_received: 0,
    currency: fields.currency ?? "usd",
    last_payment_error: null,
    latest_charge: null,
    payment_method: null,
  };
}

/** The card is charged, unless the intent is closed. */
export function charge(intent: StripeIntent): boolean {
  if (intent.status === "succeeded" || intent.status === "canceled") return false;
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  intent.payment_method = issueStripeId("pm");
  intent.latest_charge = { id: issueStripeId("ch"), object: "charge", amount_refunded: 0 };
  return true;
}

export function metadataOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    return key ? [[key, value]] : [];
  });
  return Object.fromEntries(entries);
}
