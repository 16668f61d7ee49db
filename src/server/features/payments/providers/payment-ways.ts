import type { PaymentWay } from "#contracts/settings.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import type { Config } from "#server/config.ts";
import { isSandboxOn } from "./is-sandbox-on.ts";

/** The ways in which clients may pay, and which of them the operator set up. */
export function paymentWays(
  config: Config,
  { bank_holder }: Pick<ShopSettings, "bank_holder">,
): PaymentWay[] {
  return [
    { name: "stripe", is_set: config.STRIPE_SECRET_KEY !== "" },
    { name: "paypal", is_set: config.PAYPAL_CLIENT_ID !== "" },
    { name: "bank_transfer", is_set: bank_holder !== "" },
    { name: "sandbox", is_set: isSandboxOn(config) },
  ];
}
