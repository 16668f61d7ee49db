import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { startSmtpSink } from "#tests/support/smtp-sink.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** What the doctor prints, and its exit code. */
function examine(env: Readonly<Record<string, string>>): Promise<{ text: string; code: number }> {
  const program = join(import.meta.dirname, "doctor.ts");
  // What Node compiled of it the last time, as under `npm run doctor`: it takes half of the time.
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const options = { env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder.path, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, ["--no-warnings", program], options, (error, stdout, stderr) =>
      resolve({ text: stdout + stderr, code: error ? Number(error.code) : 0 }),
    );
  });
}

beforeAll(async () => {
  const db = openDatabase({ url: "", dataDir: folder.path });
  await migrate(db);
  await db.destroy();
});

test("a shop that lacks nothing but settings of its own", async () => {
  const { text, code } = await examine({});
  expect(text).toMatch(/✓ database +SQLite, whole/);
  expect(text).toMatch(/✓ schema +up to date/);
  expect(text).toMatch(/! payments +TEST – no money moves/);
  expect(text).toMatch(/! first day left to do .*: own address and claims, a product with .*administrator\./);
  expect(text).toMatch(/! address .*set PUBLIC_URL/);
  expect(code).toBe(0);
});

test("each wrong setting is named", async () => {
  const { text, code } = await examine({ PORT: "many", DEMO_DATA: "maybe" });
  expect(text).toMatch(/✗ settings +PORT must be/);
  expect(text).toMatch(/✗ settings +DEMO_DATA must be/);
  expect(code).toBe(1);
});

test("a fresh checkout: nothing is made by looking at it", async () => {
  const fresh = temporaryFolder();
  const { text, code } = await examine({ DATA_DIR: join(fresh.path, "data", "shop") });
  const left = readdirSync(fresh.path);
  fresh.remove();
  expect(left).toEqual([]);
  expect(text).toMatch(/✓ data +.*made by the first start/);
  expect(text).toMatch(/✓ database +none yet: the first start creates it/);
  expect(code).toBe(0);
});

test("a folder that cannot be written to", async () => {
  const { text, code } = await examine({ DATA_DIR: "/dev/null/shop" });
  expect(text).toMatch(/✗ data .*cannot be written to/);
  expect(code).toBe(1);
});

test("a database that does not answer, and one that is damaged", async () => {
  const away = await examine({ DATABASE_URL: "postgres://shop@127.0.0.1:1/shop" });
  expect(away.text).toMatch(/✗ database +the database of DATABASE_URL does not answer/);
  const broken = temporaryFolder();
  mkdirSync(broken.path, { recursive: true });
  writeFileSync(join(broken.path, "green-eco.sqlite"), "no database at all".repeat(400));
  const damaged = await examine({ DATA_DIR: broken.path });
  broken.remove();
  expect(damaged.text).toMatch(/✗ database/);
  expect([away.code, damaged.code]).toEqual([1, 1]);
});

test("a mail server that listens, and one that does not", async () => {
  await using sink = await startSmtpSink();
  const there = await examine({ SMTP_URL: sink.url });
  expect(there.text).toMatch(/✓ mail +127\.0\.0\.1:\d+ takes our mails/);
  const away = await examine({ SMTP_URL: "smtp://127.0.0.1:1" });
  expect(away.text).toMatch(/✗ mail +127\.0\.0\.1:1 does not take our mails/);
  expect([there.code, away.code]).toEqual([0, 1]);
});
