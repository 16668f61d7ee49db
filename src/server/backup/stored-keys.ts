import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { z } from "zod";

const rowsForm = z.array(z.object({ storage_key: z.string(), sha256: z.string() }));

const sql = "select storage_key, sha256 from files where state in ('waiting', 'ready') order by id";

/** A file that the database counts on, by the path that it has in a backup. */
export interface CountedOn {
  readonly path: string;
  readonly sha256: string;
}

/** The files that a SQLite file counts on. */
export function storedInSqlite(file: string): CountedOn[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return pathsOf(database.prepare(sql).all());
  } finally {
    database.close();
  }
}

/** The files that a PostgreSQL counts on. */
export async function storedInPostgres(url: string): Promise<CountedOn[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return pathsOf((await client.query(sql)).rows);
  } finally {
    await client.end();
  }
}

function pathsOf(rows: unknown): CountedOn[] {
  return rowsForm.parse(rows).map(({ storage_key, sha256 }) => ({ path: `storage/${storage_key}`, sha256 }));
}
