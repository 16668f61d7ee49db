import { expect, test } from "vitest";
import { leavesTheScreen } from "./leaves-the-screen.ts";

const at = (search: string, pathname = "/admin") => ({ pathname, search });

test.each([
  ["the same list, searched", "?section=Products", "?section=Products&search=tote", false],
  ["the next page, sorted", "?section=devis&page=1", "?section=devis&page=2&sort=name", false],
  ["another section", "?section=Products", "?section=sizes", true],
  ["another tab", "?section=devis", "?section=devis&tab=paiements", true],
  ["the details closed", "?section=devis&open=7", "?section=devis", true],
])("%s: %s → %s leaves: %s", (_, from, to, leaves) => {
  expect(leavesTheScreen(at(from), at(to))).toBe(leaves);
});

test("another page leaves", () => {
  expect(leavesTheScreen(at("?section=sizes"), at("?section=sizes", "/"))).toBe(true);
});
