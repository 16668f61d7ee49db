import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anItem } from "./cart.fixture.ts";
import { addToCart, type Cart } from "./cart.ts";
import {
  countInName,
  devisProductOfCart,
  devisProductOfItem,
  prefilledUnits,
  readDevisProduct,
  writeDevisProduct,
} from "./devis-product.ts";

const cart = [
  anItem({ quantity: 10_000 }),
  anItem({ quantity: 5, sizeId: 11, sizeName: "M", price: 0.2 }),
  anItem({ id: 2, name: "Wine bag", quantity: 3, sizeId: 12 }),
];

describe("what a quote is asked for (SPEC-2.12)", () => {
  test("the whole cart is one entry, named after its products", () => {
    expect(devisProductOfCart(cart)).toEqual({
      id: "multiple",
      name: "2 produits",
      quantity: 10_008,
      items: cart,
      price: 1451.44,
      sizes: ["L", "M"],
    });
  });

  test("one chosen product keeps its own name", () => {
    expect(devisProductOfItem(anItem({ quantity: 4 }))).toMatchObject({
      id: 1,
      name: "Tote",
      quantity: 4,
      sizes: ["L"],
    });
  });

  test("units by size start the form (SPEC-2.13)", () => {
    expect([...prefilledUnits(devisProductOfCart(cart))]).toEqual([
      [10, 10_000],
      [11, 5],
      [12, 3],
    ]);
  });

  test.each([
    ["3 produits", 3],
    ["Panier (3 articles)", 3],
    ["Panier (1 article)", 1],
    ["Tote", undefined],
  ])("the number in %j is %s", (name, count) => {
    expect(countInName(name)).toBe(count);
  });

  test("what was stored is read back", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 8 }), (sizes) => {
        const items = sizes.map((size) =>
          anItem({ id: (size % 3) + 1, sizeId: size + 1, quantity: size + 1 }),
        );
        const entry = devisProductOfCart(items.reduce(addToCart, [] as Cart));
        expect(readDevisProduct(writeDevisProduct(entry))).toEqual(entry);
      }),
    );
  });
});

describe("whatever local storage holds", () => {
  test.each([null, "", "[]", "{}", "null", '{"id":"x","name":"y"}', '{"id":1}'])(
    "%j is no entry",
    (stored) => {
      expect(readDevisProduct(stored)).toBeUndefined();
    },
  );

  test("a cart line by itself stands for its product", () => {
    const item = anItem({ quantity: 2 });
    expect(readDevisProduct(JSON.stringify(item))).toEqual(devisProductOfItem(item));
  });

  test("the payment side's draft is read, even without readable items", () => {
    const draft = {
      id: "multiple",
      name: "Panier (2 articles)",
      quantity: 20_000,
      sizes: ["L", { name: "M" }, 3],
      items: [],
    };
    expect(readDevisProduct(JSON.stringify(draft))).toEqual({
      id: "multiple",
      name: "Panier (2 articles)",
      quantity: 20_000,
      items: [],
      price: 0,
      sizes: ["L", "M"],
    });
  });

  test("reading never throws", () => {
    fc.assert(
      fc.property(fc.json(), (stored) => {
        readDevisProduct(stored);
      }),
    );
  });
});
