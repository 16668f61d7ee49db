import { describe, expect, test } from "vitest";
import { said } from "#domain/words.fixture.ts";
import {
  type LogoType,
  logoAccept,
  logoFileRule,
  logoMediaType,
  logoTypeOfBytes,
  logoTypeOfName,
} from "./logo-file.ts";

const bytes = (...parts: (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "number" ? [part] : [...part].map((c) => c.charCodeAt(0)))),
  );
const starts: Record<LogoType, Uint8Array> = {
  jpg: bytes(0xff, 0xd8, 0xff, 0xe0),
  png: bytes(0x89, "PNG\r\n", 0x1a, "\n"),
  gif: bytes("GIF89a"),
  pdf: bytes("%PDF-1.7"),
};
const wrongType = "Only JPG, PNG, GIF and PDF formats are allowed";
const file = { name: "logo.png", type: "image/png", size: 1000 };
const check = (change: object): string | undefined => said(logoFileRule({ ...file, ...change }));

describe("a logo file (SPEC-2.17, REL-I4)", () => {
  test.each(Object.entries(starts))("%s is known by its bytes", (type, start) => {
    expect(logoTypeOfBytes(start)).toBe(type);
    expect(logoTypeOfBytes(start.slice(0, 2))).toBeUndefined();
    expect(check({ name: `a.${type}`, type: logoMediaType(type as LogoType), start })).toBeUndefined();
  });

  test.each(["GIF87a", "GIF89a"])("%s is a GIF", (start) => {
    expect(logoTypeOfBytes(bytes(start))).toBe("gif");
  });

  test.each(["GIF88a", "<svg xmlns", "BM", "PK\u0003\u0004", "", " %PDF 1"])(
    "%j is none of the four",
    (start) => {
      expect(logoTypeOfBytes(bytes(start))).toBeUndefined();
    },
  );

  test.each([
    ["LOGO.PNG", "png"],
    ["a.b.jpeg", "jpg"],
    ["x.jpg", "jpg"],
    ["x.jfif", "jpg"],
    ["X.JFIF", "jpg"],
    ["x.pjpeg", "jpg"],
    ["x.pjp", "jpg"],
    ["x.jpe", "jpg"],
    ["x.gif", "gif"],
    ["x.pdf", "pdf"],
    ["x.svg", undefined],
    ["x.png.exe", undefined],
    ["png", undefined],
    ["x.constructor", undefined],
  ])("the name %s claims %s", (name, type) => {
    expect(logoTypeOfName(name)).toBe(type);
  });

  test("5 MB are allowed, one byte more is not", () => {
    expect(check({ size: 5_242_880 })).toBeUndefined();
    expect(check({ size: 5_242_881 })).toBe("File size must not exceed 5 MB");
  });

  test("without a media type the name decides", () => {
    expect(check({ type: "" })).toBeUndefined();
  });

  test.each([
    ["a.jpg", "image/jpg", starts.jpg],
    ["a.jpg", "image/pjpeg", starts.jpg],
    ["a.jfif", "IMAGE/JPEG", starts.jpg],
    ["a.png", "image/x-png", starts.png],
    ["a.png", "application/octet-stream", starts.png],
    ["a.gif", "binary/octet-stream", starts.gif],
    ["a.gif", " image/gif ; charset=binary", starts.gif],
    ["a.pdf", "application/x-pdf", starts.pdf],
    ["a.pdf", "application/force-download", starts.pdf],
    ["a.pdf", "", bytes("\n".repeat(1024), "%PDF-1.4")],
  ])("SPEC-3.3 %s sent as %j is taken", (name, type, start) => {
    expect(check({ name, type, start })).toBeUndefined();
  });

  test.each([
    ["a.jpg", "image/x-png"],
    ["a.png", "image/pjpeg"],
    ["a.pdf", "image/png"],
    ["a.png", "application/x-pdf"],
    ["a.png", "text/html"],
    ["a.png", "image/svg+xml"],
    ["a.png", "image/constructor"],
  ])("%s sent as %s is not", (name, type) => {
    expect(check({ name, type })).toBe(wrongType);
  });

  test("what a form may choose is what the rule takes", () => {
    for (const extension of logoAccept.split(","))
      expect(logoTypeOfName(`logo${extension}`), extension).toBeDefined();
    expect(logoAccept).toContain(".jfif");
  });

  test("name, media type and bytes must agree", () => {
    expect(check({ name: "logo.svg", type: "image/svg+xml" })).toBe(wrongType);
    expect(check({ type: "image/jpeg" })).toBe(wrongType);
    expect(check({ start: starts.gif })).toBe(wrongType);
    expect(check({ start: bytes("<script>") })).toBe(wrongType);
    expect(check({ start: new Uint8Array() })).toBe(wrongType);
  });
});
