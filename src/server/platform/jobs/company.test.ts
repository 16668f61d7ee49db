import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { openCompany } from "./company.ts";
import { inGroups } from "./in-groups.ts";

const long = 60_000;

/** What is asked for in groups that wait for company, and the groups that there were. */
function shouter(patience: number) {
  const company = openCompany(patience);
  const groups: string[][] = [];
  const shout = inGroups(async (_: object, words: readonly string[]) => {
    groups.push([...words]);
    return words.map((word) => word.toUpperCase());
  }, company.gather);
  return { company, groups, shout };
}

test("the first waits for those who are on their way, and all are one group", async () => {
  const { company, groups, shout } = shouter(long);
  const place = {};
  const road = Promise.withResolvers<void>();
  const comeLater = async (word: string) => {
    await company.onTheWay(place, () => road.promise);
    return await shout(place, word);
  };
  const answers = [shout(place, "a"), comeLater("b"), comeLater("c")];
  await wait(20);
  expect(groups).toEqual([]);
  road.resolve();
  expect(await Promise.all(answers)).toEqual(["A", "B", "C"]);
  expect(groups).toEqual([["a", "b", "c"]]);
});

test("whoever is alone waits for nobody, nor for those of another place", async () => {
  const { company, groups, shout } = shouter(long);
  void company.onTheWay({}, () => wait(long, undefined, { ref: false }));
  expect(await shout({}, "a")).toBe("A");
  expect(groups).toEqual([["a"]]);
});

test("who turns back on his way is not waited for", async () => {
  const { company, groups, shout } = shouter(long);
  const place = {};
  const road = Promise.withResolvers<void>();
  const turnedBack = company.onTheWay(place, () => road.promise);
  const answer = shout(place, "a");
  road.reject(new Error("no further"));
  await expect(turnedBack).rejects.toThrow("no further");
  expect(await answer).toBe("A");
  expect(groups).toEqual([["a"]]);
});

test("patience ends: who takes his time belongs to another group", async () => {
  const { company, groups, shout } = shouter(10);
  const place = {};
  const road = Promise.withResolvers<void>();
  const late = company.onTheWay(place, () => road.promise);
  expect(await shout(place, "a")).toBe("A");
  road.resolve();
  await late;
  expect(await shout(place, "b")).toBe("B");
  expect(groups).toEqual([["a"], ["b"]]);
});
