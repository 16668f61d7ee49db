import type { Message } from "#domain/words.ts";

export const secretMessages = {
  mail: /*i18n*/ {
    id: "secrets.mail.wrong",
    message:
      "Please give a mail server with port 25, 465, 587 or 2525, such as smtp://name:password@mail.example.com:587.",
  },
  stripeSecret: /*i18n*/ {
    id: "secrets.stripe.secret",
    message: "A secret key of Stripe begins with sk_test_, sk_live_, rk_test_ or rk_live_.",
  },
  stripePublishable: /*i18n*/ {
    id: "secrets.stripe.publishable",
    message: "A publishable key of Stripe begins with pk_test_ or pk_live_.",
  },
  stripeWebhook: /*i18n*/ {
    id: "secrets.stripe.webhook",
    message: "The signing secret of a webhook of Stripe begins with whsec_.",
  },
  paypal: /*i18n*/ {
    id: "secrets.paypal.wrong",
    message: "This does not look like PayPal’s. Please copy it whole from the app in PayPal’s dashboard.",
  },
  bucket: /*i18n*/ {
    id: "secrets.bucket.wrong",
    message:
      "Please give a bucket that is reached by https, such as s3://key:secret@s3.eu-west-3.amazonaws.com/backups?region=eu-west-3.",
  },
  fromEnvironment: /*i18n*/ {
    id: "secrets.fromEnvironment",
    message: "This is set where the shop is started. What stands there counts, so nothing is kept here.",
  },
  refused: /*i18n*/ {
    id: "secrets.refused",
    message: "It was tried, and does not work: {answer}",
  },
  privateHost: /*i18n*/ {
    id: "secrets.privateHost",
    message: "This server is not on the public internet, or its name is not known. The shop does not ask it.",
  },
  tooMany: /*i18n*/ {
    id: "secrets.tooMany",
    message: "Keys were tried too often. Please try again in an hour.",
  },
  wouldTest: /*i18n*/ {
    id: "secrets.wouldTest",
    message:
      "Without these keys, test cards would pay the quotes of this shop. Please put other keys in their place.",
  },
  changed: /*i18n*/ {
    id: "secrets.changed",
    message:
      "Another owner changed the keys at the same moment. Nothing was kept; please look and try again.",
  },
} as const satisfies Record<string, Message>;
