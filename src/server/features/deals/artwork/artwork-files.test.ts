import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { ArtworkFilesAnswer } from "#contracts/quotes/artwork-files.ts";
import { historyRoutes } from "#server/features/history/history.routes.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { multipart } from "#tests/support/multipart.ts";
import { addProduct, askForQuote, holdLinkOf, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices, freeDecoders } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { quoteRoutes } from "../quotes.routes.ts";
import { drawnPdf } from "./drawn-pdfs.fixture.ts";
import { picture, prepareAllLogos } from "./logo.fixture.ts";

const database = await openTestDatabase();
const services = {
  ...createTestServices(database, { ARTWORK_STORAGE_MB: "1" }),
  logoDecoders: freeDecoders(),
};
const shop = await createTestShop(services, [quoteRoutes, historyRoutes]);
const tote = await addProduct(services);
const dana = await addAdministrator(services, { name: "Dana" });
const png = await picture("png", 600, 400);
/** Kept as it came: no decoder is started for it. */
const eps = Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n");
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="5" height="9"/></svg>',
);

interface Sent {
  readonly bytes?: Buffer;
  readonly name?: string;
  readonly fields?: Readonly<Record<string, string | number>>;
}

const open = async (email?: string) => {
  const { id } = await askForQuote(services, tote, email ? { fields: { email } } : {});
  return { id, path: `/api/quotes/${id}/artwork`, client: (await signInClientOf(services, id)).bearer };
};
const add = async (path: string, bearer: string, { bytes, name = "logo.png", fields }: Sent) => {
  const sent = await multipart({ role: "logo", ...fields }, bytes ? { file: { name, bytes } } : {});
  return await shop.send("POST", path, { bearer, ...sent });
};
const list = async (path: string, bearer: string) =>
  (await shop.send("GET", path, { bearer })).body as unknown as ArtworkFilesAnswer;
const get = (url: string, bearer: string) =>
  shop.app.inject({ url, headers: { authorization: `Bearer ${bearer}` } });

describe("L15 a file of a deal", () => {
  test("is added by its client and by staff, and said what it is good for", async () => {
    const { path, client } = await open();
    expect((await add(path, client, { bytes: png })).status).toBe(201);
    await add(path, dana.bearer, { bytes: drawnPdf(), name: "print.ai", fields: { role: "production" } });
    const { files } = await list(path, client);
    expect(files).toMatchObject([
      {
        ...{
          name: "print.ai",
          type: "ai",
          role: "production",
          version: 1,
          state: "ready",
          has_preview: true,
        },
        ...{ by: { kind: "staff", name: "Dana" }, report: { type: "ai", is_vector: true, level: "fine" } },
      },
      {
        ...{ name: "logo.png", type: "png", role: "logo", has_preview: true, is_superseded: false },
        ...{ by: { kind: "client" }, report: { width_px: 600, level: "needs_work" } },
      },
    ]);
  });

  test("opens as it was sent, and as a picture; an SVG as a picture alone", async () => {
    const { path, client } = await open();
    const { body } = await add(path, client, { bytes: png });
    const [file] = (body as unknown as ArtworkFilesAnswer).files;
    const original = await get(`${path}/${file?.id}`, dana.bearer);
    expect(original.rawPayload.equals(png)).toBe(true);
    expect(original.headers["content-disposition"]).toContain("attachment");
    expect(
      (await sharp((await get(`${path}/${file?.id}/preview`, client)).rawPayload).metadata()).width,
    ).toBe(600);
    const drawn = (await add(path, client, { bytes: svg, name: "logo.svg" }))
      .body as unknown as ArtworkFilesAnswer;
    const [vector] = drawn.files;
    expect(vector).toMatchObject({ type: "svg", report: { is_vector: true } });
    const served = await get(`${path}/${vector?.id}`, client);
    expect([served.headers["content-type"], served.headers["content-disposition"]]).toEqual([
      "image/png",
      'attachment; filename="logo.png"',
    ]);
  });

  test("an EPS is kept, and said to be unreadable here", async () => {
    const { path, client } = await open();
    const { body } = await add(path, client, { bytes: eps, name: "logo.eps" });
    expect((body as unknown as ArtworkFilesAnswer).files).toMatchObject([
      {
        ...{ type: "eps", state: "ready", has_preview: false },
        report: { level: "fine", notes: [expect.stringContaining("cannot be shown here")] },
      },
    ]);
  });

  test("that came in a crowd is looked at later", async () => {
    const crowded = await createTestShop(createTestServices(database), [quoteRoutes]);
    const { path, client } = await open();
    const sent = await multipart({ role: "logo" }, { file: { name: "logo.pdf", bytes: drawnPdf() } });
    await crowded.send("POST", path, { bearer: client, ...sent });
    expect((await list(path, client)).files).toMatchObject([{ state: "waiting", report: null }]);
    await prepareAllLogos(services);
    expect((await list(path, client)).files).toMatchObject([{ state: "ready", report: { is_vector: true } }]);
  });

  test("stands in the history", async () => {
    const { id, path, client } = await open();
    await add(path, client, { bytes: eps, name: "logo.eps" });
    const { body } = await shop.send("GET", `/api/history?subject=quote&subject_id=${id}`, {
      bearer: dana.bearer,
    });
    expect(JSON.stringify(body)).toContain("quote.add-artwork");
  });
});

describe("L15 versions", () => {
  test("the same role and name, or a named one, make the next; nothing is replaced", async () => {
    const { path, client } = await open();
    await add(path, client, { bytes: eps, name: "logo.eps" });
    await add(path, client, { bytes: eps, name: "LOGO.eps" });
    await add(path, client, { bytes: eps, name: "logo.eps", fields: { role: "reference" } });
    const first = (await list(path, client)).files.at(-1)?.id ?? 0;
    await add(path, dana.bearer, { bytes: drawnPdf(), name: "other.pdf", fields: { follows: first } });
    const { files } = await list(path, client);
    expect(
      files.map(({ name, role, version, is_superseded }) => [name, role, version, is_superseded]),
    ).toEqual([
      ["other.pdf", "logo", 3, false],
      ["logo.eps", "reference", 1, false],
      ["LOGO.eps", "logo", 2, true],
      ["logo.eps", "logo", 1, true],
    ]);
    expect((await get(`${path}/${first}`, client)).statusCode).toBe(200);
  });

  test("two at once follow each other", async () => {
    const { path, client } = await open();
    await Promise.all(Array.from({ length: 4 }, () => add(path, client, { bytes: eps, name: "logo.eps" })));
    expect((await list(path, client)).files.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  });
});

describe("L15 his next deal", () => {
  test("he and staff see the files of former ones, and take them again", async () => {
    const former = await open("again@example.com");
    await add(former.path, former.client, { bytes: png });
    await add(former.path, former.client, { bytes: png });
    const next = await open("again@example.com");
    const offered = (await list(next.path, next.client)).former;
    expect(offered).toMatchObject([{ name: "logo.png", role: "logo", quote_id: former.id }]);
    const again = offered[0]?.id ?? 0;
    expect((await add(next.path, dana.bearer, { fields: { again } })).status).toBe(201);
    const { files, former: left } = await list(next.path, next.client);
    expect([files.length, files[0]?.version, files[0]?.has_preview, left]).toEqual([1, 1, true, []]);
  });

  test("no other client does, and no holder of a link", async () => {
    const his = await open();
    await add(his.path, his.client, { bytes: eps, name: "logo.eps" });
    const again = (await list(his.path, his.client)).files[0]?.id ?? 0;
    const other = await open();
    expect((await list(other.path, other.client)).former).toEqual([]);
    expect((await add(other.path, other.client, { fields: { again } })).status).toBe(422);
    expect((await get(his.path, other.client)).statusCode).toBe(404);
    expect((await get(`${other.path}/${again}`, other.client)).statusCode).toBe(404);
    expect((await get(his.path, (await holdLinkOf(services, his.id)).bearer)).statusCode).toBe(403);
  });
});

describe("L15 what is refused", () => {
  test.each<[what: string, sent: Sent, field: string]>([
    ["no file", {}, "file"],
    ["another kind", { bytes: Buffer.from("MZ, a program"), name: "logo.exe" }, "file"],
    ["one that is not what its name says", { bytes: png, name: "logo.svg" }, "file"],
    ["a torn one", { bytes: png.subarray(0, 200) }, "file"],
    ["an SVG that is none", { bytes: Buffer.from("<?xml version='1.0'?><html/>"), name: "a.svg" }, "file"],
    ["no role", { bytes: png, fields: { role: "other" } }, "role"],
    ["one that follows none", { bytes: png, fields: { follows: 999_999 } }, "follows"],
  ])("%s", async (_, sent, field) => {
    const { path, client } = await open();
    const { status, body } = await add(path, client, sent);
    expect([status, Object.keys(Object(body).errors)]).toEqual([422, [field]]);
    expect((await list(path, client)).files).toEqual([]);
  });

  test("more than 25 MB", async () => {
    const { path, client } = await open();
    const large = Buffer.concat([drawnPdf(), Buffer.alloc(26_214_401)]);
    const { status, body } = await add(path, client, { bytes: large, name: "logo.pdf" });
    expect([status, Object(body).errors?.file]).toEqual([422, ["logo.pdf: a file may have 25 MB at most."]]);
  });

  test("an eleventh", async () => {
    const { path, client } = await open();
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1)
      statuses.push((await add(path, client, { bytes: eps, name: `${sent}.eps` })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 422]);
  });

  test("REL-D7 what finds no room in staff's own store, while buyers' files still come in", async () => {
    const { path, client } = await open();
    const bytes = Buffer.concat([eps, Buffer.alloc(900_000)]);
    await add(path, dana.bearer, { bytes, name: "a.eps" });
    const { status, body } = await add(path, dana.bearer, { bytes, name: "b.eps" });
    expect([status, Object(body).errors?.file?.[0]]).toEqual([
      422,
      expect.stringContaining("ARTWORK_STORAGE_MB"),
    ]);
    expect((await add(path, client, { bytes, name: "b.eps" })).status).toBe(201);
  });
});
