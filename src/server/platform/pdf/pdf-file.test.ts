import { describe, expect, test } from "vitest";
import { encryptedPdf, encryptions, linearisedPdf, smallPdf } from "./pdf.fixture.ts";
import { hasPdfEnd, pdfProtection } from "./pdf-file.ts";

const followedBy = (pdf: Buffer, ...rest: (string | Buffer)[]) =>
  Buffer.concat([pdf, ...rest.map((part) => Buffer.from(part))]);

describe("SPEC-3.3 the end of a PDF", () => {
  test.each([
    ["alone", smallPdf()],
    ["after a byte order mark", followedBy(Buffer.from("\uFEFF"), smallPdf())],
    ["with 80,508 zeros behind it", followedBy(smallPdf(), Buffer.alloc(80_508))],
    [
      "with kilobytes of a web server's words behind it",
      followedBy(smallPdf(), "<!-- served -->\n".repeat(1_000)),
    ],
    ["changed once, with a second end", followedBy(smallPdf(), "6 0 obj <<>> endobj\ntrailer <<>>\n%%EOF")],
    ["linearised", linearisedPdf()],
    ["without its last line feed", smallPdf().subarray(0, -1)],
  ])("is found: %s", (_, pdf) => {
    expect(hasPdfEnd(pdf)).toBe(true);
  });

  test.each([
    ["half of it", smallPdf().subarray(0, 100)],
    ["all but its last bytes", smallPdf().subarray(0, -4)],
    ["half of it, filled up with zeros", followedBy(smallPdf().subarray(0, 100), Buffer.alloc(1_000))],
    [
      "a change that was cut off",
      followedBy(smallPdf(), "6 0 obj <</Length 70000>> stream\n", Buffer.alloc(5_000, 7)),
    ],
  ])("is missing: %s", (_, pdf) => {
    expect(hasPdfEnd(pdf)).toBe(false);
  });

  test("is missing wherever a linearised PDF is cut", () => {
    const pdf = linearisedPdf();
    for (let length = 9; length < pdf.length - 1; length += 1)
      expect(hasPdfEnd(pdf.subarray(0, length)), `${length} bytes`).toBe(false);
  });
});

describe("SPEC-3.3 a PDF that opens only with a password", () => {
  test.each(encryptions)("$what, opens without: $opens", (encryption) => {
    const pdf = encryptedPdf(encryption);
    expect(hasPdfEnd(pdf)).toBe(true);
    expect(pdfProtection(pdf)).toBe(encryption.opens ? "restrictions" : "password");
  });

  test("strings in brackets, with escapes, read as those in hexadecimal do", () => {
    for (const encryption of encryptions) {
      const literal = (hex: string) => {
        const bytes = Buffer.from(hex.slice(1, -1), "hex");
        return `(${[...bytes].map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("")})`;
      };
      const { owner, user, ...rest } = encryption;
      const pdf = encryptedPdf({ ...rest, owner: literal(owner), user: literal(user) });
      expect(pdfProtection(pdf), encryption.what).toBe(encryption.opens ? "restrictions" : "password");
    }
  });

  test("a dictionary within the trailer", () => {
    const [encryption] = encryptions;
    const { rest, owner, user, id } = encryption;
    const trailer = `/ID [${id}${id}] /Encrypt <</Filter /Standard ${rest} /O ${owner} /U ${user}>>`;
    expect(pdfProtection(smallPdf({ trailer }))).toBe("password");
  });

  test("one for the holders of certificates", () => {
    const trailer = "/Encrypt <</Filter /Adobe.PubSec /V 4 /SubFilter /adbe.pkcs7.s5>>";
    expect(pdfProtection(smallPdf({ trailer }))).toBe("password");
  });

  test.each([
    ["an ordinary one", smallPdf()],
    ["a linearised one", linearisedPdf()],
    ["one that speaks of it", smallPdf({ objects: "4 0 obj (/Encrypt 9 0 R is a key) endobj\n" })],
  ])("not %s", (_, pdf) => {
    expect(pdfProtection(pdf)).toBeNull();
  });
});

// Each place is looked for from the end, and no more than a few of them.
test.each([
  "/Encrypt 1 0 R ",
  "/Encrypt<<",
  "1 0 obj ",
  "/Encrypt 1 0 R 1 0 obj<<",
  "1 ",
  "((((",
  "/ID[[[[",
  "%%EOF",
])("REL-I11 five megabytes of %j are read at once", (words) => {
  const pdf = followedBy(smallPdf({ trailer: "/Encrypt 7 0 R" }), Buffer.alloc(5_000_000, words), "\n%%EOF");
  const { user: before } = process.cpuUsage();
  hasPdfEnd(pdf);
  pdfProtection(pdf);
  expect((process.cpuUsage().user - before) / 1000).toBeLessThan(2_000);
});
