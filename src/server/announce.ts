import type { FirstAdministrator } from "./features/accounts/sign-in/system-create-first-administrator.ts";
import { isSandboxOn } from "./features/payments/providers/is-sandbox-on.ts";
import type { ShopKeys } from "./features/settings/secrets/shop-keys.ts";
import type { Services } from "./services.ts";

/** Printed at the start, with the time that it took; the first administrator's random password only this once. */
export function announce(
  { config, shop, keys }: Services,
  publicUrl: string,
  first: FirstAdministrator | undefined,
): void {
  const seconds = (performance.now() / 1000).toFixed(1);
  const lines = [
    "",
    `  ${shop.facts().name} is open at ${publicUrl} (${seconds} s)`,
    `  Back office: ${publicUrl}/login`,
  ];
  if (first) {
    lines.push("", `  Administrator: ${first.email}`);
    if (first.password) lines.push(`  Password: ${first.password}   (shown this once: keep it)`);
  }
  lines.push("", `  ${providersOf(keys.current())}`);
  const { config: connected, lost } = keys.current();
  if (!connected.SMTP_URL && !lost.has("mail"))
    lines.push(`  Mails are written to ${config.DATA_DIR}/outbox (set SMTP_URL to send them).`);
  process.stdout.write(`${lines.join("\n")}\n\n`);
}

function providersOf(keys: ShopKeys): string {
  const { config, lost } = keys;
  if (lost.has("stripe")) return "No card is taken: the keys of Stripe have to be typed again.";
  if (isSandboxOn(keys)) return "TEST – no money moves: payments go to the sandbox provider.";
  const mode = config.STRIPE_SECRET_KEY.includes("_live_") ? "live keys" : "test keys";
  return `Payments go to Stripe${config.PAYPAL_CLIENT_ID && " and PayPal"}, with ${mode}.`;
}
