import { describe, expect, test } from "vitest";
import { addUser } from "#tests/support/staff.ts";
import { openDeliveryShop } from "./delivery.fixture.ts";

const shop = await openDeliveryShop();
const { packed, post, orderOf, mailsOf, services } = shop;
const reason = "The wrong card was moved";
const correct = (id: number, to: string) => post(`orders/${id}/correct`, { to, reason });
const newsOf = async (quoteId: number) =>
  (await mailsOf(quoteId))
    .filter(({ template }) => /^(?:order|delivery)-news$/.test(template))
    .map(({ news }) => news);
const ship = (id: number, line: number | undefined, units = 25_000) =>
  post(`orders/${id}/shipments`, {
    ...{ carrier: "UPS", shipped_on: "2026-03-02", lines: [{ order_line_id: line, units }] },
  });
const count = (id: number, line: number | undefined, good: number, more: object = {}) =>
  post(`orders/${id}/counts`, { lines: [{ order_line_id: line, good }], ...more });

describe("an order is taken back to where it had been", () => {
  test("to its preparation: the client is told, its gates stand, and it starts once more", async () => {
    const { id, quoteId } = await packed();
    const { id: order_id } = { id };
    const said = { user_id: null, name: "Dana", reason: "", created_at: "2026-03-01T10:00:00.000Z" };
    await services.db
      .insertInto("order_gates")
      .values(
        (["money", "goods", "address"] as const).map((gate) => ({ order_id, gate, state: "met", ...said })),
      )
      .execute();
    await services.db
      .updateTable("orders")
      .set({ proof_met_at: said.created_at, started_at: said.created_at, promised_on: "2026-03-20" })
      .where("id", "=", id)
      .execute();
    const { status, body } = await correct(id, "accepted");
    expect([status, body.order]).toMatchObject([
      200,
      { state: "ready", started_at: null, packed_at: null, gates: Array(4).fill({ state: "met" }) },
    ]);
    expect(await newsOf(quoteId)).toEqual(["not-started"]);
    const [entry] = await services.db
      .selectFrom("history")
      .selectAll()
      .where("action", "=", "order.correct")
      .where("subject_id", "=", id)
      .execute();
    expect(JSON.parse(entry?.after ?? "")).toEqual({ state: "preparing", reason });
    expect((await post(`orders/${id}/start`)).status).toBe(200);
    expect((await correct(id, "in_production")).status).toBe(200);
    expect(await newsOf(quoteId)).toEqual(["not-started", "started"]);
  });

  test("from its delivery, also once it is closed; what is under way arrives again", async () => {
    const { id, quoteId, lineIds } = await packed();
    await ship(id, lineIds[0]);
    await post(`orders/${id}/deliver`);
    for (const to of ["accepted", "in_production", "packed"]) {
      const { status, body } = await correct(id, to);
      expect([status, body.message]).toEqual([409, "This order is delivered. Please correct that first."]);
    }
    expect((await correct(id, "shipped")).body.order).toMatchObject({
      ...{ state: "shipped", delivered_at: null, shipments: [{ delivered_on: null }] },
    });
    expect(await newsOf(quoteId)).toEqual(["shipped", "delivered", "not-arrived"]);
    for (const to of ["accepted", "in_production", "packed"])
      expect((await correct(id, to)).body.message).toMatch(/correct its shipments first/);
    expect((await post(`orders/${id}/deliver`)).status).toBe(200);
    await services.db.updateTable("orders").set({ state: "closed" }).where("id", "=", id).execute();
    expect((await correct(id, "shipped")).body.order).toMatchObject({ state: "shipped", closed_at: null });
  });

  test("a settled one once its settlement is corrected, and never forward", async () => {
    const { id } = await packed({ good: [26_800] });
    await post(`orders/${id}/settlement`);
    for (const answer of [await correct(id, "in_production"), await correct(id, "accepted")])
      expect([answer.status, answer.body.message]).toEqual([
        409,
        "This order is settled by its count. Please correct the settlement first.",
      ]);
    expect((await correct(id, "packed")).status).toBe(200);
    expect((await correct(id, "shipped")).body.message).toMatch(/not come so far/);
  });

  test("by who may write orders, with a reason", async () => {
    const { id, client } = await packed();
    const sales = await addUser(services, { role: "sales" });
    for (const { bearer } of [client, sales])
      expect((await post(`orders/${id}/correct`, { to: "accepted", reason }, bearer)).status).toBe(403);
    expect((await post(`orders/${id}/correct`, { to: "accepted" })).status).toBe(422);
    expect((await post(`orders/${id}/correct`, { to: "accepted", reason: " " })).body.errors).toMatchObject({
      reason: ["Please say why."],
    });
    const production = await addUser(services, { role: "production" });
    const byProduction = { to: "in_production", reason };
    expect((await post(`orders/${id}/correct`, byProduction, production.bearer)).status).toBe(200);
  });
});

describe("L19.2 a count is corrected", () => {
  test("who was asked to choose is told that he need not; the reason stands in the history", async () => {
    const { id, quoteId, lineIds } = await packed({ state: "in_production", good: [22_000] });
    await post(`orders/${id}/pack`);
    expect(await orderOf(id)).toMatchObject({ settlement: { state: "asked" } });
    expect((await count(id, lineIds[0], 24_800, { reason: "A pallet was missed" })).status).toBe(200);
    expect(await orderOf(id)).toMatchObject({ settlement: null, lines: [{ units_good: 24_800 }] });
    expect(await newsOf(quoteId)).toEqual(["choose", "nothing-to-choose"]);
    const entries = await services.db
      .selectFrom("history")
      .select("after")
      .where("action", "=", "order.count")
      .where("subject_id", "=", id)
      .execute();
    expect(entries.map(({ after }) => JSON.parse(after ?? ""))).toMatchObject([
      { reason: "A pallet was missed" },
    ]);
    await count(id, lineIds[0], 22_000);
    await correct(id, "in_production");
    expect(await orderOf(id)).toMatchObject({ state: "in_production", settlement: null });
    expect((await newsOf(quoteId)).slice(2)).toEqual(["choose", "nothing-to-choose"]);
  });

  test("not before the later step is corrected", async () => {
    const settled = await packed();
    await post(`orders/${settled.id}/settlement`);
    expect((await count(settled.id, settled.lineIds[0], 1)).body.message).toMatch(
      /correct the settlement first/,
    );
    const shipped = await packed();
    await ship(shipped.id, shipped.lineIds[0]);
    expect((await count(shipped.id, shipped.lineIds[0], 1)).body.message).toMatch(
      /correct its shipments first/,
    );
  });
});
