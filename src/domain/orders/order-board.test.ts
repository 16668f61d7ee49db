import { expect, test } from "vitest";
import { boardStates, nextStep, stepTo } from "./order-board.ts";

test("a card is dragged only to where a step leads", () => {
  const found = boardStates.flatMap((from) =>
    boardStates.flatMap((to) => {
      const step = stepTo(from, to);
      return step ? [`${from} ${step} ${to}`] : [];
    }),
  );
  expect(found).toEqual([
    "preparing start in_production",
    "ready start in_production",
    "in_production pack packed",
    "shipped deliver delivered",
  ]);
  expect(nextStep("ready")).toBe("start");
  expect(nextStep("packed")).toBeUndefined();
});
