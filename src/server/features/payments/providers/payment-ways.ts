import type { PaymentWay } from "#contracts/settings.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import type { ShopKeys } from "#server/features/settings/secrets/shop-keys.ts";
import { isSandboxOn } from "./is-sandbox-on.ts";

/** The ways in which clients may pay, and which of them the operator set up. */
export function paymentWays(
  keys: ShopKeys,
  { bank_holder }: Pick<ShopSettings, "bank_holder">,
): PaymentWay[] {
  return [
    { name: "stripe", is_set: keys.config.STRIPE_SECRET_KEY !== "" },
    { name: "paypal", is_set: keys.config.PAYPAL_CLIENT_ID !== "" },
    { name: "bank_transfer", is_set: bank_holder !== "" },
    { name: "sandbox", is_set: isSandboxOn(keys) },
  ];
}
