import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { listSizes, size as sizeContract } from "#contracts/catalogue/catalogue.ts";
import { maxUnitPriceE4, parseUnitPrice } from "#domain/money/unit-price.ts";
import { readVersion } from "#server/platform/versions/versions.ts";
import { addUser } from "#tests/support/staff.ts";
import { openCatalogue } from "../catalogue.fixture.ts";

const catalogue = await openCatalogue();
const { services, shop, admin, get, addProduct, addSize } = catalogue;
afterAll(() => catalogue[Symbol.asyncDispose]());

const send = (method: "POST" | "PUT" | "DELETE", path: string, body?: object, version?: number) =>
  shop.send(method, path, {
    bearer: admin.bearer,
    ...(body && { body }),
    headers: version === undefined ? {} : { "if-match": `"${version}"` },
  });
const named = (body: unknown) => {
  const sizes = listSizes.answers[200].parse(body);
  return (Array.isArray(sizes) ? sizes : sizes.data).map(({ name }) => name);
};

describe("reading", () => {
  test("sizes are an array in the order they were added, or a page (SPEC-2.9, SPEC-2.27)", async () => {
    await using own = await openCatalogue();
    const tote = await own.addProduct({ nom: "Élan Tote" });
    const cooler = await own.addProduct({ nom: "Cooler", description: "not a tote" });
    await own.addSize({ product_id: tote.id, name: "Small", label: "12 in", price: "0.155" });
    await own.addSize({ product_id: cooler.id, name: "large", label: "16 in", price: "0.2" });
    await own.addSize({ product_id: tote.id, name: "Medium", label: "14 in", price: 0.17 });
    const found = async (query: string) => named((await own.get(`/api/sizes?${query}`)).body);
    const whole = await own.get("/api/sizes");
    expect(JSON.parse(whole.text)[0]).toEqual({
      id: 1,
      name: "Small",
      label: "12 in",
      price: "0.155",
      product_id: tote.id,
      version: 1,
    });
    expect(named(JSON.parse(whole.text))).toEqual(["Small", "large", "Medium"]);
    expect((await own.get("/api/sizes?page=1&per_page=2")).body.meta).toEqual({
      page: 1,
      per_page: 2,
      total: 3,
      last_page: 2,
    });
    expect(await found("sort=name&per_page=500")).toEqual(["large", "Medium", "Small"]);
    expect(await found("sort=-price&per_page=500")).toEqual(["large", "Medium", "Small"]);
    // By name, label, price and the product's name.
    expect(await found("search=SMALL")).toEqual(["Small"]);
    expect(await found("search=16")).toEqual(["large"]);
    expect(await found("search=0.15")).toEqual(["Small"]);
    expect(await found(`search=${encodeURIComponent("éLAN")}`)).toEqual(["Small", "Medium"]);
    expect(await found("search=not%20a")).toEqual([]);
    expect(named(JSON.parse((await own.get(`/api/sizes?product_id=${cooler.id}`)).text))).toEqual(["large"]);
  });
});

describe("changing", () => {
  test("is for administrators only (SPEC-1.11)", async () => {
    const user = await addUser(services);
    for (const [bearer, status] of [
      [undefined, 401],
      [user.bearer, 403],
    ] as const) {
      const tries = [
        await shop.send("POST", "/api/sizes", { bearer, body: {} }),
        await shop.send("PUT", "/api/sizes/1", { bearer, body: {} }),
        await shop.send("DELETE", "/api/sizes/1", { bearer }),
        await shop.send("POST", "/api/sizes/1/restore", { bearer }),
      ];
      expect(tries.map((answer) => answer.status)).toEqual([status, status, status, status]);
    }
  });

  test("a price is stored exactly, whatever it is (SPEC-2.6)", async () => {
    const { id } = await addProduct();
    const size = await addSize({ product_id: id });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: maxUnitPriceE4 }), async (e4) => {
        const price = `${Math.floor(e4 / 10_000)}.${String(e4 % 10_000).padStart(4, "0")}`;
        const body = { name: "Medium", price, product_id: id };
        const answer = sizeContract.parse((await send("PUT", `/api/sizes/${size.id}`, body)).body.data);
        expect(parseUnitPrice(answer.price)).toBe(e4);
        expect(answer.price).toMatch(/^\d+\.\d{2,4}$/);
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    ["0", "Price must be greater than 0.00$"],
    [0, "Price must be greater than 0.00$"],
    ["-1", "Price must be greater than 0.00$"],
    ["", "Price must be greater than 0.00$"],
    ["0.14567", "Price must be at most 10,000.00$, with at most four decimals"],
    [1e300, "Price must be at most 10,000.00$, with at most four decimals"],
  ])("a price of %j is refused", async (price, words) => {
    const { id } = await addProduct();
    const answer = await send("POST", "/api/sizes", { name: "M", price, product_id: id });
    expect([answer.status, answer.body.errors]).toEqual([422, { price: [words] }]);
  });

  test("a size needs a name and a product that is in the shop; unknown fields are refused (REL-Z3)", async () => {
    const { id } = await addProduct();
    const good = { name: "M", price: "0.2", product_id: id };
    expect((await send("POST", "/api/sizes", { ...good, name: " " })).body.errors).toHaveProperty("name");
    expect((await send("POST", "/api/sizes", { ...good, product_id: 999_999 })).body.errors).toHaveProperty(
      "product_id",
    );
    await send("DELETE", `/api/products/${id}`);
    expect((await send("POST", "/api/sizes", good)).body.errors).toHaveProperty("product_id");
    const other = await addProduct();
    for (const field of ["id", "version", "unit_price_e4", "created_at", "deleted_at"]) {
      const answer = await send("POST", "/api/sizes", { ...good, product_id: other.id, [field]: 1 });
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  test("no label may be said with null, as answers may", async () => {
    const { id: product_id } = await addProduct();
    const bare = await send("POST", "/api/sizes", { name: "Bare", label: null, price: "0.2", product_id });
    expect([bare.status, sizeContract.parse(bare.body.data).label]).toEqual([201, ""]);
  });

  test("versions, deletion and its undoing (SPEC-0.13, SPEC-0.14)", async () => {
    const { id: product_id } = await addProduct();
    const { id } = await addSize({ product_id, label: "kept" });
    const body = { name: "Large", price: "0.2", product_id };
    const changed = await send("PUT", `/api/sizes/${id}`, body, 1);
    expect([changed.status, changed.headers.etag]).toEqual([200, '"2"']);
    expect(changed.body.data).toMatchObject({ name: "Large", label: "kept", price: "0.20", version: 2 });
    const late = await send("PUT", `/api/sizes/${id}`, body, 1);
    expect([late.status, late.body.fresh]).toEqual([409, changed.body.data]);
    expect((await send("DELETE", `/api/sizes/${id}`, undefined, 1)).status).toBe(409);
    expect((await send("DELETE", `/api/sizes/${id}`, undefined, 2)).body).toEqual({ success: true });
    expect((await send("DELETE", `/api/sizes/${id}`)).status).toBe(404);
    expect((await send("PUT", `/api/sizes/${id}`, body)).status).toBe(404);
    await send("DELETE", `/api/products/${product_id}`);
    expect((await send("POST", `/api/sizes/${id}/restore`)).status).toBe(409);
    await send("POST", `/api/products/${product_id}/restore`);
    expect((await send("POST", `/api/sizes/${id}/restore`)).body.data).toMatchObject({ id, version: 4 });
    expect(named(JSON.parse((await get(`/api/sizes?product_id=${product_id}`)).text))).toEqual(["Large"]);
  });

  test("of many who change the same version at once, one succeeds", async () => {
    const { id: product_id } = await addProduct();
    const { id } = await addSize({ product_id });
    const before = await readVersion(services.db, "catalogue");
    const bodies = Array.from({ length: 8 }, (_, index) => ({
      name: `Name ${index}`,
      price: "0.2",
      product_id,
    }));
    const answers = await Promise.all(bodies.map((body) => send("PUT", `/api/sizes/${id}`, body, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await readVersion(services.db, "catalogue")).toBe(before + 1);
  });
});
