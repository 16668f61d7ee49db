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
  const [arriveA, arriveB] = [company.setOut(place), company.setOut(place)];
  arriveA();
  const a = shout(place, "a");
  await wait(20);
  expect(groups).toEqual([]);
  arriveB();
  expect(await Promise.all([a, shout(place, "b")])).toEqual(["A", "B"]);
  expect(groups).toEqual([["a", "b"]]);
});

test("whoever is alone waits for nobody, nor for those of another place", async () => {
  const { company, groups, shout } = shouter(long);
  company.setOut({});
  expect(await shout({}, "a")).toBe("A");
  expect(groups).toEqual([["a"]]);
});

test("who does not come is not waited for, and says so as often as he likes", async () => {
  const { company, shout } = shouter(long);
  const place = {};
  const [turnBack, other] = [company.setOut(place), company.setOut(place)];
  const answer = shout(place, "a");
  turnBack();
  turnBack();
  let isAnswered = false;
  void answer.then(() => {
    isAnswered = true;
  });
  await wait(20);
  expect(isAnswered).toBe(false);
  other();
  expect(await answer).toBe("A");
});

test("patience ends: who takes his time belongs to another group", async () => {
  const { company, groups, shout } = shouter(10);
  const place = {};
  const arrive = company.setOut(place);
  expect(await shout(place, "a")).toBe("A");
  arrive();
  expect(await shout(place, "b")).toBe("B");
  expect(groups).toEqual([["a"], ["b"]]);
});
