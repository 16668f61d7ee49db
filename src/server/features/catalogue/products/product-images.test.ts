import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { listPictures } from "#contracts/catalogue/catalogue.ts";
import { picture as pictureContract } from "#contracts/catalogue/picture.ts";
import { openCatalogue } from "../catalogue.fixture.ts";

const catalogue = await openCatalogue();
const { shop, get, post, addProduct } = catalogue;
afterAll(() => catalogue[Symbol.asyncDispose]());

const draw = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 30, g: 90, b: 50, alpha } } });
const pdf = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");
const png = await draw(1200, 900, 0.5).png().toBuffer();
const jpeg = await draw(900, 900).jpeg().toBuffer();
const tiff = await draw(10, 10).tiff().toBuffer();

/** A black PNG of one bit a pixel: some hundred kB, whatever its size. */
function blackPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 1 });
  const end = chunk("IEND", Buffer.alloc(0));
  return Buffer.concat([png.subarray(0, 8), chunk("IHDR", header), chunk("IDAT", pixels), end]);
}

/** The file behind a path, through the public call. */
const fetchFile = async (path: string) => await shop.app.inject({ method: "GET", url: path });
const widthOf = async (path: string) => (await sharp((await fetchFile(path)).rawPayload).metadata()).width;

describe("a picture", () => {
  test("is derived in the pages' widths, and every file of it can be fetched", async () => {
    const product = await addProduct({}, { image: { name: "tote.png", type: "image/png", bytes: png } });
    const picture = pictureContract.parse(product.picture);
    expect(product.image_base64).toBe(picture.src);
    expect([picture.width, picture.height]).toEqual([960, 720]);
    expect(picture.sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
    for (const { type, srcset } of picture.sources) {
      const entries = srcset.split(", ").map((entry) => entry.split(" "));
      expect(entries.map(([, width]) => width)).toEqual(["320w", "640w", "960w"]);
      for (const [path = "", width] of entries) {
        expect((await fetchFile(path)).headers["content-type"]).toBe(type);
        expect(`${await widthOf(path)}w`).toBe(width);
      }
    }
    expect(await widthOf(picture.src)).toBe(960);
    const shared = await sharp((await fetchFile(picture.open_graph)).rawPayload).metadata();
    expect([shared.format, shared.width, shared.height]).toEqual(["jpeg", 1200, 630]);
    expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect((picture.placeholder ?? "").length).toBeLessThan(400);
  });

  test("may be a PNG, JPEG, WebP or GIF, whatever its name says", async () => {
    const small = draw(200, 100);
    const files = [small.clone().png(), small.clone().jpeg(), small.clone().webp(), small.clone().gif()];
    for (const file of files) {
      const { picture } = await addProduct(
        {},
        { image: { name: "a.exe", type: "text/html", bytes: await file.toBuffer() } },
      );
      // Smaller than the smallest width: never blown up.
      expect(picture).toMatchObject({ width: 200, height: 100 });
    }
  });

  test("is turned as its EXIF says, and loses all metadata", async () => {
    const exif = { IFD0: { Copyright: "somebody", Artist: "somebody" } };
    const turned = await draw(300, 100).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    const { picture } = await addProduct({}, { image: { bytes: turned } });
    expect(picture).toMatchObject({ width: 100, height: 300 });
    const file = await fetchFile(picture?.src ?? "");
    expect(file.rawPayload.includes("somebody")).toBe(false);
    expect(await sharp(file.rawPayload).metadata()).not.toHaveProperty("exif");
  });

  test("stays when a change brings none, is replaced by another, and can be removed", async () => {
    const { id, picture } = await addProduct({}, { image: { bytes: png } });
    const nothing = { image: { name: "", bytes: Buffer.alloc(0) } };
    const blank = await post(`/api/products/${id}`, { nom: "B" }, nothing);
    expect(blank.body.data).toMatchObject({ picture, image_base64: picture?.src });
    const other = await post(
      `/api/products/${id}`,
      { nom: "B" },
      { image: { bytes: await draw(400, 400).png().toBuffer() } },
    );
    expect(other.body.data).toMatchObject({ picture: { width: 400, height: 400 } });
    const none = await post(`/api/products/${id}`, { nom: "B", remove_image: 1 });
    expect(none.body.data).toMatchObject({ picture: null, image_base64: null });
  });
});

describe("a document (SPEC-2.8)", () => {
  test("is stored as it is and offered for download", async () => {
    const product = await addProduct({}, { image: { bytes: pdf }, image_details: { bytes: pdf } });
    expect(product.picture).toBeNull();
    // Each upload has a name of its own, so that a sweeper never takes it for an older one.
    expect(product.image_details).not.toBe(product.image_base64);
    for (const path of [product.image_base64 ?? "", product.image_details ?? ""]) {
      expect(path).toMatch(/^\/storage\/documents\/[0-9a-f]{24}\.pdf$/);
      const file = await fetchFile(path);
      expect(file.rawPayload.equals(pdf)).toBe(true);
      expect(file.headers).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": 'attachment; filename="document.pdf"',
        "x-content-type-options": "nosniff",
      });
    }
  });
});

describe("REL-I4 what is no picture is refused, and nothing is changed", () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.from("<!doctype html><script>alert(1)</script>");
  const refused: readonly (readonly [what: string, bytes: Buffer, words: RegExp])[] = [
    ["an SVG", svg, /Only JPG, PNG, WebP, GIF and PDF/],
    ["HTML that calls itself PNG", html, /Only JPG/],
    ["nothing but a PNG's first bytes", png.subarray(0, 60), /cannot be read/],
    ["a PNG that is cut off", png.subarray(0, Math.floor(png.length * 0.6)), /cannot be read/],
    ["a JPEG that is cut off", jpeg.subarray(0, 3_000), /cannot be read/],
    ["HTML behind a PNG's signature", Buffer.concat([png.subarray(0, 8), html]), /cannot be read/],
    ["HTML inside a PNG", Buffer.concat([png.subarray(0, 40), html, png.subarray(40)]), /cannot be read/],
    ["a TIFF", tiff, /Only JPG/],
    ["more than 5 MB", Buffer.concat([png, Buffer.alloc(5_242_881 - png.length)]), /must not exceed 5 MB/],
  ];

  test.each(refused)("%s", async (_, bytes, words) => {
    const { id } = await addProduct();
    const answer = await post(
      `/api/products/${id}`,
      { nom: "x" },
      { image: { name: "a.png", type: "image/png", bytes } },
    );
    expect([answer.status, answer.body.errors]).toEqual([422, { image: [expect.stringMatching(words)] }]);
    expect((await get(`/api/products/${id}`)).body.data).toMatchObject({ version: 1, picture: null });
  });

  test("REL-I6 a bomb of 900 megapixels is refused before it is decoded", async () => {
    const bomb = blackPng(30_000);
    expect(bomb.length).toBeLessThan(5_242_880);
    const started = performance.now();
    const answer = await post("/api/products", { nom: "x" }, { image: { bytes: bomb } });
    expect(answer.body.errors).toEqual({ image: [expect.stringMatching(/40 megapixels/)] });
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  test("a field of another name is refused as unknown", async () => {
    expect(
      (await post("/api/products", { nom: "x" }, { picture: { bytes: png } })).body.errors,
    ).toHaveProperty("picture");
  });
});

test("the pictures that come with the shop are answered by name", async () => {
  const pictures = listPictures.answers[200].parse((await get("/api/pictures")).body);
  for (const { src } of Object.values(pictures)) expect((await fetchFile(src)).statusCode).toBe(200);
});
