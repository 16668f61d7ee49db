import { expect, test } from "vitest";
import { blankPlace, factsOf, placeProblem, typedPlace } from "./typed-proof.ts";

const front = { place: "front", width_mm: 240, height_mm: 180, inks: ["PMS 185 C", "Black"] };
const fold = { place: "Bottom fold", position: "Centered", width_mm: 80, height_mm: 20, inks: ["Black"] };

test("what a proof says comes back from its form as it was", () => {
  expect(factsOf([front, fold].map(typedPlace), "A note")).toEqual({ places: [front, fold], note: "A note" });
  expect(factsOf([typedPlace(front)], " ")).toEqual({ places: [front] });
});

test.each([
  [{}, "proof.millimetres"],
  [{ width: 10, height: 10 }, "proof.inks.count"],
  [{ width: 10, height: 10, inks: " , " }, "proof.inks.count"],
  [{ width: 10.5, height: 10, inks: "Black" }, "proof.millimetres"],
  [{ place: "other" as const, width: 10, height: 10, inks: "Black" }, "proof.place.required"],
  [{ width: 10, height: 10, inks: "Black" }, undefined],
])("%j: %s", (typed, id) => {
  expect(placeProblem({ ...blankPlace, ...typed })?.id).toBe(id);
});
