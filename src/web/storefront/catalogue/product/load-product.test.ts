import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { readProducts } from "#domain/catalogue/read-products.ts";
import { Unreadable } from "../../../api/catalogue.ts";
import { ApiFailure } from "../../../api/send.ts";
import { say } from "../../../words/say.ts";
import { loadProduct, statusOf } from "./load-product.ts";

const read = readProducts([1, 2, 3].map((id) => ({ id, name: `Bag ${id}` })));
const products = "products" in read ? read.products : [];
const [bag] = products;
if (!bag) throw new Error("the fixture has no product");
const sizes = [1, 1, 2].map((product_id, index) => ({
  id: index + 1,
  name: `Size ${index}`,
  label: null,
  price: "0.14",
  product_id,
}));
const asking = {
  product: Promise.resolve(bag),
  sizes: Promise.resolve(sizes),
  others: Promise.resolve(products),
};
const i18n = setupI18n({ locale: "mul", messages: { mul: {} } });

test("a product with its own sizes, and others beside it", async () => {
  const loaded = await loadProduct(asking);
  expect(loaded).toMatchObject({
    kind: "loaded",
    product: { id: 1 },
    sizes: [{ id: 1 }, { id: 2 }],
    related: [{ id: 2 }, { id: 3 }],
  });
  expect(statusOf(loaded)).toBe(200);
});

test("without the others the page is there all the same", async () => {
  const loaded = await loadProduct({ ...asking, others: Promise.reject(new ApiFailure(500, "internal")) });
  expect(loaded).toMatchObject({ kind: "loaded", related: [] });
});

// SPEC-0.10
test.each([
  [404, 404],
  [410, 410],
])("a product answered %i is missing, %i", async (status, shown) => {
  const loaded = await loadProduct({ ...asking, product: Promise.reject(new ApiFailure(status, "x")) });
  expect(loaded).toEqual({ kind: "missing", status: shown });
  expect(statusOf(loaded)).toBe(shown);
});

test.each([
  ["product", new ApiFailure(500, "internal"), "Product error: 500"],
  ["sizes", new ApiFailure(429, "too_many_requests"), "Sizes error: 429"],
  ["product", new ApiFailure(422, "invalid"), "Product error: 422"],
  ["product", new ApiFailure(0, "no_answer"), "Error loading product."],
  ["sizes", new ApiFailure(0, "timeout"), "Error loading product."],
  ["sizes", new TypeError("no list"), "Error loading product."],
  [
    "product",
    new Unreadable({ id: "products.notFound", message: "Product data not found" }),
    "Product data not found",
  ],
] as const)("%s: %s", async (part, failure, text) => {
  const loaded = await loadProduct({ ...asking, [part]: Promise.reject(failure) });
  if (loaded.kind !== "failed" || typeof loaded.words === "string")
    throw new Error("it did not fail in words");
  expect(say(i18n, loaded.words)).toBe(text);
  expect(statusOf(loaded)).toBe(503);
});
