import Stripe from "stripe";
import { type Answer, type FakeServer, openFakeServer } from "./fake.ts";
import type { Received } from "./request-shapes.ts";
import {
  charge,
  issueStripeId,
  metadataOf,
  newIntent,
  type StripeIntent,
  type StripeRefund,
} from "./stripe-ledger.ts";
import { serveStripeScript } from "./stripe-script.ts";
import published from "./stripe-shapes.json" with { type: "json" };

/** Keys of a Stripe account that does not exist. */
export const stripeKeys = {
  STRIPE_SECRET_KEY: "sk_test_standin0standin0",
  STRIPE_PUBLISHABLE_KEY: "pk_test_standin0standin0",
  STRIPE_WEBHOOK_SECRET: "whsec_stand_in_newer,whsec_stand_in_older",
} as const;

export interface FakeStripe extends FakeServer {
  /** Environment of a shop that takes this for Stripe. */
  readonly environment: Readonly<Record<string, string>>;
  readonly intents: Map<string, StripeIntent>;
  readonly refunds: StripeRefund[];
  /** How the next refund is answered. */
  nextRefund: "succeeded" | "pending";
  /** Put over every intent that is answered. */
  lie: Readonly<Record<string, unknown>> | undefined;
  /** The buyer types a card into Stripe's fields. */
  pay(intentId: string): boolean;
  decline(intentId: string): void;
  /** The next intent breaks Stripe: a 500, stored with its idempotency key. */
  breakNextIntent(): void;
  /** As Stripe does after a day. */
  forgetKeys(): void;
  /** A refund that Stripe took fails at the buyer's bank. */
  failRefund(intentId: string): void;
  /** A webhook as Stripe sends it; `about` is laid over a dispute. */
  signed(
    type: string,
    intentId: string,
    at: Date,
    secret?: string,
    about?: Readonly<Record<string, unknown>>,
  ): { body: Buffer; headers: Record<string, string> };
}

/** Stripe's API in this process, as far as the shop uses it. */
export async function openFakeStripe(now: () => Date = () => new Date()): Promise<FakeStripe> {
  const intents = new Map<string, StripeIntent>();
  const refunds: StripeRefund[] = [];
  let isBreaking = false;
  const answered = new Map<string, { asked: string; answer: Answer }>();

  const handle = (name: string, received: Received): Answer => {
    const key = received.headers["idempotency-key"];
    const asked = `${received.path} ${JSON.stringify(received.fields)}`;
    const before = key === undefined ? undefined : answered.get(key);
    if (before) return before.asked === asked ? before.answer : failure(400, "idempotency_error");
    const answer = structuredClone(act(name, received));
    if (key !== undefined) answered.set(key, { asked, answer });
    return answer;
  };

  function act(name: string, { path, fields }: Received): Answer {
    if (name === "create-intent" && isBreaking) {
      isBreaking = false;
      return { status: 500, body: { error: { type: "api_error", message: "broken" } } };
    }
    if (name === "create-intent") {
      const intent = newIntent(fields, Math.floor(now().getTime() / 1000));
      intents.set(intent.id, intent);
      return shown(intent);
    }
    if (name === "list-intents") return listed(newestFirst(intents, fields));
    if (name === "list-refunds") {
      return listed(refunds.filter(({ payment_intent: intent }) => intent === fields.payment_intent));
    }
    if (name === "create-refund") return refund(fields);
    const intent = intents.get(path.split("/")[3] ?? "");
    if (!intent) return failure(404, "resource_missing");
    if (name === "cancel-intent") {
      if (intent.status === "succeeded" || intent.status === "canceled") {
        return failure(400, "payment_intent_unexpected_state");
      }
      intent.status = "canceled";
    }
    return shown(intent);
  }

  function refund(fields: Received["fields"]): Answer {
    const intent = intents.get(fields.payment_intent ?? "");
    const left = intent?.latest_charge ? intent.amount_received - intent.latest_charge.amount_refunded : 0;
    const amount = Number(fields.amount ?? left);
    if (!intent?.latest_charge || left === 0) return failure(400, "charge_already_refunded");
    if (amount > left) return failure(400, "amount_too_large");
    intent.latest_charge.amount_refunded += amount;
    const made = { id: issueStripeId("re"), object: "refund", payment_intent: intent.id, amount } as const;
    const kept: StripeRefund = { ...made, status: fake.nextRefund, metadata: metadataOf(fields) };
    fake.nextRefund = "succeeded";
    refunds.push(kept);
    return { status: 200, body: { ...kept } };
  }

  const shown = (intent: StripeIntent): Answer => ({ status: 200, body: { ...intent, ...fake.lie } });
  const listed = (data: readonly object[]): Answer => ({
    status: 200,
    body: { object: "list", data, has_more: false },
  });

  const base = await openFakeServer(published, handle, (request, body, response) =>
    serveStripeScript(request, body, response, intents),
  );
  const fake: FakeStripe = Object.assign(base, {
    intents,
    refunds,
    lie: undefined,
    nextRefund: "succeeded" as const,
    environment: { ...stripeKeys, STRIPE_API_URL: base.url },
    pay: (id: string) => charge(known(intents, id)),
    decline: (id: string) => {
      known(intents, id).last_payment_error = { code: "card_declined" };
    },
    breakNextIntent: () => {
      isBreaking = true;
    },
    failRefund(id: string) {
      const refund = refunds.findLast((each) => each.payment_intent === id && each.status !== "failed");
      const charged = known(intents, id).latest_charge;
      if (!refund || !charged) throw new Error(`no refund of ${id}`);
      refund.status = "failed";
      charged.amount_refunded -= refund.amount;
    },
    forgetKeys: () => answered.clear(),
    signed(type: string, intentId: string, at: Date, secret = "whsec_stand_in_newer", about = {}) {
      // A dispute names the intent that was paid.
      const object = type.startsWith("charge.dispute.")
        ? { id: `du_${intentId}`, object: "dispute", payment_intent: intentId, ...about }
        : { id: intentId, object: "payment_intent" };
      const payload = JSON.stringify({ id: issueStripeId("evt"), object: "event", type, data: { object } });
      const timestamp = Math.floor(at.getTime() / 1000);
      const header = new Stripe("sk_test_x").webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp,
      });
      return { body: Buffer.from(payload), headers: { "stripe-signature": header } };
    },
  });
  return fake;
}

function known(intents: Map<string, StripeIntent>, id: string): StripeIntent {
  const intent = intents.get(id);
  if (!intent) throw new Error(`no intent ${id}`);
  return intent;
}

function newestFirst(intents: Map<string, StripeIntent>, fields: Received["fields"]): StripeIntent[] {
  const since = Number(fields["created[gte]"] ?? 0);
  return [...intents.values()].toReversed().filter(({ created }) => created >= since);
}

function failure(status: number, code: string): Answer {
  const type = code === "idempotency_error" ? code : "invalid_request_error";
  return { status, body: { error: { type, code, message: code } } };
}
