import { expect, test } from "vitest";
import { readProducts } from "#domain/catalogue/read-products.ts";
import { loadFeatured, loadHomePictures } from "./load-home.ts";

function productsOf(rows: readonly object[]) {
  const read = readProducts(rows);
  return Promise.resolve("products" in read ? read.products : []);
}
const sizes = Promise.resolve([{ id: 1, name: "M", label: null, price: "0.14", product_id: 1 }]);
const bags = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, name: "Bag" }));

// SPEC-2.1, SPEC-1.16
test("three products, and whether there are more; one without sizes starts from the lowest of all", async () => {
  expect(await loadFeatured([productsOf(bags(4)), sizes])).toMatchObject({
    kind: "loaded",
    hasMore: true,
    cards: [
      { id: 1, startingPrice: 1400, sizeCount: 1 },
      { id: 2, startingPrice: 1400, sizeCount: 0 },
      { id: 3 },
    ],
  });
  expect(await loadFeatured([productsOf(bags(3)), sizes])).toMatchObject({ hasMore: false });
  expect(await loadFeatured([productsOf([]), sizes])).toMatchObject({ kind: "loaded", cards: [] });
});

test("only the pictures of this page are carried along", async () => {
  const picture = { src: "/a.jpg", width: 1, height: 1, sources: [], placeholder: null, open_graph: null };
  const pictures = await loadHomePictures(Promise.resolve({ hero: picture, "zip-tote": picture }));
  expect(pictures).toEqual({ hero: picture });
});
