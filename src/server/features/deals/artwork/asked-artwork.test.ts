import { describe, expect, test } from "vitest";
import type { ArtworkFilesAnswer } from "#contracts/quotes/artwork-files.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { multipart } from "#tests/support/multipart.ts";
import { addProduct, postedMails, requestForm } from "#tests/support/quotes.ts";
import { createTestServices, freeDecoders } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { quoteRoutes } from "../quotes.routes.ts";
import { drawnPdf } from "./drawn-pdfs.fixture.ts";
import { picture } from "./logo.fixture.ts";

const database = await openTestDatabase();
const services = { ...createTestServices(database), logoDecoders: freeDecoders() };
const shop = await createTestShop(services, [quoteRoutes]);
const tote = await addProduct(services);
const dana = await addAdministrator(services, { name: "Dana" });
const png = await picture("png", 600, 400);
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="5" height="9"/></svg>',
);
const list = async (path: string, bearer: string) =>
  (await shop.send("GET", path, { bearer })).body as unknown as ArtworkFilesAnswer;

describe("L15 what comes with a request", () => {
  const ask = async (files: readonly { readonly name: string; readonly bytes: Buffer }[], key?: string) => {
    const sent = await multipart(requestForm(tote, { email: "asked@example.com" }), { artwork: files });
    const headers = key === undefined ? sent.headers : { ...sent.headers, "idempotency-key": key };
    return await shop.send("POST", "/api/quotes", { ...sent, headers });
  };
  const kept = () => services.db.selectFrom("artwork_files").select("id").execute();

  test("becomes files of the deal, once for a key", async () => {
    const files = [
      { name: "guide.pdf", bytes: drawnPdf() },
      { name: "logo.svg", bytes: svg },
    ];
    const key = "0b0e7c1a-6f0e-4f6e-9d0a-1f2d3c4b5a69";
    const { status, body } = await ask(files, key);
    expect([status, (await ask(files, key)).body]).toEqual([201, body]);
    const { id } = Object(body).quote;
    expect((await list(`/api/quotes/${id}/artwork`, dana.bearer)).files).toMatchObject([
      { name: "logo.svg", role: "reference", version: 1, by: { kind: "visitor", name: "Ann Miller" } },
      { name: "guide.pdf", report: { is_vector: true } },
    ]);
    const mails = await postedMails(services);
    expect(mails.find(({ template }) => template === "staff-request-received")?.content).toMatchObject({
      fileNames: ["guide.pdf", "logo.svg"],
    });
  });

  test.each<[what: string, files: () => { name: string; bytes: Buffer }[]]>([
    ["four", () => Array.from({ length: 4 }, (_, at) => ({ name: `${at}.svg`, bytes: svg }))],
    [
      "26 MB together",
      () =>
        [0, 1].map((at) => ({ name: `${at}.png`, bytes: Buffer.concat([png, Buffer.alloc(13_631_488)]) })),
    ],
    ["another kind", () => [{ name: "a.exe", bytes: Buffer.from("MZ") }]],
    [
      "a good one and a torn one",
      () => [
        { name: "a.eps", bytes: Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n") },
        { name: "b.png", bytes: png.subarray(0, 99) },
      ],
    ],
  ])("is refused: %s", async (_, files) => {
    const before = await kept();
    const { status, body } = await ask(files());
    expect([status, Object.keys(Object(body).errors)]).toEqual([422, ["artwork"]]);
    expect(await kept()).toEqual(before);
  });
});

test("L15 who ticks that he may use the mark leaves the sentence and the time; no one has to", async () => {
  const ask = async (fields: Record<string, string>) => {
    const sent = await multipart(requestForm(tote, { language: "en", ...fields }));
    const { body } = await shop.send("POST", "/api/quotes", sent);
    const { quote } = (
      await shop.send("GET", `/api/quotes/${Object(body).quote.id}`, { bearer: dana.bearer })
    ).body;
    return Object(quote).mark_permission;
  };
  expect(await ask({ may_use_mark: "1" })).toEqual({
    at: services.clock().toISOString(),
    words: "I may use this mark: it is mine, or its owner allows it.",
  });
  expect(await ask({})).toBeNull();
});
