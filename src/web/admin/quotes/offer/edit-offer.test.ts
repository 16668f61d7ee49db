import { expect, test } from "vitest";
import { editOffer, type OfferEdit } from "./edit-offer.ts";
import { typedLine, typedOffer, workOutForTest } from "./offer.fixture.ts";
import type { TypedOffer } from "./typed-offer.ts";

const three = typedOffer(
  [1, 2, 3].map((key) => typedLine(key, { name: `Line ${key}`, units: "10000", unitPrice: "0.1" })),
);
const after = (offer: TypedOffer, ...edits: readonly OfferEdit[]) => edits.reduce(editOffer, offer);
const keys = ({ lines }: TypedOffer) => lines.map(({ key }) => key);

test.each<[string, OfferEdit, number[]]>([
  ["Enter puts a line behind its own", { do: "add-line", after: 1 }, [1, 4, 2, 3]],
  ["the button puts one at the end", { do: "add-line" }, [1, 2, 3, 4]],
  ["a line goes", { do: "remove-line", key: 2 }, [1, 3]],
  ["a line moves up", { do: "move-line", key: 3, by: -1 }, [1, 3, 2]],
  ["a line moves down", { do: "move-line", key: 1, by: 1 }, [2, 1, 3]],
  ["the first line stays where it is", { do: "move-line", key: 1, by: -1 }, [1, 2, 3]],
])("%s", (_what, edit, expected) => {
  expect(keys(after(three, edit))).toEqual(expected);
});

test("a line that did not change keeps its identity", () => {
  const edited = after(three, { do: "change-line", key: 2, changes: { units: "20000" } });
  expect(edited.lines[0]).toBe(three.lines[0]);
  expect(edited.lines[1]?.units).toBe("20000");
});

test("who types an amount takes the unit price back, and the other way round", () => {
  const priced = after(three, { do: "change-line", key: 1, changes: { amount: "5" } });
  expect(priced.lines[0]).toMatchObject({ unitPrice: "", amount: "5" });
  const again = after(priced, { do: "change-line", key: 1, changes: { unitPrice: "0.2" } });
  expect(again.lines[0]).toMatchObject({ unitPrice: "0.2", amount: "" });
});

test("L9.1 a line becomes a ladder of quantities, whose first step is in the total", () => {
  const units = ["10,000", "20,000", "50,000"];
  const ladder = after(three, { do: "make-ladder", key: 2, title: "Quantity", units });
  expect(keys(ladder).slice(0, 2)).toEqual([1, 3]);
  const [option] = ladder.options;
  expect(option?.choices.map(({ title, isDefault }) => [title, isDefault])).toEqual([
    ["10,000", true],
    ["20,000", false],
    ["50,000", false],
  ]);
  expect(ladder.lines.filter(({ choice }) => choice !== undefined).map((line) => line.units)).toEqual(units);
  const { totalCents, isValid } = workOutForTest(ladder);
  expect({ totalCents, isValid }).toEqual({ totalCents: 300_000, isValid: true });
});

test("L9.2 of one-of a new default takes the place of the former; without one there is no total", () => {
  const ladder = after(three, {
    do: "make-ladder",
    key: 2,
    title: "Quantity",
    units: ["10000", "20000", "30000"],
  });
  const [first, second] = ladder.options[0]?.choices.map(({ key }) => key) ?? [];
  if (first === undefined || second === undefined) throw new Error("no choices");
  const other = after(ladder, { do: "change-choice", key: second, changes: { isDefault: true } });
  expect(workOutForTest(other).totalCents).toBe(400_000);
  const none = after(other, { do: "change-choice", key: second, changes: { isDefault: false } });
  expect(workOutForTest(none).totalCents).toBeUndefined();
});

test("the lines of a choice go with it, and an option with its last choice", () => {
  const one = after(three, { do: "add-option", kind: "any_of" });
  const [choice] = one.options[0]?.choices ?? [];
  if (!choice) throw new Error("no choice");
  expect(one.lines).toHaveLength(4);
  const gone = after(one, { do: "remove-choice", key: choice.key });
  expect({ lines: gone.lines.length, options: gone.options }).toEqual({ lines: 3, options: [] });
});
