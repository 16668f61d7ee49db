import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anItem } from "./cart.fixture.ts";
import {
  addToCart,
  type Cart,
  cartTotal,
  lineCount,
  putBack,
  readCart,
  removeFromCart,
  removeSizes,
  setQuantity,
  unitCount,
  writeCart,
} from "./cart.ts";

const line = { id: 1, sizeId: 10 };
const empty: Cart = [];

/** Any line of a small shop, so that lines of the same product and size meet often. */
const anyItem = fc
  .record({
    id: fc.integer({ min: 1, max: 3 }),
    sizeId: fc.integer({ min: 1, max: 3 }),
    e4: fc.integer({ min: 1, max: 30_000 }),
    quantity: fc.integer({ min: 1, max: 100_000 }),
  })
  .map(({ e4, ...rest }) => anItem({ ...rest, price: e4 / 10_000 }));

describe("the cart", () => {
  test("the same product and size grow their line by the quantity chosen (SPEC-1.21)", () => {
    const cart = [anItem(), anItem({ quantity: 5 }), anItem({ sizeId: 11 })].reduce(addToCart, empty);
    expect(cart.map((item) => item.quantity)).toEqual([6, 1]);
    expect([lineCount(cart), unitCount(cart)]).toEqual([2, 7]);
  });

  test("0 or less removes the line, a fraction is cut, no number changes nothing", () => {
    const cart = [anItem({ quantity: 3 })];
    expect(setQuantity(cart, line, 0)).toEqual([]);
    expect(setQuantity(cart, line, -2)).toEqual([]);
    expect(setQuantity(cart, line, 7.9)[0]?.quantity).toBe(7);
    expect(setQuantity(cart, line, Number.NaN)).toEqual(cart);
    expect(setQuantity(cart, line, 1e12)[0]?.quantity).toBe(10_000_000);
    expect(removeFromCart(cart, { id: 1, sizeId: 99 })).toEqual(cart);
  });

  test.each([
    [[anItem({ price: 0.145, quantity: 10_000 })], 145_000],
    [[anItem({ price: 0.1455, quantity: 10_001 })], 145_515],
    [[anItem({ price: 0.1, quantity: 3 }), anItem({ sizeId: 11, price: 0.2, quantity: 1 })], 50],
    [[], 0],
  ])("the total is exact", (cart, total) => {
    expect(cartTotal(cart)).toBe(total);
  });
});

test("an undone removal restores the line, and lines added meanwhile stay", () => {
  const before = [anItem({ quantity: 3 }), anItem({ sizeId: 11 })];
  const after = removeSizes(before, new Set([10]));
  expect(after).toEqual([anItem({ sizeId: 11 })]);
  const added = addToCart(after, anItem({ sizeId: 12 }));
  expect(putBack(added, before)).toEqual([anItem({ quantity: 3 }), ...added]);
});

describe("laws of the cart", () => {
  const items = fc.array(anyItem, { maxLength: 15 });

  test("adding in any order gives the same lines, units and total", () => {
    fc.assert(
      fc.property(items, (list) => {
        // A line keeps the price it was first put in with, so prices must agree for order not to matter.
        const samePrice = list.map((item) =>
          anItem({ ...item, sizeId: item.selectedSize.id, price: 0.1455 }),
        );
        const [forth, back] = [
          samePrice.reduce(addToCart, empty),
          samePrice.toReversed().reduce(addToCart, empty),
        ];
        expect(lineCount(forth)).toBe(lineCount(back));
        expect(unitCount(forth)).toBe(list.reduce((sum, item) => sum + item.quantity, 0));
        expect(cartTotal(forth)).toBe(cartTotal(back));
      }),
    );
  });

  test("no product and size stands twice; setting then removing leaves the others", () => {
    fc.assert(
      fc.property(items, anyItem, fc.integer({ min: 1, max: 1000 }), (list, item, quantity) => {
        const cart = list.reduce(addToCart, empty);
        const keys = cart.map((each) => `${each.id}/${each.selectedSize.id}`);
        expect(new Set(keys).size).toBe(keys.length);
        const meant = { id: item.id, sizeId: item.selectedSize.id };
        expect(removeFromCart(setQuantity(addToCart(cart, item), meant, quantity), meant)).toEqual(
          removeFromCart(cart, meant),
        );
      }),
    );
  });

  test("what was stored is read back", () => {
    fc.assert(
      fc.property(items, (list) => {
        const cart = list.reduce(addToCart, empty);
        expect(readCart(writeCart(cart))).toEqual(cart);
      }),
    );
  });
});

describe("whatever local storage holds", () => {
  test.each([null, "", "null", "{}", "[", "12", '"x"', '[null,1,{"id":1}]'])(
    "%j is an empty cart",
    (stored) => {
      expect(readCart(stored)).toEqual([]);
    },
  );

  test("readable lines stay, ids and prices may be texts, doubled lines become one", () => {
    const raw = {
      ...anItem({ quantity: 2 }),
      id: "1",
      selectedSize: { id: "10", name: "L", price: "0.145" },
    };
    expect(
      readCart(JSON.stringify([raw, raw, { ...raw, quantity: 0 }, { ...raw, selectedSize: null }])),
    ).toEqual([anItem({ quantity: 4 })]);
  });

  test("reading never throws", () => {
    fc.assert(fc.property(fc.json(), (stored) => readCart(stored).length >= 0));
  });
});
