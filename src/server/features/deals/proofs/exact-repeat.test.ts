import { beforeAll, describe, expect, test } from "vitest";
import type { Proof } from "#contracts/orders/proof.ts";
import { approval, facts, openProofShop, pdf } from "./proofs.fixture.ts";

const { services, bearer, staff, send, ordered, shop } = await openProofShop();
const { db } = services;
type Order = Awaited<ReturnType<typeof ordered>>;

let former: Order;
beforeAll(async () => {
  former = await ordered();
  const { id } = await former.waiting();
  expect((await former.asClient(`${id}/approve`, { ...approval, name: "Ann M. Miller" })).status).toBe(200);
});

/** An order of the same client that repeats the former one, whose plates are stored until this day. */
async function repeating(platesUntil: string | null = "2029-03-05"): Promise<Order> {
  await db
    .updateTable("orders")
    .set({ state: "delivered", plates_until: platesUntil })
    .where("id", "=", former.orderId)
    .execute();
  const again = await ordered();
  const { client_id } = await db
    .selectFrom("quotes")
    .select("client_id")
    .where("id", "=", former.quoteId)
    .executeTakeFirstOrThrow();
  const set = { client_id, reorder_of: former.orderId };
  await db.updateTable("quotes").set(set).where("id", "=", again.quoteId).execute();
  return again;
}

const sendAgain = async ({ orderId }: Order) =>
  await send(`/api/orders/${orderId}/proofs`, { repeat: "true" }, undefined);
const repeatOf = async ({ orderId }: Order, as: string) =>
  (await shop.send("GET", `/api/orders/${orderId}/proofs`, { bearer: as })).body.repeat;

describe("L16.7 the proof of an exact repeat", () => {
  test("is sent anew without a file, and approved in one click with the evidence of the one before", async () => {
    const again = await repeating();
    const { status, body } = await sendAgain(again);
    expect(status).toBe(201);
    const { id } = body.proof as Proof;
    const { proof: sent } = (await staff(`proofs/${id}/send`)).body as { proof: Proof };
    expect(sent).toMatchObject({
      ...{ facts, number: 1, file: { name: pdf.name } },
      repeats: { number: 1, name: "Ann M. Miller" },
    });
    const approve = (given: object) => former.asClient(`${id}/approve`, given);
    const racing = await Promise.all(Array.from({ length: 6 }, () => approve({ repeat: true })));
    expect(new Set(racing.map(({ text }) => text)).size).toBe(1);
    const approved = racing[0]?.body.proof as Proof;
    expect(approved.answers).toMatchObject([
      { kind: "signed", name: "Ann M. Miller", proof_hash: sent.hash, file_sha256: sent.file.sha256 },
    ]);
    const formerNumber = sent.repeats?.order_number;
    expect(approved.answers[0]?.sentences).toEqual([
      expect.stringContaining(`The same as proof 1 of order ${formerNumber}, approved on`),
      expect.stringContaining(`I approve proof 1 of order ${sent.order_number} for production`),
    ]);
    const { proof_met_at } = await db
      .selectFrom("orders")
      .select("proof_met_at")
      .where("id", "=", again.orderId)
      .executeTakeFirstOrThrow();
    expect(proof_met_at).not.toBeNull();
    // What is made of it can be repeated in turn.
    former = { ...again, client: former.client, asClient: former.asClient };
    expect((await sendAgain(await repeating())).status).toBe(201);
  });

  test("is told by what it says and by its file, not by how it was made", async () => {
    const again = await repeating();
    expect((await again.waiting(pdf)).repeats).toMatchObject({ number: 1 });
    const otherFile = { ...pdf, bytes: Buffer.from("%PDF-1.7\n%other\n%%EOF") };
    const other = await again.waiting(otherFile);
    expect(other.repeats).toBeNull();
    const { status, body } = await former.asClient(`${other.id}/approve`, { repeat: true });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["repeat"]]);
    expect((await former.asClient(`${other.id}/approve`, approval)).status).toBe(200);
  });

  test("needs the plates, the same bags and an order that it repeats", async () => {
    const refused = async (order: Order) => {
      const { status, body } = await sendAgain(order);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["repeat"]]);
      // With one's own file it is a proof like any other.
      expect((await order.waiting()).repeats).toBeNull();
    };
    await refused(await ordered());
    await refused(await repeating("2020-01-01"));
    const blue = await repeating();
    const colours = { product_colors: JSON.stringify(["Blue"]) };
    await db.updateTable("quotes").set(colours).where("id", "=", blue.quoteId).execute();
    await refused(blue);
  });

  test("is offered to staff alone", async () => {
    const again = await repeating();
    expect(await repeatOf(again, bearer)).toMatchObject({ is_exact: true, repeatable: { number: 1 } });
    expect(await repeatOf(again, former.client.bearer)).toBeNull();
    await again.waiting();
    expect(await repeatOf(again, former.client.bearer)).toMatchObject({ is_exact: true, repeatable: null });
  });
});

test("an approval without one click needs the boxes and the name", async () => {
  const order = await ordered();
  const { id } = await order.waiting();
  const { status, body } = await order.asClient(`${id}/approve`, {});
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["boxes", "name"]]);
});
