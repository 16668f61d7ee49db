import { expect, test } from "vitest";
import { featuredFirst } from "./featured-first.ts";
import { relatedProducts } from "./related-products.ts";

const product = (
  id: number,
  change: Partial<{ place: number; day: number; type: string; sold: number }>,
) => ({
  id,
  name: `Bag ${id}`,
  created_at: change.day === undefined ? null : `2026-01-0${change.day}T00:00:00.000Z`,
  featured_order: change.place ?? null,
  product_type: change.type ?? null,
  sold: change.sold ?? null,
});
const ids = (products: readonly { readonly id: number }[]) => products.map(({ id }) => id);

test("home shows what an administrator placed, then the newest; without a time is oldest (SPEC-2.1, SPEC-2.4)", () => {
  const products = [
    product(1, {}),
    product(2, { day: 2 }),
    product(3, { day: 3 }),
    product(4, { place: 2, day: 1 }),
    product(5, { place: 1 }),
  ];
  expect(ids(featuredFirst(products))).toEqual([5, 4, 3, 2, 1]);
});

test("beside a product stand those of its type, then those sold most", () => {
  const tote = product(1, { type: "Tote bag" });
  const others = [
    product(2, { type: "Backpack", sold: 5 }),
    product(3, { type: "Tote bag", sold: 1 }),
    product(4, { sold: 9 }),
    product(5, { type: "Tote bag", sold: 2 }),
  ];
  expect(ids(relatedProducts(tote, [tote, ...others], 3))).toEqual([5, 3, 4]);
  expect(ids(relatedProducts(product(9, {}), others, 2))).toEqual([4, 2]);
});
