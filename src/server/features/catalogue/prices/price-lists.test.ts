import { describe, expect, test } from "vitest";
import { readVersion } from "#server/platform/versions/versions.ts";
import { openCatalogue } from "../catalogue.fixture.ts";

const own = await openCatalogue();
const { shop, admin, services } = own;
const product = await own.addProduct();
const [large, small] = [
  await own.addSize({ product_id: product.id, name: "L", price: "0.20" }),
  await own.addSize({ product_id: product.id, name: "S", price: "0.15" }),
];
const print = { included_colours: 1, run: [{ min_units: 1, rate: "0.02" }], setup: 45 };
const breaks = [
  { size_id: large.id, min_units: 1, unit_price: "0.18" },
  { size_id: large.id, min_units: 25_000, unit_price: 0.165 },
];
const places = [
  { place: "front", colours: 2 },
  { place: "back", colours: 1 },
];
const add = (body: object) =>
  shop.send("POST", "/api/price-lists", {
    bearer: admin.bearer,
    body: { name: "E0", breaks, print, ...body },
  });
const change = (id: number, body: object, version?: number) =>
  shop.send("PUT", `/api/price-lists/${id}`, {
    bearer: admin.bearer,
    body: { name: "E0", breaks, print, ...body },
    headers: version === undefined ? {} : { "if-match": `"${version}"` },
  });
const lists = async () =>
  (await shop.send("GET", "/api/price-lists", { bearer: admin.bearer })).body.price_lists as {
    id: number;
    active: boolean;
  }[];
const active = async () => (await lists()).filter((list) => list.active).map(({ id }) => id);
const sizes = async () =>
  JSON.parse((await own.get("/api/sizes")).text) as { id: number; price: string; price_breaks?: unknown }[];
const prices = async () => (await sizes()).map(({ price }) => price);
const estimate = async (units: number, body: object = { places }) =>
  (await shop.send("POST", "/api/estimate", { body: { lines: [{ size_id: large.id, units }], ...body } }))
    .body;

describe("a price list", () => {
  test("that is not in use changes no price", async () => {
    const { status, body } = await add({});
    expect([status, body.price_list]).toEqual([
      201,
      expect.objectContaining({
        ...{ name: "E0", active: false, active_since: null, active_until: null, version: 1 },
        breaks: [
          { size_id: large.id, min_units: 1, unit_price: 0.18 },
          { size_id: large.id, min_units: 25_000, unit_price: 0.165 },
        ],
        print: { included_colours: 1, run: [{ min_units: 1, rate: 0.02 }], setup: 45 },
      }),
    ]);
    expect(await prices()).toEqual(["0.20", "0.15"]);
    expect(await estimate(24_000)).toMatchObject({
      ...{ unknown: ["run", "setup"], total_cents: 480_000, next_break: null },
    });
  });

  test("in use sets the price of the sizes that it names, and its end gives them their own again", async () => {
    const [list] = await lists();
    const before = await readVersion(services.db, "catalogue");
    const used = await change(list?.id ?? 0, { active: true }, 1);
    expect(used.body.price_list).toMatchObject({ active: true, version: 2 });
    expect(await readVersion(services.db, "catalogue")).toBe(before + 1);
    expect(await prices()).toEqual(["0.18", "0.15"]);
    expect((await sizes())[0]?.price_breaks).toEqual([
      { min_units: 1, unit_price: 0.18 },
      { min_units: 25_000, unit_price: 0.165 },
    ]);
    expect((await own.get("/api/print-prices")).body).toMatchObject({ print: { setup: 45 } });
    await change(list?.id ?? 0, { active: false });
    expect(await prices()).toEqual(["0.20", "0.15"]);
    expect((await own.get("/api/print-prices")).body).toEqual({ print: null });
  });

  test("24,000 bags come to 5,415.00, and the next break says 25,000 and −155.00", async () => {
    const [list] = await lists();
    await change(list?.id ?? 0, { active: true });
    const answer = await estimate(24_000);
    expect(answer).toMatchObject({
      ...{ unknown: [], total_cents: 541_500 },
      next_break: { units: 25_000, difference_cents: -15_500, more_units: 1_000, size_id: large.id },
    });
    expect(answer.lines).toEqual([
      expect.objectContaining({ kind: "product", units: 24_000, unit_price: 0.18, amount_cents: 432_000 }),
      expect.objectContaining({ kind: "run", amount_cents: 96_000 }),
      expect.objectContaining({ kind: "setup", amount_cents: 13_500 }),
    ]);
    expect(await estimate(24_000, {})).toMatchObject({ total_cents: 432_000, unknown: [] });
    // A size that the list does not name, at whatever quantity.
    const lines = [{ size_id: small.id, units: 100_000 }];
    expect(await estimate(0, { lines, places: [] })).toMatchObject({
      total_cents: 1_500_000,
      next_break: null,
    });
  });

  test("takes the price that a size is given as its first break, and the others keep their share", async () => {
    const body = { name: "L", product_id: product.id, price: "0.36" };
    const answer = await shop.send("PUT", `/api/sizes/${large.id}`, { bearer: admin.bearer, body });
    expect(answer.body.data).toMatchObject({ price: "0.36" });
    expect((await sizes())[0]).toMatchObject({
      price: "0.36",
      price_breaks: [{ unit_price: 0.36 }, { unit_price: 0.33 }],
    });
    const [list] = await lists();
    await change(list?.id ?? 0, { active: false });
    expect(await prices()).toEqual(["0.36", "0.15"]);
    await shop.send("PUT", `/api/sizes/${large.id}`, {
      bearer: admin.bearer,
      body: { ...body, price: "0.20" },
    });
  });

  test("is active alone: using another ends its use, also when several are used at once", async () => {
    const first = (await add({ active: true })).body.price_list as { id: number };
    expect(await active()).toEqual([first.id]);
    const others = await Promise.all([1, 2, 3].map((name) => add({ name: `List ${name}`, active: true })));
    expect(others.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await active()).toHaveLength(1);
    const ended = (await lists()).find(({ id }) => id === first.id);
    expect(ended).toMatchObject({ active: false, active_until: services.clock().toISOString() });
    expect(await prices()).toEqual(["0.18", "0.15"]);
  });

  test("is changed by who saw the latest, and has a history", async () => {
    const { id } = (await add({})).body.price_list as { id: number };
    const cheaper = [{ size_id: large.id, min_units: 1, unit_price: 0.17 }, ...breaks.slice(1)];
    expect((await change(id, { breaks: cheaper, print: null }, 1)).body.price_list).toMatchObject({
      print: null,
    });
    const late = await change(id, { name: "Late" }, 1);
    expect([late.status, late.body.fresh]).toEqual([409, expect.objectContaining({ id, version: 2 })]);
    const entry = await services.db
      .selectFrom("history")
      .select(["action", "before", "after"])
      .where("subject", "=", "price_list")
      .where("subject_id", "=", id)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(entry.action).toBe("price_list.update");
    expect(JSON.parse(entry.before ?? "")).toMatchObject({ breaks: [{ min_units: 1, unit_price: 0.18 }] });
    expect(JSON.parse(entry.after ?? "")).toMatchObject({
      ...{ breaks: [{ min_units: 1, unit_price: 0.17 }], print: null },
    });
  });

  test.each([
    ["name", { name: " " }],
    ["breaks", { breaks: [...breaks, breaks[0]] }],
    ["breaks", { breaks: [{ size_id: 4_711, min_units: 1, unit_price: 1 }] }],
    ["breaks", { breaks: [{ size_id: 1, min_units: 0, unit_price: 1 }] }],
    ["breaks", { breaks: [{ size_id: 1, min_units: 1, unit_price: 0 }] }],
    ["breaks", { breaks: [{ size_id: 1, min_units: 1, unit_price: "0.12345" }] }],
    ["print", { print: { ...print, setup: -1 } }],
    ["print", { print: { ...print, run: [...print.run, ...print.run] } }],
    ["print", { print: { ...print, included_colours: 13 } }],
  ])("is refused at %s: %j", async (field, body) => {
    const answer = await add(body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });

  test.each([
    ["lines", { lines: [] }],
    ["lines", { lines: [{ size_id: 4_711, units: 1 }] }],
    ["lines", { lines: [{ size_id: 1, units: 0 }] }],
    ["places", { places: [{ place: "front", colours: 0 }] }],
    ["places", { places: [...places, ...places] }],
    ["places", { places: [{ place: "inside", colours: 1 }] }],
  ])("an estimate is refused at %s: %j", async (field, body) => {
    const lines = [{ size_id: large.id, units: 1 }];
    const answer = await shop.send("POST", "/api/estimate", { body: { lines, ...body } });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });
});
