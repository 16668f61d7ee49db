import { expect, test } from "vitest";
import { baseName, productOfPicture } from "./product-of-picture.ts";

const products = [
  { id: 1, name: "Market Tote", name_fr: "Cabas d’été" },
  { id: 2, name: "Market Tote XL" },
  { id: 3, name: "Pouch" },
  { id: 4, name: "Twin" },
  { id: 5, name: "twin" },
];

test.each([
  ["market-tote.jpg", 1],
  ["Market Tote (2).png", 1],
  ["pictures\\MARKET_TOTE-front.webp", 1],
  ["markettote.jpg", 1],
  ["market tote xl 3.jpg", 2],
  ["cabas-d-ete.jpg", 1],
  ["photos/Pouch.1.jpg", 3],
  ["pouches.jpg", undefined],
  ["market.jpg", undefined],
  ["Twin.jpg", undefined],
  [".jpg", undefined],
])("SPEC-5.9 the file %j belongs to product %j", (name, id) => {
  expect(productOfPicture(name, products)?.id).toBe(id);
});

const sizes = [
  { name: "10 × 12 in", product_id: 1 },
  { name: "XXL", product_id: 2 },
  { name: "Mini", product_id: 3 },
  { name: "mini", product_id: 4 },
];

test.each([
  ["10x12in.jpg", undefined],
  ["10 × 12 in front.jpg", 1],
  ["xxl-2.png", 2],
  ["pouch xxl.png", 3],
  ["mini.png", undefined],
])("SPEC-5.11 the file %j, named after a size, belongs to product %j", (name, id) => {
  expect(productOfPicture(name, products, sizes)?.id).toBe(id);
});

test("SPEC-5.9 of a path the last part is the name", () => {
  expect(["a/b\\c.jpg", "../../x.png", "y.gif"].map(baseName)).toEqual(["c.jpg", "x.png", "y.gif"]);
});
