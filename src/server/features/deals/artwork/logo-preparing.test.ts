import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, holdLinkOf, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { findQuoteForStaff } from "../model/quotes.repository.ts";
import { quoteRoutes } from "../quotes.routes.ts";
import { decodeLogo, UndecodableLogo } from "./decode-logo.ts";
import { movingPicture, pdf, picture, prepareAllLogos, upload } from "./logo.fixture.ts";
import { prepareLogos } from "./system-prepare-logo.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const shop = await createTestShop(services, [quoteRoutes]);
const tote = await addProduct(services);
const admin = await addAdministrator(services);
const fields = { isLogo: "1" };

const jpeg = await picture("jpeg", 2400, 1200);
const png = await picture("png");
const gif = await picture("gif");
const askWith = (bytes: Buffer, type: "png" | "jpg" | "gif" | "pdf") =>
  askForQuote(services, tote, { fields, logo: upload(bytes, type) });
const logoOf = async (id: number) => (await findQuoteForStaff(services.db, id))?.logo;
const get = (id: number, preview = "", bearer = admin.bearer) =>
  shop.app.inject({
    url: `/api/quotes/${id}/logo${preview}`,
    headers: { authorization: `Bearer ${bearer}` },
  });

describe("SPEC-0.11 a logo opens only once it was decoded", () => {
  let id = 0;
  beforeAll(async () => {
    ({ id } = await askWith(jpeg, "jpg"));
    expect((await get(id)).statusCode).toBe(404);
    await prepareAllLogos(services);
  });

  test("then as it came, and as a PNG", async () => {
    expect(await logoOf(id)).toMatchObject({ state: "ready" });
    const original = await get(id);
    expect(original.rawPayload.equals(jpeg)).toBe(true);
    expect(original.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": `attachment; filename="logo.jpg"`,
    });
    const preview = await get(id, "?preview");
    expect(preview.headers["content-type"]).toBe("image/png");
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 600,
    });
  });

  test("REL-I5 as a download that is cached nowhere and in which nothing runs", async () => {
    for (const { headers } of [await get(id), await get(id, "?preview=1")]) {
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
        "cross-origin-resource-policy": "same-origin",
      });
      expect(headers["content-disposition"]).toMatch(/^attachment/);
      expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
    }
  });

  test("for its client too, but for no link", async () => {
    const [client, link] = [await signInClientOf(services, id), await holdLinkOf(services, id)];
    expect((await get(id, "", client.bearer)).statusCode).toBe(200);
    expect((await get(id, "", link.bearer)).statusCode).toBe(404);
  });

  test("the administrator gets the preview with the quote", async () => {
    const { body } = await shop.send("GET", `/api/quotes/${id}`, { bearer: admin.bearer });
    expect(body.quote).toMatchObject({ logo_path: `/api/quotes/${id}/logo`, logo_file: { state: "ready" } });
    expect(String((body.quote as { logo_base64: string }).logo_base64)).toMatch(
      /^data:image\/png;base64,iVBOR/,
    );
  });

  test("a PDF that cannot be drawn: as it came, and without a preview", async () => {
    const asked = await askWith(pdf, "pdf");
    await prepareAllLogos(services);
    expect(await logoOf(asked.id)).toMatchObject({ state: "ready", previewKey: null });
    expect((await get(asked.id)).headers["content-type"]).toBe("application/pdf");
    expect((await get(asked.id, "?preview")).statusCode).toBe(404);
  });
});

describe("REL-I6 the decoder", () => {
  test("refuses what takes too much of the processor", async () => {
    await expect(decodeLogo(jpeg, { processorTime: 1 })).rejects.toThrow(UndecodableLogo);
  });

  test("that is stopped from outside says nothing of the picture", async () => {
    await expect(decodeLogo(jpeg, { timeout: 1 })).rejects.not.toThrow(UndecodableLogo);
  });

  test("counts the pixels of every frame", async () => {
    await expect(decodeLogo(await movingPicture(600))).rejects.toThrow(UndecodableLogo);
    expect((await decodeLogo(await movingPicture(20))).subarray(1, 4).toString()).toBe("PNG");
  });
});

describe("REL-F10 a PDF that waits, as an earlier version of the shop left it", () => {
  test.each([
    ["opens as it came", "ready", pdf],
    ["is refused where it is half of one", "refused", pdf.subarray(0, 20)],
  ])("%s", async (_what, state, bytes) => {
    const { id } = await askWith(pdf, "pdf");
    const key = (await logoOf(id))?.storageKey ?? "";
    await services.storage.put(key, bytes);
    await services.db.updateTable("files").set({ state: "waiting" }).where("storage_key", "=", key).execute();
    await prepareAllLogos(services);
    expect(await logoOf(id)).toMatchObject({ state, previewKey: null });
  });
});

describe("errors of the shop itself", () => {
  test("a store that is away leaves the logo waiting, and the others are looked at", async () => {
    const first = await askWith(png, "png");
    const second = await askWith(png, "png");
    const lost = (await logoOf(first.id))?.storageKey;
    const storage = {
      ...services.storage,
      get: (key: string) => (key === lost ? Promise.reject(new Error("away")) : services.storage.get(key)),
    };
    await prepareLogos({ ...services, storage });
    expect(await logoOf(first.id)).toMatchObject({ state: "waiting" });
    expect(await logoOf(second.id)).toMatchObject({ state: "ready" });
    await prepareAllLogos(services);
    expect(await logoOf(first.id)).toMatchObject({ state: "ready" });
  });

  test("a logo whose bytes are lost does not wait for ever", async () => {
    const { id } = await askWith(png, "png");
    await services.storage.remove((await logoOf(id))?.storageKey ?? "");
    await prepareAllLogos(services);
    expect(await logoOf(id)).toMatchObject({ state: "refused" });
  });

  test("while visitors wait for an answer, a round takes one", async () => {
    const quotes = await Promise.all([askWith(png, "png"), askWith(png, "png")]);
    const waiting = async () => {
      const logos = await Promise.all(quotes.map(({ id }) => logoOf(id)));
      return logos.filter((logo) => logo?.state === "waiting").length;
    };
    for (const left of [1, 0]) {
      await prepareLogos(services, () => true);
      expect(await waiting()).toBe(left);
    }
  });

  test("REL-F16 two nodes at once settle each logo once", async () => {
    const quotes = await Promise.all([askWith(png, "png"), askWith(gif, "gif")]);
    const states = () => Promise.all(quotes.map(async ({ id }) => (await logoOf(id))?.state));
    // A busy machine ends a round before the last logo; the next round takes it.
    do await Promise.all([prepareLogos(services), prepareLogos(services)]);
    while ((await states()).includes("waiting"));
    expect(await states()).toEqual(["ready", "ready"]);
  });
});
