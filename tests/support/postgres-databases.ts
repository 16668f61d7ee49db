import { randomBytes } from "node:crypto";
import pg from "pg";
import { postgresServer } from "./engine.ts";

/** Creates a database, empty or as a copy of another that has no connections; returns its address. */
export async function createPostgresDatabase(template?: string): Promise<string> {
  const name = `green_eco_test_${randomBytes(6).toString("hex")}`;
  await onServer(async (client) => {
    // From PostgreSQL 15 on a copy is written to the log as well, which takes twice as long; here nothing outlives the run.
    const { rows } = await client.query("show server_version_num");
    const strategy = Number(rows[0]?.server_version_num) >= 150_000 ? " strategy file_copy" : "";
    await client.query(`create database ${name}${template ? ` template ${template}${strategy}` : ""}`);
  });
  const url = new URL(postgresServer());
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops the database, open connections included. */
export async function dropPostgresDatabase(url: string): Promise<void> {
  await onServer((client) => client.query(`drop database if exists ${databaseName(url)} with (force)`));
}

/** The last part of a database's address. */
export function databaseName(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(postgresServer());
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
