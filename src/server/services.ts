import type { Tracer } from "@opentelemetry/api";
import type { FastifyBaseLogger } from "fastify";
import type { LimitFunction } from "p-limit";
import type { Locale } from "#domain/language/language.ts";
import type { Message } from "#domain/words.ts";
import type { Config } from "./config/config.ts";
import type { KeptPrices } from "./features/catalogue/prices/keep-active-prices.ts";
import type { LogoDecoders } from "./features/deals/artwork/logo-decoders.ts";
import type { DocumentRenderer } from "./features/documents/drawing/open-renderer.ts";
import type { FollowedShop } from "./features/settings/follow-shop.ts";
import type { FollowedKeys } from "./features/settings/secrets/follow-keys.ts";
import type { Db, Transaction } from "./platform/database/db.ts";
import type { ShopMetrics } from "./platform/metrics/shop-metrics.ts";
import type { Secrets } from "./platform/secrets/secrets.ts";
import type { Passwords } from "./platform/sessions/password.ts";
import type { Storage } from "./platform/storage/storage.ts";

/** The latest payment of a quote, for deals, which payments know and not the other way round. */
export interface LastPayment {
  readonly hold: (transaction: Transaction, quoteId: number) => Promise<number | undefined>;
  readonly markOverpaid: (transaction: Transaction, paymentId: number) => Promise<void>;
  /** One that staff recorded by mistake: its money never came. What it counted for is the caller's. */
  readonly reverse: (transaction: Transaction, paymentId: number) => Promise<void>;
  /** Of a quote: what was paid too much counts for something again. */
  readonly clearOverpaid: (transaction: Transaction, quoteId: number) => Promise<void>;
}

/** What use cases are given: built once in `start.ts`, smaller or faked in tests. */
export interface Services {
  readonly config: Config;
  /** Who the shop is, by its settings. */
  readonly shop: FollowedShop;
  /** With whom it is connected: the environment, and what the owner typed. */
  readonly keys: FollowedKeys;
  readonly db: Db;
  /** By what is priced, kept with the version of the catalogue. */
  readonly prices: KeptPrices;
  readonly storage: Storage;
  readonly log: FastifyBaseLogger;
  readonly metrics: ShopMetrics;
  readonly tracer: Tracer;
  readonly clock: () => Date;
  /** Requests and the worker share the processes that decode buyers' logos. */
  readonly logoDecoders: LogoDecoders;
  /** Decodes one proof at a time, so that buyers' logos never wait for them. */
  readonly proofQueue: LimitFunction;
  /** Renders quotes, invoices and the papers of orders as PDFs. */
  readonly renderer: DocumentRenderer;
  /** Derives two pictures at a time: it is heavy on processor and memory. */
  readonly pictureQueue: LimitFunction;
  /** Reads one table at a time, in a process of its own. */
  readonly tableQueue: LimitFunction;
  readonly passwords: Passwords;
  /** Encrypts secrets that are kept in the database: keys of providers, passwords, secrets of webhooks. */
  readonly secrets: Secrets;
  readonly translate: (locale: Locale, message: Message) => string;
  /** Wakes the mail worker after a mail was queued; it would find it at its next poll. */
  readonly notifyMailWorker: () => void;
  /** Notifies the payments of a quote's new total or status, once it is committed. */
  readonly quoteChanged: (quoteId: number) => void;
  /** Of a quote: locked before it, and marked for staff where part of it goes back. */
  readonly lastPayment: LastPayment;
}
