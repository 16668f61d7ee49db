import type { Config } from "./config.ts";
import type { FirstAdministrator } from "./features/accounts/sign-in/system-create-first-administrator.ts";
import { isSandboxOn } from "./features/payments/providers/is-sandbox-on.ts";
import type { Services } from "./services.ts";

/** Printed at the start, with the time that it took; the first administrator's random password only this once. */
export function announce(
  { config, shop }: Services,
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
  lines.push("", `  ${providersOf(config)}`);
  if (!config.SMTP_URL)
    lines.push(`  Mails are written to ${config.DATA_DIR}/outbox (set SMTP_URL to send them).`);
  process.stdout.write(`${lines.join("\n")}\n\n`);
}

function providersOf(config: Config): string {
  if (isSandboxOn(config)) return "TEST – no money moves: payments go to the sandbox provider.";
  const mode = config.STRIPE_SECRET_KEY.includes("_live_") ? "live keys" : "test keys";
  return `Payments go to Stripe${config.PAYPAL_CLIENT_ID && " and PayPal"}, with ${mode}.`;
}
