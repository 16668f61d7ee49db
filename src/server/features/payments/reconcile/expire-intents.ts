import { theShop } from "#server/platform/history/history.ts";
import type { PaymentServices } from "../payment-services.ts";
import { closeCharge } from "../settle/record-provider-state.ts";
import { eachOpenPayment } from "./each-open-payment.ts";

/** Closes intents that were open for a day, at the provider and in the books. */
export async function expireIntents(services: PaymentServices): Promise<void> {
  await eachOpenPayment(services, { expiredBy: services.clock() }, (payment) =>
    closeCharge(services, payment, { action: "payment.expire", actor: theShop }),
  );
}
