import Stripe from "stripe";
import { expect, test } from "vitest";
import { openLiveShop } from "#tests/support/providers/live-shop.ts";

/** Events that Stripe signs and the shop does not record, in the shapes that Stripe documents. */
const bodies = [
  {
    id: "evt_1",
    object: "event",
    type: "balance.available",
    data: { object: { object: "balance", livemode: false } },
  },
  {
    id: "evt_2",
    object: "event",
    type: "cash_balance.funds_available",
    data: { object: { customer: "cus_1" } },
  },
  { id: "evt_3", object: "v2.core.event", type: "v1.billing.meter.no_meter_found", related_object: null },
  {
    id: "evt_4",
    object: "event",
    type: "customer.created",
    data: { object: { id: "cus_1", object: "customer" } },
  },
  { id: "evt_5", object: "event", type: "some.day.made", data: null },
  { object: "event" },
  [],
  null,
  "text",
];

test("REL-M5 a signed event of Stripe's that the shop does not use is acknowledged, and nothing is recorded", async () => {
  await using world = await openLiveShop();
  const { shop } = world;
  const { webhooks } = new Stripe("sk_test_x");
  const timestamp = Math.floor(shop.services.clock().getTime() / 1000);
  for (const payload of [...bodies.map((body) => JSON.stringify(body)), "no json", ""]) {
    const sign = (secret: string) =>
      shop.send("POST", "/api/webhooks/stripe", {
        body: Buffer.from(payload),
        headers: { "stripe-signature": webhooks.generateTestHeaderString({ payload, secret, timestamp }) },
      });
    expect(await sign("whsec_stand_in_newer"), payload).toMatchObject({
      status: 200,
      body: { received: true },
    });
    expect((await sign("whsec_of_somebody_else")).status, payload).toBe(400);
  }
  expect(await shop.services.db.selectFrom("provider_events").selectAll().execute()).toEqual([]);
});

test("REL-M5 the same for PayPal", async () => {
  await using world = await openLiveShop();
  const { shop, paypal } = world;
  const events = [
    paypal.event({ id: "WH-1", event_type: "BILLING.PLAN.CREATED", resource: { plan: 1 } }),
    paypal.event({ id: "WH-2", event_type: "PAYMENT.CAPTURE.COMPLETED", resource: {} }),
    paypal.event({ id: "WH-3", event_type: "MERCHANT.ONBOARDING.COMPLETED", resource: { id: "X" } }),
    paypal.event({}),
  ];
  for (const event of events) {
    expect(await shop.send("POST", "/api/webhooks/paypal", event)).toMatchObject({ status: 200 });
    const forged = { ...event, headers: { ...event.headers, "paypal-transmission-sig": "sigforged" } };
    expect((await shop.send("POST", "/api/webhooks/paypal", forged)).status).toBe(400);
  }
  expect(await shop.services.db.selectFrom("provider_events").selectAll().execute()).toEqual([]);
});
