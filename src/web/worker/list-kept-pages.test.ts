import { expect, test } from "vitest";
import { withKeptPages } from "./list-kept-pages.ts";

const page = '<ul data-kept-pages="" class="grid"></ul>';

test("lists what can be read, but not the offline page itself nor what has no name", () => {
  const listed = withKeptPages(page, [
    { path: "/products/7", title: "Fish &amp; Chips bag" },
    { path: "/fr/offline", title: "Hors connexion" },
    { path: "/devis", title: "" },
  ]);
  expect(listed).toBe(
    '<ul class="grid"><li><a class="link" href="/products/7">Fish &amp; Chips bag</a></li></ul>',
  );
});

test("without any the list stays empty", () => {
  expect(withKeptPages(page, [])).toBe('<ul class="grid"></ul>');
});
