import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { csvText } from "#domain/text/csv.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { usersSheet } from "#web/admin/accounts/users-sheet.ts";
import { formulaPayloads } from "./formulas.ts";

const startsFormula = /^[\s\u00ad\u200b-\u200f\u202a-\u202e\ufeff]*[=+\-@|%＝＋－＠]/u;

test("REL-I8 no cell of a CSV file begins as a formula, in English or French", () => {
  for (const [locale, separator] of [
    ["en", ","],
    ["fr", ";"],
  ] as const) {
    const file = csvText(
      formulaPayloads.map((payload) => [payload, "x", -1]),
      locale,
    );
    expect(file.startsWith("\ufeff")).toBe(true);
    const cells = [...file.slice(1).matchAll(/"((?:[^"]|"")*)"(?:[,;]|\r\n)/g)].map(([, cell]) =>
      (cell ?? "").replaceAll('""', '"'),
    );
    expect(cells).toHaveLength(formulaPayloads.length * 3);
    expect(cells.filter((cell) => startsFormula.test(cell) && cell !== "-1")).toEqual([]);
    // Every cell is quoted, so a separator inside of one opens none, whatever a spreadsheet takes for a separator.
    expect(
      file
        .slice(1)
        .replace(/"(?:[^"]|"")*"/g, "")
        .replace(/\r\n/g, ""),
    ).toBe(separator.repeat(formulaPayloads.length * 2));
  }
});

test("REL-I8 the spreadsheet of users holds texts and numbers, and no formula", async () => {
  const user = {
    id: 1,
    is_admin: false,
    isAdmin: false,
    role: null,
    created_at: "2026-03-02T09:00:00.000Z",
    version: 1,
  };
  const users = formulaPayloads.map((payload) => ({
    ...user,
    name: payload,
    email: payload,
    telephone: payload,
  }));
  const sheet = usersSheet(users, {
    heads: ["ID", "Nom", "Email", "Téléphone", "Rôle", "Date"],
    role: () => "=1",
    day: () => "=1",
  });
  const xml = [...partsOf(await writeXlsxFile(sheet).toBuffer()).values()].join("\n");
  expect(xml).not.toMatch(/<f[ >/]/);
  const strings = [...xml.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g)].map(([, text]) => text ?? "");
  expect(strings.length).toBeGreaterThan(formulaPayloads.length);
  // Every cell is typed: a number, or a text, which nothing runs and nothing needs to stand before.
  const types = [...xml.matchAll(/<c r="\w+"([^>]*)>/g)].map(
    ([, attributes = ""]) => / t="(\w+)"/.exec(attributes)?.[1],
  );
  expect(types.filter((type) => type === undefined)).toHaveLength(users.length);
  expect(new Set(types.filter((type) => type !== undefined))).toEqual(new Set(["s"]));
  recordFigure(
    "REL-I8",
    `${formulaPayloads.length} cells that would be formulas × CSV in two languages and XLSX: 0 formulas`,
  );
});

/** The files in a ZIP archive, read from its table of contents. */
function partsOf(zip: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  for (let at = zip.indexOf("PK\u0001\u0002"); at !== -1; at = zip.indexOf("PK\u0001\u0002", at + 4)) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString();
    const start = zip.readUInt32LE(at + 42);
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const packed = zip.subarray(from, from + zip.readUInt32LE(at + 20));
    parts.set(name, (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString());
  }
  return parts;
}
