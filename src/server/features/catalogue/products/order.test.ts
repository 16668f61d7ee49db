import { afterAll, expect, test } from "vitest";
import { openCatalogue } from "../catalogue.fixture.ts";

const catalogue = await openCatalogue();
const { shop, admin, get, addProduct } = catalogue;
afterAll(() => catalogue[Symbol.asyncDispose]());

const order = (ids: readonly number[]) =>
  shop.send("PUT", "/api/products/order", { bearer: admin.bearer, body: { ids } });
const idsOf = async (path: string) =>
  JSON.parse((await get(path)).text).data.map(({ id }: { id: number }) => id);

test("all products are ordered at once, drafts included; a new one comes after them (SPEC-5.6)", async () => {
  const [a, b, draft] = [
    await addProduct({ nom: "A" }),
    await addProduct({ nom: "B" }),
    await addProduct({ nom: "C", draft: "1" }),
  ].map(({ id }) => id) as [number, number, number];
  expect((await get(`/api/products/${a}`)).body.data).not.toHaveProperty("position");
  expect((await order([a, draft, b])).status).toBe(200);
  expect(await idsOf("/api/products?sort=position")).toEqual([a, b]);
  expect((await get(`/api/products/${b}`)).body.data).toMatchObject({ position: 3, version: 1 });
  const later = await addProduct({ nom: "D" });
  expect(await idsOf("/api/products?sort=position")).toEqual([a, b, later.id]);
  // Lists without a stated order show the newest first, as before (SPEC-2.4).
  expect(await idsOf("/api/products")).toEqual([later.id, b, a]);
  for (const ids of [
    [a, b, draft],
    [a, b, draft, draft],
    [a, b, draft, later.id, 999],
  ])
    expect((await order(ids)).status).toBe(409);
});
