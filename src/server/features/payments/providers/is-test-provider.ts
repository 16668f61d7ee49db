import type { ProviderName } from "../ledger/payments.table.ts";
import type { PaymentServices } from "../payment-services.ts";
import { bankDetailsOf } from "./bank-transfer/bank-details.ts";

/** Whether no money moves here: the sandbox, the demo's example account. Stored with each payment. */
export function isTestProvider(
  services: Pick<PaymentServices, "config" | "shop" | "sandbox">,
  provider: ProviderName,
): boolean {
  if (provider !== "bank-transfer") return provider.startsWith("sandbox");
  return bankDetailsOf(services)?.is_example === true;
}
