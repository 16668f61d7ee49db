import type { IncomingMessage, ServerResponse } from "node:http";
import type { PaypalOrder } from "./paypal-ledger.ts";

/** PayPal's page, on which the buyer agrees or goes back; true when the request was for it. */
export function servePaypalPages(
  request: IncomingMessage,
  response: ServerResponse,
  orders: ReadonlyMap<string, PaypalOrder>,
): boolean {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider");
  const order = orders.get(searchParams.get("token") ?? "");
  if (pathname === "/approve" && order) {
    const back = `${order.returnUrl}&token=${order.id}&PayerID=PAYER1`;
    const page = `<!doctype html><title>PayPal</title><link rel="icon" href="data:,"><a href="/agree?token=${order.id}&to=${encodeURIComponent(back)}">Agree</a>
<a href="${order.cancelUrl}">Cancel</a>`;
    response.writeHead(200, { "content-type": "text/html" }).end(page);
    return true;
  }
  if (pathname === "/agree" && order) {
    order.status = "APPROVED";
    response.writeHead(303, { location: searchParams.get("to") ?? "/" }).end();
    return true;
  }
  return false;
}
