import { expect, test } from "vitest";
import { readDraft, readPercent } from "./draft.ts";

const lineOf = (line: { unit_price?: string | number; amount?: string | number }) =>
  readDraft({ lines: [{ kind: "fee", name: "Fee", ...line }] }, undefined).lines[0];

test.each([
  ["0.1650", 1_650],
  [0.14, 1_400],
  ["-12.5", -125_000],
  ["0.16505", Number.NaN],
] as const)("a unit price of %o is read exactly", (unit_price, expected) => {
  expect(lineOf({ unit_price })).toMatchObject({ unitPriceE4: expected });
});

test.each([
  ["420", 42_000],
  [" −99.99 ", -9_999],
  ["12,50", Number.NaN],
  ["", Number.NaN],
] as const)("an amount of %o is read exactly", (amount, expected) => {
  expect(lineOf({ amount })).toMatchObject({ amountCents: expected });
});

test("per cent are read as parts per million", () => {
  expect(["5", "8.25"].map(readPercent)).toEqual([50_000, 82_500]);
});

test("options and choices are named by their places, and their defaults by these names", () => {
  const choices = [
    { title: "Short", lines: [] },
    { title: "Long", lines: [] },
  ];
  const { options } = readDraft(
    {
      lines: [],
      options: [
        { kind: "one_of", title: "Handles", default: 1, choices },
        { kind: "any_of", title: "Extras", default: [0], choices },
      ],
    },
    undefined,
  );
  expect(options).toMatchObject([
    { id: "o1", defaultChoice: "o1c2", choices: [{ id: "o1c1" }, { id: "o1c2" }] },
    { id: "o2", defaultChoices: ["o2c1"] },
  ]);
});
