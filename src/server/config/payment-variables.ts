import { z } from "zod";
import { address, optional, unspaced } from "./optional-variable.ts";

/** The variables of the payment providers, and of the sandbox. */
export const paymentVariables = {
  PAYMENTS: {
    rule: optional(z.literal("sandbox")).default(""),
    remedy: "empty, or sandbox for a shop with an https:// address in which no money moves",
  },
  SANDBOX_WEBHOOK_SECRET: {
    rule: optional(z.string().min(16)).default(""),
    remedy:
      "at least 16 characters (two secrets with a comma between them while one replaces the other), or empty for a random one",
  },
  SANDBOX_WEBHOOKS: {
    rule: optional(z.string().regex(/^((delay|copies|lose)=\d+(\.\d+)?(,|$))+$/)).default(""),
    remedy: "empty, or for tests how webhooks come: delay=2000,copies=3,lose=0.2",
  },
  STRIPE_SECRET_KEY: {
    rule: unspaced(/^(sk|rk)_(test|live)_\w{8,}$/).default(""),
    remedy: "empty for the sandbox, or Stripe's secret key, such as sk_test_…",
  },
  STRIPE_PUBLISHABLE_KEY: {
    rule: unspaced(/^pk_(test|live)_\w{8,}$/).default(""),
    remedy: "empty, or Stripe's publishable key, such as pk_test_…",
  },
  STRIPE_WEBHOOK_SECRET: {
    rule: unspaced(/^whsec_[^\s,]{8,}(,\s*whsec_[^\s,]{8,})?$/).default(""),
    remedy:
      "empty, or the signing secret of Stripe's webhook, whsec_… (two with a comma between them while one replaces the other)",
  },
  STRIPE_API_URL: {
    rule: address.default("https://api.stripe.com"),
    remedy: "the address of Stripe's API; leave it out for Stripe itself",
  },
  PAYPAL_CLIENT_ID: {
    rule: unspaced(/^[\w-]{10,}$/).default(""),
    remedy: "empty, or the client id of a PayPal app",
  },
  PAYPAL_CLIENT_SECRET: {
    rule: unspaced(/^[\w-]{10,}$/).default(""),
    remedy: "empty, or the client secret of a PayPal app",
  },
  PAYPAL_WEBHOOK_ID: {
    rule: unspaced(/^[A-Za-z0-9]{6,50}$/).default(""),
    remedy: "empty, or the id of the webhook in PayPal's dashboard",
  },
  PAYPAL_API_URL: {
    rule: address.default("https://api-m.paypal.com"),
    remedy: "https://api-m.paypal.com, or https://api-m.sandbox.paypal.com to try it out",
  },
} as const;
