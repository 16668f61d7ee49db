import { currencyCodes } from "#domain/money/cents.ts";
import { ProviderRefusal } from "../provider-failure.ts";
import type { RedirectProvider } from "../redirect-provider.ts";
import type { Sandbox } from "./sandbox.ts";
import { findIntent, metadataOf, moveIntent, openIntent, sandboxProviderState } from "./sandbox-ledger.ts";
import { listSandboxRefunds, refundIntent } from "./sandbox-refunds.ts";

/** A fake of PayPal's orders: approved on a page of the sandbox, captured by the shop. */
export function sandboxRedirectProvider(sandbox: Sandbox): RedirectProvider {
  const { db, clock } = sandbox;
  return {
    name: "sandbox-paypal",
    async createOrder({ requestKey, amountCents, currency, subject, returnUrl, cancelUrl }) {
      const asked = {
        request_key: requestKey,
        amount_cents: amountCents,
        currency: currencyCodes[currency],
        metadata: metadataOf(subject),
      };
      const ways = { return_url: returnUrl, cancel_url: cancelUrl };
      const order = await openIntent(db, { kind: "redirect", ...asked, ...ways }, clock());
      return { orderId: order.id, approveUrl: `/sandbox/approve?order=${encodeURIComponent(order.id)}` };
    },
    async capture(orderId) {
      await db
        .transaction()
        .execute((transaction) => moveIntent(transaction, orderId, ["approved"], { status: "succeeded" }));
      const order = await findIntent(db, orderId);
      if (!order) throw new ProviderRefusal("order_not_found");
      return sandboxProviderState(order);
    },
    async readOrder(orderId) {
      const order = await findIntent(db, orderId);
      return order?.kind === "redirect" ? sandboxProviderState(order) : undefined;
    },
    refund: (order) => refundIntent(sandbox, order),
    listRefunds: (orderId) => listSandboxRefunds(db, orderId),
    // The fake sends no webhooks: the returning buyer reports an order, or reconciliation finds it.
    readEvent: async () => "forged",
  };
}
