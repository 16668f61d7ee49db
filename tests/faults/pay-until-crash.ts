import { setTimeout as wait } from "node:timers/promises";
import { askForClientQuote } from "#tests/support/client-quote.ts";
import { sized } from "#tests/support/lane.ts";
import { asStaff } from "#tests/support/office.ts";
import type { FakePaypal } from "#tests/support/providers/paypal-fake.ts";
import type { FakeStripe } from "#tests/support/providers/stripe-fake.ts";
import type { ServerProcess } from "#tests/support/server-process.ts";

/** A confirmed quote, and what its buyer can do over HTTP with the link he holds. */
export interface Buyer {
  readonly quoteId: number;
  readonly bearer: string;
}

export async function meetBuyer(server: ServerProcess): Promise<Buyer> {
  const quote = await askForClientQuote(server, true);
  return { quoteId: quote.id, bearer: quote.link.split("/").at(-1) ?? "" };
}

/** The same with an offer that is paid in halves. */
export async function meetBuyerInHalves(server: ServerProcess): Promise<Buyer> {
  const quote = await askForClientQuote(server);
  const plan = [
    { kind: "deposit", percent: 50, due: "on-acceptance" },
    { kind: "balance", rest: true, due: "before-shipping" },
  ];
  await quote.offer({ lines: [{ kind: "fee", name: "Bags", amount: 5836.56 }], plan });
  return { quoteId: quote.id, bearer: quote.link.split("/").at(-1) ?? "" };
}

type Body = Readonly<Record<string, unknown>>;

/** A call of the buyer; undefined when the server died before it answered. */
async function call(
  server: ServerProcess,
  { bearer }: Buyer,
  path: string,
  body?: object,
): Promise<Body | undefined> {
  try {
    const answer = await fetch(`${server.url}${path}`, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${bearer}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Body;
  } catch {
    return undefined;
  }
}

/** Asks for a payment by card and one by PayPal; the status of each answer. */
export function openPaymentOf({ url }: ServerProcess, { quoteId, bearer }: Buyer): Promise<number>[] {
  return ["/api/payment/create-intent", "/api/payments/paypal/create"].map(async (path) => {
    const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
    const body = JSON.stringify({ quote_id: quoteId });
    return (await fetch(`${url}${path}`, { method: "POST", headers, body })).status;
  });
}

/** The providers and their calls; a step ends without an error when the server dies during it. */
export function paying(stripe: FakeStripe, paypal: FakePaypal) {
  const byCard = async (server: ServerProcess, buyer: Buyer): Promise<string | undefined> => {
    const opened = await call(server, buyer, "/api/payment/create-intent", { quote_id: buyer.quoteId });
    const intentId = opened?.paymentIntentId;
    if (typeof intentId !== "string") return undefined;
    stripe.pay(intentId);
    const event = stripe.signed("payment_intent.succeeded", intentId, new Date());
    const headers = { "content-type": "application/json", ...event.headers };
    await fetch(`${server.url}/api/webhooks/stripe`, {
      method: "POST",
      headers,
      body: event.body.toString(),
    }).catch(() => undefined);
    return intentId;
  };

  const byPaypal = async (server: ServerProcess, buyer: Buyer): Promise<void> => {
    const opened = await call(server, buyer, "/api/payments/paypal/create", { quote_id: buyer.quoteId });
    const orderId = opened?.order_id;
    if (typeof orderId !== "string") return;
    paypal.approve(orderId);
    await call(server, buyer, `/api/payments/paypal/capture?order_id=${orderId}`);
  };

  /** Staff pays the buyer's one payment back. */
  const refund = async (server: ServerProcess, buyer: Buyer): Promise<void> => {
    const payment = await paymentOf(server, buyer);
    await asStaff(server, "POST", `/api/payments/${payment?.id}/refund`, {}).catch(() => undefined);
  };

  return { byCard, byPaypal, refund };
}

/** How many cents the providers took for a quote, and paid back, charge by charge. */
export function atProviders(stripe: FakeStripe, paypal: FakePaypal, { quoteId }: Buyer) {
  const intents = [...stripe.intents.values()].filter(
    ({ metadata }) => metadata.quote_id === String(quoteId),
  );
  const orders = [...paypal.orders.values()].filter(
    ({ customId }) => customId.split(":")[1] === String(quoteId),
  );
  const charged = [
    ...intents.filter(({ status }) => status === "succeeded").map((intent) => intent.amount_received),
    ...orders.flatMap(({ captures }) => captures.map(({ amount }) => Number(amount.value) * 100)),
  ];
  const paidBack = [
    ...stripe.refunds
      .filter(({ payment_intent: id }) => intents.some((intent) => intent.id === id))
      .map(({ amount }) => amount),
    ...orders.flatMap(({ refunds }) => refunds.map(({ amount }) => Number(amount.value) * 100)),
  ];
  return { intents: intents.length + orders.length, charged, paidBack };
}

/** What the books say of the buyer's payment, as staff sees it. */
async function paymentOf(server: ServerProcess, { quoteId }: Buyer) {
  const { payments } = (await asStaff(server, "GET", "/api/payments")) as {
    payments: readonly { id: number; quote_id: number; status: string; to_check: string | null }[];
  };
  const own = payments.filter((payment) => payment.quote_id === quoteId);
  return own.find(({ status }) => status === "completed" || status === "refunded") ?? own[0];
}

/** At full size as promised (REL-M7); in `npm test`, where other work shares the machine, it only ends what hangs. */
const longestMs = sized({ quick: 240_000, deep: 60_000 });

/** What of the buyer's quote is paid, waiting until nothing is open. */
export async function untilPaid(server: ServerProcess, { quoteId }: Buyer): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < longestMs) {
    const path = `/api/quotes/${quoteId}/plan`;
    const plan = (await asStaff(server, "GET", path)) as { paid_cents: number; open_cents: number };
    if (plan.open_cents === 0) return plan.paid_cents;
    await wait(300);
  }
  throw new Error("something of the plan stayed open");
}

/** Waits until the books say so; how long it took, in milliseconds. */
export async function untilStatus(server: ServerProcess, buyer: Buyer, status: string): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < longestMs) {
    if ((await paymentOf(server, buyer))?.status === status) return performance.now() - started;
    await wait(300);
  }
  throw new Error(`the books never said ${status}`);
}
