import { expect, test } from "vitest";
import { readSheet, usedRules } from "./used-rules.ts";

const used = (css: string, html: string) => usedRules(readSheet(css), html);

test.each([
  ["a class that is there", ".a{x:1}.b{x:2}", '<p class="a c">', ".a{x:1}"],
  ["elements, whatever their classes", "p,a:hover{x:1}", "<p>", "p,a:hover{x:1}"],
  ["one of several selectors", ".a,.b{x:1}.c,.d{x:2}", '<p class="b">', ".a,.b{x:1}"],
  ["all classes of a selector", ".a .b{x:1}.a .c{x:2}", '<p class="a"><b class="b">', ".a .b{x:1}"],
  ["states and attributes", '.a[data-x="]{"]:hover{x:1}', '<p class="a">', '.a[data-x="]{"]:hover{x:1}'],
  ["denials and alternatives", ".a:not(.b):is(.c *,.d){x:1}", '<p class="a">', ".a:not(.b):is(.c *,.d){x:1}"],
  ["escaped names", ".size-\\[1\\.2em\\]{x:1}", '<p class="size-[1.2em]">', ".size-\\[1\\.2em\\]{x:1}"],
  ["names by number", ".\\32xl\\:a{x:1}", '<p class="2xl:a">', ".\\32xl\\:a{x:1}"],
  [
    "names with entities",
    ".\\[\\&\\>p\\]\\:a>p{x:1}",
    '<p class="[&amp;&gt;p]:a">',
    ".\\[\\&\\>p\\]\\:a>p{x:1}",
  ],
  [
    "groups, empty ones not",
    "@media print{.a{x:1}}@media x{.b{x:1}}",
    '<p class="a">',
    "@media print{.a{x:1}}",
  ],
  ["the order of layers", "@layer one,two;@layer two{.b{x:1}}", "<p>", "@layer one,two;@layer two;"],
  ["faces and movements", "@keyframes a{0%{x:1}}@font-face{src:url(a)}", "<p>", undefined],
  ["the licence at its top not", "/*! x{} */\np{x:1}", "<p>", "p{x:1}"],
])("a page's own rules: %s", (_what, css, html, expected) => {
  expect(used(css, html)).toBe(expected ?? css);
});
