import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { inGroups } from "./in-groups.ts";

/** Doubles numbers in groups of which it keeps an account. */
function doubler() {
  const groups: number[][] = [];
  const double = inGroups(async (_: object, items: readonly number[]) => {
    groups.push([...items]);
    await wait(5);
    return items.map((item) => item * 2);
  });
  return { groups, double };
}

test("who comes in the same moment is one group; who comes meanwhile, the next; each is told his own", async () => {
  const { groups, double } = doubler();
  const place = {};
  const first = Promise.all([1, 2, 3].map((item) => double(place, item)));
  await wait(1);
  const next = Promise.all([4, 5].map((item) => double(place, item)));
  expect(await first).toEqual([2, 4, 6]);
  expect(await next).toEqual([8, 10]);
  expect(await double(place, 6)).toBe(12);
  expect(groups).toEqual([[1, 2, 3], [4, 5], [6]]);
});

test("a group has 32 at most, and two places nothing to do with each other", async () => {
  const { groups, double } = doubler();
  const [here, there] = [{}, {}];
  const items = Array.from({ length: 40 }, (_, index) => index);
  await Promise.all([...items.map((item) => double(here, item)), double(there, 100)]);
  expect(groups).toEqual([items.slice(0, 32), [100], items.slice(32)]);
});

test("what fails is told to its group, and the next one begins anew", async () => {
  const place = {};
  let asked = 0;
  const once = inGroups(async (_: object, items: readonly string[]) => {
    asked += 1;
    if (asked === 1) throw new Error("not now");
    return items.map((item) => item.toUpperCase());
  });
  const answers = await Promise.allSettled([once(place, "a"), once(place, "b")]);
  expect(answers).toMatchObject([
    { status: "rejected", reason: { message: "not now" } },
    { status: "rejected", reason: { message: "not now" } },
  ]);
  expect(await once(place, "c")).toBe("C");
});

test("nobody waits for ever where work answers fewer than it was asked for", async () => {
  const lazy = inGroups(async (_: object, items: readonly number[]) => items.slice(1));
  const place = {};
  const answers = await Promise.allSettled([lazy(place, 1), lazy(place, 2)]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
