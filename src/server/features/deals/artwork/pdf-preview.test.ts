import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { encryptedPdf, encryptions } from "#server/platform/pdf/pdf.fixture.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { multipart } from "#tests/support/multipart.ts";
import { pdfBomb } from "#tests/support/picture-bombs.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices, freeDecoders } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { quoteRoutes } from "../quotes.routes.ts";
import { decodeLogo, readPictureFacts, UndecodableLogo } from "./decode-logo.ts";
import { drawnPdf, pdfOf, picturePdf, spotColour, streamOf, unembeddedText } from "./drawn-pdfs.fixture.ts";
import { pdf, upload } from "./logo.fixture.ts";
import { openPdfPage } from "./pdf-page.ts";

const database = await openTestDatabase();
const services = { ...createTestServices(database), logoDecoders: freeDecoders() };
const shop = await createTestShop(services, [quoteRoutes]);
const tote = await addProduct(services);
const admin = await addAdministrator(services);
const facts = (bytes: Buffer) => readPictureFacts(bytes, 60_000);
/** What the decoder finds, without one: it takes most of its time to start. */
const found = async (bytes: Buffer) => (await openPdfPage(bytes)).facts;

describe("L15 what is found in a PDF", () => {
  test("lines: its size, its colours, no ground of its own", async () => {
    expect(await facts(drawnPdf())).toMatchObject({
      widthPx: null,
      drawing: {
        ...{ pages: 1, isVector: true, widthMm: 70.6, heightMm: 35.3 },
        fonts: "none",
        spotColours: [],
      },
      counted: { count: 1, colours: [{ hex: "#C70F2E" }], hasTransparency: true, hasWhiteBox: false },
    });
  });

  test("one picture: how many pixels it has", async () => {
    expect(await facts(picturePdf(1_200, 600))).toMatchObject({
      widthPx: 1_200,
      drawing: { isVector: false },
    });
  });

  test("a picture within groups is measured by what it takes of the page", async () => {
    const image = streamOf(
      "/Type /XObject /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB",
      Buffer.alloc(6, 0x60),
    );
    const group = (matrix: string) =>
      drawnPdf({
        content: `0 0 5 5 re f q ${matrix} cm /G Do Q`,
        resources: "/XObject <</G 5 0 R>>",
        objects: [
          streamOf(
            "/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources <</XObject <</Im 6 0 R>>>>",
            Buffer.from("/Im Do"),
          ),
          image,
        ],
      });
    expect(await found(group("200 0 0 100 0 0"))).toMatchObject({ isVector: false });
    expect(await found(group("20 0 0 10 0 0"))).toMatchObject({ isVector: true });
  });

  test("fonts that are not in it, spot colours, more pages", async () => {
    expect(await found(drawnPdf(unembeddedText))).toMatchObject({ fonts: "missing" });
    expect(await found(drawnPdf(spotColour))).toMatchObject({ spotColours: ["PANTONE 186 C"] });
    const page = "<</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]>>";
    const pages = "<</Type /Pages /Kids [3 0 R 4 0 R] /Count 2>>";
    const two = pdfOf(["<</Type /Catalog /Pages 2 0 R>>", pages, page, page]);
    expect(await found(two)).toMatchObject({ pages: 2, isVector: false });
  });

  test("is told to who asks", async () => {
    const file = { name: "logo.pdf", type: "application/pdf", bytes: drawnPdf() };
    const { body } = await shop.send("POST", "/api/artwork/check", await multipart({}, { file }));
    expect(Object(body).report).toMatchObject({
      ...{ type: "pdf", width_px: null, is_vector: true, pages: 1, fonts: "none", spot_colours: [] },
      ...{ size_mm: { width: 70.6, height: 35.3 }, sharp_up_to_mm: null, colour_count: 1, level: "fine" },
      notes: ["Vector: prints sharp at any size.", expect.stringContaining("We count")],
    });
  });
});

describe("L15 a logo that is a PDF", () => {
  test("has a preview of its first page, as pictures have", async () => {
    const sent = { fields: { isLogo: "1" }, logo: upload(drawnPdf(), "pdf") };
    const { id } = await askForQuote(services, tote, sent);
    const { body } = await shop.send("GET", `/api/quotes/${id}`, { bearer: admin.bearer });
    expect(Object(body).quote.logo_file).toMatchObject({ state: "ready", has_preview: true });
    const url = `/api/quotes/${id}/logo?preview`;
    const preview = await shop.app.inject({ url, headers: { authorization: `Bearer ${admin.bearer}` } });
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({
      ...{ format: "png", width: 1_200, height: 600, hasAlpha: true },
    });
  });

  test("that cannot be drawn is taken as it came", async () => {
    const { id } = await askForQuote(services, tote, { fields: { isLogo: "1" }, logo: upload(pdf, "pdf") });
    const { body } = await shop.send("GET", `/api/quotes/${id}`, { bearer: admin.bearer });
    expect(Object(body).quote.logo_file).toMatchObject({ state: "ready", has_preview: false });
  });
});

describe("L15 a hostile PDF", () => {
  const group = (next: number) =>
    streamOf(
      `/Type /XObject /Subtype /Form /BBox [0 0 200 100] /Resources <</XObject <</G ${next} 0 R>>>>`,
      Buffer.from("/G Do /G Do /G Do"),
    );
  const withGroups = (objects: readonly Buffer[]) =>
    drawnPdf({ content: "/G Do", resources: "/XObject <</G 5 0 R>>", objects });

  test.each<[what: string, bytes: () => Buffer]>([
    ["groups in groups without end", () => withGroups([group(5)])],
    [
      "groups that triple thirty times",
      () => withGroups(Array.from({ length: 30 }, (_, at) => group(at + 6))),
    ],
    ["one that needs a password", () => encryptedPdf(encryptions[0])],
    ["a torn one", () => drawnPdf().subarray(0, 120)],
  ])("is not drawn: %s", async (_, bytes) => {
    await expect(decodeLogo(bytes())).rejects.toThrow(UndecodableLogo);
  });

  test.each<[what: string, bytes: () => Buffer]>([
    ["6 GB unpacked", pdfBomb],
    [
      "a script that never ends",
      () => drawnPdf({ catalog: "/OpenAction <</S /JavaScript /JS (for \\(;;\\);)>>" }),
    ],
    ["a page of many kilometres", () => drawnPdf({ page: "/MediaBox [0 0 2000000000 1]" })],
  ])("is drawn within the limits: %s", async (_, bytes) => {
    expect((await sharp(await decodeLogo(bytes())).metadata()).width).toBeLessThanOrEqual(1_200);
  });

  test("is ended where it takes too much of the processor", async () => {
    const long = drawnPdf({ content: "0 0 200 100 re f ".repeat(200_000) });
    await expect(decodeLogo(long, { processorTime: 300 })).rejects.toThrow(UndecodableLogo);
  });
});
