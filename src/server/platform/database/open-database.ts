import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { Kysely, type LogEvent, PostgresDialect, type TransactionBuilder } from "kysely";
import { claimKey } from "../idempotency/carry-out-once.ts";
import type { Db, Transaction } from "./db.ts";
import { openPostgresPool } from "./postgres-pool.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

interface Opening {
  /** `postgres://…`, a path to a SQLite file, or empty for `<dataDir>/green-eco.sqlite`. */
  readonly url: string;
  readonly dataDir: string;
  readonly log?: ((event: LogEvent) => void) | undefined;
  /** An idle connection broke; the pool opens another one. */
  readonly onLostConnection?: (error: Error) => void;
  /** Statements may take as long as they take: for migrations and checks, never for requests. */
  readonly isPatient?: boolean;
}

/** Opens the database that the address names. Nothing is read or written yet. */
export function openDatabase({ url, dataDir, log, onLostConnection, isPatient }: Opening): Db {
  const dialect = isPostgres(url)
    ? new PostgresDialect({ pool: openPostgresPool(url, { isPatient, onLostConnection }) })
    : sqliteDialect(sqliteFile(url, dataDir));
  return new ShopDatabase(log ? { dialect, log } : { dialect });
}

/** Its transactions claim the key of the command that begins them (SPEC-4.43). */
class ShopDatabase extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    return Object.assign(builder, {
      execute: <T>(work: (transaction: Transaction) => Promise<T>) => claimKey<T>(work, execute),
    });
  }
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url);
}

/** The file of a SQLite database. */
export function sqliteFileOf(url: string, dataDir: string): string {
  return url === "" ? join(dataDir, "green-eco.sqlite") : url;
}

function sqliteFile(url: string, dataDir: string): string {
  const file = sqliteFileOf(url, dataDir);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}
