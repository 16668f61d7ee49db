import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { holdLinkOf } from "#tests/support/quotes.ts";
import { addUser } from "#tests/support/staff.ts";
import { drawnPdf } from "../artwork/drawn-pdfs.fixture.ts";
import { approval, facts, openProofShop, pdf, picture } from "./proofs.fixture.ts";

const { services, shop, bearer, send, ordered } = await openProofShop();
const shared = ordered();

describe("who may", () => {
  test("read and answer: the order's client alone, and no draft", async () => {
    const { orderId, quoteId, client, add, waiting } = await ordered();
    const draft = await add();
    const sent = await waiting(pdf);
    const { client: other } = await ordered();
    const { bearer: link } = await holdLinkOf(services, quoteId);
    const get = async (path: string, as: string) =>
      (await shop.send("GET", `/api/${path}`, { bearer: as })).status;
    expect(await get(`orders/${orderId}/proofs`, other.bearer)).toBe(404);
    expect(await get(`orders/${orderId}/proofs`, link)).toBe(403);
    for (const [path, own] of [
      [`proofs/${sent.id}/file`, 200],
      // One without a page has no picture.
      [`proofs/${sent.id}/file?preview=1`, 404],
      [`proofs/${draft.id}/file`, 404],
    ] as const) {
      expect([path, await get(path, client.bearer)]).toEqual([path, own]);
      expect([path, await get(path, other.bearer)]).toEqual([path, 404]);
    }
    const approve = { bearer: other.bearer, body: approval };
    expect((await shop.send("POST", `/api/proofs/${sent.id}/approve`, approve)).status).toBe(404);
  });
  test("FOUND-W1 know whose turn it is alike, also while a draft is hidden from the client", async () => {
    const { orderId, client, add } = await ordered();
    const hold = { bearer, body: { reason: "art" } };
    expect((await shop.send("POST", `/api/orders/${orderId}/hold`, hold)).status).toBe(200);
    await add();
    const turnFor = async (as: string) => {
      const { body } = await shop.send("GET", `/api/orders/${orderId}`, { bearer: as });
      const { tasks } = body.order as { tasks: { by: string; what: string }[] };
      return tasks[0];
    };
    expect(await turnFor(bearer)).toEqual({ by: "shop", what: "send_proof" });
    expect(await turnFor(client.bearer)).toEqual({ by: "shop", what: "make_proof" });
  });
  test("make proofs: those with the right, and production reads them", async () => {
    const { orderId, waiting } = await ordered();
    const { id } = await waiting();
    const { bearer: production } = await addUser(services, { role: "production" });
    expect((await shop.send("GET", `/api/orders/${orderId}/proofs`, { bearer: production })).status).toBe(
      200,
    );
    const withdraw = { bearer: production, body: {} };
    expect((await shop.send("POST", `/api/proofs/${id}/withdraw`, withdraw)).status).toBe(403);
  });
});

describe("the file", () => {
  const kinds = [
    ["a page", { name: "a.html", type: "text/html", bytes: Buffer.from("<script>") }],
    ["a page by another name", { name: "a.png", type: "image/png", bytes: Buffer.from("<script>") }],
    ["a PDF without its end", { name: "a.pdf", type: "", bytes: Buffer.from("%PDF-1.7") }],
    ["a picture without its end", { ...picture, bytes: picture.bytes.subarray(0, 20) }],
    ["a drawing", { name: "a.eps", type: "", bytes: Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n") }],
    ["more than 5 MB", { ...pdf, bytes: Buffer.concat([pdf.bytes, Buffer.alloc(5_242_880)]) }],
    ["none", undefined],
  ] as const;
  test.each(kinds)("%s is refused at its field, and nothing is stored", async (_, file) => {
    const { orderId, read } = await shared;
    const before = (await read()).length;
    const sent = await send(
      `/api/orders/${orderId}/proofs`,
      { facts: JSON.stringify(facts) },
      file as typeof picture,
    );
    expect([sent.status, Object.keys(sent.body.errors ?? {})]).toEqual([422, ["file"]]);
    expect(await read()).toHaveLength(before);
  });
  test("is stored as it came, and a picture is looked at as one of our own making", async () => {
    const { add } = await ordered();
    const { id, file } = await add(picture);
    expect(file).toMatchObject({ name: "proof.png", has_picture: true, bytes: picture.bytes.length });
    const headers = { authorization: `Bearer ${bearer}` };
    const get = (url: string) => shop.app.inject({ url, headers });
    expect((await get(`/api/proofs/${id}/file`)).rawPayload.equals(picture.bytes)).toBe(true);
    const preview = await get(`/api/proofs/${id}/file?preview=1`);
    expect(preview.headers["content-type"]).toBe("image/webp");
    expect(preview.rawPayload.subarray(8, 12).toString()).toBe("WEBP");
  });
  test("of a PDF the first page is looked at, on white; one that cannot be drawn is opened as it is", async () => {
    const { add } = await ordered();
    const drawn = { ...pdf, bytes: drawnPdf() };
    const { id, file } = await add(drawn);
    expect(file).toMatchObject({ name: "proof.pdf", has_picture: true, bytes: drawn.bytes.length });
    const headers = { authorization: `Bearer ${bearer}` };
    const { rawPayload } = await shop.app.inject({ url: `/api/proofs/${id}/file?preview=1`, headers });
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([2_000, 1_000, 3]);
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
    const broken = { ...pdf, bytes: Buffer.from("%PDF-1.7\n1 0 obj\n<</Type /Catalog>>\nendobj\n%%EOF") };
    expect((await add(broken)).file.has_picture).toBe(false);
  });
  test("and the facts are refused with words", async () => {
    const { orderId } = await shared;
    for (const wrong of [
      ...["{", "{}", JSON.stringify({ places: [] }), JSON.stringify({ ...facts, more: 1 })],
      JSON.stringify({ places: [{ ...facts.places[0], width_mm: 0 }] }),
      JSON.stringify({ places: [{ ...facts.places[0], inks: [] }] }),
    ]) {
      const sent = await send(`/api/orders/${orderId}/proofs`, { facts: wrong }, picture);
      expect([wrong, sent.status]).toEqual([wrong, 422]);
    }
  });
});
