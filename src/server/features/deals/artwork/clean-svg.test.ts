import { describe, expect, test } from "vitest";
import { cleanSvg } from "./clean-svg.ts";

const clean = (inner: string, head = "") =>
  cleanSvg(Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`))
    .text;

describe("L15 what is left of an SVG", () => {
  test("what draws", () => {
    const inner = '<g fill="#C8102E"><path d="M0 0h9"></path></g><style>.a{fill:url(#b)}</style>';
    expect(clean(inner)).toContain(inner);
    expect(cleanSvg(Buffer.from("<svg><rect/><text>A &amp; B</text></svg>"))).toMatchObject({
      ...{ text: "<svg><rect></rect><text>A &amp; B</text></svg>", hasLines: true, hasText: true },
    });
  });

  test.each<[what: string, inner: string, gone: RegExp]>([
    ["scripts", "<script>alert(1)</script><SCRIPT href='#x'/><rect/>", /script|alert/i],
    ["handlers", '<rect onload="alert(1)" onClick="x()"/>', /onload|onclick|alert/i],
    ["other pages", "<foreignObject><p>hi</p><script>x</script></foreignObject><rect/>", /foreign|<p>|hi/i],
    ["what moves", '<rect><animate attributeName="href" to="javascript:x"/></rect>', /animate|javascript/i],
    [
      "addresses elsewhere",
      '<image href="http://e.com/a.png"/><use xlink:href="file:///etc/passwd#a"/>',
      /e\.com|passwd/,
    ],
    ["other data", '<image href="data:image/svg+xml;base64,AAAA"/>', /data:/],
    [
      "imports",
      "<style>@import url(http://e.com/a.css); .a{fill:url( 'http://e.com/b' )}</style>",
      /import|e\.com/,
    ],
    ["imports in a style", '<rect style="background:url(http://e.com/c)"/>', /e\.com/],
    ["comments and instructions", "<!-- <script>x</script> --><?php x ?><rect/>", /script|php/],
  ])("without %s", (_, inner, gone) => {
    expect(
      clean(inner.replace("<use xlink", '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink')),
    ).not.toMatch(gone);
  });

  test("parts of itself and pictures within stay", () => {
    const inner = '<use href="#a"></use><image href="data:image/png;base64,iVBORw0KGgo="></image>';
    expect(clean(inner)).toContain(inner);
  });

  test("without a DOCTYPE", () => {
    const head =
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">';
    expect(clean("<rect></rect>", head)).toMatch(/^<svg [^!?]*<rect><\/rect><\/svg>$/);
  });
});

test.each<[what: string, text: string]>([
  ["an entity of its own", '<!DOCTYPE svg [<!ENTITY a "ha">]><svg><text>&a;</text></svg>'],
  ["20,001 elements", `<svg>${"<g/>".repeat(20_000)}</svg>`],
  ["elements in elements", `<svg>${"<g>".repeat(300)}${"</g>".repeat(300)}</svg>`],
  ["a page", "<html><svg/></html>"],
  ["half of one", "<svg><rect"],
  ["nothing", ""],
])("L15 refused as an SVG: %s", (_, text) => {
  expect(() => cleanSvg(Buffer.from(text))).toThrow();
});
