import { CompiledQuery, sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";
import type { Statement } from "./read-statements.ts";
import { scansOfPostgres } from "./scans-of-postgres.ts";
import { scansOfSqlite } from "./scans-of-sqlite.ts";

/** A table, or a whole index of it, that a statement reads from its first row to its last. */
export interface Scan {
  readonly table: string;
  readonly index?: string | undefined;
}

/** Asks the database how it would run a statement. `db` is one connection, prepared by `prepare`. */
export async function findScans(db: Db, { sql: text, values }: Statement): Promise<readonly Scan[]> {
  const isPostgres = isPostgresDb(db);
  const question = isPostgres ? "explain (format json)" : "explain query plan";
  const { rows } = await db.executeQuery<unknown>(CompiledQuery.raw(`${question} ${text}`, [...values]));
  return isPostgres ? scansOfPostgres(rows) : scansOfSqlite(rows, text);
}

/**
 * Tells PostgreSQL to read a table whole only where no index fits. Where rows are few it would rather read them all,
 * and join by hashing all of them: what it does here, it does with many rows too.
 */
export async function preferIndexes(db: Db): Promise<void> {
  if (!isPostgresDb(db)) return;
  for (const way of ["seqscan", "hashjoin", "mergejoin"])
    await sql`set ${sql.raw(`enable_${way}`)} = off`.execute(db);
}

/** The partial indexes that hold a few of the rows: reading one whole is what it was made for. */
export async function indexesOfFew(db: Db): Promise<ReadonlySet<string>> {
  const found = isPostgresDb(db)
    ? sql<Index>`select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public'`
    : sql<Index>`select name, sql as definition from sqlite_master where type = 'index' and sql is not null`;
  const { rows } = await found.execute(db);
  return new Set(rows.filter(({ definition }) => isOfFew(definition)).map(({ name }) => name));
}

interface Index {
  readonly name: string;
  readonly definition: string;
}

/** Nearly all rows stand, and nearly all invoices are issued. */
const ofMost = /^\(*(deleted_at is null|state(::text)? = 'issued'(::text)?)\)*$/;

function isOfFew(definition: string): boolean {
  const condition = definition.replace(/\s+/g, " ").toLowerCase().split(" where ")[1];
  return condition !== undefined && !ofMost.test(condition);
}
