import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { said } from "#domain/words.fixture.ts";
import { readProduct, readProducts } from "./read-products.ts";
import { readSizes } from "./read-sizes.ts";

const row = {
  id: 1,
  name: "Tote",
  description: "Strong",
  image_base64: "a.png",
  rating: "4.5",
  dispo: 3,
  sold: null,
};
const read = {
  id: 1,
  name: "Tote",
  description: "Strong",
  image_base64: "a.png",
  image_details: null,
  rating: 4.5,
  dispo: 3,
  sold: null,
  created_at: null,
  featured_order: null,
  product_type: null,
  material: null,
  picture: null,
};

describe("products in every shape", () => {
  test.each([[{ data: [row] }], [[row]], [{ a: row }], [{ data: { first: row } }], [[{ ...row, id: "1" }]]])(
    "%j",
    (body) => {
      expect(readProducts(body)).toEqual({ products: [read] });
    },
  );

  test("the other name is read too (SPEC-2.9), and what is no product is left out", () => {
    const { name, ...rest } = row;
    expect(readProducts([{ ...rest, nom: name }, null, { id: 0, name }, { id: 2 }])).toEqual({
      products: [read],
    });
  });

  test("no products are no error", () => {
    expect(readProducts([])).toEqual({ products: [] });
    expect(readProducts({ data: [] })).toEqual({ products: [] });
  });

  test.each([
    [null, "No data received"],
    [undefined, "No data received"],
    [{ data: null }, "No data received"],
    ["text", "Incorrect product data format"],
    [12, "Incorrect product data format"],
    [{ data: "x" }, "Incorrect product data format"],
    [{ message: "down" }, "Incorrect product data format"],
    [[1, 2], "Incorrect product data format"],
  ])("%j: %s", (body, text) => {
    const answer = readProducts(body);
    expect("error" in answer && said(answer.error)).toBe(text);
  });

  test("a single product is under data", () => {
    expect(readProduct({ data: row })).toEqual({ product: read });
    const answer = readProduct({ data: null });
    expect("error" in answer && said(answer.error)).toBe("Product data not found");
    expect(readProduct(row)).toHaveProperty("error");
  });
});

describe("sizes", () => {
  const size = { id: 3, name: "L", label: "Large", price: "0.145", product_id: 1 };

  test.each([
    [[size]],
    [{ data: [size] }],
    [[size, null, { id: 4, name: "X" }]],
    [[{ ...size, product_id: "1" }]],
  ])("%j", (body) => {
    expect(readSizes(body)).toEqual([size]);
  });

  test.each([null, {}, { data: {} }, "x"])("%j cannot be read", (body) => {
    expect(readSizes(body)).toBeUndefined();
  });
});

test("whatever arrives, reading never throws", () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      readProducts(body);
      readProduct(body);
      readSizes(body);
    }),
  );
});
