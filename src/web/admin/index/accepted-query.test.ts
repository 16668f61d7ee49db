import { expect, test } from "vitest";
import { listQuotes } from "../../api/reads/quotes.ts";
import { acceptedQuery } from "./accepted-query.ts";

test("an address is taken as far as the call can parse it", () => {
  const given = { page: 2, per_page: 6, search: "ann", status: "pending", logo: "1", from: "2026-02-01" };
  expect(acceptedQuery(listQuotes.query, given)).toEqual(given);
});

test.each([
  { status: "stolen" },
  { from: "yesterday" },
  { sort: "password" },
  { tab: "paiements" },
  { page: 0 },
])("what it does not understand is left out: %o", (given) => {
  expect(acceptedQuery(listQuotes.query, given)).toEqual({});
});
