import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { trace } from "@opentelemetry/api";
import pLimit from "p-limit";
import { type Config, ConfigError, readConfig } from "#server/config/config.ts";
import { keepActivePrices } from "#server/features/catalogue/prices/keep-active-prices.ts";
import { logoDecoderLimits, openLogoDecoders } from "#server/features/deals/artwork/logo-decoders.ts";
import { openRenderer } from "#server/features/documents/drawing/open-renderer.ts";
import { lastPayment } from "#server/features/payments/counting/last-payment.ts";
import { followShop } from "#server/features/settings/follow-shop.ts";
import { followKeys } from "#server/features/settings/secrets/follow-keys.ts";
import { keysOf, type ShopKeys } from "#server/features/settings/secrets/shop-keys.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createLog } from "#server/platform/log/create-log.ts";
import { createShopMetrics } from "#server/platform/metrics/shop-metrics.ts";
import { createPasswords } from "#server/platform/sessions/password.ts";
import { openStorage } from "#server/platform/storage/open-storage.ts";
import type { Services } from "#server/services.ts";
import { openSecrets } from "../../../src/server/platform/secrets/secrets.ts";
import { exitWith } from "../../say.ts";
import { type Finding, fault } from "./finding.ts";
import { lookAtDatabase, lookAtSchema, lookForDatabase } from "./look-at-database.ts";
import { lookAtAddress, lookAtDataFolder, lookAtPages } from "./look-at-machine.ts";
import {
  lookAtFirstDay,
  lookAtMail,
  lookAtOutbox,
  lookAtPayments,
  lookAtStaff,
  lookAtStorage,
} from "./look-at-neighbours.ts";

type Tell = (part: string, finding: Finding) => void;

const signs: Readonly<Record<Finding["level"], string>> = { good: "✓", warning: "!", fault: "✗" };

/** Checks each part; returns 1 when one of them keeps the shop from working. */
await exitWith(async () => {
  let faults = 0;
  const tell = (part: string, { level, says }: Finding) => {
    if (level === "fault") faults += 1;
    console.log(`${signs[level]} ${part.padEnd(9)} ${stripVTControlCharacters(says)}`);
  };
  const config = settings(tell);
  if (!config) return 1;
  tell("pages", await lookAtPages());
  tell("address", await lookAtAddress(config));
  const folder = await lookAtDataFolder(config);
  tell("data", folder);
  if (folder.level === "fault") return 1;
  if (config.STORAGE_URL) tell("files", await lookAtStorage(openStorage(config)));
  const missing = lookForDatabase(config);
  if (missing) tell("database", missing);
  const keys = missing ? undefined : await lookIntoDatabase(config, tell);
  tell("mail", await lookAtMail(keys ?? keysOf(config, new Map())));
  return faults > 0 ? 1 : 0;
});

/** Answers with what keys the shop has, as far as it got. */
async function lookIntoDatabase(config: Config, tell: Tell): Promise<ShopKeys | undefined> {
  const services = open(config);
  try {
    const database = await lookAtDatabase(services.db, config.DATABASE_URL);
    tell("database", database);
    if (database.level === "fault") return undefined;
    const schema = await lookAtSchema(services.db);
    tell("schema", schema);
    // The other checks query tables, which have to exist first.
    if (schema.level !== "good" || schema.says.startsWith("empty")) return undefined;
    await services.keys.readAgain();
    tell("staff", await lookAtStaff(services));
    tell("outbox", await lookAtOutbox(services));
    tell("payments", await lookAtPayments(services));
    tell("first day", await lookAtFirstDay(services));
    return services.keys.current();
  } finally {
    await services.db.destroy();
  }
}

function settings(tell: Tell) {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const line of error.message.split("\n")) tell("settings", fault(line));
    return undefined;
  }
}

/** The shop's services without a server: nothing is migrated, no request is served. */
function open(config: Config): Services {
  const dataDir = resolve(config.DATA_DIR);
  const db = openDatabase({ url: config.DATABASE_URL, dataDir });
  const secrets = openSecrets(config);
  return {
    config,
    shop: followShop({ db, config }),
    keys: followKeys({ db, config, secrets }),
    db,
    prices: keepActivePrices(),
    storage: openStorage(config),
    log: createLog("silent"),
    metrics: createShopMetrics(),
    tracer: trace.getTracer("green-eco"),
    clock: () => new Date(),
    logoDecoders: openLogoDecoders(logoDecoderLimits),
    proofQueue: pLimit(1),
    renderer: openRenderer(),
    pictureQueue: pLimit(2),
    tableQueue: pLimit(1),
    passwords: createPasswords(),
    secrets,
    translate: (_wording, words) => words.message,
    notifyMailWorker: () => undefined,
    quoteChanged: () => undefined,
    lastPayment,
  };
}
