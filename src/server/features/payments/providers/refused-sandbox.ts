import { isHttps } from "#domain/shop/is-https.ts";
import type { ShopKeys } from "#server/features/settings/secrets/shop-keys.ts";
import type { Services } from "#server/services.ts";
import { hasRealPayments } from "../ledger/payments.repository.ts";
import { isSandboxOn } from "./is-sandbox-on.ts";

/**
 * Why a shop without payment keys must not start: with an https address it looks like one that takes real money, and needs
 * to be told `PAYMENTS=sandbox`; with real payments in its books it is one, whatever it is told, and test cards would pay its
 * quotes (SPEC-3.9, SPEC-4.48). Undefined when it may start.
 */
export async function refusedSandbox(
  keys: ShopKeys,
  { db }: Pick<Services, "db">,
): Promise<string | undefined> {
  if (!isSandboxOn(keys)) return undefined;
  const remedy = "Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET";
  if (await hasRealPayments(db)) {
    return `payment keys are missing, and the books hold real payments: test cards would pay quotes of this shop. ${remedy}; PAYMENTS=sandbox is for a shop whose books hold none.`;
  }
  if (isHttps(keys.config.PUBLIC_URL) && keys.config.PAYMENTS !== "sandbox") {
    return `payment keys are missing, and PUBLIC_URL is the https:// address of a real shop: test cards would pay its quotes. ${remedy}, or PAYMENTS=sandbox where every payment is to be a test.`;
  }
  return undefined;
}
