import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const trial = {
  STRIPE_SECRET_KEY: "sk_test_51Hq8f0ZkT2mVbYw",
  STRIPE_PUBLISHABLE_KEY: "pk_test_51Hq8f0ZkT2mVbYw",
  STRIPE_WEBHOOK_SECRET: "whsec_Zk4tV9bQ2mHs7WcL",
};
const paypal = {
  PAYPAL_CLIENT_ID: "AfT7vK2mQwZb9sLcHd4R",
  PAYPAL_CLIENT_SECRET: "EKp3nVt8bYxQ2wZr6mHs",
  PAYPAL_WEBHOOK_ID: "5GP028458E2496506",
};
const live = {
  STRIPE_SECRET_KEY: "sk_live_51Hq8f0ZkT2mVbYw",
  STRIPE_PUBLISHABLE_KEY: "pk_live_51Hq8f0ZkT2mVbYw",
  STRIPE_WEBHOOK_SECRET: "whsec_Zk4tV9bQ2mHs7WcL,whsec_p8Yx3nRt6KdQ5vBz",
  PUBLIC_URL: "https://shop.greeneco.test",
  DEMO_DATA: "off",
};
const triedOut = { PAYPAL_API_URL: "https://api-m.sandbox.paypal.com" };

test.each([
  ["no keys at all", {}],
  ["Stripe's test keys", trial],
  ["Stripe's and PayPal's for trying out", { ...trial, ...paypal, ...triedOut }],
  ["live keys of Stripe", live],
  ["live keys of both", { ...live, ...paypal }],
  ["live keys and a long password", { ...live, ADMIN_PASSWORD: "four bags of hemp" }],
])("REL-P6 the start takes %s", (_what, environment) => {
  expect(() => readConfig(environment)).not.toThrow();
});

test.each([
  [
    "one key of three",
    { STRIPE_SECRET_KEY: trial.STRIPE_SECRET_KEY },
    /STRIPE_PUBLISHABLE_KEY must be set too/,
  ],
  ["no webhook secret", { ...trial, STRIPE_WEBHOOK_SECRET: "" }, /STRIPE_WEBHOOK_SECRET must be set too/],
  ["a key of another kind", { ...trial, STRIPE_SECRET_KEY: trial.STRIPE_PUBLISHABLE_KEY }, /sk_test_…/],
  ["live beside test", { ...live, STRIPE_PUBLISHABLE_KEY: trial.STRIPE_PUBLISHABLE_KEY }, /both be live/],
  ["test beside live", { ...trial, STRIPE_PUBLISHABLE_KEY: live.STRIPE_PUBLISHABLE_KEY }, /both be live/],
  ["live without an address", { ...live, PUBLIC_URL: "" }, /PUBLIC_URL must be the shop's https/],
  [
    "live on http",
    { ...live, PUBLIC_URL: "http://shop.greeneco.test" },
    /PUBLIC_URL must be the shop's https/,
  ],
  [
    "live and a short secret",
    { ...live, STRIPE_WEBHOOK_SECRET: "whsec_Zk4tV9bQ" },
    /STRIPE_WEBHOOK_SECRET must be/,
  ],
  ["live and an example", { ...live, STRIPE_WEBHOOK_SECRET: "whsec_example_example_1" }, /or an example/],
  [
    "live and one weak of two",
    { ...live, STRIPE_WEBHOOK_SECRET: "whsec_Zk4tV9bQ2mHs7WcL,whsec_aaaaaaaaaaaaaaaa" },
    /or an example/,
  ],
  ["live and an example password", { ...live, ADMIN_PASSWORD: "password1234" }, /ADMIN_PASSWORD must be 12/],
  ["live and a short password", { ...live, ADMIN_PASSWORD: "kX9#vQ2m" }, /ADMIN_PASSWORD must be 12/],
  ["live and the demo catalogue", { ...live, DEMO_DATA: "on" }, /DEMO_DATA must be off/],
  [
    "live over an open line",
    { ...live, STRIPE_API_URL: "http://api.stripe.com" },
    /STRIPE_API_URL must be an https/,
  ],
  [
    "PayPal without its webhook",
    { ...live, ...paypal, PAYPAL_WEBHOOK_ID: "" },
    /PAYPAL_WEBHOOK_ID must be set too/,
  ],
  ["live PayPal beside the sandbox", paypal, /must come with live keys of Stripe/],
  ["live PayPal beside test cards", { ...trial, ...paypal }, /must come with live keys of Stripe/],
  ["live cards beside PayPal's trial", { ...live, ...paypal, ...triedOut }, /must not come with a PayPal/],
])("REL-P6 REL-S10 the start refuses %s, with a sentence", (_what, environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});

test("FOUND-S-N8 live keys take an https address in any case of its letters", () => {
  expect(() => readConfig({ ...live, PUBLIC_URL: "HTTPS://SHOP.greeneco.test" })).not.toThrow();
});
