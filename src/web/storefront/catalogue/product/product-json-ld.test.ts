import { expect, test } from "vitest";
import { readProductRow } from "#domain/catalogue/read-products.ts";
import { productJsonLd } from "./product-json-ld.ts";

const shop = {
  address: "https://shop.example/products/1",
  publicUrl: "https://shop.example",
  shop: "GREEN ECO",
  skuPrefix: "GE",
  cloths: undefined,
  locale: "en",
  currency: "USD",
} as const;
const product = readProductRow({ id: 1, name: "Tote", rating: 4.9, sold: 10 });
if (!product) throw new Error("the fixture is no product");
const size = (price: string) => ({ id: 1, name: "M", label: null, price, product_id: 1 });

test("its offers are its sizes' prices, exact; a price that cannot be read is none", () => {
  expect(productJsonLd(product, [size("0.22"), size("0.1450"), size("x")], shop)).toEqual({
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Tote",
    url: "https://shop.example/products/1",
    sku: "GE-1",
    brand: { "@type": "Brand", name: "GREEN ECO" },
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: "USD",
      lowPrice: "0.145",
      highPrice: "0.22",
      offerCount: 2,
    },
  });
});

test("no rating is published (SPEC-1.25), and no offer without a price", () => {
  const data = productJsonLd(product, [], shop);
  expect(JSON.stringify(data)).not.toMatch(/rating|offers/i);
});
