import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SecretGroup } from "#domain/settings/shop-secrets.ts";

interface GroupWords {
  readonly title: MessageDescriptor;
  /** What it is for, and where one gets it. */
  readonly what: MessageDescriptor;
  readonly enter: MessageDescriptor;
  readonly forget: MessageDescriptor;
  /** What is no longer done afterwards. */
  readonly without: MessageDescriptor;
}

export const secretGroupWords: Readonly<Record<SecretGroup, GroupWords>> = {
  mail: {
    title: msg`Mail server`,
    what: msg`Mails of the shop leave by it. Your mail provider names server, port, user and password under “SMTP”, “Outgoing mail” or “Mail programs”.`,
    enter: msg`Enter the mail server`,
    forget: msg`Forget the mail server`,
    without: msg`Mails are then written to a folder of the machine, and reach nobody.`,
  },
  stripe: {
    title: msg`Cards (Stripe)`,
    what: msg`Clients pay by card. In Stripe’s dashboard the two keys stand under “Developers”, “API keys”; the signing secret under “Webhooks”, once you have added the address below.`,
    enter: msg`Enter the keys of Stripe`,
    forget: msg`Forget the keys of Stripe`,
    without: msg`No card is charged then.`,
  },
  paypal: {
    title: msg`PayPal`,
    what: msg`Clients pay with PayPal, beside cards. In PayPal’s developer dashboard, make an app under “Apps & Credentials”: it has the client id, the secret, and the id of the webhook, once you have added the address below.`,
    enter: msg`Enter the keys of PayPal`,
    forget: msg`Forget the keys of PayPal`,
    without: msg`Clients can no longer pay with PayPal.`,
  },
  backup: {
    title: msg`Bucket for daily backups`,
    what: msg`A store of files at a provider of your choice that speaks S3, such as Amazon, OVHcloud, Scaleway or Backblaze. It needs no public access. The key must be allowed to list, read, write and delete its files.`,
    enter: msg`Enter the bucket`,
    forget: msg`Forget the bucket`,
    without: msg`Copies that are there stay there, and no new ones come.`,
  },
};

/** What providers ask to be added, with the shop's address for it. */
export const webhookEvents: Readonly<Record<"stripe" | "paypal", string>> = {
  stripe: "payment_intent.*, charge.refunded, charge.dispute.*, refund.*",
  paypal: "CHECKOUT.ORDER.*, PAYMENT.CAPTURE.*, PAYMENT.REFUND.*, CUSTOMER.DISPUTE.*",
};
