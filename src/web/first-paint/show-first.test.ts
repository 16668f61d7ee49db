import { expect, test } from "vitest";
import { showFirst as piecesOf } from "./show-first.ts";
import { readSheet, type Sheet } from "./used-rules.ts";

const sheet = readSheet(".a{x:1}.b{x:2}");
const faces = "@font-face{src:url(/assets/face.woff2)}";
const showFirst = (html: string, of: Sheet) => piecesOf(html, of, faces).join("");
const link = '<link rel="stylesheet" href="/assets/theme-1.css" data-precedence="shop"/>';
const page = (head: string) =>
  [
    `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/assets/fonts-1.css" data-precedence="faces"/>${head}`,
    '<link rel="modulepreload" fetchpriority="low" href="/assets/entry.js"/></head><body class="a"><h1>Bags</h1>',
    '<script type="module" async="">;\nimport * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/home.js";',
    "\n  window.parts = [route0, route1];</script></body></html>",
  ].join("");

test("a page has the rules that it is drawn with first of all, and names nothing that holds up its painting", () => {
  const shown = showFirst(page(link), sheet);
  expect(shown).toContain(`<meta charSet="utf-8"/><style>${faces}.a{x:1}</style>`);
  expect(shown.replaceAll(/<noscript>.*?<\/noscript>/g, "")).not.toMatch(/<link/);
});

test("without JavaScript the whole sheet comes, too", () => {
  expect(showFirst(page(link), sheet)).toContain(`<noscript>${link}</noscript>`);
});

test("its module asks for the sheet and for every file, and then goes on as before", () => {
  const module = showFirst(page(link), sheet).match(
    /<script type="module" async="">([\s\S]*?)<\/script>/,
  )?.[1];
  expect(module).toMatch(/^if\(document\.readyState.*first-contentful-paint/);
  expect(module).toContain('{"rel":"stylesheet","href":"/assets/theme-1.css","data-precedence":"shop"}');
  expect(module).toContain('{"rel":"modulepreload","href":"/assets/entry.js"}');
  expect(module).toContain(
    'const [route0,route1]=await Promise.all([import("/assets/root.js"),import("/assets/home.js")]);',
  );
  expect(module).toMatch(/window\.parts = \[route0, route1\];$/);
});

test("the faces are there once: React finds their link, which nobody follows", () => {
  const shown = showFirst(page(link), sheet);
  expect(shown.split("@font-face")).toHaveLength(2);
  expect(shown).toContain(
    '{"rel":"stylesheet","href":"/assets/fonts-1.css","data-precedence":"faces","disabled":""}',
  );
});

test("REL-S9 a page whose address may hold a token declares no face: nobody is told the address", () => {
  const secret = page(`<meta name="robots" content="noindex"/>${link}`);
  expect(showFirst(secret, sheet)).toBe(secret);
});

test("a page that the browser draws waits for nothing: there is nothing to be painted before", () => {
  const shell = page(link).replace("<h1>Bags</h1>", "");
  expect(showFirst(shell, sheet)).toBe(shell);
});

test("a page with a sheet of its own, or without scripts, stays as it is", () => {
  const office = page(`${link}<link rel="stylesheet" href="/assets/office-1.css" data-precedence="office"/>`);
  const still = `<html><head><meta charSet="utf-8"/>${link}</head></html>`;
  for (const html of [office, still]) expect(showFirst(html, sheet)).toBe(html);
});
