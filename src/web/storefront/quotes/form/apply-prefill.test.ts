import { expect, test } from "vitest";
import type { CartItem } from "#domain/cart/cart-item.ts";
import { devisProductOfCart, devisProductOfItem } from "#domain/cart/devis-product.ts";
import { applyPrefill, prefilledSizes } from "./apply-prefill.ts";
import { draftWith, groups } from "./quote-form.fixture.ts";

function item(id: number, sizeId: number, quantity: number): CartItem {
  const name = `Product ${id}`;
  return {
    id,
    name,
    description: null,
    image_base64: null,
    image_details: null,
    rating: null,
    dispo: null,
    sold: null,
    created_at: null,
    featured_order: null,
    product_type: null,
    material: null,
    picture: null,
    selectedSize: { id: sizeId, name: "Medium", price: 0.17 },
    price: 0.17,
    quantity,
  };
}

test("a product from its page fills in its size and units, as they are (SPEC-2.13)", () => {
  const draft = applyPrefill(draftWith({ units: {} }), devisProductOfItem(item(1, 12, 500)), groups);
  expect(draft.units).toEqual({ 12: 500 });
  expect(draft).toMatchObject({ interest: "Product 1", productId: 1, name: "Ann Miller" });
  expect(prefilledSizes(draft, groups)).toEqual(new Set([12]));
});

test("a whole cart brings all its lines and its name; it is about no single product", () => {
  const cart = [item(1, 11, 10_000), item(2, 21, 20_000)];
  const draft = applyPrefill(draftWith({ units: {} }), devisProductOfCart(cart), groups);
  expect(draft.units).toEqual({ 11: 10_000, 21: 20_000 });
  expect(draft).toMatchObject({ interest: "2 produits", productId: null });
});

test("the same entry is taken over once: what was changed since stays", () => {
  const stored = devisProductOfItem(item(1, 12, 500));
  const changed = { ...applyPrefill(draftWith({ units: {} }), stored, groups), units: { 12: 30_000 } };
  expect(applyPrefill(changed, stored, groups)).toBe(changed);
});

test("a new entry takes the place of the earlier one; what was ticked by hand stays", () => {
  const first = applyPrefill(
    draftWith({ units: { 21: 15_000 } }),
    devisProductOfItem(item(1, 12, 500)),
    groups,
  );
  const second = applyPrefill(first, devisProductOfItem(item(1, 11, 700)), groups);
  expect(second.units).toEqual({ 11: 700, 21: 15_000 });
});

test("a size that is gone is not ticked, unless its product has one of its name", () => {
  const empty = draftWith({ units: {} });
  expect(applyPrefill(empty, devisProductOfItem(item(3, 99, 500)), groups).units).toEqual({});
  expect(applyPrefill(empty, devisProductOfItem(item(1, 99, 500)), groups).units).toEqual({ 12: 500 });
});

test("an entry that names sizes only is looked up within its product; its quantity counts for a single size", () => {
  const named = { id: 1, name: "Market Tote", quantity: 12_000, items: [], price: 0.17 };
  expect(applyPrefill(draftWith({ units: {} }), { ...named, sizes: ["Medium"] }, groups).units).toEqual({
    12: 12_000,
  });
  expect(
    applyPrefill(draftWith({ units: {} }), { ...named, sizes: ["Medium", "Small"] }, groups).units,
  ).toEqual({ 11: null, 12: null });
});

test("nothing stored changes nothing", () => {
  const draft = draftWith();
  expect(applyPrefill(draft, undefined, groups)).toBe(draft);
});
