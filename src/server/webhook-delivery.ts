import { hostname } from "node:os";
import { isLocal } from "#domain/webhooks/webhook-address.ts";
import { publicUrlOf } from "./config/public-url.ts";
import { systemFindOwners } from "./features/accounts/users/system-find-user.ts";
import { findInvoice } from "./features/deals/model/invoices.repository.ts";
import { findOrder } from "./features/deals/model/orders.repository.ts";
import { findQuoteForStaff } from "./features/deals/model/quotes.repository.ts";
import { findPaymentForSystem } from "./features/payments/ledger/payments.repository.ts";
import { isSandboxOn } from "./features/payments/providers/is-sandbox-on.ts";
import type { WebhookReach } from "./features/webhooks/staff-change-webhook.ts";
import type { Db } from "./platform/database/db.ts";
import { postMail } from "./platform/mail/post-mail.ts";
import type { WebhookDelivery } from "./platform/webhooks/deliver-webhooks.ts";
import type { Services } from "./services.ts";

/** A shop that is tried out on this machine, and takes no money, may send to this machine as well: at this moment. */
export function webhookReachOf({ config, keys }: Pick<Services, "config" | "keys">): WebhookReach {
  const isHere = isLocal(new URL(publicUrlOf(config)));
  return { mayBeLocal: () => isHere && isSandboxOn(keys.current()) };
}

/** What webhooks are sent with: how things are numbered, and whom to write to when an endpoint fails for a day. */
export function webhookDeliveryOf(services: Services) {
  const { db, log, clock, secrets, notifyMailWorker } = services;
  return {
    ...{ db, log, clock, secrets, reach: webhookReachOf(services) },
    worker: `${hostname()}-${process.pid}`,
    numberOf: (subject, id) => numberOf(db, subject, id),
    async tellOwners(transaction, { url }, { status, error }) {
      const answer = status === null ? (error ?? "") : `HTTP ${status}`;
      const mail = { template: "staff-webhook-off", host: new URL(url).host, answer } as const;
      const at = clock();
      // The language of the account that reads it is looked up when it is sent.
      for (const { email } of await systemFindOwners(transaction))
        await postMail(transaction, mail, { email, language: "en" }, at);
      notifyMailWorker();
    },
  } satisfies WebhookDelivery;
}

/** What people call a thing: a payment by the quote that it is for. */
async function numberOf(db: Db, subject: string, id: number): Promise<string | null> {
  switch (subject) {
    case "quote":
      return (await findQuoteForStaff(db, id))?.reference ?? null;
    case "order":
      return (await findOrder(db, { id }))?.number ?? null;
    case "invoice":
      return (await findInvoice(db, id))?.number ?? null;
    case "payment": {
      const payment = await findPaymentForSystem(db, id);
      return payment ? await numberOf(db, "quote", payment.quote_id) : null;
    }
    default:
      return null;
  }
}
