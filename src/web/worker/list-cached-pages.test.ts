import { expect, test } from "vitest";
import { lastSeenFirst, withCachedPages } from "./list-cached-pages.ts";

const page = '<ul data-kept-pages="" class="grid"></ul>';

test("lists what can be read, but not the offline page itself nor what has no name", () => {
  const listed = withCachedPages(page, [
    { path: "/products/7", title: "Fish &amp; Chips bag" },
    { path: "/fr/offline", title: "Hors connexion" },
    { path: "/devis", title: "" },
  ]);
  expect(listed).toBe(
    '<ul class="grid"><li><a class="link" href="/products/7">Fish &amp; Chips bag</a></li></ul>',
  );
});

test.each([
  { kept: [], seen: "" },
  { kept: [1000, 3000, 2000], seen: "1 2 0" },
  { kept: [1000, 1000, 1000], seen: "2 1 0" },
  { kept: [2000, 1000, 2000, 1000], seen: "2 0 3 1" },
])("kept at $kept, the last seen first: of one second, the one kept last", ({ kept, seen }) => {
  const pages = lastSeenFirst(kept.map((at, place) => ({ at, place })));
  expect(pages.map(({ place }) => place).join(" ")).toBe(seen);
});

test("without any the list stays empty", () => {
  expect(withCachedPages(page, [])).toBe('<ul class="grid"></ul>');
});
