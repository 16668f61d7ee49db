import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { trace } from "@opentelemetry/api";
import pLimit from "p-limit";
import { minutes } from "#domain/time/durations.ts";
import type { Message } from "#domain/words.ts";
import { readConfig } from "#server/config/config.ts";
import { keepActivePrices } from "#server/features/catalogue/prices/keep-active-prices.ts";
import {
  type LogoDecoders,
  logoDecoderLimits,
  openLogoDecoders,
} from "#server/features/deals/artwork/logo-decoders.ts";
import { openRenderer } from "#server/features/documents/drawing/open-renderer.ts";
import { draw, type Rendering } from "#server/features/documents/drawing/rendering.ts";
import { lastPayment } from "#server/features/payments/counting/last-payment.ts";
import { followShop } from "#server/features/settings/follow-shop.ts";
import { followKeys } from "#server/features/settings/secrets/follow-keys.ts";
import { createLog } from "#server/platform/log/create-log.ts";
import { createShopMetrics } from "#server/platform/metrics/shop-metrics.ts";
import { openSecrets } from "#server/platform/secrets/secrets.ts";
import { createPasswords } from "#server/platform/sessions/password.ts";
import { folderStorage } from "#server/platform/storage/folder-storage.ts";
import type { Services } from "#server/services.ts";
import type { TestDatabase } from "./database.ts";
import { type TestClock, testClock } from "./test-clock.ts";

export interface TestServices extends Services {
  /** Stands still until a test advances it: `services.clock.advance(minutes(5))`. */
  readonly clock: TestClock;
  /** Ids given to `quoteChanged`, the oldest first. */
  readonly changedQuotes: readonly number[];
  /** How often the mail worker was notified. */
  readonly wakings: () => number;
}

/** Environment variables of the shop, e.g. `{ RATE_LIMITS: "on" }`; limits are off for tests that say nothing. */
type Environment = Readonly<Record<string, string>>;

/**
 * What use cases are given, over a test database: its own storage folder, a clock that stands still, no log, the
 * specification's words with their values filled in.
 */
export function createTestServices(database: TestDatabase, environment: Environment = {}): TestServices {
  const changedQuotes: number[] = [];
  let wakings = 0;
  const config = readConfig({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    PUBLIC_URL: "https://shop.example",
    RATE_LIMITS: "off",
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.url,
    SECRETS_KEY: "5e".repeat(32),
    ...environment,
  });
  const secrets = openSecrets(config);
  return {
    config,
    shop: followShop({ db: database.db, config }),
    keys: followKeys({ db: database.db, config, secrets }),
    db: database.db,
    prices: keepActivePrices(),
    storage: folderStorage(join(database.dataDir, "storage")),
    log: createLog("silent"),
    metrics: createShopMetrics(),
    tracer: trace.getTracer("green-eco"),
    clock: testClock(),
    // Logos wait for the worker: to decode each takes a process, and most tests are not about that.
    logoDecoders: { ...freeDecoders(), runSoon: async () => undefined },
    proofQueue: pLimit(1),
    renderer: openRenderer(drawHere),
    pictureQueue: pLimit(2),
    tableQueue: pLimit(1),
    // A shop's own hash takes 50 ms on purpose: what it is worth, password.test.ts says.
    passwords: createPasswords({ memory: 8, passes: 1, parallelism: 1 }),
    secrets,
    translate: (_wording, words) => filled(words),
    notifyMailWorker: () => {
      wakings += 1;
    },
    quoteChanged: (quoteId) => void changedQuotes.push(quoteId),
    lastPayment,
    changedQuotes,
    wakings: () => wakings,
  };
}

/** In this process, from data alone: to start another for each document takes longer than to draw it. */
async function drawHere(rendering: Rendering): Promise<Buffer> {
  return await draw(deserialize(serialize(rendering)));
}

/** Decoders that a request waits for as long as a busy machine takes: `{ ...services, logoDecoders: freeDecoders() }`. */
export function freeDecoders(): LogoDecoders {
  return openLogoDecoders({ ...logoDecoderLimits, mostWaiting: 1_000, within: minutes(1) });
}

/** The specification's text with its simple placeholders filled: enough to read in a test what a person reads. */
function filled({ message, values = {} }: Message): string {
  return message.replace(/\{(\w+)(, number(?:, money)?)?\}/g, (placeholder, name: string, kind?: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    const minimumFractionDigits = kind === ", number, money" ? 2 : 0;
    return kind ? Number(value).toLocaleString("en-US", { minimumFractionDigits }) : String(value);
  });
}
