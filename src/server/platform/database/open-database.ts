import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { Kysely, type LogEvent, PostgresDialect } from "kysely";
import pg from "pg";
import { seconds } from "#domain/time/durations.ts";
import type { Db } from "./db.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

// Counts come back as bigint text from PostgreSQL; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface Opening {
  /** `postgres://…`, a path to a SQLite file, or empty for `<dataDir>/green-eco.sqlite`. */
  readonly url: string;
  readonly dataDir: string;
  readonly log?: (event: LogEvent) => void;
  /** An idle connection broke; the pool opens another one. */
  readonly onLostConnection?: (error: Error) => void;
}

/** Opens the database that the address names. Nothing is read or written yet. */
export function openDatabase({ url, dataDir, log, onLostConnection }: Opening): Db {
  const dialect = isPostgres(url)
    ? new PostgresDialect({ pool: openPool(url, onLostConnection) })
    : sqliteDialect(sqliteFile(url, dataDir));
  return new Kysely<Tables>(log ? { dialect, log } : { dialect });
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url);
}

function sqliteFile(url: string, dataDir: string): string {
  const file = url === "" ? join(dataDir, "green-eco.sqlite") : url;
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

function openPool(url: string, onLostConnection?: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: seconds(3),
    statement_timeout: seconds(5),
    query_timeout: seconds(6),
    lock_timeout: seconds(4),
    idle_in_transaction_session_timeout: seconds(10),
    keepAlive: true,
  });
  pool.on("error", (error) => onLostConnection?.(error));
  return pool;
}
