import fc from "fast-check";
import { expect, test } from "vitest";
import { fileKindOfBytes, fileStartBytes, pdfHeaderAt } from "./file-kind.ts";

const text = (value: string) => Buffer.from(value, "latin1");

test.each([
  ["jpg", text("\xff\xd8\xff\xe0")],
  ["png", text("\x89PNG\r\n\x1a\n")],
  ["gif", text("GIF87a")],
  ["gif", text("GIF89a")],
  ["webp", text("RIFF\x24\x00\x00\x00WEBPVP8 ")],
  ["pdf", text("%PDF-1.7")],
  ["pdf", text("\xef\xbb\xbf%PDF-1.7")],
  ["pdf", text(`${"\r\n".repeat(512)}%PDF-1.7`)],
  [undefined, text(`${"\n".repeat(1025)}%PDF-1.7`)],
  [undefined, text("GIF88a")],
  [undefined, text("RIFF\x24\x00\x00\x00WAVEfmt ")],
  [undefined, text("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  [undefined, text("%PD")],
  [undefined, text("")],
])("%s begins with its own bytes", (kind, start) => {
  expect(fileKindOfBytes(start)).toBe(kind);
});

test("what follows the first bytes changes nothing", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (rest) => {
      expect(fileKindOfBytes(Buffer.concat([text("%PDF-"), rest]))).toBe("pdf");
    }),
  );
});

test("SPEC-3.3 a PDF is known by its start alone, wherever its header may stand", () => {
  const latest = text(`${"x".repeat(1024)}%PDF-`);
  expect(latest).toHaveLength(fileStartBytes);
  expect(pdfHeaderAt(latest)).toBe(1024);
  expect(pdfHeaderAt(text("%PDF-%PDF-"))).toBe(0);
  // The other kinds are known by their first bytes, whatever stands in them.
  expect(fileKindOfBytes(text("GIF89a %PDF-1.7"))).toBe("gif");
});
