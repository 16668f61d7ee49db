import type { Services } from "#server/services.ts";
import { hasRealPayments } from "../ledger/payments.repository.ts";
import { isSandboxOn } from "./is-sandbox-on.ts";

/**
 * Why a shop without payment keys must not start unless `PAYMENTS=sandbox` is set: it looks like one that
 * takes real money, and would call unpaid quotes paid (SPEC-3.9). Undefined when it may start.
 */
export async function unsaidSandbox({
  config,
  db,
}: Pick<Services, "config" | "db">): Promise<string | undefined> {
  if (!isSandboxOn(config) || config.PAYMENTS === "sandbox") return undefined;
  const remedy =
    "Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or PAYMENTS=sandbox where every payment is to be a test.";
  if (config.PUBLIC_URL.startsWith("https:")) {
    return `payment keys are missing, and PUBLIC_URL is the https:// address of a real shop: test cards would pay its quotes. ${remedy}`;
  }
  if (await hasRealPayments(db)) {
    return `payment keys are missing, and the books hold real payments: test cards would pay quotes of this shop. ${remedy}`;
  }
  return undefined;
}
