import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { hours, seconds } from "#domain/time/durations.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import "#server/features/deals/model/quotes.table.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import "#server/platform/storage/files.table.ts";
import { findProgram } from "#server/platform/processes/find-program.ts";
import { openStorage } from "#server/platform/storage/open-storage.ts";
import { readS3Address } from "#server/platform/storage/s3-address.ts";
import { s3Storage } from "#server/platform/storage/s3-storage.ts";
import { sweepFiles } from "#server/sweep-files.ts";
import { type Fault, openBrokenLine } from "#tests/support/broken-line.ts";
import { lane } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { type FakeS3, startFakeS3 } from "#tests/support/s3-fake.ts";
import { type ServerProcess, startServer } from "#tests/support/server-process.ts";
import { startSwift } from "#tests/support/swift-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { restoreBackup } from "../../tools/data/backup/restore-backup.ts";
import { readTools, type Tools } from "./keep-writing.ts";

const hasSwift = lane === "deep" && findProgram(["swift-proxy-server"]) !== undefined;
/** A timeout takes six seconds: with a PostgreSQL, the resiliency matrix tries it in the same run. */
const isSilenceTriedElsewhere = lane === "quick" && process.env.TEST_DATABASE_URL !== undefined;
const faults: readonly Fault[] = [
  ...(["down", "resets", "wrong answers"] as const),
  ...(isSilenceTriedElsewhere ? [] : (["slow"] as const)),
];

let count = 0;

async function ask({ url }: ServerProcess, { size }: Tools, hasLogo: boolean) {
  count += 1;
  const form = new FormData();
  const fields = {
    ...{ name: "Ann Miller", email: `buyer-${count}@example.com`, phone: "303-555-0123", message: "Bags." },
    ...{ sizes: JSON.stringify([size.name]), size_ids: JSON.stringify({ [size.id]: 10_000 }) },
    isLogo: hasLogo ? "1" : "0",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const logo = Buffer.concat([tinyPng, Buffer.from(String(count))]);
  if (hasLogo) form.set("logo", new File([new Uint8Array(logo)], "logo.png", { type: "image/png" }));
  const began = performance.now();
  const answer = await fetch(`${url}/api/quotes`, { method: "POST", body: form });
  const { quote, message } = await answer.json();
  return { status: answer.status, id: quote?.id, message, logo, ms: performance.now() - began };
}

/** The logo as an administrator is handed it, once a worker has looked at it. */
async function download({ url }: ServerProcess, { token }: Tools, id: number): Promise<Buffer> {
  const headers = { authorization: `Bearer ${token}` };
  let answer = new Response();
  await expect
    .poll(
      async () => {
        answer = await fetch(`${url}/api/quotes/${id}/logo`, { headers });
        return answer.status;
      },
      { interval: 200 },
    )
    .toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** A backup of the bucket is put into another folder of it, for another shop: the same files are there then. */
async function backUpAndRestore(dataDir: string, store: FakeS3, url: string): Promise<void> {
  const to = temporaryFolder();
  onTestFinished(() => to.remove());
  const before = new Map(store.objects);
  const shop = { DATA_DIR: dataDir, DATABASE_URL: "", STORAGE_URL: url };
  const { folder } = await writeBackup(shop, join(to.path, "backups"));
  const other = { DATA_DIR: join(to.path, "shop"), STORAGE_URL: url.replace("/bags?", "/bags/second?") };
  await restoreBackup({ ...shop, ...other }, folder, { replaces: false });
  const restored = [...store.objects].filter(([key]) => key.startsWith("second/"));
  expect(new Map(restored.map(([key, bytes]) => [key.slice("second/".length), bytes]))).toEqual(before);
  recordFigure(
    "REL-F9",
    `a shop with its files in a bucket: ${before.size} files backed up and restored elsewhere`,
  );
}

describe("files in an S3-compatible store", () => {
  test("REL-F13 REL-S3: down, resets, wrong answers, timeout: a clear refusal, every page there, and no half quote", async () => {
    await using store = await startFakeS3();
    const line = await openBrokenLine(Number(new URL(store.endpoint).port));
    onTestFinished(() => line[Symbol.asyncDispose]());
    const STORAGE_URL = store.url.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${line.port}`);
    const folder = temporaryFolder();
    onTestFinished(() => folder.remove());
    const env = { RATE_LIMITS: "off", LOG_LEVEL: "silent", STORAGE_URL };
    const server = await startServer({ dataDir: folder.path, env });
    onTestFinished(async () => void (await server.stop()));
    const tools = await readTools(server.url);
    const first = await ask(server, tools, true);
    expect(await download(server, tools, first.id)).toEqual(first.logo);
    // Neither the shop nor the store serves it without credentials.
    expect((await fetch(`${server.url}/api/quotes/${first.id}/logo`)).status).toBe(401);
    const logos = [...store.objects.keys()].filter((key) => key.startsWith("logos/"));
    expect(logos.length).toBeGreaterThan(0);
    for (const key of logos) {
      expect((await fetch(`${store.endpoint}/${key}`)).status).toBe(403);
      expect((await fetch(`${server.url}/storage/${key}`)).status).toBe(404);
    }
    let [slowest, made] = [0, 1];
    const screens = ["/", "/devis", "/admin", "/healthz"];
    for (const fault of faults) {
      line.fault = fault;
      const staff = { authorization: `Bearer ${tools.token}` };
      const [refused, without, ...seen] = await Promise.all([
        ask(server, tools, true),
        ask(server, tools, false),
        ...screens.map(async (path) => (await fetch(server.url + path)).status),
        fetch(`${server.url}/api/quotes`, { headers: staff }).then(({ status }) => status),
      ]);
      line.fault = undefined;
      expect([fault, refused.status, refused.message]).toEqual([
        ...[fault, 503, "The shop cannot answer right now. Please try again in a moment."],
      ]);
      expect(without.status, "a quote without a logo needs no store").toBe(201);
      expect(seen, fault).toEqual([200, 200, 200, 200, 200]);
      slowest = Math.max(slowest, refused.ms);
      expect((await ask(server, tools, true)).status, `after ${fault}`).toBe(201);
      made += 2;
    }
    if (lane === "deep") expect(slowest).toBeLessThan(20_000);
    await server.stop();
    const db = openDatabase({ url: "", dataDir: folder.path });
    onTestFinished(() => db.destroy());
    expect(await db.selectFrom("quotes").select("id").execute()).toHaveLength(made);
    const storage = openStorage({ STORAGE_URL, DATA_DIR: folder.path });
    for (const later of [0, hours(25)])
      await sweepFiles({ db, storage, clock: () => new Date(Date.now() + later) });
    const rows = await db.selectFrom("files").select(["storage_key", "preview_key"]).execute();
    const known = new Set(rows.flatMap((row) => [row.storage_key, row.preview_key]));
    const kept = [...store.objects.keys()].filter((key) => key.startsWith("logos/"));
    expect(kept.filter((key) => !known.has(key))).toEqual([]);
    await backUpAndRestore(folder.path, store, STORAGE_URL);
    recordFigure(
      "REL-F13",
      `REL-S3 ${faults.join(", ")}: each logo refused with 503 within ${(slowest / 1000).toFixed(1)} s, 0 half quotes, 0 files without an owner`,
    );
  });

  test("REL-F13 REL-S3: a wrong key or bucket stops the start in one sentence", async () => {
    await using store = await startFakeS3();
    const start = (STORAGE_URL: string) => startServer({ env: { STORAGE_URL, DEMO_DATA: "off" } });
    const guessed = store.url.replace(/:a[^@]+@/, ":guess@");
    await expect(start(guessed)).rejects.toThrow(/The shop cannot start: The store refused the key/);
    await expect(start("s3://nobody@nowhere")).rejects.toThrow(/STORAGE_URL must be empty for/);
  });

  test.runIf(hasSwift)(
    "REL-F13 a real S3 layer, OpenStack Swift's, understands all that is asked of it",
    async () => {
      await using swift = await startSwift();
      const address = readS3Address(swift.url);
      if (!address) throw new Error("a wrong address");
      // It may be slow to wake where much else is done; what is tried here is whether it understands.
      const timeoutMs = seconds(60);
      const storage = s3Storage(address, timeoutMs);
      const logo = randomBytes(5_000_000);
      await storage.check();
      await storage.put("logos/3f3f.png", logo);
      expect(await storage.get("logos/3f3f.png")).toEqual(logo);
      const opened = await storage.open("logos/3f3f.png");
      expect(opened?.byteSize).toBe(5_000_000);
      expect(opened && (await buffer(opened.stream))).toEqual(logo);
      expect(await storage.get("logos/none.png")).toBeUndefined();
      const other = s3Storage({ ...address, prefix: "shop-2/" }, timeoutMs);
      await other.put("documents/c.pdf", Buffer.from("another shop's"));
      expect(await Array.fromAsync(other.list())).toEqual(["documents/c.pdf"]);
      expect((await Array.fromAsync(storage.list())).sort()).toEqual([
        "logos/3f3f.png",
        "shop-2/documents/c.pdf",
      ]);
      for (const path of ["", "/logos/3f3f.png"])
        expect((await fetch(address.bucket + path)).status, "without a signature").toBeGreaterThanOrEqual(
          400,
        );
      await storage.remove("logos/3f3f.png");
      await storage.remove("logos/3f3f.png");
      expect(await storage.get("logos/3f3f.png")).toBeUndefined();
      const wrong = {
        secretAccessKey: /key or the secret/,
        bucket: /does not exist/,
        region: /another region/,
      };
      for (const [part, words] of Object.entries(wrong)) {
        const mistaken = { ...address, [part]: `${address[part as keyof typeof wrong]}x` };
        await expect(s3Storage(mistaken, timeoutMs).check()).rejects.toThrow(words);
      }
      recordFigure(
        "REL-F13",
        "OpenStack Swift: kept, read, listed, removed, closed to the unsigned, faults told in words",
      );
    },
  );
});
