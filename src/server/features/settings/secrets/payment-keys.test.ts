import { expect, test } from "vitest";
import { faults, openSecretShop as open, smtp_url } from "./secrets.fixture.ts";

const trial = {
  stripe_secret_key: "sk_test_51Hq8f0ZkT2mVbYw",
  stripe_publishable_key: "pk_test_51Hq8f0ZkT2mVbYw",
  stripe_webhook_secret: "whsec_Zk4tV9bQ2mHs7WcL",
};
const live = {
  stripe_secret_key: "sk_live_51Hq8f0ZkT2mVbYw",
  stripe_publishable_key: "pk_live_51Hq8f0ZkT2mVbYw",
  stripe_webhook_secret: "whsec_Zk4tV9bQ2mHs7WcL",
};
const paypal = {
  paypal_client_id: "AfT7vK2mQwZb9sLcHd4R",
  paypal_secret: "EKp3nVt8bYxQ2wZr6mHs",
  paypal_webhook_id: "5GP028458E2496506",
};
test("keys of Stripe take cards without a restart, and the sandbox is gone", async () => {
  const { payments, put, asked } = await open({ PAYMENTS: "sandbox" });
  expect([payments.cardProvider.name, payments.redirectProvider?.name]).toEqual([
    "sandbox",
    "sandbox-paypal",
  ]);
  expect((await put({ ...trial })).status).toBe(200);
  expect([payments.cardProvider.name, payments.redirectProvider, payments.sandbox]).toEqual([
    "stripe",
    undefined,
    undefined,
  ]);
  expect((await put({ ...paypal })).status).toBe(200);
  expect([payments.redirectProvider?.name, asked]).toEqual(["paypal", ["stripe", "paypal"]]);
  // Beside test keys it is PayPal's trial.
  expect(payments.keys.current().config.PAYPAL_API_URL).toBe("https://api-m.sandbox.paypal.com");
});

test.each([
  ["two of three", { ...trial, stripe_publishable_key: "" }, {}, "stripe_publishable_key"],
  [
    "live and test",
    { ...live, stripe_publishable_key: trial.stripe_publishable_key },
    {},
    "stripe_publishable_key",
  ],
  ["live without a webhook", { ...live, stripe_webhook_secret: "" }, {}, "stripe_webhook_secret"],
  ["live with the demo", live, { DEMO_DATA: "on" }, "stripe_secret_key"],
  ["live without https", live, { PUBLIC_URL: "http://shop.example" }, "stripe_secret_key"],
  [
    "live and an example",
    { ...live, stripe_webhook_secret: "whsec_example_example_1" },
    {},
    "stripe_webhook_secret",
  ],
] as const)("REL-S10 %s keys are refused as at the start", async (_, values, environment, field) => {
  const { put, read, asked } = await open(environment);
  const answer = await put(values);
  expect([answer.status, Object.keys(faults(answer))]).toEqual([422, [field]]);
  expect([(await read()).is_set.stripe_secret_key, asked]).toEqual([false, []]);
});

test("live keys are taken where all is right, and PayPal's live address with them", async () => {
  const { payments, put } = await open();
  expect((await put({ ...live, ...paypal })).status).toBe(200);
  const { PAYPAL_API_URL } = payments.keys.current().config;
  expect([payments.cardProvider.name, PAYPAL_API_URL]).toEqual(["stripe", "https://api-m.paypal.com"]);
});

test("keys whose place test cards would take are replaced, not forgotten", async () => {
  const { put, read } = await open();
  await put({ ...trial });
  const forgotten = Object.fromEntries(Object.keys(trial).map((name) => [name, null]));
  expect((await put(forgotten)).status).toBe(409);
  expect((await read()).is_set.stripe_secret_key).toBe(true);
  const local = await open({ PUBLIC_URL: "http://localhost:3000" });
  await local.put({ ...trial });
  expect((await local.put(forgotten)).status).toBe(200);
  expect(local.payments.cardProvider.name).toBe("sandbox");
});

test("REL-S15 with another key the shop stands, says what to type again, and sends nothing by it", async () => {
  const first = await open();
  await first.put({ ...trial, ...paypal, smtp_url });
  const { payments, services, put, read } = await open({ SECRETS_KEY: "6f".repeat(32) }, first.database);
  await services.keys.readAgain();
  expect(await read()).toMatchObject({
    is_set: { smtp_url: true, stripe_secret_key: true },
    to_type_again: expect.arrayContaining(["mail", "stripe", "paypal"]),
  });
  const { config } = services.keys.current();
  expect([config.SMTP_URL, config.STRIPE_SECRET_KEY]).toEqual(["", ""]);
  // No test card pays meanwhile.
  expect([payments.sandbox, payments.cardProvider.name, payments.redirectProvider]).toEqual([
    undefined,
    "stripe",
    undefined,
  ]);
  await expect(payments.cardProvider.readIntent("pi_1")).rejects.toThrow("does not answer right now");
  expect((await put({ ...trial, ...paypal, smtp_url })).status).toBe(200);
  expect((await read()).to_type_again).toEqual([]);
  expect(payments.cardProvider.name).toBe("stripe");
});
