import { expect, test } from "vitest";
import { unitPriceE4 } from "../money/unit-price.ts";
import { noPriceList } from "../prices/price-list.ts";
import { anItem } from "./cart.fixture.ts";
import { cartTotal } from "./cart.ts";
import { linePrice, priceCart } from "./price-cart.ts";

const cart = [
  anItem({ sizeId: 10, price: 0.2, quantity: 15_000 }),
  anItem({ sizeId: 11, price: 0.3, quantity: 10_000 }),
];

test("a cart costs what a quote of it would: the bags of a product reach a break together", () => {
  const breaks = new Map([[10, [{ minUnits: 25_000, unitPrice: unitPriceE4(1650) }]]]);
  const priced = priceCart(cart, { breaks, print: null });
  expect(cart.map((item) => linePrice(priced, item))).toEqual([1650, 3000]);
  expect(priced.totalCents).toBe(247_500 + 300_000);
});

test("without a list it costs the specified sum", () => {
  expect(priceCart(cart, noPriceList).totalCents).toBe(cartTotal(cart));
});
