import { cpSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { writeBackup } from "#server/backup/write-backup.ts";
import { findPostgresProgram } from "#server/platform/processes/find-postgres.ts";
import { lane } from "#tests/support/lane.ts";
import {
  createPostgresDatabase,
  databaseName,
  dropPostgresDatabase,
} from "#tests/support/postgres-databases.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { databaseUrl, emptyPlace, restore, type ShopPlace, settingsOf } from "./backup-commands.ts";
import { writeMessage } from "./write-messages.ts";

const env = { DEMO_DATA: "off", RATE_LIMITS: "off", LOG_LEVEL: "error" };

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const messagesOf = async (url: string) =>
  (await query(url, "select email from contact_messages")).map(({ email }) => email);

/** A PATH on which a shell script stands in place of one of PostgreSQL's programs; `$REAL` is the real one. */
function pathWith(program: string, script: string): string {
  const folder = emptyPlace();
  writeFileSync(join(folder, program), `#!/bin/sh\nREAL=${findPostgresProgram(program) ?? ""}\n${script}\n`, {
    mode: 0o755,
  });
  return `${folder}:${process.env.PATH ?? ""}`;
}

/** As newer versions begin their SQL. */
const newer = `case "$*" in
*--file=-*) echo "SET transaction_timeout = 0;"; exec "$REAL" "$@";;
*) exec "$REAL" "$@";;
esac`;
const failing = `case "$1" in
--list|--version) exec "$REAL" "$@";;
esac
echo 'ERROR: unrecognized configuration parameter "transaction_timeout"' >&2; exit 1`;
/** It reads the beginning and then ends as if all were well. */
const losingTheRest = `case "$1" in
--version) exec "$REAL" "$@";;
esac
head -n 12 | "$REAL" "$@"`;
const mismatch = `echo "pg_dump: error: aborting because of server version mismatch" >&2; exit 1`;

describe.runIf(process.env.TEST_DATABASE_URL)("REL-F17 restore with other programs and other roles", () => {
  /** A shop on PostgreSQL with one message, closed, and a backup of it. */
  let shop: ShopPlace;
  let folder: string;
  beforeAll(async () => {
    const [data, backups] = [temporaryFolder(), temporaryFolder()];
    shop = { dataDir: data.path, url: await createPostgresDatabase() };
    const server = await startServer({ dataDir: data.path, env: { ...env, DATABASE_URL: shop.url } });
    expect(await writeMessage(server.url, "new@example.com")).toBe(201);
    await server.stop();
    ({ folder } = await writeBackup(settingsOf(shop), backups.path));
    return async () => {
      await dropPostgresDatabase(shop.url);
      for (const one of [data, backups]) one.remove();
    };
  });

  /** Another one, with another message. */
  async function olderShop(): Promise<ShopPlace> {
    const place = { dataDir: emptyPlace(), url: await createPostgresDatabase(databaseName(shop.url)) };
    onTestFinished(() => dropPostgresDatabase(place.url));
    cpSync(shop.dataDir, place.dataDir, { recursive: true });
    await query(place.url, "update contact_messages set email = 'old@example.com'");
    return place;
  }

  test("REL-F17 pg_restore that is newer than the server restores", async () => {
    const there = await olderShop();
    await restore(there, folder, { replaces: true, path: pathWith("pg_restore", newer) });
    expect(await messagesOf(there.url)).toEqual(["new@example.com"]);
  });

  test("REL-F17 a program that fails leaves the old data where they were, and the sentence says so", async () => {
    const there = await olderShop();
    const names = readdirSync(there.dataDir);
    const failures = [
      [
        "pg_restore",
        failing,
        /transaction_timeout[\s\S]*pg_restore \(PostgreSQL\) \d+[\s\S]*server: PostgreSQL \d+/,
      ],
      ["psql", losingTheRest, /psql ended before it had read everything|EPIPE/],
      ["psql", "exit 2", /psql failed/],
      ["pg_dump", mismatch, /server version mismatch/],
    ] as const;
    for (const [program, script, sentence] of failures) {
      const refused = restore(there, folder, { replaces: true, path: pathWith(program, script) });
      await expect(refused).rejects.toThrow(new RegExp(`(?:${sentence.source})[\\s\\S]*Nothing was changed`));
      expect(await messagesOf(there.url), program).toEqual(["old@example.com"]);
      expect(readdirSync(there.dataDir).filter((name) => !names.includes(name))).toEqual([".restoring"]);
    }
    recordFigure(
      "REL-F17",
      `${failures.length} ways in which PostgreSQL's programs fail during --replace: 0 lost the old data`,
    );
  });

  test.runIf(lane === "deep")(
    "REL-F17 a role that owns nothing but its tables restores beside an extension of another's",
    async () => {
      const url = await databaseUrl("PostgreSQL");
      const role = `plain_${Date.now()}`;
      await query(
        url,
        `create role ${role} login; create extension pg_trgm; grant usage, create on schema public to ${role}`,
      );
      onTestFinished(async () => void (await query(url, `drop owned by ${role}; drop role ${role}`)));
      const own = new URL(url);
      own.username = role;
      const there = { dataDir: join(emptyPlace(), "data"), url: own.href };
      for (const replaces of [false, true]) {
        await restore(there, folder, { replaces });
        expect(await messagesOf(own.href)).toEqual(["new@example.com"]);
      }
      const server = await startServer({ dataDir: there.dataDir, env: { ...env, DATABASE_URL: own.href } });
      await server.stop();
      const indexes = await query(url, "select indexname from pg_indexes where indexname like '%_trigrams'");
      expect(indexes.length, "the start makes the indexes that the dump left out").toBeGreaterThan(0);
    },
  );

  test.runIf(lane === "deep")(
    "REL-F17 a database that cannot be asked any more keeps its dump, and the message says how to load it",
    async () => {
      const there = await olderShop();
      const name = databaseName(there.url);
      const server = new URL(there.url);
      server.pathname = "/postgres";
      // The database is renamed while psql runs: it stands for a server that is gone.
      const path = pathWith(
        "psql",
        `"$REAL" --no-psqlrc "--dbname=${server.href}" -c 'alter database ${name} rename to ${name}_gone' >&2; exit 2`,
      );
      const complaint = await restore(there, folder, { replaces: true, path }).then(
        () => "none",
        (error) => String(error),
      );
      await query(server.href, `alter database ${name}_gone rename to ${name}`);
      const dump = /is kept in (\S+green-eco\.dump)\./.exec(complaint)?.[1] ?? "";
      expect(complaint).toContain("pg_restore --no-owner");
      expect(complaint).toContain("psql failed");
      expect(existsSync(dump)).toBe(true);
    },
  );
});
