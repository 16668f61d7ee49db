import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { ROOT } from "../../tools/run.ts";
import { Fault } from "../../tools/say.ts";
import { administrator } from "./office.ts";

interface Place {
  readonly folder: string;
  /** A PostgreSQL server on which databases may be made; without one, SQLite in the folder. */
  readonly server: string | undefined;
}

/** A shop with so many quotes, filled unless it is there from an earlier time; what its environment says of it. */
export async function fill({ folder, server }: Place, quotes: number): Promise<Record<string, string>> {
  const home = join(folder, `${server ? "postgres" : "sqlite"}-${quotes}`);
  const data = { DATA_DIR: home, DATABASE_URL: server ? await databaseOn(server, `scale_${quotes}`) : "" };
  const filled = join(home, "filled");
  if (existsSync(filled)) return data;
  const seeding = spawn(
    process.execPath,
    [join("tools", "data", "seed", "main.ts"), "--quotes", String(quotes)],
    {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        ...data,
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
      },
    },
  );
  const code = await new Promise((resolve) => seeding.on("exit", resolve));
  if (code !== 0) throw new Fault(`The shop of ${quotes} quotes could not be filled.`);
  mkdirSync(home, { recursive: true });
  writeFileSync(filled, "");
  return data;
}

async function databaseOn(server: string, name: string): Promise<string> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (!rowCount) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
