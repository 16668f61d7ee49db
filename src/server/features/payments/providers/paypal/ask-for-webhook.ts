import type { Config } from "#server/config/config.ts";
import { openPaypal } from "./paypal-client.ts";
import { requireAnswer } from "./read-paypal-answer.ts";

/** Whether PayPal takes the keys, and the webhook belongs to their app. @throws what PayPal answers instead */
export async function askPaypalForWebhook(config: Config): Promise<string> {
  const path = `/v1/notifications/webhooks/${encodeURIComponent(config.PAYPAL_WEBHOOK_ID)}`;
  requireAnswer(await openPaypal(config)({ method: "GET", path }));
  return "";
}
