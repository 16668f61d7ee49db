import closeWithGrace from "close-with-grace";
import { seconds } from "#domain/time/durations.ts";
import { announce } from "./announce.ts";
import { createShop, type Shop } from "./app.ts";
import { ConfigError } from "./config/config.ts";
import { publicUrlOf } from "./config/public-url.ts";
import { openPayments } from "./features/payments/payment-services.ts";
import { reactToQuoteChange } from "./features/payments/reconcile/payments.jobs.ts";
import { prepareFirstStart } from "./first-start.ts";
import type { OpenedServices } from "./open-services.ts";
import { type MetricsServer, serveMetrics } from "./platform/metrics/serve-metrics.ts";
import { loadBuiltWebEntry } from "./platform/pages/web-entry.ts";
import type { Services } from "./services.ts";
import { startJobs } from "./start-jobs.ts";
import { watchShop } from "./watch-shop.ts";

type Reactions = { -readonly [Name in "notifyMailWorker" | "quoteChanged"]: Services[Name] };

/** Serves the shop until it is stopped by a signal. */
export async function runShop(opened: OpenedServices): Promise<void> {
  const { config } = opened;
  // Both reactions are created from the services that call them, so they are assigned afterwards.
  const reactions: Reactions = {
    notifyMailWorker: () => undefined,
    quoteChanged: () => undefined,
  };
  const live = config.NODE_ENV === "development" ? await openLivePages() : undefined;
  const entry = live?.entry ?? (await loadBuiltWebEntry());
  const services = openPayments({
    ...opened,
    translate: (locale, message) => entry.translate(locale, opened.shop.facts(), message),
    notifyMailWorker: () => reactions.notifyMailWorker(),
    quoteChanged: (quoteId) => reactions.quoteChanged(quoteId),
  });
  reactions.quoteChanged = reactToQuoteChange(services);
  const firstAdministrator = await prepareFirstStart(services);
  const shop = await createShop(services, entry);
  live?.mount(shop.app);
  const metrics = await openMetrics(services);
  const { isStopping, stopBefore } = stopGracefully(services, shop);
  try {
    await shop.app.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    // Stopped while opening: that it could not listen is no error then.
    if (isStopping()) return;
    throw error;
  }
  if (isStopping()) return;
  const started = startJobs(services, shop, entry);
  reactions.notifyMailWorker = started.notifyMailWorker;
  stopBefore(async () => {
    await started.stop();
    await metrics?.close();
    await opened.stopTracing();
  });
  announce(services, publicUrlOf(config), firstAdministrator);
}

/** What the system sends when the program itself is broken: a handler in JavaScript cannot be relied on then. */
const crashes = ["SIGILL", "SIGTRAP", "SIGABRT", "SIGBUS", "SIGFPE", "SIGSEGV"] as const;

/**
 * On a signal: no new connection, requests under way are answered, jobs end, the database closes, exit code 0. After an
 * uncaught exception the same, with exit code 1. After ten seconds, or at a second signal, the rest is left:
 * everything that was acknowledged is on the disk already. To be called before the shop listens: a signal may come in
 * the same moment.
 */
function stopGracefully(services: Services, { app }: Shop) {
  const { log, db } = services;
  let isStopping = false;
  let stopJobs = async () => {};
  const options = { delay: seconds(10), logger: log, skip: [...crashes, "unhandledRejection" as const] };
  closeWithGrace(options, async ({ signal, err }) => {
    isStopping = true;
    if (err) log.fatal({ err }, "uncaught exception");
    log.info({ signal }, "stopping");
    // A connection whose last request was in progress would stay open for a next one that is never answered.
    const hangUp = setInterval(() => app.server.closeIdleConnections(), 100);
    await app.close();
    clearInterval(hangUp);
    await stopJobs();
    await db.destroy();
    log.info("stopped");
  });
  process.on("unhandledRejection", (error) => log.error({ err: error }, "unhandled rejection"));
  return {
    /** Nothing new is begun then, and what fails now fails because of it. */
    isStopping: () => isStopping,
    /** Jobs that run from now on and end before the database closes. */
    stopBefore: (stop: () => Promise<void>) => {
      stopJobs = stop;
    },
  };
}

/** The port for metrics, when one is set; what is read there is added only then. */
async function openMetrics(services: Services): Promise<MetricsServer | undefined> {
  const { config, metrics } = services;
  if (config.METRICS_PORT === "") return undefined;
  watchShop(services);
  try {
    return await serveMetrics(metrics.registry, { host: config.METRICS_HOST, port: config.METRICS_PORT });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`METRICS_PORT must be a port that is free on METRICS_HOST (${why}).`]);
  }
}

// Vite is no part of what runs a shop, so it is only asked for where pages are being written.
async function openLivePages() {
  const live = await import("./platform/pages/live-pages.ts");
  return await live.openLivePages();
}
