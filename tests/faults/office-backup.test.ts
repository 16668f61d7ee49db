import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { startServer, testAdmin } from "#tests/support/server-process.ts";
import { databaseUrl, emptyPlace, run } from "./backup-commands.ts";

const engine = process.env.TEST_DATABASE_URL ? "PostgreSQL" : "SQLite";

test("REL-F9 a backup that the office made becomes a shop by the command, with the key where it was asked for", async () => {
  const lost = { dataDir: emptyPlace(), url: await databaseUrl(engine) };
  writeFileSync(join(lost.dataDir, "secrets.key"), Buffer.alloc(32, 7), { mode: 0o600 });
  const env = { LOG_LEVEL: "error", DATABASE_URL: lost.url };
  const server = await startServer({ dataDir: lost.dataDir, env });
  const send = async (path: string, body?: object, token = "") =>
    await fetch(`${server.url}/api/${path}`, {
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
  const { token } = await (await send("login", testAdmin)).json();
  const asked = await send("backups", { current_password: testAdmin.password, with_key: true }, token);
  expect(asked.status).toBe(201);
  const list = async () => (await (await send("backups", undefined, token)).json()).backups;
  await expect.poll(list).toMatchObject([{ state: "made", has_key: true, missing_files: 0 }]);
  const bytes = await (await send("backups/1", undefined, token)).bytes();
  await server.stop();
  expect(statSync(join(lost.dataDir, "backups", "backup-1.tgz")).mode & 0o777).toBe(0o600);
  const file = join(emptyPlace(), "backup.tgz");
  writeFileSync(file, bytes);

  const found = { dataDir: join(emptyPlace(), "data"), url: await databaseUrl(engine) };
  const restored = await run("restore", ["--from", file], found);
  expect(restored.code, restored.complaint).toBe(0);
  const key = join(found.dataDir, "secrets.key");
  expect([readFileSync(key), statSync(key).mode & 0o777]).toEqual([Buffer.alloc(32, 7), 0o600]);
  const db = openDatabase({ url: found.url, dataDir: found.dataDir });
  expect(await db.selectFrom("users").select("email").execute()).toEqual([{ email: testAdmin.email }]);
  await db.destroy();

  const damaged = join(emptyPlace(), "damaged.tgz");
  writeFileSync(damaged, bytes.subarray(0, Math.floor(bytes.length / 2)));
  const refused = await run("restore", ["--from", damaged], { dataDir: emptyPlace(), url: "" });
  expect([refused.code, refused.complaint]).toEqual([
    1,
    expect.stringContaining("is no backup that the office"),
  ]);
});
