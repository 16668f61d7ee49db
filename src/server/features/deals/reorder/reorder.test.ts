import { describe, expect, test } from "vitest";
import { printOfE0 } from "#domain/prices/prices.fixture.ts";
import { addDrawnSketch } from "#tests/support/sketches.ts";
import { addAdministrator, addUser } from "#tests/support/staff.ts";
import { addArtwork } from "../artwork/add-artwork.ts";
import { openDeliveryShop } from "../orders/delivery.fixture.ts";

const shop = await openDeliveryShop();
const { packed, post, get, services, tote } = shop;
const sizeId = tote.sizes[0]?.id ?? 0;

/** E0 of a size of the catalogue, whose list says what E0 does. */
const e0 = {
  lines: [
    { kind: "product", size_id: sizeId, name: "Bags L", units: 25_000, unit_price: "0.15" },
    { kind: "run", name: "Run", units: 50_000, unit_price: "0.02" },
    { kind: "setup", name: "Set-up", units: 3, unit_price: "40" },
    { kind: "freight", name: "Freight", freight: "fixed", amount: "420", unit_cost: "400" },
  ],
};
await services.db.updateTable("sizes").set({ unit_price_e4: 1_650 }).where("id", "=", sizeId).execute();

async function delivered({ until = "2029-03-05" as string | null, state = "delivered" as const } = {}) {
  const order = await packed({ state, offer: e0, good: [25_000] });
  await services.db.updateTable("orders").set({ plates_until: until }).where("id", "=", order.id).execute();
  return order;
}

describe("L20.1 an order is ordered again at today's prices", () => {
  test("L20.3 as an exact repeat without set-up: 5,690.42", async () => {
    const { id, client } = await delivered();
    const { reorder } = (await get(`orders/${id}/reorder`, client.bearer)).body;
    expect(reorder).toMatchObject({
      ...{ today_cents: 569_042, is_exact: true, set_up_cents: 0, plates_until: "2029-03-05" },
      sentence: "Exact repeat: your plates are stored, there is no setup fee.",
    });
  });

  test("for the same bag: the new request has the sketch of what was agreed", async () => {
    const { id, client, quoteId } = await delivered();
    await addDrawnSketch(services, { quoteId, product: tote.id });
    await services.db
      .updateTable("quote_versions")
      .set((eb) => ({ sketch_id: eb.selectFrom("sketches").select((of) => of.fn.max("id").as("id")) }))
      .where("quote_id", "=", quoteId)
      .execute();
    expect((await get(`orders/${id}`)).body.order).toMatchObject({ has_sketch: true });
    const { body } = await post(`orders/${id}/reorder`, {}, client.bearer);
    const again = body.quote as { id: number; has_sketch: boolean };
    expect(again.has_sketch).toBe(true);
    const { sketch } = (await get(`quotes/${again.id}/sketch`, client.bearer)).body;
    expect(sketch).toMatchObject({ dye: "#1A7F37", is_drawn: true });
  });

  test("with its set-up where its plates are gone, which a sentence says", async () => {
    const { id, client } = await delivered({ until: null });
    const { reorder } = (await get(`orders/${id}/reorder`, client.bearer)).body;
    expect(reorder).toMatchObject({
      ...{ is_exact: false, set_up_cents: 12_000 },
      sentence: "The plates are no longer stored, setup fee $120.00",
    });
  });

  test("the client's new quote has a draft that staff sends; both sides are written to", async () => {
    const { id, client, quoteId } = await delivered();
    const { status, body } = await post(`orders/${id}/reorder`, {}, client.bearer);
    const quote = body.quote as { id: number; stage: string };
    expect([status, quote.stage]).toEqual([201, "drafting"]);
    const stored = await services.db
      .selectFrom("quotes")
      .select(["reorder_of", "client_id", "logo_file_id"])
      .where("id", "in", [quote.id, quoteId])
      .orderBy("id", "desc")
      .execute();
    expect(stored[0]).toMatchObject({ ...stored[1], reorder_of: id });
    // What was typed of costs was the former order's.
    const costs = await services.db
      .selectFrom("quote_versions")
      .select("costs")
      .where("quote_id", "in", [quote.id, quoteId])
      .orderBy("quote_id")
      .execute();
    expect(costs.map((row) => JSON.parse(row.costs).typed)).toEqual([{ "lines.3": 4_000_000 }, {}]);
    const draft = await services.db
      .selectFrom("quote_versions")
      .select(["state", "total_cents", "tolerance_ppm"])
      .where("quote_id", "=", quote.id)
      .execute();
    expect(draft).toEqual([{ state: "draft", total_cents: 569_042, tolerance_ppm: 100_000 }]);
    expect(await shop.mailsOf(quote.id)).toMatchObject([
      { template: "staff-quote-news", news: "ordered-again" },
    ]);
  });

  test("L15 it keeps the files of the order, the newest versions, and stores none anew", async () => {
    const { id, client, quoteId } = await delivered();
    const { actor } = await addAdministrator(services);
    const bytes = Buffer.from("%!PS-Adobe-3.0 EPSF-3.0");
    const upload = { name: "lines.eps", mediaType: "", bytes, isTruncated: false };
    const adding = { quoteId, role: "logo", upload, address: "192.0.2.1" } as const;
    for (let sent = 0; sent < 2; sent += 1)
      await addArtwork(services, actor, { ...adding, follows: undefined, again: undefined });
    const quote = (await post(`orders/${id}/reorder`, {}, client.bearer)).body.quote as { id: number };
    const { files } = (await get(`quotes/${quote.id}/artwork`, client.bearer)).body;
    expect(files).toMatchObject([{ name: "lines.eps", role: "logo", version: 2 }]);
    expect(
      await services.db.selectFrom("files").where("original_name", "=", "lines.eps").selectAll().execute(),
    ).toHaveLength(2);
  });

  test("the same key is one quote, also when it comes twice at once", async () => {
    const { id } = await delivered();
    const again = () => shop.withKey(`orders/${id}/reorder`, {}, `again-${id}`);
    const answers = await Promise.all([again(), again()]);
    const retried = await again();
    const ids = [...answers, retried]
      .filter(({ status }) => status === 201)
      .map(({ body }) => (body.quote as { id: number }).id);
    expect([retried.status, new Set(ids).size]).toEqual([201, 1]);
  });
});

test("L20.2 the proof of an order that was ordered again says how it differs from the approved one", async () => {
  const { id, quoteId, client } = await delivered();
  const back = { place: "back", width_mm: 100, height_mm: 80, inks: ["185 C"] };
  await shop.addProof({ orderId: id, quoteId }, { facts: { places: [back] }, state: "approved" });
  // A request that follows from it is printed as it was approved.
  const { body } = await post(`orders/${id}/reorder`, {}, client.bearer);
  const asked = (await get(`quotes/${(body.quote as { id: number }).id}`)).body.quote;
  expect(asked).toMatchObject({ places: [{ place: "back", colours: 1 }] });
  const again = await packed({ offer: e0 });
  const repeatOf = async (as?: string) => (await get(`orders/${again.id}/proofs`, as)).body.repeat;
  const { db } = services;
  expect(await repeatOf()).toBeNull();
  await db.updateTable("quotes").set({ reorder_of: id }).where("id", "=", again.quoteId).execute();
  // Its client reads of no proof before there is one.
  expect(await repeatOf(again.client.bearer)).toBeNull();
  // Staff types on from what was approved.
  expect(await repeatOf()).toMatchObject({ approved_facts: { places: [back] } });
  const proofId = await shop.addProof(
    { orderId: again.id, quoteId: again.quoteId },
    { facts: { places: [back] } },
  );
  expect(await repeatOf(again.client.bearer)).toMatchObject({ is_exact: true });
  const facts = JSON.stringify({ places: [{ ...back, inks: ["186 C"] }] });
  await db.updateTable("proofs").set({ facts }).where("id", "=", proofId).execute();
  const print_prices = JSON.stringify({ ...printOfE0, setup: 450_000 });
  await db.updateTable("quotes").set({ print_prices }).where("id", "=", again.quoteId).execute();
  expect(await repeatOf()).toMatchObject({
    is_exact: false,
    sentence: "Back print: ink 186 C instead of 185 C, setup fee $45.00",
  });
  const production = await addUser(services, { role: "production" });
  expect(await repeatOf(production.bearer)).toMatchObject({
    sentence: "Back print: ink 186 C instead of 185 C: set up again",
  });
});

test("not before it was delivered, not by another client, and not by who writes no quotes", async () => {
  const { id, client } = await packed();
  const early = await post(`orders/${id}/reorder`, {}, client.bearer);
  expect([early.status, early.body.message]).toEqual([409, expect.stringMatching(/delivered/)]);
  const { id: done } = await delivered();
  expect((await post(`orders/${done}/reorder`, {}, client.bearer)).status).toBe(404);
  const production = await addUser(services, { role: "production" });
  expect((await post(`orders/${done}/reorder`, {}, production.bearer)).status).toBe(403);
  expect((await get(`orders/${done}/reorder`, production.bearer)).status).toBe(403);
  expect((await post(`orders/${done}/reorder`)).status).toBe(201);
});
