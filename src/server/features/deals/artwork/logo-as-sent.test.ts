import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { encryptedPdf, encryptions } from "#server/platform/pdf/pdf.fixture.ts";
import type { Services } from "#server/services.ts";
import { pngWith } from "#tests/support/carried-bombs.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { chunk } from "#tests/support/picture-bombs.ts";
import { addProduct, askForQuote, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices, freeDecoders } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { findQuoteForStaff } from "../model/quotes.repository.ts";
import { quoteRoutes } from "../quotes.routes.ts";
import { leaveLogosReady, picture, prepareAllLogos, upload } from "./logo.fixture.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const shop = await createTestShop(services, [quoteRoutes]);
const tote = await addProduct(services);
const admin = await addAdministrator(services);
const fields = { isLogo: "1" };

const jpeg = await picture("jpeg", 2400, 1200);
const png = await picture("png");
const decoding = { ...services, logoDecoders: freeDecoders() };
const askWith = (bytes: Buffer, type: "png" | "jpg" | "pdf", from: Services = services) =>
  askForQuote(from, tote, { fields, logo: upload(bytes, type) });
/** Whole as far as its blocks go, and no picture within. */
const damaged = { jpg: Buffer.from(jpeg), png: Buffer.from(png) };
// Its first table of codes.
damaged.jpg.fill(0xfe, jpeg.indexOf("ffc4", "hex") + 4, jpeg.indexOf("ffc4", "hex") + 21);
damaged.png.fill(0x00, png.indexOf("IDAT") + 4, png.length - 16);
const logoOf = async (id: number) => (await findQuoteForStaff(services.db, id))?.logo;
const get = (id: number, preview = "", bearer = admin.bearer) =>
  shop.app.inject({
    url: `/api/quotes/${id}/logo${preview}`,
    headers: { authorization: `Bearer ${bearer}` },
  });

describe("SPEC-3.3 a picture that does not decode", () => {
  const kinds = ["jpg", "png"] as const;

  test.each(kinds)("%s: is refused while the buyer is there", async (type) => {
    const files = () => services.db.selectFrom("files").select("id").execute();
    const before = (await files()).length;
    await expect(askWith(damaged[type], type, decoding)).rejects.toMatchObject({
      code: "invalid",
      details: { fields: { logo: [{ id: "quote.logo.unreadable" }] } },
    });
    expect(await files()).toHaveLength(before);
  });

  test.each(kinds)(
    "%s: when that comes later, both sides are written to, and staff may have the file",
    async (type) => {
      const { id, reference } = await askWith(damaged[type], type);
      expect(await logoOf(id)).toMatchObject({ state: "waiting" });
      const wakings = services.wakings();
      await Promise.all([prepareAllLogos(services), prepareAllLogos(services)]);
      expect(await logoOf(id)).toMatchObject({ state: "refused", previewKey: null });
      const mails = await services.db
        .selectFrom("outbox")
        .select(["template", "recipient", "content"])
        .where("template", "like", "%logo-damaged")
        .where("content", "like", `%${reference}%`)
        .orderBy("id")
        .execute();
      const quote = await findQuoteForStaff(services.db, id);
      expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual([
        ["logo-damaged", quote?.email],
        ["staff-logo-damaged", services.config.ADMIN_EMAIL],
      ]);
      expect(services.wakings()).toBeGreaterThan(wakings);
      const client = await signInClientOf(services, id);
      expect((await get(id, "", client.bearer)).statusCode).toBe(404);
      expect((await get(id, "?preview")).statusCode).toBe(404);
      const original = await get(id);
      expect(original.rawPayload.equals(damaged[type])).toBe(true);
      expect(original.headers).toMatchObject({
        "content-type": "application/octet-stream",
        "content-disposition": `attachment; filename="logo.${type}"`,
        "content-security-policy": expect.stringContaining("sandbox"),
      });
    },
  );

  test("a doubtful request's address is not written to", async () => {
    const { id, reference } = await askWith(damaged.png, "png");
    await services.db.updateTable("quotes").set({ is_doubtful: 1 }).where("id", "=", id).execute();
    await prepareAllLogos(services);
    const mails = await services.db
      .selectFrom("outbox")
      .select("template")
      .where("template", "like", "%logo-damaged")
      .where("content", "like", `%${reference}%`)
      .execute();
    expect(mails).toEqual([{ template: "staff-logo-damaged" }]);
  });

  test("a whole one is ready before the answer", async () => {
    const { id } = await askWith(png, "png", decoding);
    expect(await logoOf(id)).toMatchObject({ state: "ready" });
    expect((await get(id, "?preview")).headers["content-type"]).toBe("image/png");
  });

  test("one whose quote is not written after all leaves neither file nor preview", async () => {
    const stored = () => readdir(join(database.dataDir, "storage", "logos"));
    const limited = createTestServices(database, { RATE_LIMITS: "on" });
    const address = "192.0.2.9";
    for (let index = 0; index < 5; index += 1) await askForQuote(limited, tote, { address });
    const before = await stored();
    const asked = { fields, address, logo: upload(png) };
    const free = { ...limited, logoDecoders: freeDecoders() };
    await expect(askForQuote(free, tote, asked)).rejects.toMatchObject({ code: "too_many_requests" });
    expect(await stored()).toEqual(before);
  });

  test("a decoder that fails or takes too long leaves it to the worker", async () => {
    const failing = { ...services.logoDecoders, runSoon: () => Promise.reject(new Error("no process")) };
    const { id } = await askWith(png, "png", { ...services, logoDecoders: failing });
    expect(await logoOf(id)).toMatchObject({ state: "waiting" });
  });
});

describe("SPEC-3.1 the file as it was sent", () => {
  test.each([
    [
      "Café – logo.JFIF",
      `attachment; filename="Caf_ _ logo.JFIF"; filename*=UTF-8''Caf%C3%A9%20%E2%80%93%20logo.JFIF`,
    ],
    ["C:\\art\\logo.jpg", 'attachment; filename="logo.jpg"'],
    ['"; filename="evil.exe".jpg', 'attachment; filename="; filename=evil.exe.jpg"'],
  ])("%s", async (name, disposition) => {
    const { id } = await askForQuote(services, tote, { fields, logo: upload(jpeg, "jpg", name) });
    await leaveLogosReady(services);
    const original = await get(id);
    expect(original.headers["content-disposition"]).toBe(disposition);
    expect(original.rawPayload.equals(jpeg)).toBe(true);
  });
});

describe("SPEC-3.3 a PDF that opens only with a password", () => {
  const [locked, restricted] = [
    encryptions.find(({ opens }) => !opens),
    encryptions.find(({ opens }) => opens),
  ];
  const ask = async (encryption: typeof locked) => {
    if (!encryption) throw new Error("no such PDF");
    const { id, reference } = await askWith(encryptedPdf(encryption), "pdf");
    const client = await signInClientOf(services, id);
    const told = async (bearer: string) => {
      const { body } = await shop.send("GET", `/api/quotes/${id}`, { bearer });
      return (body.quote as { logo_file: { protection: unknown } }).logo_file.protection;
    };
    const mails = await services.db
      .selectFrom("outbox")
      .select("template")
      .where("content", "like", `%${reference}%`)
      .where("content", "like", '%"isLogoLocked":true%')
      .orderBy("template")
      .execute();
    const protection = { staff: await told(admin.bearer), client: await told(client.bearer) };
    return { protection, mails: mails.map(({ template }) => template) };
  };

  test("is taken, and said to buyer and staff", async () => {
    expect(await ask(locked)).toEqual({
      protection: { staff: "password", client: "password" },
      mails: ["request-received", "staff-request-received"],
    });
  });

  test("one with an owner's password alone is marked for staff", async () => {
    expect(await ask(restricted)).toEqual({
      protection: { staff: "restrictions", client: null },
      mails: [],
    });
  });
});

describe("previews", () => {
  const tagged = (orientation: number) => sharp(jpeg).withMetadata({ orientation }).jpeg().toBuffer();

  test("of a photograph on its side stand upright", async () => {
    const { id } = await askWith(await tagged(6), "jpg", decoding);
    const preview = await get(id, "?preview");
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ width: 600, height: 1200 });
  });

  test.each(["iCCP", "tEXt"])("of a PNG whose %s has a wrong checksum are made", async (name) => {
    const part = chunk(name, Buffer.from("Comment\0\0text"));
    part.writeUInt32BE(1, part.length - 4);
    const { id } = await askWith(pngWith(part), "png", decoding);
    expect(await logoOf(id)).toMatchObject({ state: "ready" });
  });
});
