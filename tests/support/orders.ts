import { shopDayAt, usualTimeZone } from "#domain/time/shop-day.ts";
import { askForClientQuote, type ClientQuote } from "./client-quote.ts";
import { asStaff, staffBearer } from "./office.ts";
import type { ServerProcess } from "./server-process.ts";
import { tinyPng } from "./tiny-png.ts";

/** An accepted quote and the order that followed from it. */
export interface MadeOrder extends ClientQuote {
  readonly orderId: number;
  readonly orderNumber: string;
}

const offer = {
  lines: [{ kind: "product", name: "Market tote, Large", units: 30_000, unit_price: 0.165 }],
  plan: [
    { kind: "deposit", percent: 50, due: "on-acceptance" },
    { kind: "balance", rest: true, due: "net-days", days: 30 },
  ],
  tolerance_percent: 5,
};

/** An order that production can begin with: accepted, its deposit paid, its proof approved, its bags in the house. */
export async function readyOrder(shop: ServerProcess): Promise<MadeOrder> {
  const quote = await askForClientQuote(shop);
  await quote.offer(offer);
  const told = { channel: "phone", on: today(), by: "Dana Whitfield" };
  const answer = { ...told, version: 1, answer: "accept" };
  await asStaff(shop, "POST", `/api/quotes/${quote.id}/record-answer`, answer);
  await asStaff(shop, "POST", `/api/quotes/${quote.id}/transfer-received`, { amount: "2475.00" });
  const order = await orderOf(shop, quote.id);
  await approveProof(shop, order.id, told);
  const address = "1700 Sherman Street\nDenver, CO 80203";
  await asStaff(shop, "PUT", `/api/orders/${order.id}/address`, { address });
  await asStaff(shop, "POST", `/api/orders/${order.id}/meet`, { gate: "goods" });
  return { ...quote, orderId: order.id, orderNumber: order.number };
}

/** The same, made: so many bags are counted and packed. */
export async function packedOrder(shop: ServerProcess, goodUnits: number): Promise<MadeOrder> {
  const made = await readyOrder(shop);
  const at = `/api/orders/${made.orderId}`;
  await asStaff(shop, "POST", `${at}/start`, {});
  const { order } = (await asStaff(shop, "GET", at)) as { order: { lines: { id: number }[] } };
  const lines = order.lines.map(({ id }) => ({ order_line_id: id, good: goodUnits }));
  await asStaff(shop, "POST", `${at}/counts`, { lines });
  await asStaff(shop, "POST", `${at}/pack`, {});
  return made;
}

/** Sends all its bags with UPS. */
export async function shipOrder(shop: ServerProcess, { orderId }: Pick<MadeOrder, "orderId">): Promise<void> {
  const at = `/api/orders/${orderId}`;
  const { order } = (await asStaff(shop, "GET", at)) as {
    order: { lines: { id: number; units_good: number }[] };
  };
  await asStaff(shop, "POST", `${at}/shipments`, {
    ...{ carrier: "UPS", tracking: ["1Z999AA10123456784"], shipped_on: today() },
    lines: order.lines.map(({ id, units_good: units }) => ({ order_line_id: id, units })),
  });
}

/** In the shop, where it may be yesterday still. */
const today = () => shopDayAt(new Date(), usualTimeZone);

/** The order of a quote. */
export async function orderOf(shop: ServerProcess, quoteId: number): Promise<{ id: number; number: string }> {
  const found = await asStaff(shop, "GET", `/api/orders?quote_id=${quoteId}`);
  const [order] = (found as { orders: { id: number; number: string }[] }).orders;
  if (!order) throw new Error("the quote has no order");
  return order;
}

/** Sends a proof of an order to its client, and answers its id. */
export async function sendProof(shop: ServerProcess, orderId: number): Promise<number> {
  const places = [{ place: "front", width_mm: 240, height_mm: 180, inks: ["PMS 348 C"] }];
  const { proof } = (await sendForm(shop, `/api/orders/${orderId}/proofs`, {
    facts: JSON.stringify({ places }),
  })) as { proof: { id: number } };
  await asStaff(shop, "POST", `/api/proofs/${proof.id}/send`, {});
  return proof.id;
}

async function approveProof(shop: ServerProcess, orderId: number, told: Readonly<Record<string, string>>) {
  const proofId = await sendProof(shop, orderId);
  await sendForm(shop, `/api/proofs/${proofId}/record-answer`, { ...told, answer: "approved", text: "Yes." });
}

async function sendForm(
  shop: ServerProcess,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new Blob([Uint8Array.from(tinyPng)], { type: "image/png" }), "proof.png");
  const answer = await fetch(`${shop.url}${path}`, {
    ...{ method: "POST", body: form },
    headers: { authorization: `Bearer ${await staffBearer(shop)}` },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return await answer.json();
}
