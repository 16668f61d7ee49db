import { expect, test } from "vitest";
import { asksForFrenchFirst } from "./accept-language.ts";

test.each([
  ["fr", true],
  ["FR-fr", true],
  ["fr-FR,fr;q=0.9,en-US;q=0.8,en;q=0.7", true],
  ["fr-CA, en;q=0.8", true],
  ["en;q=0.8, fr", true],
  ["en;q=0.5,fr ; q=0.9", true],
  ["fr;q=0.8,en;q=0.8", true],
  ["*;q=0.1, fr;q=0.2", true],
  ["not a tag, fr", true],
  ["en-US,en;q=0.9,fr;q=0.8", false],
  ["en,fr", false],
  ["de,fr;q=0.9", false],
  ["fr;q=0", false],
  ["fr;q=0.8,en", false],
  ["fr;q=2", false],
  ["fr;q=abc,en;q=0.1", false],
  ["fro", false],
  ["x-fr", false],
  ["en-FR", false],
  ["*", false],
  ["", false],
  [undefined, false],
  [`${"en,".repeat(50_000)}fr`, false],
])("SPEC-3.16 %s asks for French first: %s", (header, isFrench) => {
  expect(asksForFrenchFirst(header)).toBe(isFrench);
});
