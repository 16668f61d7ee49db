import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { hours } from "#domain/time/durations.ts";
import { answerPicture } from "#server/platform/pictures/picture-info.ts";
import { storePicture } from "#server/platform/pictures/store-files.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { sweepFiles } from "./sweep-files.ts";

const database = await openTestDatabase();
const services = createTestServices(database);

async function keysOf(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of services.storage.list()) keys.push(key);
  return keys.sort();
}

test("REL-D7 files without an owner go after a day; owned ones, and those being written, stay", async () => {
  const logo = { name: "logo.png", mediaType: "image/png", bytes: tinyPng, isTruncated: false };
  const product = await addProduct(services);
  await askForQuote(services, product, { fields: { isLogo: "1" }, logo });
  const shown = await storePicture(services, tinyPng);
  await services.db
    .updateTable("products")
    .set({
      pictures: JSON.stringify([
        { image: "https://www.example.com/a.jpg", picture: null, alt_en: "", alt_fr: "" },
        { image: answerPicture(shown).src, picture: shown, alt_en: "", alt_fr: "" },
      ]),
      deleted_at: "2026-01-01T00:00:00.000Z",
    })
    .where("id", "=", product.id)
    .execute();
  const owned = await keysOf();
  const strange = "elsewhere/what-is-this.txt";
  await services.storage.put(strange, Buffer.from("not ours"));
  await storePicture(services, tinyPng);
  await services.storage.put(`documents/${"a".repeat(24)}.pdf`, Buffer.from("%PDF-"));
  await services.storage.put(`logos/${"b".repeat(32)}.png`, tinyPng);
  const orphans = (await keysOf()).length - owned.length - 1;
  expect(orphans).toBeGreaterThan(3);

  expect(await sweepFiles(services)).toBe(0);
  services.clock.advance(hours(23));
  expect(await sweepFiles(services)).toBe(0);
  services.clock.advance(hours(2));
  // The same picture is uploaded again while the sweeper runs: it has new names, and stays.
  const [removed, fresh] = await Promise.all([
    sweepFiles(services),
    wait(1).then(() => storePicture(services, tinyPng)),
  ]);
  expect(removed).toBe(orphans);
  const left = await keysOf();
  const written = left.filter((key) => key.includes(fresh.hash));
  expect(written.length).toBeGreaterThan(0);
  expect(left).toEqual([...owned, ...written, strange].sort());
  recordFigure(
    "REL-D7",
    `${orphans} files without an owner: kept for a day, then 0 left, 0 owned ones touched`,
  );
});

test("REL-D7 a file that finds its owner in time stays for good", async () => {
  const kept = await storePicture(services, tinyPng);
  await sweepFiles(services);
  services.clock.advance(hours(12));
  const product = await addProduct(services);
  const pictures = JSON.stringify([
    { image: answerPicture(kept).src, picture: kept, alt_en: "", alt_fr: "" },
  ]);
  await services.db.updateTable("products").set({ pictures }).where("id", "=", product.id).execute();
  await sweepFiles(services);
  services.clock.advance(hours(30));
  await sweepFiles(services);
  expect((await keysOf()).filter((key) => key.includes(kept.hash)).length).toBeGreaterThan(0);
});
