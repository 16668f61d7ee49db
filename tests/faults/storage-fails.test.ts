import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hours } from "#domain/time/durations.ts";
import "#server/features/deals/model/quotes.table.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import "#server/platform/storage/files.table.ts";
import { folderStorage } from "#server/platform/storage/folder-storage.ts";
import { removeUnfinished } from "#server/platform/storage/remove-unfinished.ts";
import { sweepFiles } from "#server/sweep-files.ts";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { demoFolder, startServer } from "#tests/support/server-process.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { readTools } from "./keep-writing.ts";

const rounds = sized({ quick: 6, deep: 200 });

test("REL-F13 the storage fails midway: a clear refusal, no half quote, no orphaned file, and back by itself", async () => {
  const folder = demoFolder();
  onTestFinished(() => folder.remove());
  const env = { RATE_LIMITS: "off", LOG_LEVEL: "error" };
  const server = await startServer({ dataDir: folder.path, env });
  onTestFinished(async () => void (await server.stop()));
  const { size } = await readTools(server.url);
  let count = 0;
  const ask = async (hasLogo: boolean) => {
    count += 1;
    const form = new FormData();
    const fields = {
      ...{
        name: "Ann Miller",
        email: `buyer-${count}@example.com`,
        phone: "303-555-0123",
        message: "Bags, please.",
      },
      ...{ sizes: JSON.stringify([size.name]), size_ids: JSON.stringify({ [size.id]: 10_000 }) },
      isLogo: hasLogo ? "1" : "0",
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const logo = Buffer.concat([tinyPng, Buffer.from(String(count))]);
    if (hasLogo) form.set("logo", new File([new Uint8Array(logo)], "logo.png", { type: "image/png" }));
    const answer = await fetch(`${server.url}/api/quotes`, { method: "POST", body: form });
    return {
      status: answer.status,
      body: await answer.json(),
      retryAfter: answer.headers.get("retry-after"),
    };
  };
  const storage = join(folder.path, "storage");
  const away = join(folder.path, "storage-away");
  let made = 0;
  for (let round = 0; round < rounds; round += 1) {
    if ((await ask(true)).status === 201) made += 1;
    // Where the folder was, nothing can be written now, whatever user this runs as.
    renameSync(storage, away);
    writeFileSync(storage, "");
    const [refused, without] = await Promise.all([ask(true), ask(false)]);
    expect([refused.status, refused.retryAfter]).toEqual([503, "5"]);
    expect(refused.body.message).toBe("The shop cannot answer right now. Please try again in a moment.");
    expect(without.status, "a quote without a logo needs no storage").toBe(201);
    if (round === 0) expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    rmSync(storage);
    renameSync(away, storage);
  }
  expect(made).toBe(rounds);
  expect((await ask(true)).status).toBe(201);
  await server.stop();

  const db = openDatabase({ url: "", dataDir: folder.path });
  onTestFinished(() => db.destroy());
  const quotes = await db.selectFrom("quotes").select(["id", "logo_file_id"]).execute();
  expect(quotes).toHaveLength(2 * rounds + 1);
  await removeUnfinished(storage, new Date());
  // What could not be removed while the storage was away, or was stored and never known, is the sweeper's a day later.
  for (const later of [0, hours(25)]) {
    const clock = () => new Date(Date.now() + later);
    await sweepFiles({ db, storage: folderStorage(storage), clock });
  }
  const rows = await db.selectFrom("files").select(["storage_key", "preview_key"]).execute();
  const known = new Set(rows.flatMap((row) => [row.storage_key, row.preview_key]));
  expect(rows).toHaveLength(rounds + 1);
  const stored = readdirSync(join(storage, "logos")).map((name) => `logos/${name}`);
  expect(stored.filter((key) => !known.has(key))).toEqual([]);
  recordFigure(
    "REL-F13",
    `${rounds} × storage away: each logo refused with 503, 0 half quotes, 0 files without an owner`,
  );
});
