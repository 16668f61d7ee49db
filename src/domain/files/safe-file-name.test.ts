import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#tests/support/any-text.ts";
import { safeFileName } from "./safe-file-name.ts";

test.each([
  ["logo.png", "logo.png"],
  ["Café – été 2026.PDF", "Café – été 2026.PDF"],
  ["Cafe\u0301.png", "Café.png"],
  ["徽标.png", "徽标.png"],
  ["C:\\fakepath\\logo.png", "logo.png"],
  ["../../etc/passwd.png", "passwd.png"],
  ["logo\u202egnp.exe.png", "logognp.exe.png"],
  ['a<b>:"c|?*.gif', "abc.gif"],
  ["con.png", "_con.png"],
  ["NUL.tar.pdf", "_NUL.tar.pdf"],
  ["..png", "file.png"],
  [" .png", "file.png"],
  ["", "file.png"],
  ["\u200b\u00ad.png", "file.png"],
  ["lo\u0000go\r\nX-Evil: 1.png", "logo X-Evil 1.png"],
  [`${"👜".repeat(49)}ab👜👜.jfif`, `${"👜".repeat(49)}ab.jfif`],
  ["my logo .png", "my logo.png"],
])("%j is stored as %j", (sent, name) => {
  expect(safeFileName(sent, "file.png")).toBe(name);
});

test("any name is short, whole, and leads nowhere; a safe one stays as it is", () => {
  fc.assert(
    fc.property(anyText(300), fc.constantFrom(".png", "", ".pdf"), (stem, ending) => {
      const name = safeFileName(stem + ending, "file.png");
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(212);
      expect(name.isWellFormed()).toBe(true);
      expect(name).not.toMatch(/[/\\\p{Cc}\u202A-\u202E\u2066-\u2069]|^\.|^$/u);
      expect(safeFileName(name, "file.png")).toBe(name);
    }),
  );
});

test("REL-I18 a name of 100,000 combining marks costs nothing", () => {
  const marks = "\u0301\u0316".repeat(50_000);
  const { user: before } = process.cpuUsage();
  safeFileName(`logo${marks}.png`, "file.png");
  expect((process.cpuUsage().user - before) / 1000).toBeLessThan(500);
});
