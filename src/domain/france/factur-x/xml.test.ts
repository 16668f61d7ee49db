import { expect, test } from "vitest";
import { element, requiredElement, withAttributes, writeXml } from "./xml.ts";

test.each([
  [`a & b < c > d "e"`, "a &amp; b &lt; c &gt; d &quot;e&quot;"],
  ["a\u0000b\u000B\uFFFEc", "abc"],
  ["lone \uD83D surrogate, whole 👜", "lone  surrogate, whole 👜"],
  ["two\r\nlines", "two\nlines"],
  ["]]> and <!-- -->", "]]&gt; and &lt;!-- --&gt;"],
])("ADR-112 what is written of %j is well formed", (text, written) => {
  expect(writeXml(requiredElement("a", text))).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>\n<a>${written}</a>\n`,
  );
  expect(writeXml({ name: "a", attributes: { of: text }, children: [] })).toContain(`of="${written}"`);
});

test("ADR-112 an absent fact leaves no empty element", () => {
  expect(element("a", undefined)).toBeUndefined();
  expect(element("a", " \u0000 ")).toBeUndefined();
  expect(element("a", element("b", ""), withAttributes("c", { d: "e" }, ""))).toBeUndefined();
});
