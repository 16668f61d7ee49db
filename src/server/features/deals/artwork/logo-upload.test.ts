import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hours } from "#domain/time/durations.ts";
import { linearisedPdf } from "#server/platform/pdf/pdf.fixture.ts";
import { folderStorage } from "#server/platform/storage/folder-storage.ts";
import { sweepFiles } from "#server/sweep-files.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { multipart } from "#tests/support/multipart.ts";
import { addProduct, askForQuote, requestForm } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { quoteRoutes } from "../quotes.routes.ts";
import { boastfulPng, movingPicture, pdf, picture, upload } from "./logo.fixture.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const shop = await createTestShop(services, [quoteRoutes]);
const tote = await addProduct(services);

const wrongType = "Only JPG, PNG, GIF and PDF formats are allowed";
const unreadable = "This file cannot be read. Please choose another one.";

const send = async (bytes: Buffer, name: string, type: string) => {
  const form = await multipart(requestForm(tote, { isLogo: "1" }), { logo: { name, type, bytes } });
  return await shop.send("POST", "/api/quotes", form);
};
const stored = () => readdir(join(database.dataDir, "storage", "logos")).catch(() => []);
const files = () => services.db.selectFrom("files").selectAll().execute();

const png = await picture("png");
const gif = await picture("gif");
const jpeg = await picture("jpeg");

describe("REL-I4 what is accepted", () => {
  const good = [
    ["a PNG", png, "logo.png", "image/png"],
    ["a JPG", jpeg, "logo.JPG", "image/jpeg"],
    ["a JPEG whose type the browser does not know", jpeg, "logo.jpeg", ""],
    ["a GIF", gif, "logo.gif", "image/gif"],
    ["a PDF", pdf, "logo.pdf", "application/pdf"],
    ["a JPEG as browsers on Windows save it", jpeg, "logo.jfif", "image/jpeg"],
    ["a JPEG by its old type", jpeg, "logo.jpg", "image/jpg"],
    ["a progressive JPEG by its old type", jpeg, "logo.jpg", "image/pjpeg"],
    ["a PNG by its old type", png, "logo.png", "image/x-png"],
    ["a PDF by its old type", pdf, "logo.pdf", "application/x-pdf"],
    ["bytes of no type", png, "logo.png", "application/octet-stream"],
    ["bytes of no type, as other programs say it", gif, "logo.gif", "binary/octet-stream"],
    [
      "a PDF after a byte order mark",
      Buffer.concat([Buffer.from("\uFEFF"), pdf]),
      "a.pdf",
      "application/pdf",
    ],
    ["a PDF with zeros behind it", Buffer.concat([pdf, Buffer.alloc(80_508)]), "a.pdf", "application/pdf"],
    ["a GIF with bytes behind it", Buffer.concat([gif, Buffer.from("x")]), "a.gif", "image/gif"],
    ["a GIF without its trailer", gif.subarray(0, -1), "a.gif", "image/gif"],
    ["exactly 5 MB", Buffer.concat([png, Buffer.alloc(5_242_880 - png.length)]), "logo.png", "image/png"],
  ] as const;
  test.each(good)("%s", async (_what, bytes, name, type) => {
    expect((await send(bytes, name, type)).status).toBe(201);
  });

  const bad = [
    [
      "one byte more",
      Buffer.concat([png, Buffer.alloc(5_242_881 - png.length)]),
      "a.png",
      "image/png",
      "File size must not exceed 5 MB",
    ],
    ["nothing in it", Buffer.alloc(0), "a.png", "image/png", wrongType],
    ["an SVG", Buffer.from("<svg/>"), "a.svg", "image/svg+xml", wrongType],
    ["an SVG that says it is a PNG", Buffer.from("<svg/>"), "a.png", "image/png", wrongType],
    ["a PNG with a JPG's name", png, "a.jpg", "image/jpeg", wrongType],
    ["a PNG with a PDF's type", png, "a.png", "application/pdf", wrongType],
    ["two endings", png, "a.png.php", "image/png", wrongType],
    ["a script that begins like a GIF", Buffer.from("GIF89a/*"), "a.gif", "image/gif", unreadable],
    ["half a JPEG", jpeg.subarray(0, jpeg.length >> 1), "a.jpg", "image/jpeg", unreadable],
    ["half a linearised PDF", linearisedPdf().subarray(0, 300), "a.pdf", "application/pdf", unreadable],
    ["half a GIF", gif.subarray(0, gif.length - 10), "a.gif", "image/gif", unreadable],
    ["half a PDF", pdf.subarray(0, 20), "a.pdf", "application/pdf", unreadable],
    ["a PNG without its header", png.subarray(0, 12), "a.png", "image/png", unreadable],
  ] as const;
  test.each(bad)("not %s", async (_what, bytes, name, type, message) => {
    const before = [await stored(), await files()];
    const answer = await send(bytes, name, type);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ logo: [message] });
    expect([await stored(), await files()]).toEqual(before);
  });

  test("REL-I6 bombs are refused by their header, at once", async () => {
    const started = performance.now();
    const large = await send(await boastfulPng(30_000, 30_000), "a.png", "image/png");
    const moving = await send(await movingPicture(2_000), "a.gif", "image/gif");
    expect(large.body.errors).toEqual({
      logo: ["This picture has more than 40 megapixels. Please choose a smaller one."],
    });
    expect(moving.body.errors).toEqual({
      logo: ["This picture has too many frames. Please choose one that does not move."],
    });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test("a file that no logo was asked for is not stored", async () => {
    const before = await stored();
    const form = await multipart(requestForm(tote), {
      logo: { name: "a.png", type: "image/png", bytes: png },
    });
    expect((await shop.send("POST", "/api/quotes", form)).status).toBe(201);
    expect(await stored()).toEqual(before);
  });
});

describe("REL-F13 no quote without its logo, no logo without its quote", () => {
  const logo = upload(png);
  const fields = { isLogo: "1" };

  test.each([
    ["characters that no database takes", `lo\u0000go\u0007.png`, "logo.png"],
    ["more characters than are kept", `${"a".repeat(199)}👜.png`, `${"a".repeat(199)}.png`],
    ["marks that turn its direction", "logo\u202egnp.exe.png", "logognp.exe.png"],
  ])("REL-I17 a name with %s is kept without them", async (_, name, kept) => {
    const file = { name, mediaType: "image/png", bytes: Buffer.from(png), isTruncated: false };
    const { id } = await askForQuote(services, tote, { fields: { isLogo: "1" }, logo: file });
    const row = await services.db
      .selectFrom("quotes")
      .innerJoin("files", "files.id", "quotes.logo_file_id")
      .select("files.original_name")
      .where("quotes.id", "=", id)
      .executeTakeFirst();
    expect(row).toEqual({ original_name: kept });
  });

  test("a store that fails leaves no quote and no row", async () => {
    const before = await files();
    const noFolder = join(database.dataDir, "a-file");
    await writeFile(noFolder, "");
    const broken = { ...services, storage: folderStorage(noFolder) };
    await expect(askForQuote(broken, tote, { fields, logo })).rejects.toMatchObject({ code: "unavailable" });
    expect(await files()).toEqual(before);
  });

  test("a transaction that fails removes the file again", async () => {
    const before = await stored();
    const limited = createTestServices(database, { RATE_LIMITS: "on" });
    const ask = () => askForQuote(limited, tote, { fields: { ...fields, email: "l@example.com" }, logo });
    for (let index = 0; index < 5; index += 1) await ask();
    const after = await stored();
    await expect(ask()).rejects.toMatchObject({ code: "too_many_requests" });
    expect(after).toHaveLength(before.length + 5);
    expect(await stored()).toEqual(after);
  });

  test("twenty racing submits with a logo store one file", async () => {
    const before = await stored();
    const same = { ...fields, email: "racing@example.com" };
    await Promise.all(
      Array.from({ length: 20 }, () => askForQuote(services, tote, { fields: same, logo, key: "with-logo" })),
    );
    expect(await stored()).toHaveLength(before.length + 1);
  });

  test("REL-D7 the sweeper removes what was stored for a quote that was not made, and could not be removed", async () => {
    const limited = createTestServices(database, { RATE_LIMITS: "on" });
    const remove = () => Promise.reject(new Error("the process ends here"));
    const dies = { ...limited, storage: { ...limited.storage, remove } };
    const address = "192.0.2.2";
    for (let index = 0; index < 5; index += 1) await askForQuote(limited, tote, { address });
    const [before, rows] = [await stored(), await files()];
    await expect(askForQuote(dies, tote, { fields, logo, address })).rejects.toThrow();
    expect(await stored()).toHaveLength(before.length + 1);
    await sweepFiles(services);
    services.clock.advance(hours(25));
    await sweepFiles(services);
    expect([await stored(), await files()]).toEqual([before, rows]);
  });
});
