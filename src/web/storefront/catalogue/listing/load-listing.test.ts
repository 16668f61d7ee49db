import { expect, test } from "vitest";
import { plainListing } from "#domain/catalogue/listing-query.ts";
import { readProducts } from "#domain/catalogue/read-products.ts";
import { Unreadable } from "../../../api/catalogue.ts";
import { ApiFailure } from "../../../api/send.ts";
import { loadListing } from "./load-listing.ts";

const rows = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, name: `Bag ${index + 1}` }));
const read = readProducts(rows);
const products = "products" in read ? read.products : [];
const sizes = products.map(({ id }) => ({
  id,
  name: "M",
  label: null,
  price: `0.${30 - id}`,
  product_id: id,
}));
const asking = [Promise.resolve(products), Promise.resolve(sizes)] as const;

async function namesOf(query: Partial<typeof plainListing>) {
  const listing = await loadListing({ ...plainListing, ...query }, "mul", asking);
  return listing.kind === "loaded"
    ? { names: listing.cards.map(({ name }) => name), found: listing.found }
    : listing;
}

test("nine, then nine more", async () => {
  expect(await namesOf({})).toMatchObject({ found: 12, names: { length: 9 } });
  expect(await namesOf({ page: 2 })).toMatchObject({ found: 12, names: { length: 12 } });
});

test("the search comes before the portions, and prices sort by the product's own sizes (SPEC-1.16)", async () => {
  expect(await namesOf({ search: "BAG 1", sort: "price" })).toEqual({
    found: 4,
    names: ["Bag 12", "Bag 11", "Bag 10", "Bag 1"],
  });
});

test("SPEC-3.35 a search finds both languages, and names sort as the visitor reads them", async () => {
  const wine = readProducts([
    { id: 1, name: "Wine Carrier", name_fr: "Sac à vin" },
    { id: 2, name: "Zip Tote", name_fr: "Cabas zippé" },
    { id: 3, name: "Day Bag" },
  ]);
  const asked = [Promise.resolve("products" in wine ? wine.products : []), Promise.resolve(sizes)] as const;
  const idsOf = async (locale: "fr" | "en", search = "") => {
    const listing = await loadListing({ ...plainListing, search, sort: "name" }, locale, asked);
    return listing.kind === "loaded" ? listing.cards.map(({ id }) => id) : listing;
  };
  expect(await idsOf("fr", "vin")).toEqual([1]);
  expect(await idsOf("en", "vin")).toEqual([1]);
  expect(await idsOf("fr", "wine")).toEqual([1]);
  expect(await idsOf("fr")).toEqual([2, 3, 1]);
  expect(await idsOf("en")).toEqual([3, 1, 2]);
});

test.each([
  [
    "an answer of another shape",
    new Unreadable({ id: "x", message: "Incorrect product data format" }),
    "Incorrect product data format",
  ],
  ["a refusal", new ApiFailure(500, "internal"), "Failed to fetch data"],
  ["no answer", new ApiFailure(0, "no_answer"), "Failed to fetch data"],
])("%s has its words", async (_, failure, message) => {
  const listing = await loadListing(plainListing, "mul", [Promise.reject(failure), Promise.resolve(sizes)]);
  expect(listing).toMatchObject({ kind: "failed", words: { message } });
});
