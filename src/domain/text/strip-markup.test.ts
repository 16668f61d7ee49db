import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanLine, cleanText } from "./clean.ts";
import { stripMarkup } from "./strip-markup.ts";

describe("stripping markup", () => {
  test.each([
    ["<b>bold</b> text", "bold text"],
    ["a<script>alert(1)</script>b", "ab"],
    ['a<SCRIPT src="x">y</ScRiPt >b', "ab"],
    ["a<script>never closed", "anever closed"],
    ["a<!-- note -->b<?php x ?>c", "abc"],
    ['<img src=x onerror="alert(1)">', ""],
    ["<scr<script></script>ipt>alert(1)</script>", "ipt>alert(1)"],
    ["<<b>b>x", "x"],
    ["a < b and c > d", "a < b and c > d"],
    ["I <3 bags > all", "I <3 bags > all"],
    ["1 <b", "1 <b"],
    ["no markup", "no markup"],
  ])("%j becomes %j", (given, left) => {
    expect(stripMarkup(given)).toBe(left);
  });

  const markup = fc.array(
    fc.constantFrom(
      "<",
      ">",
      "/",
      "b",
      "script",
      "<script>",
      "</script>",
      " ",
      "!",
      "x",
      "e",
      "\u0301",
      "\u0338",
      "\u0001",
      "\n",
    ),
    { maxLength: 40 },
  );

  test("nothing that could be a tag is left, and a second pass changes nothing", () => {
    fc.assert(
      fc.property(markup, (parts) => {
        const text = parts.join("");
        for (const clean of [stripMarkup, cleanLine, cleanText]) {
          const once = clean(text);
          expect(once).not.toMatch(/<(?:\/?[a-z]|[!?])[^>]*>/i);
          expect(clean(once)).toBe(once);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test("spaces between words stay, spaces around go only when cleaned (SPEC-1.22)", () => {
    expect(stripMarkup("two words ")).toBe("two words ");
    expect(cleanLine(" two\nwords ")).toBe("two words");
    expect(cleanText(" two\nwords ")).toBe("two\nwords");
  });
});
