import { expect, test } from "vitest";
import { promisedAnswerHours } from "#domain/quotes/first-answer.ts";
import { areas, readCatalog } from "./catalogs.ts";

test.each(areas)("texts of %s promise a reply within the hours that the statistics measure", async (area) => {
  const texts = [...(await readCatalog("en", area)).values()];
  const hours = texts.flatMap((text) => /within (\d+) hours/.exec(text)?.[1] ?? []);
  expect(
    hours.filter((each) => Number(each) !== promisedAnswerHours),
    "Change both.",
  ).toEqual([]);
});
