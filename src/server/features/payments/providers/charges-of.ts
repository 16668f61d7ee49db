import type { ProviderName } from "../ledger/payments.table.ts";
import type { PaymentServices } from "../payment-services.ts";
import { bankDetailsOf } from "./bank-transfer/bank-details.ts";
import { bankTransferCharges } from "./bank-transfer/bank-transfer-charges.ts";
import type { Charges } from "./provider-state.ts";

/** The provider that holds a payment's charge; undefined when the shop does not work with it (any more). */
export function chargesOf(services: PaymentServices, provider: ProviderName): Charges | undefined {
  const { cardProvider, redirectProvider } = services;
  if (provider === "bank-transfer") return bankTransferCharges(services);
  if (provider === cardProvider.name) {
    return {
      read: (id) => cardProvider.readIntent(id),
      cancel: (id) => cardProvider.cancelIntent(id),
      refund: (order) => cardProvider.refund(order),
      listRefunds: (id) => cardProvider.listRefunds(id),
    };
  }
  if (redirectProvider && provider === redirectProvider.name) {
    return {
      read: (id) => redirectProvider.readOrder(id),
      // An order is charged only when the shop captures it, so leaving it alone is enough.
      cancel: (id) => redirectProvider.readOrder(id),
      refund: (order) => redirectProvider.refund(order),
      listRefunds: (id) => redirectProvider.listRefunds(id),
      capture: (id, requestKey) => redirectProvider.capture(id, requestKey),
    };
  }
  return undefined;
}

/** Whether no money moves here: the sandbox, the demo's example account. Stored with each payment. */
export function isTestProvider(
  services: Pick<PaymentServices, "config" | "shop" | "sandbox">,
  provider: ProviderName,
): boolean {
  if (provider !== "bank-transfer") return provider.startsWith("sandbox");
  return bankDetailsOf(services)?.is_example === true;
}
