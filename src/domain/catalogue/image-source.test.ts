import { expect, test } from "vitest";
import { imageSource } from "./image-source.ts";

// SPEC-2.8
test.each([
  ["data:image/png;base64,AAAA", "picture", "data:image/png;base64,AAAA"],
  ["DATA:image/JPEG;base64,AAAA", "picture", "DATA:image/JPEG;base64,AAAA"],
  ["data:application/pdf;base64,AAAA", "document", "data:application/pdf;base64,AAAA"],
  ["https://cdn.example.com/a.webp?w=1", "picture", "https://cdn.example.com/a.webp?w=1"],
  ["https://cdn.example.com/a.PDF?x=1#p", "document", "https://cdn.example.com/a.PDF?x=1#p"],
  ["products/a.png", "picture", "/storage/products/a.png"],
  ["/products/a.png", "picture", "/storage/products/a.png"],
  ["storage/a.png", "picture", "/storage/a.png"],
  ["/storage/a.pdf", "document", "/storage/a.pdf"],
])("%s is a %s", (value, kind, src) => {
  expect(imageSource(value)).toEqual({ kind, src });
});

test.each([
  null,
  undefined,
  "",
  "  ",
  "data:image/svg+xml,<svg/>",
  "data:text/html,x",
  "data:image/pngx",
  "http://a.b/c.png",
  "javascript:alert(1)",
  "//evil.example/a.png",
  "https:///a",
  "../secret",
  "a/../../b",
  "a\\b",
  "a\nb",
  "/storage/",
  "blob:x",
])("%j shows the placeholder", (value) => {
  expect(imageSource(value)).toEqual({ kind: "none" });
});
