import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { readCatalogueFile } from "./read-lines.ts";
import { importTemplate } from "./template.ts";

test.each(languages)("SPEC-5.8 the import reads its own template (%s), and asks nothing", (language) => {
  const { head, samples } = importTemplate(language);
  const rows = [head, ...samples.map((cells) => cells.map(String))];
  const file = readCatalogueFile({ rows, decimalSign: "." });
  expect(file).toMatchObject({ rows: 2, faults: [], asks: [], notTaken: [] });
  expect(file.lines.map(({ size }) => size)).toMatchObject([
    { price: 2500, breaks: [{ minUnits: 1 }, { minUnits: 10_000, unitPrice: 2100 }] },
    { price: 3200, breaks: [{ minUnits: 1 }, { minUnits: 10_000, unitPrice: 2800 }] },
  ]);
  expect(file.lines[0]).toMatchObject({ product: "Sample bag", name_fr: "Sac modèle" });
});
