import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { buffer } from "node:stream/consumers";
import pg from "pg";
import type { Rows } from "./rows-of-a-quote.ts";

/**
 * A bare handler with the same durable writes: it reads the body, writes the logo with fsync, and inserts the same rows
 * in one transaction. It checks nothing, and its tables have no index but their key.
 */
const { PORT, DATA_DIR = "", DATABASE_URL = "", ROWS = "", FILE = "" } = process.env;
const rows: Rows = JSON.parse(readFileSync(ROWS, "utf8"));
const logo = readFileSync(FILE);
const folder = join(DATA_DIR, "storage");
mkdirSync(folder, { recursive: true });
const insert = DATABASE_URL ? await intoPostgres() : intoSqlite();

createServer(async (request, response) => {
  await buffer(request);
  await keepFile();
  await insert();
  response.writeHead(201, { "content-type": "application/json" });
  response.end('{"message":"ok"}');
}).listen(Number(PORT), "127.0.0.1");

async function keepFile(): Promise<void> {
  const path = join(folder, randomUUID());
  const file = await open(`${path}.part`, "w");
  try {
    await file.writeFile(logo);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
  const kept = await open(folder);
  try {
    await kept.sync();
  } finally {
    await kept.close();
  }
}

function intoSqlite(): () => void {
  const database = new DatabaseSync(join(DATA_DIR, "bare.sqlite"));
  database.exec("pragma journal_mode = wal; pragma synchronous = full;");
  const statements = Object.entries(rows).flatMap(([table, added]) => {
    const columns = (added[0] ?? []).map((_, column) => `c${column}`);
    database.exec(`drop table if exists bare_${table}`);
    database.exec(`create table bare_${table} (id integer primary key, ${columns.join(", ")})`);
    const marks = columns.map(() => "?").join(", ");
    const statement = database.prepare(`insert into bare_${table} (${columns.join(", ")}) values (${marks})`);
    return added.map((values) => ({ statement, values }));
  });
  return () => {
    database.exec("begin immediate");
    for (const { statement, values } of statements) statement.run(...values);
    database.exec("commit");
  };
}

async function intoPostgres(): Promise<() => Promise<void>> {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
  const statements: { name: string; text: string; values: (string | null)[] }[] = [];
  for (const [table, added] of Object.entries(rows)) {
    const columns = (added[0] ?? []).map((_, column) => `c${column}`);
    await pool.query(`drop table if exists bare_${table}`);
    await pool.query(
      `create table bare_${table} (id bigint generated always as identity primary key, ${columns.map((name) => `${name} text`).join(", ")})`,
    );
    const text = `insert into bare_${table} (${columns.join(", ")}) values (${columns.map((_, at) => `$${at + 1}`).join(", ")})`;
    for (const values of added) {
      statements.push({
        name: table,
        text,
        values: values.map((value) => (value === null ? null : String(value))),
      });
    }
  }
  return async () => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      for (const statement of statements) await client.query(statement);
      await client.query("commit");
    } finally {
      client.release();
    }
  };
}
