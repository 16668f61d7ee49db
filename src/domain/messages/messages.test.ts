import { describe, expect, test } from "vitest";
import { said } from "#domain/words.fixture.ts";
import {
  attachedAccept,
  attachedFileRule,
  attachedMediaType,
  attachedTypeOf,
  attachedTypes,
} from "./attached-file.ts";
import { checkMessage, messageTextRule } from "./message-rules.ts";

const bytes = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));
const starts = {
  jpg: ["\xff\xd8\xff\xe0"],
  png: ["\x89PNG\r\n\x1a\n"],
  gif: ["GIF89a"],
  pdf: ["%PDF-1.7"],
  zip: ["PK\x03\x04", "PK\x05\x06"],
  ai: ["%!PS-Adobe-3.0", "%PDF-1.6"],
  eps: ["%!PS-Adobe-3.0 EPSF-3.0", "\xc5\xd0\xd3\xc6"],
} as const;
const file = { name: "plan.zip", type: "application/x-zip-compressed", size: 1_000 };
const check = (change: object) => said(attachedFileRule({ ...file, ...change }));

describe("a file that is attached (L8.2)", () => {
  test.each(attachedTypes)("%s is known by name and bytes together", (type) => {
    for (const start of starts[type]) {
      expect(attachedTypeOf(`Plan.${type.toUpperCase()}`, bytes(start))).toBe(type);
      expect(check({ name: `a.${type}`, type: "", start: bytes(start) })).toBeUndefined();
    }
    expect(attachedTypeOf(`a.${type}`, bytes("MZ\x90"))).toBeUndefined();
    expect(attachedAccept.split(",")).toContain(`.${type}`);
    expect(attachedMediaType(type)).toMatch(/^(image|application)\//);
  });

  test.each([
    { name: "a.exe" },
    { name: "a.svg", type: "image/svg+xml" },
    { name: "zip" },
    { name: "a.pdf.html" },
    { name: "a.png", type: "text/html" },
    { name: "a.pdf", type: "", start: bytes("PK\x03\x04") },
    { name: "a.zip", start: bytes("%PDF-1.7") },
  ])("%j is refused by its name", (change) => {
    expect(check(change)).toBe(
      `${change.name}: only JPG, PNG, GIF, PDF, ZIP, AI and EPS files can be attached.`,
    );
  });

  test("5 MB are taken, and not a byte more", () => {
    expect(check({ size: 5_242_880 })).toBeUndefined();
    expect(check({ size: 5_242_881 })).toBe("plan.zip: a file may have 5 MB at most.");
  });
});

describe("a message", () => {
  test.each([
    ["A question", 0, undefined],
    ["", 1, undefined],
    [" \u200b ", 0, "Please write something, or attach a file."],
    ["a".repeat(5_000), 5, undefined],
    ["a".repeat(5_001), 1, "Please use at most 5,000 characters"],
    ["👜".repeat(5_000), 0, undefined],
    // Kept as it is typed (FOUND-F8).
    ["<b></b>", 0, undefined],
  ])("%#: has 1 to 5,000 characters, or files", (text, howMany, error) => {
    const { text: errors } = checkMessage({ text, files: Array.from({ length: howMany }, () => file) });
    expect(errors && said(errors[0])).toBe(error);
  });

  test("has five files at most; each that is refused is named", () => {
    const files = (count: number, name: string) => Array.from({ length: count }, () => ({ ...file, name }));
    const told = (...given: (typeof file)[]) =>
      checkMessage({ text: "", files: given }).files?.map((each) => said(each));
    expect(told(...files(6, "a.zip"))).toEqual(["A message takes 5 files at most."]);
    expect(told(...files(1, "a.exe"), ...files(1, "a.zip"), ...files(1, "b.exe"))).toHaveLength(2);
  });

  test("a question to the client needs words", () => {
    expect(said(messageTextRule(" "))).toBe("Please write something.");
    expect(messageTextRule("Which colours?")).toBeUndefined();
  });
});
