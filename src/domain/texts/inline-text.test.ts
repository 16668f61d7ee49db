import fc from "fast-check";
import { expect, test } from "vitest";
import { isSafeAddress, plainText, readInline } from "./inline-text.ts";

const text = (words: string) => ({ kind: "text", text: words });

test.each([
  ["plain <b>words</b> & signs", [text("plain <b>words</b> & signs")]],
  ["**bold** and *soft*", [{ kind: "strong", text: "bold" }, text(" and "), { kind: "em", text: "soft" }]],
  ["2 * 3 * 4 and 5*", [text("2 * 3 * 4 and 5*")]],
  ["[us](/contact)", [{ kind: "link", text: "us", href: "/contact" }]],
  ["[x](javascript:alert(1)) [y](//evil.example)", [text("[x](javascript:alert(1)) [y](//evil.example)")]],
  ["[mail](mailto:a@b.example).", [{ kind: "link", text: "mail", href: "mailto:a@b.example" }, text(".")]],
])("%s", (typed, parts) => {
  expect(readInline(typed)).toEqual(parts);
});

test.each([
  ["https://shop.example/a", true],
  ["HTTPS://shop.example", true],
  ["mailto:a@b.example", true],
  ["tel:+33478000000", true],
  ["/terms#one", true],
  ["http://shop.example", false],
  ["https:///evil", false],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["\u0001javascript:x", false],
  ["", false],
])("an address %j may be linked: %s", (href, isSafe) => {
  expect(isSafeAddress(href)).toBe(isSafe);
});

test("whatever is typed, no word is lost and every link is safe", () => {
  const piece = fc.constantFrom(
    "*",
    "**",
    "[",
    "]",
    "(",
    ")",
    "word",
    " ",
    "/x",
    "javascript:x",
    "https://a.example",
    "<b>",
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const typed = pieces.join("");
      const parts = readInline(typed);
      const links = parts.flatMap((part) => (part.kind === "link" ? [part.href] : []));
      const bare = (words: string) => words.replace(/[*[\]()]/g, "");
      const rest = links.reduce((left, href) => left.replace(`](${href})`, "]"), typed);
      return links.every(isSafeAddress) && bare(plainText(typed)) === bare(rest);
    }),
  );
});
