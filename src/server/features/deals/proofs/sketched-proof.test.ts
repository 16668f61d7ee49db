import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Proof } from "#contracts/orders/proof.ts";
import { multipart } from "#tests/support/multipart.ts";
import { upload } from "../artwork/logo.fixture.ts";
import { cutOut, described, disc, front, placed } from "../sketches/sketches.fixture.ts";
import { storeProofFile } from "./proof-file.ts";
import { openProofShop } from "./proofs.fixture.ts";

const { services, shop, ordered, bearer, tote } = await openProofShop();
await services.storage.put(front.picture.replace("/storage/", ""), cutOut);
await services.db
  .updateTable("products")
  .set({ print_areas: JSON.stringify([front]) })
  .where("id", "=", tote.id)
  .execute();

/** An order whose logo was looked at. */
async function withLogo() {
  const order = await ordered();
  const stored = await storeProofFile(services, upload(disc));
  const preview = `logos/test-${order.quoteId}-preview.png`;
  await services.storage.put(preview, disc);
  const { id } = await services.db
    .insertInto("files")
    .values({ ...stored, storage_key: `logos/test-${order.quoteId}.png`, preview_key: preview })
    .returning("id")
    .executeTakeFirstOrThrow();
  await services.db
    .updateTable("quotes")
    .set({ logo_file_id: id, logo_colors: '["#C8102E"]' })
    .where("id", "=", order.quoteId)
    .execute();
  const add = async (fields: object) => {
    const texts = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]),
    );
    const form = await multipart(texts);
    return await shop.send("POST", `/api/orders/${order.orderId}/proofs`, { bearer, ...form });
  };
  return { ...order, add };
}

describe("a proof in one step", () => {
  test("is drawn from a sketch: its picture, and each place with millimetres and inks", async () => {
    const { add, quoteId, read } = await withLogo();
    const answer = await add({
      sketch: described(tote.id, { places: [{ ...placed, inks: [] }] }),
      ink_names: [{ ink: "#C8102E", name: "PMS 186 C" }],
    });
    expect(answer.status).toBe(201);
    const { id, state, facts } = answer.body.proof as Proof;
    expect([state, facts.places]).toEqual([
      "draft",
      [{ place: "front", width_mm: 200, height_mm: 138, inks: ["PMS 186 C #C8102E"] }],
    ]);
    const headers = { authorization: `Bearer ${bearer}` };
    const { rawPayload } = await shop.app.inject({ method: "GET", url: `/api/proofs/${id}/file`, headers });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "png", width: 800, hasAlpha: false });
    expect((await read())[0]?.state).toBe("draft");
    const sketch = await shop.send("GET", `/api/quotes/${quoteId}/sketch`, { bearer });
    expect(sketch.body.sketch).toBeNull();
  });

  test("names the inks of a logo whose colours were not confirmed as staff does", async () => {
    const { add, quoteId } = await withLogo();
    await services.db.updateTable("quotes").set({ logo_colors: "[]" }).where("id", "=", quoteId).execute();
    const sketch = described(tote.id, { places: [{ ...placed, inks: [] }] });
    const named = await add({ sketch, inks: ["PMS 186 C", "Black"] });
    expect((named.body.proof as Proof).facts.places[0]?.inks).toEqual(["PMS 186 C", "Black"]);
    const long = await add({ sketch, ink_names: [{ ink: "#C8102E", name: "x".repeat(53) }] });
    expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([422, ["ink_names"]]);
  });

  test("says what staff says, where that is another thing", async () => {
    const { add } = await withLogo();
    const facts = { places: [{ place: "front", width_mm: 190, height_mm: 130, inks: ["PMS 186 C"] }] };
    const answer = await add({ sketch: described(tote.id), facts });
    expect((answer.body.proof as Proof).facts.places).toEqual(facts.places);
  });

  test.each([
    ["a sketch without a place", { places: [] }],
    ["a logo outside its area", { places: [{ ...placed, x_mm: 500 }] }],
    ["a file of another deal", { places: [{ ...placed, file: "1" }] }],
    ["a product that is gone", { product: 999_999 }],
  ])("%s is refused at `sketch`", async (_name, change) => {
    const { add } = await withLogo();
    const answer = await add({ sketch: described(tote.id, change) });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ["sketch"]]);
  });
});
