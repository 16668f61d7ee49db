import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { listArtwork } from "#contracts/quotes/artwork-files.ts";
import { quoteForStaff } from "#contracts/quotes/quote-answers.ts";
import { drawSketch, logoPx } from "#domain/artwork/drawing/draw-sketch.ts";
import { inkLogo } from "#domain/artwork/drawing/ink-logo.ts";
import type { Raster } from "#domain/artwork/drawing/raster.ts";
import { example } from "#tests/support/deals.ts";
import { multipart } from "#tests/support/multipart.ts";
import { historyOf, holdLinkOf, signInClientOf } from "#tests/support/quotes.ts";
import { addDrawnSketch } from "#tests/support/sketches.ts";
import { addUser } from "#tests/support/staff.ts";
import { leaveLogosReady, prepareAllLogos } from "../artwork/logo.fixture.ts";
import { drawApart } from "./drawing.ts";
import { cutOut, described, disc, front, openSketchShop, placed } from "./sketches.fixture.ts";
import { systemDrawSketches } from "./system-draw-sketches.ts";

const { services, shop, tote, bearer, mark, ask, get, put } = await openSketchShop();

async function raster(bytes: Buffer, side?: number): Promise<Raster> {
  const { data, info } = await sharp(bytes)
    .resize({ ...(side && { width: side, height: side }), fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** The worker finds nothing of what other tests asked for. */
async function leaveNoneWaiting(): Promise<void> {
  await leaveLogosReady(services);
  await services.db.updateTable("sketches").set({ state: "refused" }).execute();
}

/** Both on white; how far apart the channels are. */
async function difference(one: Buffer, other: Buffer) {
  const flat = (bytes: Buffer) => sharp(bytes).flatten({ background: "#fff" }).removeAlpha().raw().toBuffer();
  const [first, second] = await Promise.all([flat(one), flat(other)]);
  let [sum, far] = [0, 0];
  for (const [at, value] of first.entries()) {
    const apart = Math.abs(value - (second[at] ?? 0));
    sum += apart;
    if (apart > 32) far += 1;
  }
  return { mean: sum / first.length, far: far / first.length };
}

test("one description draws the same picture here and in the domain's own code", async () => {
  const placing = {
    ...{ corners: front.corners, areaMm: { widthMm: 250, heightMm: 230 } },
    ...{ widthMm: 200, xMm: 0, yMm: 5 },
  };
  const inking = { inks: ["#F5F5F0", "#F2A900"], colours: ["#c8102e", "#1d252d"], isWhiteLeftOut: true };
  const { webp, png } = await drawApart({
    ...{ bag: cutOut, logos: [disc] },
    drawing: { dye: "#1A7F37", places: [{ logo: 0, ...inking, placed: placing }] },
  });
  const { data, width, height } = drawSketch(await raster(cutOut), "#1A7F37", [
    { logo: inkLogo(await raster(disc, logoPx), inking), placed: placing },
  ]);
  const own = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const { mean, far } = await difference(webp, own);
  expect(mean).toBeLessThanOrEqual(8);
  expect(far).toBeLessThanOrEqual(0.02);
  expect(await sharp(webp).metadata()).toMatchObject({
    width: 800,
    height: 800,
    format: "webp",
    hasAlpha: true,
  });
  expect(await sharp(png).metadata()).toMatchObject({ width: 400, format: "png", hasAlpha: false });
});

describe("a request with a sketch", () => {
  test("is answered to each of its readers, with its picture, and says what is printed where", async () => {
    const { id, client } = await ask(described(tote.id), services);
    const { bearer: link } = await holdLinkOf(services, id);
    const file = await services.db
      .selectFrom("quotes")
      .select("logo_file_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    for (const reader of [bearer, client.bearer, link]) {
      const { sketch } = (await get(id, reader)).body;
      expect(sketch).toEqual({
        ...described(tote.id),
        places: [{ ...placed, file: String(file.logo_file_id), leaves_white_out: true }],
        ...{ is_drawn: true, is_of_the_past: false, created_at: expect.any(String) },
      });
      const large = await get(id, reader, "/picture");
      expect([large.status, large.headers["content-type"]]).toEqual([200, "image/webp"]);
      expect((await get(id, reader, "/picture?width=400")).headers["content-type"]).toBe("image/png");
    }
    const answer = await shop.send("GET", `/api/quotes/${id}`, { bearer });
    const quote = quoteForStaff.parse(answer.body.quote);
    expect([quote.has_sketch, quote.places]).toEqual([true, [{ place: "front", colours: 1 }]]);
  });

  test("stands for staff beside how the bags look without a logo", async () => {
    const { id } = await ask();
    await addDrawnSketch(services, { quoteId: id, product: tote.id });
    const hash = "0".repeat(24);
    const picture = { hash, width: 800, height: 800, widths: [800], placeholder: "data:," };
    const pictures = JSON.stringify([{ image: "", picture, alt_en: "", alt_fr: "" }]);
    await services.db.updateTable("products").set({ pictures }).where("id", "=", tote.id).execute();
    const { body } = await shop.send("GET", `/api/quotes/${id}`, { bearer });
    expect(body.quote).toMatchObject({ has_sketch: true, picture: { src: expect.stringContaining(hash) } });
  });

  test("may show a further file that comes with it, and one that was added since, by its id", async () => {
    const artwork = [{ name: "other.png", mediaType: "image/png", bytes: disc, isTruncated: false }];
    const { id, client } = await ask(
      described(tote.id, { places: [{ ...placed, file: "artwork-0" }] }),
      services,
      artwork,
    );
    const path = `/api/quotes/${id}/artwork`;
    const idsOf = ({ body }: { readonly body: unknown }) =>
      listArtwork.answers[200].parse(body).files.map((file) => String(file.id));
    const [first = ""] = idsOf(await shop.send("GET", path, { bearer }));
    expect((await get(id)).body.sketch).toMatchObject({ places: [{ file: first }], is_drawn: true });
    const sent = await multipart({ role: "logo" }, { file: { name: "third.png", bytes: disc } });
    const [third = ""] = idsOf(await shop.send("POST", path, { bearer: client.bearer, ...sent }));
    const change = { places: [{ ...placed, file: third }] };
    expect((await put(id, described(tote.id, change), client.bearer)).status).toBe(200);
    expect((await get(id)).body.sketch).toMatchObject({ places: [{ file: third }], is_drawn: true });
  });

  test("is not another client's, nor a visitor's", async () => {
    const { id } = await ask();
    await addDrawnSketch(services, { quoteId: id, product: tote.id });
    expect((await get(id, bearer, "/picture")).status).toBe(200);
    const stranger = await signInClientOf(services, (await ask()).id);
    expect((await get(id, stranger.bearer)).status).toBe(404);
    expect((await get(id, stranger.bearer, "/picture")).status).toBe(404);
    expect((await put(id, described(tote.id), stranger.bearer)).status).toBe(404);
    expect((await shop.send("GET", `/api/quotes/${id}/sketch`, {})).status).toBe(401);
  });

  test("waits for a decoder, and for its logo, and is drawn by the worker", async () => {
    await leaveNoneWaiting();
    const waiting = await ask();
    expect((await get(waiting.id)).body.sketch).toMatchObject({ is_drawn: false });
    expect((await get(waiting.id, bearer, "/picture")).status).toBe(404);
    await systemDrawSketches(services);
    expect((await get(waiting.id)).body.sketch).toMatchObject({ is_drawn: false });
    await prepareAllLogos(services);
    await systemDrawSketches(services);
    expect((await get(waiting.id)).body.sketch).toMatchObject({ is_drawn: true });
    expect((await get(waiting.id, bearer, "/picture")).status).toBe(200);
  });

  test("is taken without it where its product or area went out of the shop meanwhile", async () => {
    for (const gone of [described(999_999), described(tote.id, { places: [{ ...placed, area: "side" }] })]) {
      const { id } = await ask(gone);
      expect((await get(id)).body.sketch).toBeNull();
    }
  });

  test("whose bag picture is lost says so once, and waits no longer", async () => {
    await leaveNoneWaiting();
    await mark([{ ...front, picture: `/storage/pictures/${"0".repeat(24)}-800.webp` }]);
    const { id } = await ask();
    await mark([front]);
    await leaveLogosReady(services);
    await systemDrawSketches(services);
    const state = services.db.selectFrom("sketches").select("state").where("quote_id", "=", id);
    expect(await state.execute()).toEqual([{ state: "refused" }]);
  });

  test.each([
    ["a logo outside its area", { places: [{ ...placed, x_mm: 500 }] }],
    ["the same area twice", { places: [placed, placed] }],
    ["a file that did not come", { places: [{ ...placed, file: "artwork-1" }] }],
    ["a file of another deal", { places: [{ ...placed, file: "1" }] }],
  ])("%s is refused at `sketch`", async (_, change) => {
    await expect(ask(described(tote.id, change))).rejects.toMatchObject({
      ...{ code: "invalid", details: { fields: { sketch: [expect.anything()] } } },
    });
  });
});

describe("another sketch of a quote", () => {
  test("by its client until an offer is sent, by staff until it is accepted; what was sent keeps its own", async () => {
    const { id, client } = await ask();
    const blue = described(tote.id, { dye: "#0057B8" });
    expect((await put(id, blue, client.bearer)).body.sketch).toMatchObject({ dye: "#0057B8" });
    const drafted = await shop.send("PUT", `/api/quotes/${id}/draft`, { bearer, body: example });
    expect(drafted.status).toBe(200);
    expect((await shop.send("POST", `/api/quotes/${id}/send-offer`, { bearer, body: {} })).status).toBe(200);
    expect((await put(id, blue, client.bearer)).status).toBe(409);
    expect((await put(id, described(tote.id, { dye: "#C8102E" }))).status).toBe(200);
    expect((await get(id)).body.sketch).toMatchObject({ dye: "#C8102E" });
    expect((await get(id, client.bearer)).body.sketch).toMatchObject({ dye: "#0057B8" });
    const accepted = { version: 1, name: "Ann Miller", consent: true };
    expect(
      (await shop.send("POST", `/api/quotes/${id}/accept`, { bearer: client.bearer, body: accepted })).status,
    ).toBe(200);
    expect((await put(id, blue)).status).toBe(409);
    expect(await historyOf(services, id)).toEqual(expect.arrayContaining(["quote.sketch", "quote.sketch"]));
  });

  test("where there was none; and one of a product that was changed since stays, with a word", async () => {
    const { id, client } = await ask({ ...described(999_999) });
    expect((await put(id, described(tote.id, { places: [] }), client.bearer)).status).toBe(200);
    expect((await get(id)).body.sketch).toMatchObject({ places: [], is_of_the_past: false });
    await mark([{ ...front, width_mm: 100 }]);
    expect((await get(id)).body.sketch).toMatchObject({ is_drawn: true, is_of_the_past: true });
    await mark([front]);
  });

  test("is staff's with the right to artwork alone", async () => {
    const { id } = await ask();
    const production = await addUser(services, { role: "production" });
    expect((await put(id, described(tote.id), production.bearer)).status).toBe(403);
    expect((await get(id, production.bearer)).status).toBe(200);
  });
});

describe("what is no sketch", () => {
  let id = 0;
  beforeAll(async () => {
    id = (await ask()).id;
  });

  test.each([
    ["no number", { places: [{ ...placed, x_mm: "NaN" }] }],
    ["an endless number", { places: [{ ...placed, width_mm: 1e300 }] }],
    ["seven places", { places: Array.from({ length: 7 }, () => placed) }],
    ["a place that is not there", { places: [{ ...placed, area: "side" }] }],
    ["a product that is not there", { product: 999_999 }],
    ["a file of another deal", { places: [{ ...placed, file: "1" }] }],
    ["a path", { places: [{ ...placed, file: "../logos/a.png" }] }],
    ["what is no color", { dye: "javascript:alert(1)" }],
    ["thirteen inks", { places: [{ ...placed, inks: Array.from({ length: 13 }, () => "#000000") }] }],
  ])("%s is refused", async (_, change) => {
    expect((await put(id, described(tote.id, change))).status).toBe(422);
  });
});
