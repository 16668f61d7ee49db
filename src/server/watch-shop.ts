import { Gauge } from "prom-client";
import manifest from "../../package.json" with { type: "json" };
import { systemCountOpenPayments } from "./features/payments/reconcile/system-count-open-payments.ts";
import { isPostgres } from "./platform/database/open-database.ts";
import { measureOutbox } from "./platform/mail/measure-outbox.ts";
import { watchProcess } from "./platform/metrics/watch-process.ts";
import { freeSpace } from "./platform/storage/free-space.ts";
import type { Services } from "./services.ts";

/**
 * What is read at a scrape. Mails and payments are the shop's: every node tells the same number. A gauge that
 * cannot be read, because the database is away, say, shows no value: the others are needed most then.
 */
export function watchShop(services: Pick<Services, "config" | "db" | "clock" | "log" | "metrics">): void {
  const { config, db, clock, log } = services;
  const { registry } = services.metrics;
  const registers = [registry];
  watchProcess(registry);
  new Gauge({
    name: "shop_info",
    help: "Always 1; the labels say what runs.",
    labelNames: ["version", "node", "database"],
    registers,
  }).set(
    {
      version: manifest.version,
      node: process.versions.node,
      database: isPostgres(config.DATABASE_URL) ? "PostgreSQL" : "SQLite",
    },
    1,
  );
  const addGauge = (
    { labelNames = [], ...about }: { name: string; help: string; labelNames?: readonly string[] },
    read: (gauge: Gauge) => Promise<void>,
  ) =>
    new Gauge({
      ...about,
      labelNames,
      registers,
      async collect() {
        try {
          await read(this);
        } catch (error) {
          if (labelNames.length > 0) this.reset();
          else this.remove();
          log.warn({ err: error, metric: about.name }, "a metric could not be read");
        }
      },
    });
  addGauge(
    {
      name: "shop_outbox_letters",
      help: "Mails that wait, and mails that were given up.",
      labelNames: ["state"],
    },
    async (gauge) => {
      const { waiting, dead } = await measureOutbox(db, clock());
      gauge.set({ state: "waiting" }, waiting);
      gauge.set({ state: "dead" }, dead);
    },
  );
  addGauge(
    { name: "shop_outbox_oldest_seconds", help: "How long the oldest waiting mail has waited." },
    async (gauge) => gauge.set((await measureOutbox(db, clock())).oldestSeconds),
  );
  addGauge(
    { name: "shop_open_payments", help: "Payments that were begun and whose end is not known yet." },
    async (gauge) => gauge.set(await systemCountOpenPayments(db)),
  );
  addGauge(
    { name: "shop_data_free_bytes", help: "Room that is left where DATA_DIR stands." },
    async (gauge) => gauge.set(await freeSpace(config.DATA_DIR)),
  );
}
