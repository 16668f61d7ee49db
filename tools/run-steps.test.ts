import { expect, test } from "vitest";
import { runSteps } from "./run-steps.mjs";

test("steps wait for what they need, and are not taken when that failed", async () => {
  const order: string[] = [];
  const taking = (name: string) => async () => {
    order.push(name);
    return "";
  };
  const failing = async () => {
    throw new Error("no");
  };
  const ended = await runSteps(
    [
      { name: "last", work: taking("last"), after: ["first", "broken"] },
      { name: "never", work: taking("never"), needs: ["broken"] },
      { name: "first", work: taking("first") },
      { name: "broken", work: failing },
      { name: "elsewhere", work: taking("elsewhere"), leftOut: () => "not here" },
      { name: "alone", work: taking("alone"), after: ["not one of these"] },
    ],
    { tell: () => undefined },
  );
  expect(order.toSorted()).toEqual(["alone", "first", "last"]);
  expect(order.indexOf("first")).toBeLessThan(order.indexOf("last"));
  expect(ended.map(({ step, isWell }) => [step.name, isWell])).toEqual([
    ["last", true],
    ["never", false],
    ["first", true],
    ["broken", false],
    ["elsewhere", true],
    ["alone", true],
  ]);
});
