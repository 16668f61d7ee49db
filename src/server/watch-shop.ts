import manifest from "../../package.json" with { type: "json" };
import { systemCountOpenPayments } from "./features/payments/system-count-open-payments.ts";
import { isPostgres } from "./platform/database/open-database.ts";
import { measureOutbox } from "./platform/mail/measure-outbox.ts";
import { watchProcess } from "./platform/metrics/watch-process.ts";
import { freeSpace } from "./platform/storage/free-space.ts";
import type { Services } from "./services.ts";

/** What is read when it is asked for (REL-P7). Mails and payments are the shop's: every node tells the same number. */
export function watchShop({
  config,
  db,
  clock,
  metrics,
}: Pick<Services, "config" | "db" | "clock" | "metrics">): void {
  const { registry } = metrics;
  watchProcess(registry);
  registry.add({
    name: "shop_info",
    help: "Always 1; the labels say what runs.",
    kind: "gauge",
    read: () => [
      {
        labels: {
          version: manifest.version,
          node: process.versions.node,
          database: isPostgres(config.DATABASE_URL) ? "PostgreSQL" : "SQLite",
        },
        value: 1,
      },
    ],
  });
  // Read once for both metrics, which are asked for in the same moment.
  let outbox: ReturnType<typeof measureOutbox> | undefined;
  const readOutbox = () => {
    outbox ??= measureOutbox(db, clock()).finally(() => {
      outbox = undefined;
    });
    return outbox;
  };
  registry.add({
    name: "shop_outbox_letters",
    help: "Mails that wait, and mails that were given up.",
    kind: "gauge",
    read: async () => {
      const { waiting, dead } = await readOutbox();
      return [
        { labels: { state: "waiting" }, value: waiting },
        { labels: { state: "dead" }, value: dead },
      ];
    },
  });
  registry.add({
    name: "shop_outbox_oldest_seconds",
    help: "How long the oldest waiting mail has waited.",
    kind: "gauge",
    read: async () => [{ value: (await readOutbox()).oldestSeconds }],
  });
  registry.add({
    name: "shop_open_payments",
    help: "Payments that were begun and whose end is not known yet.",
    kind: "gauge",
    read: async () => [{ value: await systemCountOpenPayments(db) }],
  });
  registry.add({
    name: "shop_data_free_bytes",
    help: "Room that is left where DATA_DIR stands.",
    kind: "gauge",
    read: async () => [{ value: await freeSpace(config.DATA_DIR) }],
  });
}
