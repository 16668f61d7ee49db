import { describe, expect, test } from "vitest";
import { everyCall, inputsOf } from "./every-call.fixture.ts";
import { z } from "./zod.ts";

const addresses = everyCall.map(([, call]) => `${call.method} ${call.path}`);

// and the calls added by decisions.md and the design
const specified = `
GET /api/views
POST /api/views/increment
GET /api/me
POST /api/login
POST /api/logout
POST /api/register
GET /api/products
GET /api/products/{id}
POST /api/products
POST /api/products/{id}
DELETE /api/products/{id}
GET /api/sizes
POST /api/sizes
PUT /api/sizes/{id}
DELETE /api/sizes/{id}
POST /api/ContactMessage
GET /api/contact-messages
POST /api/quotes
GET /api/quotes
GET /api/quotes/{id}
GET /api/quotes/{id}/total
POST /api/quotes/{id}/confirm
POST /api/quotes/{id}/reject
POST /api/quotes/{id}/update-logo-price
POST /api/quotes/{id}/payment-success
DELETE /api/quotes/{id}
POST /api/quotes/validate-token
POST /api/client-login
POST /api/client-password
POST /api/client-access
GET /api/users
POST /api/users
PUT /api/users/{id}
DELETE /api/users/{id}
GET /api/users/export
POST /api/password/forgot
POST /api/password/reset
GET /api/payments
GET /api/payments/export
POST /api/payments/{id}/refund
GET /api/payment/check-quotes
POST /api/payment/create-intent
POST /api/payment/confirm
POST /api/payments/create-intent
POST /api/payments/confirm
GET /api/payments/paypal/capture
POST /api/payments/paypal/create
POST /api/webhooks/stripe
POST /api/webhooks/paypal
POST /api/newsletter
GET /api/newsletter
GET /api/newsletter/unsubscribe
POST /api/newsletter/unsubscribe
GET /api/history
GET /api/outbox
GET /api/outbox/{id}
POST /api/outbox/{id}/resend
GET /healthz
GET /readyz
POST /sandbox/payment_intents/{id}/confirm
`
  .trim()
  .split("\n");

test.each(specified)("%s is declared", (address) => {
  expect(addresses).toContain(address);
});

test("no address is declared twice", () => {
  expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted());
});

describe.each(everyCall)("%s", (_, call) => {
  test("names each part of its address, and no other", () => {
    const named = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys(call.params?.shape ?? {})).toEqual(named);
  });

  test("refuses unknown fields (REL-Z3)", () => {
    for (const schema of inputsOf(call)) {
      for (const field of ["is_super", "all_rights", "price_logo", "password_hash", "constructor"]) {
        const issues = schema.safeParse({ [field]: 1 }).error?.issues ?? [];
        expect(issues.some((issue) => issue.code === "unrecognized_keys" && issue.keys.includes(field))).toBe(
          true,
        );
      }
    }
  });

  test("never changes what it asks when asking safely", () => {
    if (call.method === "GET") expect([call.body, call.form]).toEqual([undefined, undefined]);
  });

  test("can be written down in the API's document", () => {
    const given = { target: "openapi-3.0", unrepresentable: "throw" } as const;
    for (const schema of inputsOf(call))
      expect(() => z.toJSONSchema(schema, { ...given, io: "input" })).not.toThrow();
    for (const answer of Object.values(call.answers)) {
      expect(() => z.toJSONSchema(answer, { ...given, io: "output" })).not.toThrow();
    }
  });
});
