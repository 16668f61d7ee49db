import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { hours } from "#domain/time/durations.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { multipart } from "#tests/support/multipart.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { quoteRoutes } from "../quotes.routes.ts";
import { drawnLogos } from "./counted-logos.fixture.ts";
import { boastfulPng, pdf } from "./logo.fixture.ts";
import { openLogoDecoders } from "./logo-decoders.ts";

const database = await openTestDatabase();
const services = createTestServices(database, { RATE_LIMITS: "on" });
const shop = await createTestShop(services, [quoteRoutes]);

const drawn = async (name: string) => {
  const logo = drawnLogos.find((each) => each.name === name);
  if (!logo) throw new Error(`no logo is called "${name}"`);
  return await logo.draw();
};
const check = async (
  bytes: Buffer,
  fields: Record<string, string> = {},
  name = "logo.png",
  type = "image/png",
) => await shop.send("POST", "/api/artwork/check", await multipart(fields, { file: { name, type, bytes } }));

describe("L15 what is told of a file before it is sent", () => {
  test("its size, its colours, and how wide it prints sharp", async () => {
    const { status, body } = await check(await drawn("two discs"));
    expect(status).toBe(200);
    expect(Object(body).report).toMatchObject({
      ...{ type: "png", width_px: 900, height_px: 600, is_vector: false, has_transparency: true },
      ...{ colour_count: 2, sharp_up_to_mm: { good: 76.2, lowest: 152.4 }, level: "needs_work" },
      notes: [
        "It prints sharp up to 7.6 cm only. If you have it as a PDF or AI file, please send that.",
        expect.stringContaining("We count"),
      ],
    });
    const hexes = Object(body).report.colours.map(({ hex }: { hex: string }) => hex);
    expect(hexes.toSorted()).toEqual(["#1D252D", "#C8102E"]);
  });

  test("whether it stands on a white box", async () => {
    const { body } = await check(await drawn("two discs"));
    expect(Object(body).report.has_white_box).toBe(false);
    const onWhite = await sharp(await drawn("two discs"))
      .flatten({ background: "#fff" })
      .png()
      .toBuffer();
    expect(Object((await check(onWhite)).body).report).toMatchObject({
      ...{
        has_white_box: true,
        colour_count: 2,
        notes: [expect.any(String), expect.any(String), expect.stringContaining("white box")],
      },
    });
  });

  test("that it looks soft where it is wanted wider", async () => {
    const { body } = await check(await drawn("two discs"), { width_mm: "200" });
    expect(Object(body).report.notes[0]).toBe(
      "Sharp up to 7.6 cm; you chose 20 cm: it will look soft. Send the PDF or AI file, or print it smaller.",
    );
    expect((await check(await drawn("two discs"), { width_mm: "70" })).body).toMatchObject({
      report: { level: "fine" },
    });
  });

  test("a PDF is looked at by hand", async () => {
    const { body } = await check(pdf, {}, "logo.pdf", "application/pdf");
    expect(Object(body).report).toMatchObject({
      ...{ type: "pdf", width_px: null, is_vector: null, colour_count: null, level: "fine" },
    });
  });

  test("nothing is kept", async () => {
    await check(await drawn("a photo"), {}, "logo.jpg", "image/jpeg");
    expect(await services.db.selectFrom("files").selectAll().execute()).toEqual([]);
  });
});

describe("L15 what is refused", () => {
  test.each([
    ["one that boasts of its size", () => boastfulPng(30_000, 30_000), "logo.png"],
    ["a torn one", async () => (await drawn("a photo")).subarray(0, 9_000), "logo.jpg"],
    ["another kind of file", () => Promise.resolve(Buffer.from("MZ, a program")), "logo.png"],
    ["one by another name", () => drawn("two discs"), "logo.exe"],
  ])("%s", async (_, bytes, name) => {
    services.clock.advance(hours(1));
    const { status, body } = await check(await bytes(), {}, name, "");
    expect([status, Object.keys(Object(body).errors ?? {})]).toEqual([422, ["file"]]);
  });

  test("more than 20 an hour from an address", async () => {
    services.clock.advance(hours(2));
    const small = await sharp({ create: { width: 2, height: 2, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const statuses: number[] = [];
    for (let asked = 0; asked < 21; asked += 1) statuses.push((await check(small.subarray(0, 20))).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  test("a decoder that is not done in time: 503 too, for the file may be good", async () => {
    services.clock.advance(hours(2));
    const hurried = openLogoDecoders({ atOnce: 1, mostWaiting: 2, within: 1 });
    const hasty = await createTestShop({ ...services, logoDecoders: hurried }, [quoteRoutes]);
    const file = { name: "logo.png", type: "image/png", bytes: await drawn("two discs") };
    const { status } = await hasty.send("POST", "/api/artwork/check", await multipart({}, { file }));
    expect(status).toBe(503);
  });

  test("while buyers' logos take the decoders: 503, with when to come again", async () => {
    services.clock.advance(hours(2));
    const logoDecoders = openLogoDecoders({ atOnce: 1, mostWaiting: 2, within: 100 });
    const busy = { ...services, logoDecoders };
    const crowded = await createTestShop(busy, [quoteRoutes]);
    const taken = Promise.withResolvers<void>();
    const working = busy.logoDecoders.run(() => taken.promise);
    const form = await multipart(
      {},
      {
        file: { name: "logo.png", type: "image/png", bytes: await drawn("two discs") },
      },
    );
    const { status, headers } = await crowded.send("POST", "/api/artwork/check", form);
    expect([status, headers["retry-after"]]).toEqual([503, "10"]);
    taken.resolve();
    await working;
  });
});
