import { expect, test } from "vitest";
import { owedParts } from "./owed-parts.ts";

const of = (itemId: number, documentId: number | null, cents: number) => ({ itemId, documentId, cents });

test.each([
  ["nothing", [], []],
  ["an item without a document", [of(1, null, 500)], [of(1, null, 500)]],
  ["an item of which some was paid", [of(1, 7, 500), of(1, 7, -200)], [of(1, 7, 300)]],
  ["an item that was paid", [of(1, 7, 500), of(1, 7, -500)], []],
  ["an item that was paid before its document", [of(1, null, 500), of(1, 7, -500)], []],
  ["two items by one document", [of(1, 7, 500), of(2, 7, 400)], [of(1, 7, 500), of(2, 7, 400)]],
  ["an item by two documents", [of(1, 7, 500), of(1, 8, 30)], [of(1, 7, 500), of(1, 8, 30)]],
] as const)("what is owed of a deal: %s", (_, standings, expected) => {
  expect(owedParts(standings)).toEqual(expected);
});
