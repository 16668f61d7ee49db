import { expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { keysOf } from "#server/features/settings/secrets/shop-keys.ts";
import { pageContentPolicy } from "#server/platform/pages/script-hashes.ts";
import { stripeKeys } from "#tests/support/providers/stripe-fake.ts";
import { paymentPageSources } from "./payment-page-sources.ts";

const withStripe = readConfig(stripeKeys);
const policyOf = (config: typeof withStripe, path: string) =>
  pageContentPolicy("<script>1</script>", {
    ...{ isLive: false, pictures: [] },
    foreign: paymentPageSources(keysOf(config, new Map()), path),
  });

test.each(["/Client/Payement/abc", "/client/dashboard/7", "/CLIENT/DASHBOARD/7/payment-success"])(
  "REL-I2 %s may load Stripe's library, frames and calls",
  (path) => {
    const policy = policyOf(withStripe, path);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+ https:\/\/js\.stripe\.com /);
    expect(policy).toContain(
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;",
    );
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).not.toContain("unsafe-eval");
  },
);

test.each(["/", "/devis", "/client/login", "/Client/Checkout/abc", "/admin", "/products/client/dashboard/"])(
  "REL-I2 %s may load nothing of a provider",
  (path) => expect(policyOf(withStripe, path)).not.toContain("stripe"),
);

test("REL-I2 while the sandbox is on no page loads anything from elsewhere", () => {
  expect(policyOf(readConfig({}), "/client/dashboard/7")).not.toContain("https://js");
});
