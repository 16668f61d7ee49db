import { readPlan } from "#server/features/deals/receivables/read-plan.ts";
import { deliverSandboxEvents } from "#server/features/payments/providers/sandbox/deliver-sandbox-events.ts";
import type { Command, Giving } from "./commands.ts";
import { dayFromNow } from "./deal.ts";
import { choose, pick } from "./tape.ts";

/** Dollars of a share of an amount, from a hundredth to a fifth more than all of it. */
function shareOf(cents: number, amount: number): string {
  const shares = [100, 100, 50, 1, 33, 120, 99] as const;
  return (Math.max(1, Math.ceil((Math.max(cents, 100) * choose(shares, amount)) / 100)) / 100).toFixed(2);
}

const invoice =
  (kind: string): Command =>
  ({ deal, things: { items }, step }) => {
    const item = kind === "deposit" && step.object % 2 === 0 ? pick(items, step.amount) : undefined;
    const body = { kind, ...(item && { plan_item_id: item.id }) };
    return deal.world.staff("POST", `quotes/${deal.quoteId}/invoices`, { body });
  };

const ofItem =
  (path: string): Command =>
  async ({ deal, things, step }) => {
    const item = pick(things.items, step.object);
    return (
      item &&
      (await deal.world.staff("POST", `plan-items/${item.id}/${path}`, { body: { reason: "A gift" } }))
    );
  };

/** Opens a payment by card of what is due next, as its page does; pays it, is declined, or leaves it. */
async function payByCard({ deal, step }: Giving) {
  const { services, shop } = deal.world;
  const before = await readPlan(services, deal.quoteId);
  const opened = await deal.client("POST", "payment/create-intent", { body: { quote_id: deal.quoteId } });
  if (opened.status !== 200) return opened;
  const due = before.items.find(({ openCents }) => openCents > 0);
  if (opened.body.amount_cents !== due?.openCents)
    throw new Error(`the card is charged ${opened.body.amount_cents}, and ${due?.openCents} is asked for`);
  if (step.object % 6 === 0) return opened;
  const number = step.object % 6 === 1 ? "4000000000000002" : "4242424242424242";
  const { paymentIntentId, clientSecret } = opened.body;
  await shop.send("POST", `/sandbox/payment_intents/${paymentIntentId}/confirm`, {
    body: { client_secret: clientSecret, number, expiry: "12/34", cvc: "123" },
  });
  // Sometimes the webhook is there before the page, and sometimes the page never comes back.
  if (step.amount % 3 === 0 && services.sandbox) await deliverSandboxEvents(services.sandbox, shop.app);
  if (step.amount % 5 === 0) return opened;
  const body = { payment_intent_id: paymentIntentId, quote_id: deal.quoteId };
  return await deal.client("POST", "payment/confirm", { body });
}

/** Money, and the documents about it. */
export const commandsOfMoney: Readonly<Record<string, Command>> = {
  card: payByCard,
  "announce-transfer": ({ deal }) =>
    deal.client("POST", "payment/bank-transfer", { body: { quote_id: deal.quoteId } }),
  "cancel-transfer": ({ deal }) =>
    deal.client("POST", "payment/bank-transfer/cancel", { body: { quote_id: deal.quoteId } }),
  async transfer({ deal, step }) {
    const { items } = await readPlan(deal.world.services, deal.quoteId);
    const item = items.find(({ openCents }) => openCents > 0) ?? items[0];
    // Sometimes a bank keeps fifty cents, which staff may then write off.
    const open = item?.openCents ?? 0;
    const isShort = step.object % 5 === 0 && open > 100;
    const amount = isShort ? ((open - 50) / 100).toFixed(2) : shareOf(open, step.amount);
    const body = { amount, received_on: dayFromNow(deal, -(step.day % 3)), another: true };
    return await deal.world.staff("POST", `quotes/${deal.quoteId}/transfer-received`, { body });
  },
  async refund({ deal, things, step }) {
    const payment = pick(things.payments, step.object);
    if (!payment) return undefined;
    const amount = shareOf(payment.amount_cents - payment.refunded_cents, step.amount);
    const body = {
      ...(step.amount % 3 !== 0 && { amount }),
      reason: "A strap was missing.",
      by_transfer: step.day % 2 === 0,
    };
    return await deal.world.staff("POST", `payments/${payment.id}/refund`, { body });
  },
  "waive-item": ofItem("waive"),
  "write-off": ofItem("write-off"),
  unwaive: ofItem("unwaive"),
  async "reverse-transfer"({ deal, things, step }) {
    const payment = pick(things.payments, step.object);
    const body = { reason: "The transfer of another client" };
    return payment && (await deal.world.staff("POST", `payments/${payment.id}/reverse`, { body }));
  },
  async keep({ deal, things, step }) {
    const paid = things.payments.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    const amount = step.amount % 5 === 0 ? "0" : shareOf(Math.floor(paid / 4), step.amount);
    const body = { amount, reason: "The bags were printed already" };
    return await deal.world.staff("POST", `quotes/${deal.quoteId}/keep`, { body });
  },
  async "correct-invoice"({ deal, things, step }) {
    const issued = pick(
      things.invoices.filter(({ kind, state }) => kind !== "credit" && state === "issued"),
      step.object,
    );
    const body = { reason: "The address was wrong" };
    return issued && (await deal.world.staff("POST", `invoices/${issued.id}/correct`, { body }));
  },
  async count({ deal, things, step }) {
    const payment = pick(things.payments, step.object);
    const item = pick(things.items, step.amount);
    if (!payment || !item) return undefined;
    return await deal.world.staff("POST", `payments/${payment.id}/count-for`, {
      body: { plan_item_id: item.id },
    });
  },
  async "clear-mark"({ deal, things, step }) {
    const payment = pick(things.payments, step.object);
    const body = { reason: "Looked into it." };
    return payment && (await deal.world.staff("POST", `payments/${payment.id}/clear-mark`, { body }));
  },
  "draft-deposit": invoice("deposit"),
  "draft-invoice": invoice("invoice"),
  async issue({ deal, things, step }) {
    const draft = pick(
      things.invoices.filter(({ state }) => state === "draft"),
      step.object,
    );
    return draft && (await deal.world.staff("POST", `invoices/${draft.id}/issue`));
  },
  async discard({ deal, things, step }) {
    const draft = pick(
      things.invoices.filter(({ state }) => state === "draft"),
      step.object,
    );
    return draft && (await deal.world.staff("DELETE", `invoices/${draft.id}`));
  },
  async credit({ deal, things, step }) {
    const issued = pick(
      things.invoices.filter(({ kind }) => kind !== "credit"),
      step.object,
    );
    if (!issued) return undefined;
    const amount = shareOf(issued.due_cents, step.amount);
    const body = { reason: "Torn straps", ...(step.amount % 3 !== 0 && { amount }) };
    return await deal.world.staff("POST", `invoices/${issued.id}/credit`, { body });
  },
};
