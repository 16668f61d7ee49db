import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

const maxCachedStatements = 500;

/**
 * Kysely over the SQLite that is built into Node. WAL with synchronous=FULL: a quote that was acknowledged has
 * been synced, and at a quote shop's rate nothing is gained by promising less.
 */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new ImmediateSqliteDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Kysely leaves it to us to say that SQLite changes a schema whole or not at all, which migrations stand on. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Takes the write lock when a transaction begins, so that it waits there and never fails half way. */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean;

  constructor(file: string) {
    let opened: ReturnType<typeof openSqlite> | undefined;
    super({
      database: async () => {
        opened = openSqlite(file);
        return opened;
      },
    });
    this.#isInTransaction = () => opened?.isInTransaction() ?? false;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** On a disk error SQLite rolls back itself; a second rollback fails and hides why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isInTransaction()) await super.rollbackTransaction(connection);
  }
}

interface Prepared {
  readonly statement: StatementSync;
  /** Whether it answers rows. */
  readonly reader: boolean;
}

function openSqlite(file: string) {
  const sqlite = new DatabaseSync(file, { timeout: 5_000 });
  sqlite.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  const cached = new Map<string, Prepared>();
  const prepare = (sql: string): Prepared => {
    const statement = sqlite.prepare(sql);
    return { statement, reader: statement.columns().length > 0 };
  };
  const preparedFor = (sql: string) => {
    const known = cached.get(sql);
    if (known) return known;
    const prepared = prepare(sql);
    if (cached.size < maxCachedStatements) cached.set(sql, prepared);
    return prepared;
  };
  return {
    close: () => sqlite.close(),
    isInTransaction: () => sqlite.isTransaction,
    prepare(sql: string) {
      const { statement, reader } = preparedFor(sql);
      return {
        reader,
        all: (parameters: readonly unknown[]) => statement.all(...parameters.map(bindable)),
        run: (parameters: readonly unknown[]) => statement.run(...parameters.map(bindable)),
        // A statement that is being iterated may not be shared, hence a fresh one.
        iterate: (parameters: readonly unknown[]) => sqlite.prepare(sql).iterate(...parameters.map(bindable)),
      };
    },
  };
}

function bindable(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value === undefined) return null;
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  if (typeof value === "bigint" || value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot bind a ${typeof value}`);
}
