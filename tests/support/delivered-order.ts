import type { ClientQuote } from "./client-quote.ts";
import { asStaff } from "./office.ts";
import { orderOf, shipOrder } from "./orders.ts";
import type { ServerProcess } from "./server-process.ts";

type Ordered = Pick<ClientQuote, "id">;

/** Takes the order of a quote that is paid, and not printed, to its buyer's door; answers the order's id. */
export async function deliverOrderOf(shop: ServerProcess, quote: Ordered): Promise<number> {
  const id = await sendOrderOf(shop, quote);
  await asStaff(shop, "POST", `/api/orders/${id}/deliver`, {});
  return id;
}

/** The same as far as the carrier; answers the order's id. */
export async function sendOrderOf(shop: ServerProcess, quote: Ordered): Promise<number> {
  const { id } = await orderOf(shop, quote.id);
  const path = `/api/orders/${id}`;
  await asStaff(shop, "PUT", `${path}/address`, { address: "1700 Sherman Street\nDenver, CO 80203" });
  await asStaff(shop, "POST", `${path}/meet`, { gate: "goods" });
  await asStaff(shop, "POST", `${path}/start`, {});
  const { order } = (await asStaff(shop, "GET", path)) as {
    order: { lines: { id: number; units_ordered: number }[] };
  };
  const lines = order.lines.map((line) => ({ order_line_id: line.id, good: line.units_ordered }));
  await asStaff(shop, "POST", `${path}/counts`, { lines });
  await asStaff(shop, "POST", `${path}/pack`, {});
  await shipOrder(shop, { orderId: id });
  return id;
}
