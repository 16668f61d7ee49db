import { paypalWebhook, stripeWebhook } from "#contracts/payments/provider-calls.ts";
import type { Message } from "#domain/words.ts";
import { provider } from "#server/access/policies.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { countingRoutes } from "./counting/counting.routes.ts";
import type { ProviderName } from "./ledger/payments.table.ts";
import { staffPaymentRoutes } from "./office/staff-payments.routes.ts";
import { payerRoutes } from "./pay/payer.routes.ts";
import type { PaymentMounting, PaymentServices } from "./payment-services.ts";
import { bankTransferRoutes } from "./providers/bank-transfer/bank-transfer.routes.ts";
import type { ReadEvent } from "./providers/provider-state.ts";
import { sandboxRoutes } from "./providers/sandbox/sandbox.routes.ts";
import { systemTakeProviderEvent } from "./settle/system-take-provider-event.ts";

const notSigned: Message = /*i18n*/ {
  id: "payment.webhook.notSigned",
  message: "The signature is not valid.",
};

/** The calls of payments: of payers, of staff, of the provider, and the sandbox's own while it is the provider. */
export function paymentRoutes(mounting: PaymentMounting): void {
  const { services } = mounting;
  payerRoutes(mounting, services);
  staffPaymentRoutes(mounting, services);
  bankTransferRoutes(mounting, services);
  countingRoutes(mounting, services);
  // A shop that the environment gave Stripe's keys never comes back to the sandbox.
  if (services.config.STRIPE_SECRET_KEY === "") sandboxRoutes(mounting);

  mounting.routes.add(stripeWebhook, provider, async ({ request }) => {
    const { cardProvider, clock } = services;
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const header = request.headers["stripe-signature"];
    const signature = typeof header === "string" ? header : undefined;
    await take(services, cardProvider.name, await cardProvider.readEvent(rawBody, signature, clock()));
    return { received: true as const };
  });

  mounting.routes.add(paypalWebhook, provider, async ({ request }) => {
    const { redirectProvider } = services;
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!redirectProvider) throw new AppError("unreadable_body", { message: notSigned });
    const event = await redirectProvider.readEvent(rawBody, request.headers);
    await take(services, redirectProvider.name, event);
    return { received: true as const };
  });
}

/** 400 only for what the provider did not sign: it repeats what is refused, and gives up on the shop in the end. */
async function take(services: PaymentServices, provider: ProviderName, event: ReadEvent): Promise<void> {
  if (event === "forged") {
    services.log.warn({ provider }, "a webhook whose signature does not hold was refused");
    throw new AppError("unreadable_body", { message: notSigned });
  }
  if (event === "unused")
    return services.log.info({ provider }, "a webhook event that the shop does not use");
  await systemTakeProviderEvent(services, provider, event);
}
