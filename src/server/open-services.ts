import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import pLimit from "p-limit";
import type { Config } from "./config/config.ts";
import { keepActivePrices } from "./features/catalogue/prices/keep-active-prices.ts";
import { logoDecoderLimits, openLogoDecoders } from "./features/deals/artwork/logo-decoders.ts";
import { openRenderer } from "./features/documents/drawing/open-renderer.ts";
import { lastPayment } from "./features/payments/counting/last-payment.ts";
import { followShop } from "./features/settings/follow-shop.ts";
import { followKeys } from "./features/settings/secrets/follow-keys.ts";
import { migrate } from "./platform/database/migrate.ts";
import { isPostgres, openDatabase } from "./platform/database/open-database.ts";
import { refreshStatistics } from "./platform/database/refresh-statistics.ts";
import { createLog } from "./platform/log/create-log.ts";
import { createShopMetrics } from "./platform/metrics/shop-metrics.ts";
import { watchStatements } from "./platform/metrics/watch-statements.ts";
import { ensureTrigramIndexes } from "./platform/search/postgres-search.ts";
import { openSecrets } from "./platform/secrets/secrets.ts";
import { createPasswords } from "./platform/sessions/password.ts";
import { measuredStorage } from "./platform/storage/measured-storage.ts";
import { awaitStorage, openStorage } from "./platform/storage/open-storage.ts";
import { openTracing } from "./platform/traces/open-tracing.ts";
import { traceStatement } from "./platform/traces/spans.ts";
import type { Services } from "./services.ts";
import { searchedTables } from "./sources/searched-tables.ts";

/** With what is to be ended when the shop ends, after everything else. */
export type OpenedServices = Services & { readonly stopTracing: () => Promise<void> };

/** Opens what the shop stands on: log, database (with its schema up to date) and files. */
export async function openServices(config: Config): Promise<OpenedServices> {
  const log = createLog(config.LOG_LEVEL);
  const { tracer, stop: stopTracing } = await openTracing(config, log);
  const metrics = createShopMetrics();
  const dataDir = resolve(config.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  const storage = measuredStorage(openStorage(config), metrics);
  await awaitStorage(storage, log);
  const watch = watchStatements(metrics, log, config.SLOW_QUERY_MS);
  const db = openDatabase({
    url: config.DATABASE_URL,
    dataDir,
    log: (event) => {
      watch(event);
      traceStatement(tracer, event);
    },
    onLostConnection: (error) => log.warn({ err: error }, "a database connection was lost"),
  });
  await bringUpToDate(config.DATABASE_URL, dataDir, log);
  log.info({ database: isPostgres(config.DATABASE_URL) ? "PostgreSQL" : "SQLite" }, "database ready");
  const shop = followShop({ db, config });
  await shop.readAgain();
  const secrets = openSecrets(config);
  const keys = followKeys({ db, config, secrets });
  await keys.readAgain();
  return {
    config,
    shop,
    keys,
    db,
    prices: keepActivePrices(),
    storage,
    log,
    metrics,
    tracer,
    stopTracing,
    clock: () => new Date(),
    logoDecoders: openLogoDecoders(logoDecoderLimits),
    proofQueue: pLimit(1),
    renderer: openRenderer(),
    pictureQueue: pLimit(2),
    tableQueue: pLimit(1),
    passwords: createPasswords(),
    secrets,
    // Until the pages are loaded, the specification's words; `runShop` puts the catalogs in place.
    translate: (_wording, words) => words.message,
    notifyMailWorker: () => undefined,
    quoteChanged: () => undefined,
    lastPayment,
  };
}

/** Through a connection of its own, which no statement's time limit ends: a large table may take minutes. */
async function bringUpToDate(url: string, dataDir: string, log: Services["log"]): Promise<void> {
  const db = openDatabase({ url, dataDir, isPatient: true });
  try {
    await migrate(db);
    await refreshStatistics(db);
    if (!isPostgres(url)) return;
    const fault = await ensureTrigramIndexes(db, Object.values(searchedTables));
    if (fault) log.warn({ fault }, "searching reads all texts: this database has no pg_trgm");
  } finally {
    await db.destroy();
  }
}
