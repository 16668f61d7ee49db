import { randomBytes } from "node:crypto";
import pg from "pg";
import { postgresServer } from "./engine.ts";

/** Creates a database, empty or as a copy of another that has no connections; returns its address. */
export async function createPostgresDatabase(template?: string): Promise<string> {
  const name = `green_eco_test_${randomBytes(6).toString("hex")}`;
  await onServer(`create database ${name}${template ? ` template ${template}` : ""}`);
  const url = new URL(postgresServer());
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops the database, open connections included. */
export async function dropPostgresDatabase(url: string): Promise<void> {
  await onServer(`drop database if exists ${databaseName(url)} with (force)`);
}

/** The last part of a database's address. */
export function databaseName(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client(postgresServer());
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
