import { describe, expect, test } from "vitest";
import { getReorder } from "#contracts/orders/reorder.ts";
import { catalogueRoutes } from "#server/features/catalogue/catalogue.routes.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { openDeliveryShop } from "../orders/delivery.fixture.ts";

const { bearer, packed, post, get, services, tote } = await openDeliveryShop();
const sizeId = tote.sizes[0]?.id ?? 0;
const offer = {
  lines: [
    { kind: "product", size_id: sizeId, name: "Bags L", units: 25_000, unit_price: "0.15" },
    { kind: "run", name: "Run", units: 50_000, unit_price: "0.02" },
    { kind: "setup", name: "Set-up", units: 3, unit_price: "40" },
    { kind: "freight", name: "Freight", freight: "fixed", amount: "420" },
  ],
};

const catalogue = await createTestShop(services, [catalogueRoutes]);
await catalogue.send("POST", "/api/price-lists", {
  bearer,
  body: {
    ...{ name: "Spring", active: true, print: { included_colours: 1, run: [], setup: null } },
    breaks: [
      { size_id: sizeId, min_units: 1, unit_price: "0.18" },
      { size_id: sizeId, min_units: 10_000, unit_price: "0.17" },
      { size_id: sizeId, min_units: 50_000, unit_price: "0.14" },
    ],
  },
});

async function delivered() {
  const order = await packed({ state: "delivered", offer });
  await services.db
    .updateTable("orders")
    .set({ plates_until: "2029-03-05" })
    .where("id", "=", order.id)
    .execute();
  const [lineId = 0] = order.lineIds;
  return { ...order, lineId };
}

async function rowOf(id: number) {
  return await services.db
    .selectFrom("quotes")
    .select(["po_number", "message", "wanted_by", "quantity"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

const idOf = ({ quote }: Readonly<Record<string, unknown>>) => (quote as { id: number }).id;

describe("FOUND-U23 an order that is repeated begins a draft", () => {
  test("without the purchase order and the message of the old one", async () => {
    const { id, quoteId, client } = await delivered();
    const old = { po_number: "PO-77", message: "Please hurry", wanted_by: "2026-04-01" };
    await services.db.updateTable("quotes").set(old).where("id", "=", quoteId).execute();
    const { status, body } = await post(`orders/${id}/reorder`, {}, client.bearer);
    expect(status).toBe(201);
    expect(await rowOf(idOf(body))).toMatchObject({ po_number: null, message: "", wanted_by: null });
  });

  test("which says each line then and now, and what other quantities come to", async () => {
    const { id, lineId, client } = await delivered();
    const read = async (query = "") =>
      getReorder.answers[200].parse((await get(`orders/${id}/reorder${query}`, client.bearer)).body).reorder;
    const same = await read();
    expect(same.lines.map(({ name, before, now }) => [name, before.amount_cents, now?.amount_cents])).toEqual(
      [
        ["Bags L", 375_000, 425_000],
        ["Run", 100_000, 100_000],
        ["Set-up", 12_000, undefined],
        ["Freight", 42_000, 42_000],
      ],
    );
    const columns = same.lines[0]?.bags?.columns ?? [];
    expect(columns.map(({ units }) => units)).toEqual([10_000, 25_000, 50_000]);
    const other = await read(`?quantities=${encodeURIComponent(JSON.stringify({ [lineId]: 50_000 }))}`);
    expect(other.lines[0]).toMatchObject({
      before: { units: 25_000, unit_price: 0.15 },
      now: { units: 50_000, unit_price: 0.14, amount_cents: 700_000 },
      bags: { order_line_id: lineId, least_units: 10_000, columns },
    });
    // The print runs follow the bags; freight is as it was until staff looks.
    expect(other.lines[1]?.now).toMatchObject({ units: 100_000, amount_cents: 200_000 });
    expect(other.today_cents).toBe(columns[2]?.total_cents);
  });

  test("and is sent with another quantity, day, number and message", async () => {
    const { id, lineId, client } = await delivered();
    const { status, body } = await post(
      `orders/${id}/reorder`,
      {
        ...{ quantities: { [lineId]: 50_000 }, wanted_by: "2026-09-01" },
        ...{ po_number: "PO-78", message: "To the other hall" },
      },
      client.bearer,
    );
    expect(status).toBe(201);
    expect(await rowOf(idOf(body))).toEqual({
      ...{ po_number: "PO-78", message: "To the other hall", wanted_by: "2026-09-01", quantity: 50_000 },
    });
  });

  test("not with too few or too many bags, lines of another order, or more than an offer can come to", async () => {
    const { id, lineId, client } = await delivered();
    const asked = async (quantities: object, more = {}) => {
      const { status, body } = await post(`orders/${id}/reorder`, { quantities, ...more }, client.bearer);
      return [status, Object.keys((body.errors ?? {}) as object)];
    };
    const field = [422, [`quantities.${lineId}`]];
    expect(await asked({ [lineId]: 9_999 })).toEqual(field);
    expect(await asked({ [lineId]: "many" })).toEqual(field);
    expect(await asked({ [lineId]: 10_000_001 })).toEqual(field);
    expect(await asked({ [lineId]: 9_999_999 })).toEqual(field);
    expect(await asked({ [lineId + 1]: 20_000 })).toEqual([422, [`quantities.${lineId + 1}`]]);
    expect(await asked({}, { wanted_by: "soon" })).toEqual([422, ["wanted_by"]]);
  });
});
