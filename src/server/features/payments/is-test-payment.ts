import { bankDetailsOf } from "./bank-transfer/bank-details.ts";
import type { PaymentServices } from "./payment-services.ts";
import type { PaymentRow } from "./payments.table.ts";

/** Whether no money moves with it: the sandbox's payments, and transfers to the demo's example account. */
export function isTestPayment(
  services: PaymentServices,
  { provider }: Pick<PaymentRow, "provider">,
): boolean {
  if (provider !== "bank-transfer") return provider.startsWith("sandbox");
  return bankDetailsOf(services.config, services.sandbox !== undefined)?.is_example === true;
}
