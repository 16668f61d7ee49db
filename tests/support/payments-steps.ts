import { z } from "zod";
import type { PayableQuote, PaymentShop } from "./payments.ts";
import type { Answer } from "./shop.ts";

/** Test cards by what they do. */
export const cards = {
  pays: "4242424242424242",
  declined: "4000000000000002",
  noFunds: "4000000000009995",
  challenge: "4000002500003155",
} as const;

const intentAnswer = z.object({ paymentIntentId: z.string(), clientSecret: z.string() });

export interface TestIntent {
  readonly id: string;
  readonly secret: string;
}

/** Asks for the quote's intent, as the payment modal does. */
export async function askForIntent(shop: PaymentShop, quote: PayableQuote): Promise<TestIntent> {
  const answer = await shop.send("POST", "/api/payment/create-intent", {
    bearer: quote.bearer,
    body: { amount: quote.totalCents, product_name: "Market tote", quote_id: quote.id },
  });
  const { paymentIntentId: id, clientSecret: secret } = intentAnswer.parse(answer.body);
  return { id, secret };
}

/** Types a test card into the sandbox's frame. */
export async function typeCard(
  shop: PaymentShop,
  intent: TestIntent,
  number: string = cards.pays,
): Promise<Answer> {
  return await shop.send("POST", `/sandbox/payment_intents/${intent.id}/confirm`, {
    body: { client_secret: intent.secret, number, expiry: "12/34", cvc: "123" },
  });
}

/** Tells the shop that the card was charged, as the modal does. */
export async function confirm(
  shop: PaymentShop,
  quote: PayableQuote,
  intent: Pick<TestIntent, "id">,
): Promise<Answer> {
  return await shop.send("POST", "/api/payment/confirm", {
    bearer: quote.bearer,
    body: { payment_intent_id: intent.id, quote_id: quote.id, payment_method_id: "pm_test" },
  });
}

/** A quote that is paid by card, with its intent. */
export async function payByCard(shop: PaymentShop, quote: PayableQuote): Promise<TestIntent> {
  const intent = await askForIntent(shop, quote);
  await typeCard(shop, intent);
  await confirm(shop, quote, intent);
  return intent;
}

/** How quote, payments and mails stand, in figures that a test compares. */
export async function standingOf({ services }: PaymentShop, quoteId: number) {
  const { db } = services;
  const quote = await db.selectFrom("quotes").selectAll().where("id", "=", quoteId).executeTakeFirstOrThrow();
  const payments = await db
    .selectFrom("payments")
    .selectAll()
    .where("quote_id", "=", quoteId)
    .orderBy("id")
    .execute();
  const mails = await db.selectFrom("outbox").select(["template", "content"]).execute();
  const about = mails.filter(({ content }) => content.includes(`"quoteId":${quoteId},`));
  const paidEntries = await db
    .selectFrom("history")
    .select("id")
    .where("subject", "=", "quote")
    .where("subject_id", "=", quoteId)
    .where("action", "=", "quote.pay")
    .execute();
  return {
    quote: quote.status,
    payments: payments.map(({ status }) => status),
    toCheck: payments.flatMap(({ to_check }) => to_check ?? []),
    timesPaid: paidEntries.length,
    receipts: about.filter(({ template }) => template === "payment-received").length,
    notices: about.filter(({ template }) => template === "staff-payment-received").length,
    alerts: about.filter(({ template }) => template === "staff-payment-alert").length,
  };
}

/** What a quote looks like that was paid once, by one payment. */
export const paidOnce = {
  quote: "paid",
  payments: ["completed"],
  toCheck: [],
  timesPaid: 1,
  receipts: 1,
  notices: 1,
  alerts: 0,
};
