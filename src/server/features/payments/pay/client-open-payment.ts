import { auditActorOf, type Buyer, type LinkHolder } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { CardFields } from "../providers/card-provider.ts";
import { guardCardTesting } from "./guard-card-testing.ts";
import { openCharge } from "./open-charge.ts";
import { requirePayableQuote } from "./require-payable-quote.ts";

interface Asked {
  readonly quoteId: number | undefined;
  readonly amountCents: number | undefined;
  readonly planItemId: number | undefined;
}

/** What the browser needs to show card fields and to pay with them. */
export interface IntentForBrowser {
  readonly intentId: string;
  readonly clientSecret: string;
  readonly amountCents: number;
  readonly provider: "sandbox" | "stripe";
  readonly fields: CardFields;
  readonly hasPaypal: boolean;
}

/** Opens a card payment for the caller's quote, for the server's amount of what is due; an open one is used again (SPEC-1.1). */
export async function clientCreateIntent(
  services: PaymentServices,
  payer: Buyer | LinkHolder,
  asked: Asked,
): Promise<IntentForBrowser> {
  const quote = await requirePayableQuote(services, payer, asked);
  await guardCardTesting(services, quote);
  const { cardProvider } = services;
  const payment = await openCharge(services, {
    quote,
    provider: cardProvider.name,
    actor: auditActorOf(payer),
    create: async (order) => {
      const { intentId, clientSecret } = await cardProvider.createIntent(order);
      return { chargeId: intentId, clientSecret };
    },
  });
  const intent = { intentId: payment.payment_intent_id, clientSecret: payment.client_secret ?? "" };
  return {
    ...intent,
    amountCents: payment.amount_cents,
    provider: cardProvider.name,
    fields: cardProvider.cardFields(intent),
    hasPaypal: services.redirectProvider !== undefined,
  };
}

/**
 * Opens an order that the buyer approves on the provider's own page; an open one is used again.
 * @throws 404 where there is only the card; 422 and 409 as for a card
 */
export async function clientCreateOrder(
  services: PaymentServices,
  payer: Buyer | LinkHolder,
  asked: { readonly quoteId: number; readonly planItemId: number | undefined },
): Promise<{ orderId: string; approveUrl: string }> {
  const { redirectProvider } = services;
  if (!redirectProvider) throw new AppError("not_found");
  const quote = await requirePayableQuote(services, payer, asked);
  await guardCardTesting(services, quote);
  const payment = await openCharge(services, {
    quote,
    provider: redirectProvider.name,
    actor: auditActorOf(payer),
    create: async (order) => {
      const home = `${services.publicUrl}/client/dashboard/${quote.id}`;
      const { orderId, approveUrl } = await redirectProvider.createOrder({
        ...order,
        returnUrl: `${home}/payment-success?method=paypal`,
        cancelUrl: payer.kind === "offer-link" ? `${services.publicUrl}/offer` : home,
      });
      return { chargeId: orderId, approveUrl };
    },
  });
  return { orderId: payment.payment_intent_id, approveUrl: payment.approve_url ?? "" };
}
