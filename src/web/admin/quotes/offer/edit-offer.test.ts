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

const column = (units: string, isDefault = false) => ({ units, unitPrice: "", isDefault });

test("L9.4 a line in several quantities has a total once one counts, and each has its own", () => {
  const quantities = [column("10,000"), column("20,000")];
  const ladder = after(three, { do: "change-line", key: 2, changes: { quantities } });
  const { totalCents, isValid, columns } = workOutForTest(ladder);
  expect({ totalCents, isValid }).toEqual({ totalCents: undefined, isValid: true });
  expect(columns.get(2)).toEqual([
    { units: 10_000, unitPriceE4: 1_000, amountCents: 100_000, totalCents: 300_000, perBagE4: 1_000 },
    { units: 20_000, unitPriceE4: 1_000, amountCents: 200_000, totalCents: 400_000, perBagE4: 1_000 },
  ]);
  const chosen = [column("10,000"), column("20,000", true)];
  const counted = after(ladder, { do: "change-line", key: 2, changes: { quantities: chosen } });
  expect(workOutForTest(counted).totalCents).toBe(400_000);
});

test("L9.4 what is wrong with a quantity is told at its line", () => {
  const wrong = (...units: string[]) => {
    const changes = { quantities: units.map((each) => column(each)) };
    const { lineErrors } = workOutForTest(after(three, { do: "change-line", key: 2, changes }));
    return [...lineErrors].map(([key, errors]) => [key, Object.keys(errors)]);
  };
  expect(wrong("10,000")).toEqual([[2, ["quantities"]]]);
  expect(wrong("10,000", "2o")).toEqual([[2, ["quantities.1.units"]]]);
});

test("L9.4 a run that was stored for each quantity scales again once the bags change", () => {
  const quantities = [column("10,000"), column("20,000")];
  const run = typedLine(4, { kind: "run", name: "Run", units: "10,000", unitPrice: "0.02", quantities });
  const stored = typedOffer([...three.lines, run]);
  const price = after(stored, { do: "change-line", key: 4, changes: { unitPrice: "0.03" } });
  const bags = after(stored, { do: "change-line", key: 2, changes: { quantities } });
  const name = after(stored, { do: "change-line", key: 2, changes: { name: "Tote" } });
  expect([price, bags, name].map(({ lines }) => lines[3]?.quantities)).toEqual([
    undefined,
    undefined,
    quantities,
  ]);
});

test("L9.2 of one-of a new default takes the place of the former; without one there is no total", () => {
  const one = after(three, { do: "add-option", kind: "one_of" });
  const key = one.options[0]?.key ?? 0;
  const two = after(one, { do: "add-choice", option: key });
  const [, second] = two.options[0]?.choices.map((choice) => choice.key) ?? [];
  if (second === undefined) throw new Error("no choices");
  const other = after(two, { do: "change-choice", key: second, changes: { isDefault: true } });
  expect(other.options[0]?.choices.map(({ isDefault }) => isDefault)).toEqual([false, true]);
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
