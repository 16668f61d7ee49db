import fc from "fast-check";
import { expect, test } from "vitest";
import { plainListing, readListingQuery, shownProducts, writeListingQuery } from "./listing-query.ts";
import { productSorts } from "./product-sort.ts";

const read = (search: string) => readListingQuery(new URLSearchParams(search));

test.each([
  ["", plainListing],
  ["?q=Tote", { ...plainListing, search: "Tote" }],
  ["?sort=price&view=list&page=3", { search: "", sort: "price", view: "list", page: 3 }],
  ["?sort=cheapest&view=table&page=-1", plainListing],
  ["?page=1.5", plainListing],
  ["?page=99999999", { ...plainListing, page: 10_000 }],
])("%s", (search, query) => {
  expect(read(search)).toEqual(query);
});

test("what is written is read again, and the plain listing has a plain address", () => {
  expect(writeListingQuery(plainListing)).toBe("");
  fc.assert(
    fc.property(
      fc.record({
        search: fc.string({ maxLength: 200 }),
        sort: fc.constantFrom(...productSorts),
        view: fc.constantFrom("grid" as const, "list" as const),
        page: fc.integer({ min: 1, max: 10_000 }),
      }),
      (query) => {
        fc.pre(query.search.isWellFormed());
        expect(read(writeListingQuery(query))).toEqual(query);
      },
    ),
  );
});

test("nine, and nine more with every portion", () => {
  expect([1, 2, 3].map((page) => shownProducts({ page }))).toEqual([9, 18, 27]);
});
