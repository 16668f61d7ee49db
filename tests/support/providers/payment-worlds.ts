import { bodyOf } from "#server/features/payments/providers/sandbox/deliver-sandbox-events.ts";
import { signBody } from "#server/features/payments/providers/sandbox/stripe-signature.ts";
import { openPaymentShop, type PaymentShop, withDistantProviders } from "../payments.ts";
import { cards, type TestIntent, typeCard } from "../payments-steps.ts";
import { openLiveShop } from "./live-shop.ts";

interface Webhook {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a provider was asked to charge. */
interface Asked {
  readonly amountCents: number;
  readonly currency: string;
  readonly isCharged: boolean;
}

/** A shop, and what happens at its providers without the shop. */
export interface PaymentWorld extends AsyncDisposable {
  readonly shop: PaymentShop;
  /** The buyer types a card into the provider's fields. */
  typeCard(intent: TestIntent, number?: string): Promise<void>;
  /** The buyer agrees on the page of the redirect provider. */
  approve(orderId: string): Promise<void>;
  /** What the card provider tells of an intent, ready to be sent in any order and number. */
  signedEvent(intentId: string): Promise<readonly Webhook[]>;
  /** Everything that both providers were asked for. */
  asked(): Promise<readonly Asked[]>;
  /** Cents, refund by refund. */
  refundsOf(intentId: string): Promise<readonly number[]>;
}

/** The same test over the sandbox, and over Stripe and PayPal. */
export const paymentWorlds: readonly (readonly [string, () => Promise<PaymentWorld>])[] = [
  ["the sandbox", openSandboxWorld],
  ["Stripe and PayPal", openLiveWorld],
];

async function openSandboxWorld(): Promise<PaymentWorld> {
  const shop = await openPaymentShop({}, withDistantProviders);
  const { db, sandbox, clock } = shop.services;
  return {
    shop,
    typeCard: async (intent, number) => void (await typeCard(shop, intent, number)),
    approve: async (orderId) => {
      const approved = { status: "approved" } as const;
      await db.updateTable("sandbox_intents").set(approved).where("id", "=", orderId).execute();
    },
    async signedEvent(intentId) {
      const events = await db
        .selectFrom("sandbox_events")
        .selectAll()
        .where("intent_id", "=", intentId)
        .execute();
      const secrets = (await sandbox?.secrets()) ?? [];
      return events.map(bodyOf).map((body) => {
        return { body, headers: { "stripe-signature": signBody(body, secrets, clock()) } };
      });
    },
    async asked() {
      const rows = await db.selectFrom("sandbox_intents").selectAll().execute();
      return rows.map(({ amount_cents: amountCents, currency, status }) => {
        return { amountCents, currency, isCharged: status === "succeeded" };
      });
    },
    async refundsOf(intentId) {
      const rows = await db
        .selectFrom("sandbox_refunds")
        .select("amount_cents")
        .where("intent_id", "=", intentId)
        .execute();
      return rows.map(({ amount_cents: amount }) => amount);
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  };
}

async function openLiveWorld(): Promise<PaymentWorld> {
  const { shop, stripe, paypal, [Symbol.asyncDispose]: dispose } = await openLiveShop();
  const told: { intentId: string; webhook: Webhook }[] = [];
  return {
    shop,
    async typeCard({ id }, number = cards.pays) {
      const isPaying = number === cards.pays;
      // An unanswered challenge of the bank sends no webhook.
      if (number === cards.challenge) return;
      if (isPaying) stripe.pay(id);
      else stripe.decline(id);
      const type = isPaying ? "payment_intent.succeeded" : "payment_intent.payment_failed";
      told.push({ intentId: id, webhook: stripe.signed(type, id, shop.services.clock()) });
    },
    approve: async (orderId) => paypal.approve(orderId),
    signedEvent: async (id) => told.filter(({ intentId }) => intentId === id).map(({ webhook }) => webhook),
    asked: async () => [
      ...[...stripe.intents.values()].map(({ amount, currency, status }) => {
        return { amountCents: amount, currency, isCharged: status === "succeeded" };
      }),
      ...[...paypal.orders.values()].map(({ amount: { value, currency_code: currency }, captures }) => {
        return {
          amountCents: Math.round(Number(value) * 100),
          currency: currency.toLowerCase(),
          isCharged: captures.length > 0,
        };
      }),
    ],
    refundsOf: async (id) =>
      stripe.refunds.filter(({ payment_intent: intent }) => intent === id).map(({ amount }) => amount),
    [Symbol.asyncDispose]: async () => {
      await dispose();
    },
  };
}
