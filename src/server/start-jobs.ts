import { hostname } from "node:os";
import { join } from "node:path";
import { days, hours, minutes, seconds } from "#domain/time/durations.ts";
import type { Shop } from "./app.ts";
import { systemSweepOfferLinks } from "./features/deals/access/issue-offer-link.ts";
import { systemSweepQuoteLinks } from "./features/deals/access/system-issue-quote-link.ts";
import { prepareLogos } from "./features/deals/artwork/system-prepare-logo.ts";
import { sweepReplacedRows } from "./features/deals/model/replaced-rows.repository.ts";
import { systemRemindOfProofs } from "./features/deals/proofs/system-remind-of-proofs.ts";
import { systemPlanNewSteps } from "./features/deals/reminders/system-plan-new-steps.ts";
import { systemSendReminders } from "./features/deals/reminders/system-send-reminders.ts";
import { systemTakeUnanswered } from "./features/deals/settlement/system-take-unanswered.ts";
import { systemDrawSketches } from "./features/deals/sketches/system-draw-sketches.ts";
import { systemMailUnread } from "./features/messages/system-mail-unread.ts";
import type { PaymentServices } from "./features/payments/payment-services.ts";
import { paymentJobs } from "./features/payments/reconcile/payments.jobs.ts";
import { backupJob } from "./features/settings/backups/system-make-backups.ts";
import { secretsVersion } from "./features/settings/secrets/follow-keys.ts";
import { textsVersion } from "./features/texts/find-own-text.ts";
import { followCatalogue } from "./follow-catalogue.ts";
import { followSettings } from "./follow-settings.ts";
import { composeMail } from "./mail/compose-mail.ts";
import { refreshStatistics } from "./platform/database/refresh-statistics.ts";
import { isPublicShop } from "./platform/http/public-host.ts";
import { sweepAnswers } from "./platform/idempotency/answer-once.ts";
import { every } from "./platform/jobs/every.ts";
import { sweepHits } from "./platform/limits/consume-quota.ts";
import { batch, deliverMails } from "./platform/mail/deliver-mails.ts";
import {
  followingTransport,
  publicTransport,
  type TransportChoice,
  waitingTransport,
} from "./platform/mail/following-transport.ts";
import { sweepMails } from "./platform/mail/sweep-mails.ts";
import { folderTransport, smtpTransport, type Transport } from "./platform/mail/transport.ts";
import type { WebEntry } from "./platform/pages/web-entry.ts";
import { sweepSessions } from "./platform/sessions/sessions.ts";
import { removeUnfinished } from "./platform/storage/remove-unfinished.ts";
import { inSpan } from "./platform/traces/spans.ts";
import { watchVersion } from "./platform/versions/watch-version.ts";
import { openWebhookWorker } from "./platform/webhooks/deliver-webhooks.ts";
import { sweepDeliveries } from "./platform/webhooks/deliveries.repository.ts";
import { sweepFormerSecrets } from "./platform/webhooks/webhooks.repository.ts";
import type { Services } from "./services.ts";
import { signsOfClients } from "./signs-of-clients.ts";
import { sweepFiles } from "./sweep-files.ts";
import { webhookDeliveryOf } from "./webhook-delivery.ts";

export interface RunningJobs {
  readonly notifyMailWorker: () => void;
  readonly stop: () => Promise<void>;
}

/** The shop's background jobs. Each node runs all of them; leases and conditions prevent collisions. */
export function startJobs(services: PaymentServices, shop: Shop, entry: WebEntry): RunningJobs {
  const { db, log, clock, tracer } = services;
  const opened = followingTransport(() => wayOfMails(services));
  const transport: Transport = {
    ...opened,
    send: (mail) => inSpan(tracer, "send mail", () => opened.send(mail)),
  };
  const delivery = {
    db,
    log,
    transport,
    clock,
    isBusy: shop.isBusy,
    mailWorker: `${hostname()}-${process.pid}`,
    compose: composeMail(services, entry),
  };
  const mailWorker = every(seconds(2), "mail worker", log, async () => {
    // A full batch means that more may wait.
    if ((await deliverMails(delivery)) === batch) mailWorker.wake();
  });
  const webhookWorker = openWebhookWorker(webhookDeliveryOf(services));
  const jobs = [
    mailWorker,
    every(seconds(2), "webhooks", log, webhookWorker.run),
    every(seconds(2), "logos", log, () => prepareLogos(services, shop.isBusy)),
    every(seconds(2), "sketches", log, () => systemDrawSketches(services, shop.isBusy)),
    every(seconds(10), "message notices", log, () => systemMailUnread(services)),
    followCatalogue(services, shop),
    followSettings(services, shop.pages),
    watchVersion(db, secretsVersion, log, async () => {
      await services.keys.readAgain();
      // A page with card fields says whom it loads them from.
      shop.pages.renewAll();
    }),
    watchVersion(db, textsVersion, log, async () => {
      await services.shop.readAgain();
      shop.pages.renewAll();
    }),
    every(minutes(1), "reminders", log, () => systemSendReminders(services, signsOfClients(services))),
    every(hours(1), "steps of dues", log, () => systemPlanNewSteps(services)),
    every(hours(1), "settlements", log, () => systemTakeUnanswered(services)),
    every(minutes(1), "reminders of proofs", log, () => systemRemindOfProofs(services)),
    every(hours(1), "sweeper", log, () => sweep(services)),
    backupJob(services),
    every(hours(6), "file sweeper", log, () => sweepStorage(services)),
    ...paymentJobs(services, shop.app),
  ];
  return {
    notifyMailWorker: () => mailWorker.wake(),
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
      await webhookWorker.stop();
      transport.close();
    },
  };
}

/** By the mail server, or into a folder while there is none. */
function wayOfMails({ config, keys }: Services): TransportChoice {
  const { config: connected, lost } = keys.current();
  if (lost.has("mail")) return { name: "waiting", open: () => waitingTransport };
  const { SMTP_URL } = connected;
  const isTyped = config.SMTP_URL === "";
  if (SMTP_URL !== "" && isTyped && isPublicShop(config))
    return { name: SMTP_URL, open: () => publicTransport(SMTP_URL, smtpTransport(SMTP_URL)) };
  if (SMTP_URL !== "") return { name: SMTP_URL, open: () => smtpTransport(SMTP_URL) };
  return { name: "", open: () => folderTransport(join(config.DATA_DIR, "outbox")) };
}

/** Removes files without an owner, and what unfinished writes left. */
async function sweepStorage(services: Services): Promise<void> {
  const { config, clock } = services;
  // Another store keeps nothing that was not written whole.
  if (config.STORAGE_URL === "") {
    await removeUnfinished(join(config.DATA_DIR, "storage"), new Date(clock().getTime() - days(1)));
  }
  await sweepFiles(services);
}

async function sweep(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const now = clock();
  const sweeps = [
    () => sweepSessions(db, now),
    () => sweepHits(db, now),
    () => sweepAnswers(db, new Date(now.getTime() - days(1))),
    () => sweepReplacedRows(db, new Date(now.getTime() - days(1))),
    () => sweepMails(db, new Date(now.getTime() - days(365))),
    () => sweepFormerSecrets(db, now),
    () => sweepDeliveries(db, new Date(now.getTime() - days(30))),
    () => systemSweepQuoteLinks(services),
    () => refreshStatistics(db),
    () => systemSweepOfferLinks(services),
  ];
  // Each for itself: what one cannot remove keeps no other from it.
  for (const each of sweeps)
    await each().catch((error: unknown) => log.error({ err: error }, "a sweep failed"));
}
