import type { Message } from "#domain/words.ts";

/** What the office says of payment keys that may not stand together; the start names the variables instead. */
export const keyMessages = {
  incomplete: /*i18n*/ {
    id: "secrets.keys.incomplete",
    message: "Please fill this in too: the three belong together.",
  },
  mixed: /*i18n*/ {
    id: "secrets.keys.mixed",
    message: "The secret key and the publishable key must both be live keys, or both be test keys.",
  },
  paypalAlone: /*i18n*/ {
    id: "secrets.keys.paypalAlone",
    message:
      "PayPal takes real money only beside live keys of Stripe: otherwise cards would be paid in a test.",
  },
  trialPaypal: /*i18n*/ {
    id: "secrets.keys.trialPaypal",
    message:
      "Live keys of Stripe cannot stand beside a PayPal that moves no money. Forget PayPal’s keys first.",
  },
  sandbox: /*i18n*/ {
    id: "secrets.keys.sandbox",
    message: "The shop was started with PAYMENTS=sandbox, in which no money moves.",
  },
  weak: /*i18n*/ {
    id: "secrets.keys.weak",
    message: "This is too short, or an example. Please paste the provider’s own.",
  },
  noHttps: /*i18n*/ {
    id: "secrets.keys.noHttps",
    message: "Live keys need a shop with an https:// address, which is set where it is started (PUBLIC_URL).",
  },
  openLine: /*i18n*/ {
    id: "secrets.keys.openLine",
    message: "Live keys need an encrypted line to the provider: {name} was set to another one.",
  },
  adminPassword: /*i18n*/ {
    id: "secrets.keys.adminPassword",
    message:
      "Live keys are taken once ADMIN_PASSWORD, with which the shop was started, is empty or has 12 characters and is no example.",
  },
  demo: /*i18n*/ {
    id: "secrets.keys.demo",
    message: "The demo catalog cannot be sold. Begin your own shop first, then paste live keys.",
  },
} as const satisfies Record<string, Message>;
