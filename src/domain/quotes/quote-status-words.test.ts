import { expect, test } from "vitest";
import { quoteStatusWords, statusesNamed } from "./quote-status-words.ts";

const english = {
  pending: "Pending",
  approved: "Approved",
  confirmed: "Confirmed",
  rejected: "Rejected",
  paid: "Paid",
};

test.each([
  ["paid", ["paid"]],
  ["PAYÉ", ["paid"]],
  ["paye", ["paid"]],
  ["en attente", ["pending"]],
  ["jeté", ["rejected"]],
  ["confirm", ["confirmed"]],
  ["ed", []],
  ["", []],
])("a search for %o may mean %o", (search, statuses) => {
  const namesOf = (status: keyof typeof english) => [quoteStatusWords[status].message, english[status]];
  expect(statusesNamed(search, namesOf)).toEqual(statuses);
});
