import { expect, test } from "vitest";
import { anItem } from "./cart.fixture.ts";
import { atTodaysPrices } from "./todays-prices.ts";

const cart = [
  anItem({ sizeId: 10, price: 0.155 }),
  anItem({ sizeId: 11, price: 0.2 }),
  anItem({ sizeId: 12, price: 0.3 }),
];

test("a changed price is taken over and reported with the old one; a removed size is reported", () => {
  const { cart: priced, changes } = atTodaysPrices(cart, [
    { id: 10, price: "0.1550" },
    { id: 11, price: "0.2145" },
  ]);
  expect(priced.map(({ price }) => price)).toEqual([0.155, 0.2145, 0.3]);
  expect(priced[1]?.selectedSize.price).toBe(0.2145);
  expect([...changes]).toEqual([
    [11, { kind: "price", before: 2000 }],
    [12, { kind: "gone" }],
  ]);
});

test("a price that cannot be read changes nothing", () => {
  const sizes = [10, 11, 12].map((id) => ({ id, price: "soon" }));
  expect(atTodaysPrices(cart, sizes)).toEqual({ cart, changes: new Map() });
});
