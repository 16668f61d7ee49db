import { parseUnitPrice, type UnitPriceE4, unitPriceE4 } from "#domain/money/unit-price.ts";
import type { PriceList } from "#domain/prices/price-list.ts";
import { type PricedRequest, priceRequest } from "#domain/prices/price-request.ts";
import type { Cart } from "./cart.ts";
import type { CartItem } from "./cart-item.ts";

/** What a cart comes to by the price list in use: as a quote of it would, its printing left out. */
export function priceCart(cart: Cart, list: PriceList): PricedRequest {
  const sizes = cart.map((item) => ({
    ...{ sizeId: item.selectedSize.id, productId: item.id, units: item.quantity },
    unitPrice: parseUnitPrice(item.price) ?? unitPriceE4(0),
  }));
  return priceRequest({ sizes, places: [] }, list);
}

/** The price of one bag of a line, at the break of its product's bags. */
export function linePrice({ lines }: PricedRequest, item: CartItem): UnitPriceE4 {
  const line = lines.find(({ sizeId }) => sizeId === item.selectedSize.id);
  return line?.unitPrice ?? parseUnitPrice(item.price) ?? unitPriceE4(0);
}
