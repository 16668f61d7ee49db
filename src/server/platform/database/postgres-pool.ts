import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import { seconds } from "#domain/time/durations.ts";

// Counts come back as bigint text from PostgreSQL; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** How long a database that did not answer is not tried again. */
const rest = seconds(1);

/**
 * No request waits longer than six seconds for a database: two for a connection, four for an answer. The server ends
 * its own slow statements before that, so that only a server that hangs is noticed here.
 */
const timeouts = {
  connectionTimeoutMillis: seconds(2),
  lock_timeout: seconds(3),
  statement_timeout: seconds(3.5),
  query_timeout: seconds(4),
  idle_in_transaction_session_timeout: seconds(10),
};

/** The database did not answer in time, or the connection to it broke: the same may work a moment later. */
export class DatabaseLost extends Error {
  /** It did not answer, rather than break the connection. */
  readonly isSilent: boolean;

  constructor(cause: Error, isSilent: boolean) {
    super(cause.message, { cause });
    this.name = "DatabaseLost";
    this.isSilent = isSilent;
  }
}

/**
 * A pool that drops lost connections. One that broke, or did not answer, gets no further statement (not even
 * a rollback) and leaves the pool; after a timeout, requests of the next second are refused at once.
 * @param isPatient for work that may take as long as it takes, such as a migration of many rows
 */
export function openPostgresPool(
  url: string,
  { isPatient = false, onLostConnection }: PoolOptions,
): PostgresPool {
  const limits = isPatient ? { connectionTimeoutMillis: timeouts.connectionTimeoutMillis } : timeouts;
  // Our statements are short: to compile one would take longer than to run it.
  const options = "-c jit=off";
  const pool = new pg.Pool({ connectionString: url, max: 10, keepAlive: true, options, ...limits });
  pool.on("error", (error) => onLostConnection?.(error));
  let silence: { readonly error: DatabaseLost; readonly until: number } | undefined;
  const classify = (error: unknown) => {
    const known = asLost(error);
    if (known instanceof DatabaseLost && known.isSilent)
      silence = { error: known, until: performance.now() + rest };
    return known;
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      if (silence && performance.now() < silence.until) throw sameAgain(silence.error);
      try {
        return giveUpWhenLost(await pool.connect(), classify);
      } catch (error) {
        throw classify(error);
      }
    },
  };
}

interface PoolOptions {
  readonly isPatient?: boolean | undefined;
  readonly onLostConnection?: ((error: Error) => void) | undefined;
}

function giveUpWhenLost(client: pg.PoolClient, classify: (error: unknown) => unknown): PostgresPoolClient {
  let lost: unknown;
  // Said beside the answer of the query that fails with it.
  const onError = (error: Error) => {
    lost ??= asLost(error);
  };
  client.on("error", onError);
  const ask = async (sql: string, parameters: readonly unknown[]) => {
    if (lost) throw sameAgain(lost);
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      const known = classify(error);
      if (isLost(known)) lost ??= known;
      throw known;
    }
  };
  function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== "string") throw new TypeError("rows are read in portions here, not by a cursor");
    return ask(sql, parameters);
  }
  return {
    query,
    release() {
      client.off("error", onError);
      client.release(lost !== undefined);
    },
  };
}

/** A copy of the error for each caller, because callers may write into the one they pass on. */
function sameAgain(error: unknown): Error {
  if (error instanceof DatabaseLost) return new DatabaseLost(error, error.isSilent);
  if (!(error instanceof Error)) return new Error("the database is gone", { cause: error });
  const code = "code" in error ? { code: error.code } : {};
  return Object.assign(new Error(error.message, { cause: error }), code);
}

/** Whether the error did not come from the server: then the state of the connection is unknown. */
function isLost(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(57P0[1-5]|25P0[34]|08)/.test(error.code ?? "");
}

/**
 * node-postgres gives its own timeouts and broken connections neither a code nor a class: here alone their words are read.
 * What the server or the system reports has a code, and stays as it is.
 */
function asLost(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof pg.DatabaseError) return error;
  const isSilent = /time(d )?out/i.test(error.message);
  return isSilent || /terminated/i.test(error.message) ? new DatabaseLost(error, isSilent) : error;
}
